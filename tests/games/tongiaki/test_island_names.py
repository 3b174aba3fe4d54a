"""An island has one name in each language."""

from __future__ import annotations

import re

import pytest

from tests.architecture.texts import FOLDERS, GAMES, game_of, written
from vaka.core.rulebook import file_name
from vaka.games.tongiaki import GAME
from vaka.games.tongiaki.rules.constants import ISLANDS
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, NAMES, TITLES, island_title

OTHERWISE = (
    r"Fidži|Hawa[ïi](?!i)|Hawai.i|O.ahu|Hiva-Oa|Hivaoa|Rapa-Nui|Rapanui|"
    r"Easter|Osterinsel|Pâques|Pasqua|Touamotou|Tuamotus|Toubouaï|Touvalou|Tokélaou|イースター|"
    r"モルロア|トゥ|フィージー|オワフ"
)
"""How the islands are called elsewhere, but on no tile."""


LATIN = [language for language in GAME.features.languages if language != "ja"]


@pytest.mark.parametrize("language", GAME.features.languages)
def test_an_island_has_one_name_in_a_language(language: str) -> None:
    """T1.2 names each of them in the language, and the printed names of two; no other text has
    another name for one."""
    rule = GAME.rulebook_in(language)["T1.2"].text
    for name, tile in zip(NAMES, ISLAND_TILES, strict=False):
        assert re.search(rf"(?<![A-Za-z]){island_title(name, language)}(?![a-z])", rule), tile.name
    own = {island_title(name, language) for name in NAMES[:ISLANDS]}
    elsewhere = {island_title(name, other) for name in NAMES[:ISLANDS] for other in LATIN}
    elsewhere |= {tile.name for tile in ISLAND_TILES} | set(OTHERWISE.split("|"))
    spelled = re.compile("|".join(sorted(elsewhere - own)))
    texts = [(where, text.replace(rule, "")) for where, text in written(language)]
    assert not [(where, found[0]) for where, text in texts if (found := spelled.search(text))]


def test_japanese_writes_the_islands_in_its_own_letters() -> None:
    """Everywhere but in records and notation, which keep the names of the tiles."""
    assert list(TITLES["ja"]) == list(NAMES[:ISLANDS])
    assert all(re.fullmatch(r"[ァ-ヶー・]+", title) for title in TITLES["ja"].values())
    latin = re.compile("|".join(rf"{island.name}(?![a-z])" for island in ISLAND_TILES))
    folders = [path for folder, path in FOLDERS.items() if game_of(folder) == "tongiaki"]
    files = [GAMES / "tongiaki" / file_name("ja"), *(path / "ja.json" for path in folders)]
    assert not [file for file in files if latin.search(file.read_text("utf-8"))]
