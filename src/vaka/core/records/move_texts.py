"""The texts of moves at tables with the same seats. Each is asked for once."""

from __future__ import annotations

from vaka.core.game import Game, Setup, State

MOST_KEPT = 4
"""Seatings whose texts are kept. Those of one seating take at most 2 MB."""


class MoveTexts(dict[int, str]):
    """The text of each move. `moves` has the move of each of these texts.

    A move has the same text wherever it is played (`Game.move_text`), so `state` may be any
    position of the table.
    """

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._state = state
        self.moves = MovesByText(self)

    def __missing__(self, move: int) -> str:
        text = self._game.move_text(self._state, move)
        if ";" in text or "=" in text or "(bot: " in text:  # it could not be read back
            name = self._game.name
            message = "the text of a move must not contain ';', '=' or '(bot: '"
            raise ValueError(f"{name}: {message}: {text!r}")
        self[move] = text
        self.moves[text] = move
        return text

    def parse(self, text: str) -> int:
        """The move that a text means. Only its own text is kept: capital letters, for example, make
        countless others."""
        move = self._game.parse_move(self._state, text)
        self[move]  # keeps its text
        return move


class MovesByText(dict[str, int]):
    """The move that each text means."""

    def __init__(self, texts: MoveTexts) -> None:
        self._texts = texts

    def __missing__(self, text: str) -> int:
        return self._texts.parse(text)


_kept: dict[tuple[Game, tuple[str, ...]], MoveTexts] = {}


def move_texts(game: Game, setup: Setup) -> MoveTexts:
    """The texts of moves with the seats of a set-up."""
    found = _kept.get((game, setup.seats))
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[game, setup.seats] = MoveTexts(game, game.initial_state(setup))
    return found
