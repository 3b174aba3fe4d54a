"""Chapter 7: what is hidden."""

from __future__ import annotations

import json

from tests.scenarios.rule_registry import shows
from tests.scenarios.tahiti.table import Table, dealt, new, table
from vaka.games.tahiti import GAME


def sees(game: Table, move: str, seat: int | None) -> bool:
    return GAME.may_see(game.state, GAME.parse_move(game.state, move), seat)


@shows("H7.1")
def test_a_card_dealt_is_seen_by_who_gets_it() -> None:
    game = new(2)
    assert [sees(game, "draw fruit8", seat) for seat in (0, 1, None)] == [True, False, False]
    told = [
        GAME.play(game.state.copy(), GAME.parse_move(game.state, "draw fruit8"), s) for s in (0, 1)
    ]
    assert told[0] == [{"kind": "dealt", "seat": "purple", "card": "fruit8"}]
    assert told[1] == [{"kind": "dealt", "seat": "purple"}]
    game.play("draw fruit8", "draw fruit9", "draw fruit9", "draw fruit2", "draw fruit8")
    assert [sees(game, "draw fruit1", seat) for seat in (0, 1, None)] == [False, True, False]
    assert game.hand("purple") == "fruit2,fruit8,fruit8,fruit9,fruit9"


@shows("H7.1")
def test_a_view_shows_the_own_hand_and_of_the_others_how_many_cards() -> None:
    game = table(hands="fruit8,fruit9*/boats5,boats6*")
    mine, theirs, nobodys = game.see("purple"), game.see("orange"), game.see(None)
    assert mine["hand"] == ["fruit8", "fruit9"]
    assert theirs["hand"] == ["boats5", "boats6"]
    assert nobodys["hand"] is None
    for view in (mine, theirs, nobodys):
        assert [seat["hand"] for seat in view["seats"]] == [2, 2]
        assert [seat["known"] for seat in view["seats"]] == [["fruit9"], ["boats6"]]
    assert "boats5" not in json.dumps(mine)
    assert "fruit8" not in json.dumps(theirs)
    assert "boats5" not in json.dumps(nobodys)
    assert mine["moves"]
    assert theirs["moves"] == []


@shows("H7.1")
def test_what_lies_open_is_seen_by_all() -> None:
    game = table(centre="boats3", top="pearls11", discards="fruit1", tables="fruit8/-", now="open")
    for seat in ("purple", "orange", None):
        view = game.see(seat)
        assert view["centre"] == ["boats3"]
        assert view["top"] == "pearls11"
        assert view["discards"] == ["fruit1"]
        assert view["seats"][0]["table"] == ["fruit8"]
        assert view["deck"] == 92 - 6


@shows("H7.1")
def test_of_a_pile_set_aside_the_others_see_how_many_cards_it_has() -> None:
    game = table(aside="fruit12,pearls4/boats5", twos="1,0")
    assert game.see("purple")["aside"] == {
        "points": 8,
        "cards": ["fruit12", "pearls4"],
        "twos": 1,
    }
    theirs = game.see("orange")
    assert [seat["aside"] for seat in theirs["seats"]] == [3, 1]
    assert "fruit12" not in json.dumps(theirs)
    assert game.see(None)["aside"] is None
    assert theirs["score"] is None


@shows("H7.1")
def test_who_forgets_nothing_knows_the_piles() -> None:
    game = table(aside="fruit12,pearls4/boats5", twos="1,0")
    memory = GAME.perfect_recall(game.state, 1)["memory"]
    assert [pile["points"] for pile in memory] == [8, 2]


@shows("H7.1")
def test_cards_taken_drawn_and_shown_are_known_until_they_leave() -> None:
    game = table(hands="fruit5,fruit6/boats1", centre="boats3,boats7")
    game.play("put fruit5", "take boats3", "take boats7", "done")
    assert game.see("orange")["seats"][0]["known"] == ["boats3", "boats7"]
    game.play("play boats3", "done")
    assert game.see("orange")["seats"][0]["known"] == ["boats7"]


@shows("H7.1")
def test_of_twins_the_known_one_leaves_first() -> None:
    game = table(hands="fruit8,fruit8*/boats1", now="open").play("lay fruit8")
    assert game.hand("purple") == "fruit8"
    assert game.see("orange")["seats"][0]["known"] == []


@shows("H7.1")
def test_a_choice_is_nobody_elses_business_until_it_is_complete() -> None:
    game = table(hands="fruit3,fruit5/boats1", centre="boats3,boats7")
    assert [sees(game, "put fruit5", seat) for seat in (0, 1, None)] == [True, False, False]
    assert [sees(game, "play fruit3", seat) for seat in (0, 1, None)] == [True, True, True]
    game.play("put fruit5")
    assert game.see("orange")["phase"] == "build"
    assert not sees(game, "take boats3", 1)
    game.play("take boats3")
    assert sees(game, "done", 1)
    cleared = table(hands="fruit3/boats1").play("play fruit3")
    assert not sees(cleared, "discard pearls1", None)
    kept = table(tables="fruit8/-", now="renovate:-:-")
    assert not sees(kept, "keep fruit8", 1)
    assert sees(kept, "keep fruit8", 0)


@shows("H7.1")
def test_the_deck_below_its_top_card_is_only_a_number() -> None:
    game = dealt(2)
    view = game.see("purple")
    assert view["deck"] == 82
    assert view["top"] is None


@shows("H7.1")
def test_what_was_hidden_is_shown_after_the_game() -> None:
    game = table(hands="fruit8,boats2/pearls1")
    shown = GAME.revealed_at_end(game.state)
    assert shown["hands"] == [["boats2", "fruit8"], ["pearls1"]]
    assert "players" in shown["score"]
