"""The map at a terminal is complete and fits its width, with and without colours."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from tests.scenarios.tongiaki.table import table
from vaka.core import build_mode
from vaka.core.dice import Dice
from vaka.games.tongiaki import GAME, Tongiaki
from vaka.games.tongiaki.rules.constants import EDGES
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, OCEAN_TILES, Island, Ocean, cell_of
from vaka.games.tongiaki.text.notation import LETTERS, cell_text
from vaka.games.tongiaki.text.terminal.canvas import FORMS, FormName, Span
from vaka.games.tongiaki.text.terminal.character_map import draw_map, fitting, spans
from vaka.games.tongiaki.text.terminal.palette import GLOW, SAILS

View = dict[str, Any]
NAMES: list[FormName] = list(FORMS)
HUGE = 1000
"""Wide enough for any map."""


def view_of(state: Tongiaki) -> View:
    """What the seat to move sees."""
    return GAME.view(state, state.turn if state.turn >= 0 else None)


def drawn(map: str, width: int = HUGE, form: FormName | None = None, **fields: str) -> str:  # noqa: A002
    """A map as position texts have it, in ASCII and without what stands below it."""
    lines = spans(view_of(table(map, **fields).state), width, ascii=True, form=form)
    return "\n".join(plain(line).rstrip() for line in lines[:-1])


def plain(line: list[Span]) -> str:
    return "".join(text for text, _ in line)


def text_of(lines: list[list[Span]]) -> str:
    return "\n".join(map(plain, lines))


def boats_in(lines: list[list[Span]]) -> Counter[str]:
    """The boats that are drawn, by their colours: `b` is one, `b3` are three."""
    found: Counter[str] = Counter()
    for text, style in [span for line in lines for span in line]:
        for colour, (ink, paper) in SAILS.items():
            if style == f"{ink} on {paper}":
                for letter, count in re.findall(r"([a-z])(\d*)", text):
                    assert letter == colour[0]
                    found[colour] += int(count or 1)
    return found


def boats_of(view: View) -> Counter[str]:
    """The boats of a view: on beaches, on statues and under way."""
    boats = [boat for island in view["islands"] for b in island["beaches"] for boat in b["boats"]]
    boats += [island["royal"] for island in view["islands"] if island["royal"]]
    return Counter(boats + (view["group"] or {"boats": []})["boats"])


def glowing(lines: list[list[Span]]) -> list[str]:
    """The texts that say what may be chosen."""
    return [text for line in lines for text, style in line if style.endswith(f"on {GLOW}")]


def random_game(seed: int, **options: str) -> Iterator[View]:
    """The views of all plies of a random game."""
    dice = Dice(seed)
    state = GAME.initial_state(GAME.setup(2 + seed % 5, options=options))
    yield view_of(state)
    while not state.is_over:
        state.play(dice.choose(state.moves()))
        yield view_of(state)


# ---- golden maps

MAP = "Tonga@0,0/0[b||r|||];Nauru@1,0/1[b|rr|];F@0,1/0;Samoa@-1,1/3[*r];C@-1,0/2;Hawaii@1,-1/4[||]"

FULL = r"""
   ----------              ----------
  /     3    \            /     c    \
 / 4        ~ \          /c:..        \
<       C      ----------   Hawaii 5   >
 \ 3        4 /   d:...  \b:.....    a/
  \     ~    /c:r..  e:...\   a:...  /
   ----------    Tonga 0   ----------
  /          \b:...  f:.../   a:b.   \
 /    * r *   \   a:b..  /a      b:rr.\
<    Samoa 5   ----------    Nauru 2   >
 \            /    3x    \        c:../
  \          / 3z      3z \     c    /
   ----------       F      ----------
             \ 3y      3y /
              \    3x    /
               ----------
"""

SMALL_MAP = "Tonga@0,0/0[bb||rr||r|b];F@0,1/0;Mangareva@-1,1/3[*r];Samoa@1,0/1[||]"

COMPACT = r"""
           --------
          /  b3r3  \
  --------  Tonga 0 --------
 /  * r * \        /        \
