"""Chapter 10: the presets, and how a wrong set-up is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.rule_registry import shows
from tests.scenarios.tongiaki.table import Table, new, table
from vaka.core.errors import InvalidSetup, InvalidText
from vaka.games.tongiaki import GAME

HOUSE_VARIANTS = {"two_colours", "free_exploration"}


def with_preset(preset: str, chart: str, **fields: str) -> Table:
    """A table in the middle of a game that is played by a preset."""
    options = new(preset=preset).field("options")
    return table(chart, options=options, **fields)


def refusal(**setup: Any) -> str:
    with pytest.raises(InvalidSetup) as error:
        GAME.setup(**setup)
    return str(error.value)


# ---- presets


def test_there_is_a_preset_for_each_source() -> None:
    assert list(GAME.presets) == ["S0", "S1", "S2", "S3"]


@pytest.mark.parametrize("preset", GAME.presets)
def test_a_preset_sets_every_option(preset: str) -> None:
    assert list(GAME.presets[preset]) == [option.name for option in GAME.options]
    assert GAME.setup(preset=preset).options == GAME.presets[preset]


@pytest.mark.parametrize("preset", GAME.presets)
def test_a_preset_has_the_values_that_the_rulebook_gives_its_source(preset: str) -> None:
    for option in GAME.rulebook.options:
        values = [value.value for value in option.values if preset in value.sources]
        if option.name in HOUSE_VARIANTS:
            assert GAME.presets[preset][option.name] == "off"
        else:
            assert [GAME.presets[preset][option.name]] == values


def test_without_a_preset_every_option_has_the_default_of_the_rulebook() -> None:
    defaults = {option.name: option.default.value for option in GAME.rulebook.options}
    assert GAME.setup().options == defaults


def test_options_go_before_the_preset() -> None:
    options = GAME.setup(preset="S3", options={"last_ocean": "sail_on"}).options
    assert options == {**GAME.presets["S3"], "last_ocean": "sail_on"}


@shows("T7.1", option="royal_timing=on_landing")
def test_by_s0_one_founds_on_landing() -> None:
    t = with_preset("S0", "Tonga@0,0/0[bbb|||||];Hawaii@0,1/3[||]", now="sail")
    t.play("sail Tonga.a 0", "land blue Hawaii.a", "land blue Hawaii.b", "land blue Hawaii.c")
    assert t.offers == ["found Hawaii", "waive"]


@shows("T9.1", option="reentry_boat=new_settlement")
def test_by_s1_the_one_boat_of_a_re_entry_needs_a_new_settlement() -> None:
    t = with_preset("S1", "Tonga@0,0/0[r|||||];Hawaii@0,1/3[||]")
    assert t.offers == ["reenter Tonga x2", "settle"]


@shows("T9.1", option="reentry_boat=not_tonga")
def test_by_s2_the_one_boat_of_a_re_entry_does_not_go_on_tonga() -> None:
    t = with_preset("S2", "Tonga@0,0/0[r|||||];Hawaii@0,1/3[||]")
    assert t.offers == ["reenter Hawaii", "reenter Tonga x2"]


@shows("T9.3", option="enclosed_when=expanding")
def test_by_s1_an_enclosed_island_goes_when_it_is_expanded() -> None:
    ring = "N@-1,0/0;P@-1,1/0;O@1,-1/0;K@1,0/0"
    t = with_preset("S1", f"Tonga@0,-1/0[b|||||];Tubuai@0,0/0[b|];{ring}").play("expand Tubuai")
    assert t.field("gone") == "Tubuai"


@shows("T9.6", option="closed_way=allowed")
def test_by_s3_a_way_back_is_open() -> None:
    chart = "Tonga@0,-1/0[b|||||];Tubuai@0,0/0[bbb|rrr];N@-1,0/0;P@-1,1/0"
    t = with_preset("S3", chart, now="sail:Tubuai")
    assert "sail Tubuai.a 1" in t.offers


@shows("T8.1", option="settlement_royal=kept")
def test_by_s3_royal_islands_are_kept() -> None:
    t = with_preset("S3", "Tonga@0,0/0[b|||||];Hawaii@0,1/3[*b]", founded="1,0").play("settle")
    assert t.tile("Hawaii") == "Hawaii@0,1/3[*b]"


# ---- what is refused


def test_an_unknown_preset_is_refused_and_the_known_ones_are_named() -> None:
    assert refusal(preset="S4") == "tongiaki has no preset 'S4' (presets: S0, S1, S2, S3)"


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    message = refusal(options={"royal_time": "on_landing"})
    assert "no option 'royal_time'" in message
    assert all(option.name in message for option in GAME.options)


def test_a_wrong_value_is_refused_and_the_right_ones_are_named() -> None:
    assert refusal(options={"last_ocean": "sunk"}) == (
        "option last_ocean cannot be 'sunk' (values: stay_at_sea, removed, sail_on)"
    )


@shows("T11.12", option="two_colours=each")
def test_two_colours_are_for_two_players() -> None:
    for value in ("once", "each"):
        options = {"two_colours": value}
        for players in (3, 4):
            message = refusal(players=players, options=options)
            assert f"two_colours={value} is for 2 players, not {players}" in message
        assert GAME.setup(2, options=options).seats == ("blue", "red", "green", "yellow")


@shows("T11.12", option="two_colours=off")
def test_without_them_there_is_a_seat_for_each_player() -> None:
    for players in range(2, 7):
        assert len(GAME.setup(players).seats) == players


def test_a_position_with_two_colours_needs_four_seats() -> None:
    with pytest.raises(InvalidText, match="two_colours needs four seats"):
        table("Tonga@0,0/0[b|||||]", seats="blue,red,green", options="two_colours:each")


def test_a_position_with_an_unknown_option_or_value_is_refused() -> None:
    for options in ("royal_time:on_landing", "last_ocean:sunk"):
        with pytest.raises(InvalidText, match=options):
            table("Tonga@0,0/0[b|||||]", options=options)
