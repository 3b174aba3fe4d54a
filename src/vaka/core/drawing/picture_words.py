"""The words of a game's pictures, in a language: the sentences `board.*` of its package."""

from __future__ import annotations

from vaka.core.translations import format_message, load_messages


class Words:
    """Captions by key."""

    def __init__(self, package: str, language: str) -> None:
        self._language = language
        self._texts = load_messages(package, language)

    def __call__(self, key: str, **parameters: int | str) -> str:
        return format_message(self._texts[f"board.{key}"], parameters, self._language)