<Mangareva4--------  Samoa 5 >
 \        /3z 3x 3z\        /
  --------     F    --------
          \3y 3x 3y/
           --------
"""

SMALL = r"""
         ------
        / b3r3 \
  ------ Tonga 0------
 / * r *\      /      \
<Mangare4------ Samoa 5>
 \      /3z3x3z\      /
  ------    F   ------
        \3y3x3y/
         ------
"""


def test_neighbours_share_their_edges() -> None:
    assert drawn(MAP, founded="0,1") == FULL.strip("\n")


def test_small_forms_count_the_boats_of_an_island() -> None:
    assert drawn(SMALL_MAP, form="compact", founded="0,1") == COMPACT.strip("\n")
    assert drawn(SMALL_MAP, form="small", founded="0,1") == SMALL.strip("\n")


def test_a_map_across_the_border_of_the_grid_is_drawn_in_one_piece() -> None:
    def moved(match: re.Match[str]) -> str:
        return f"@{cell_text(cell_of(int(match[1]) + 16, int(match[2]) - 16))}/"

    far = re.sub(r"@(-?\d+),(-?\d+)/", moved, MAP)
    assert "@-16," in far
    assert drawn(far, founded="0,1") == FULL.strip("\n")


# ---- every tile, however it is turned


def alone(tile: View, form: FormName) -> str:
    """A map of one tile, in ASCII."""
    kind = "islands" if "beaches" in tile else "oceans"
    view = {**view_of(table(MAP, founded="0,1").state), "islands": [], "oceans": []}
    lines = spans({**view, kind: [{**tile, "q": 0, "r": 0}]}, ascii=True, form=form)
    return text_of(lines[:-1])


@pytest.mark.parametrize("rotation", range(EDGES))
@pytest.mark.parametrize("island", ISLAND_TILES, ids=lambda island: island.name)
def test_no_beach_hides_another(island: Island, rotation: int) -> None:
    beaches = [{"boats": [], "full": False} for _ in island.beaches]
    facts = {"points": island.points, "royal": None, "beaches": beaches, "rotation": rotation}
    text = alone({"name": island.name.replace(" ", ""), **facts}, "full")
    for letter, beach in zip(LETTERS, island.beaches, strict=False):
        assert re.search(rf"\b{letter}:\.{{{beach.moorings}}}(?!\.)", text)
        assert len(re.findall(rf"\b{letter}\b", text)) == len(beach.piers)


@pytest.mark.parametrize("form", NAMES)
@pytest.mark.parametrize("ocean", OCEAN_TILES, ids=lambda ocean: ocean.name)
def test_both_ends_of_a_route_are_marked_alike(ocean: Ocean, form: FormName) -> None:
    numbers = Counter(str(route.colours or "~") for route in ocean.routes)
    for rotation in range(EDGES):
        marks = Counter(
            re.findall("[234~][xyz]?", alone({**vars(ocean), "rotation": rotation}, form))
        )
        assert list(marks.values()) == [2, 2, 2]
        assert Counter(mark[0] for mark in marks) == numbers


# ---- whole games


@pytest.mark.parametrize("seed", range(5 if build_mode.is_compiled() else 1))
def test_every_ply_of_random_games_is_drawn(seed: int) -> None:
    widths = (40, 80, 120, 200)
    for ply, view in enumerate(random_game(seed, last_ocean="sail_on")):
        is_ascii, width = bool(ply & 1), widths[ply // 2 % 4]
        lines = spans(view, width, ascii=is_ascii, coordinates=ply % 7 == 0)
        assert max(cell_len(plain(line)) for line in lines) <= width
        assert not is_ascii or text_of(lines).isascii()


@pytest.mark.parametrize("form", NAMES)
@pytest.mark.parametrize("seed", range(4 if build_mode.is_compiled() else 1))
def test_every_tile_and_every_boat_is_drawn(seed: int, form: FormName) -> None:
    for ply, view in enumerate(random_game(seed, free_exploration="on", other_full_beaches="wait")):
        if ply % 5:
            continue
        lines = spans(view, HUGE, form=form, ascii=True)
        words = Counter(re.findall(r"[A-Za-z]+", text_of(lines[:-1])))
        for tile in view["islands"]:
            name = tile["name"][
                : FORMS[form].width - 2 - len(str(tile["points"])) - (form != "full")
            ]
            assert any(word.startswith(name) for word in words), name
        assert all(words[tile["name"]] == 1 for tile in view["oceans"])
        assert boats_in(lines) == boats_of(view)


def test_rich_reads_the_markup_as_it_is_meant() -> None:
    for ply, view in enumerate(random_game(3)):
        if ply % 10 == 0:
            for is_ascii in (True, False):
                lines = spans(view, 120, ascii=is_ascii)
                read = [
                    Text.from_markup(line).plain for line in draw_map(view, 120, ascii=is_ascii)
                ]
                assert read == list(map(plain, lines))


# ---- width


@pytest.mark.parametrize("width", [1, 5, 9, 10, 15, 16, 20, 33, 60])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    *_, view = random_game(1)
    assert max(len(plain(line)) for line in spans(view, width)) <= width


def test_the_tiles_are_as_large_as_fits() -> None:
    view = view_of(table(SMALL_MAP, founded="0,1").state)
    for width, form in ((40, "full"), (39, "compact"), (30, "compact"), (29, "small")):
        assert fitting(view, width) == form
        assert max(len(plain(line)) for line in spans(view, width)) <= width
    assert fitting(view, 5) == "small"


def test_what_does_not_fit_is_left_out_far_from_the_action() -> None:
    oceans = ";".join(f"{name}@{i},0/0" for i, name in enumerate("ABCDEFGHIJK", start=1))
    world = f"Tonga@0,0/0[b|r||||];{oceans};Samoa@12,0/0[bbr||]"
    sailing = text_of(spans(view_of(table(world, now="sail").state), 40))
    assert "Samoa" in sailing
    assert "Tonga" not in sailing
    assert "tiles not shown: 8 in the west, 0 in the east" not in sailing  # cut at the width
    assert "tiles not shown: 8 in the west" in sailing


# ---- what may be chosen


def test_a_full_beach_shows_the_edges_it_may_sail_from() -> None:
    world = "Tonga@0,0/0[|||||bbr];Nauru@1,0/2[|b|rr];F@0,1/0"
    view = view_of(table(world, now="sail").state)
    for form in NAMES:
        edges = re.findall(r"\d", "".join(glowing(spans(view, form=form))))
        assert sorted(edges) == ["4", "5", "5"]
    assert "f!bbr5" in drawn(world, now="sail")
    watching = GAME.view(table(world, now="sail").state, None)
    assert spans(watching, 80) == spans(view, 80)


def test_two_beaches_that_face_each_other_have_a_number_each() -> None:
    view = view_of(table("Tonga@0,0/0[|||||bbr];Nauru@1,0/0[bb||]", now="sail").state)
    for form in NAMES:
        edges = re.findall(r"\d", "".join(glowing(spans(view, form=form))))
        assert sorted(edges) == ["1", "2", "5"]


def test_open_cells_carry_the_coordinates_that_a_move_needs() -> None:
    laying = table("Tonga@16,0/0[|r||||];Nauru@-16,0/0[||];A@16,1/0", now="lay:settle:B")
    view = view_of(laying.state)
    cells = {move["text"].split()[1] for move in view["moves"]}
    for form in NAMES:
        shown = glowing(spans(view, HUGE, form=form))
        assert sorted(shown) == sorted(cells)


def test_a_group_waits_before_the_cell_it_has_come_to() -> None:
    sailing = table("Tonga@0,0/0[bbr|r||||]", now="sail")
    sailing.play("sail Tonga.a 0")
    lines = spans(view_of(sailing.state))
    assert glowing(lines) == ["?"]
    assert boats_in(lines) == Counter(blue=2, red=2)


def test_coordinates_are_shown_on_request() -> None:
    view = view_of(table(MAP, founded="0,1").state)
    for form in NAMES:
        text = text_of(spans(view, form=form, coordinates=True))
        for cell in ("0,0", "1,0", "0,1", "-1,1", "-1,0", "1,-1"):
            assert re.search(rf"(?<![-\d]){cell}(?!\d)", text), cell
