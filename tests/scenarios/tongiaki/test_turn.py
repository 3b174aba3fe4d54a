"""Chapter 3: the turn."""

from __future__ import annotations

from tests.scenarios.rule_registry import shows
from tests.scenarios.tongiaki.table import table


@shows("T3.1")
def test_a_turn_is_to_expand_or_to_found_or_to_settle() -> None:
    game = table("Tonga@0,0/0[b|r||||];Tubuai@0,1/0[b|]")
    assert game.offers == ["expand Tonga", "expand Tubuai", "found Tubuai", "settle"]


@shows("T3.1")
def test_who_expands_does_nothing_else() -> None:
    game = table("Tonga@0,0/0[b|r||||];Tubuai@0,1/0[b|]")
    game.play("expand Tonga")
    game.is_not_the_time_for("found Tubuai")
    game.is_not_the_time_for("settle")
    game.play("place Tonga.a")
    assert (game.turn, game.now) == ("red", "turn")


@shows("T3.1")
def test_who_founds_does_nothing_else() -> None:
    game = table("Tonga@0,0/0[b|r||||];Tubuai@0,1/0[b|]").play("found Tubuai")
    assert game.tile("Tubuai") == "Tubuai@0,1/0[*b]"
    assert (game.turn, game.now) == ("red", "turn")


@shows("T3.1")
def test_who_settles_does_nothing_else() -> None:
    game = table("Tonga@0,0/0[b|r||||];Tubuai@0,1/0[b|]").play("settle")
    game.is_not_the_time_for("expand Tonga")
    game.play("draw Nauru", "lay 0,-1 0", "place Nauru.a")
    assert (game.turn, game.now) == ("red", "turn")


@shows("T3.2")
def test_who_has_no_boat_on_the_map_re_enters() -> None:
    game = table("Tonga@0,0/0[|r||||]")
    assert game.offers == ["reenter Tonga", "reenter Tonga x2", "settle"]
    for move in ("expand Tonga", "found Tonga", "pass"):
        game.refuses(move, "T3.2")


@shows("T3.2")
def test_a_boat_on_a_statue_is_no_boat_on_a_beach() -> None:
    game = table("Tonga@0,0/0[|r||||];Tubuai@0,1/0[*b]", founded="1,0")
    assert "reenter Tonga" in game.offers
    game.refuses("expand Tubuai", "T3.2")


@shows("T3.2")
def test_who_has_lost_the_last_boat_re_enters() -> None:
    game = table("Tonga@0,0/0[bbb|r||||];A@0,1/3", now="sail")
    game.play("sail Tonga.a 0", "expand Tonga", "place Tonga.b")
    assert game.offers == ["reenter Tonga", "reenter Tonga x2", "settle"]


@shows("T3.2")
def test_who_has_a_boat_on_the_map_cannot_re_enter() -> None:
    game = table("Tonga@0,0/0[b|r||||]")
    game.refuses("reenter Tonga", "T3.2")
    game.refuses("reenter Tonga x2", "T3.2")


@shows("T3.3")
def test_a_turn_that_fills_no_beach_passes_clockwise() -> None:
    game = table("Tonga@0,0/0[b|r|g|||]", seats="blue,red,green")
    for colour, beach in (("blue", "a"), ("red", "b"), ("green", "c")):
        assert game.turn == colour
        game.play("expand Tonga", f"place Tonga.{beach}")
        assert game.kinds() == ["expanded", "placed", "turn_ended"]
    assert game.turn == "blue"


@shows("T3.3")
def test_boats_sail_only_when_all_are_placed() -> None:
    game = table("Tonga@0,0/0[bb|r||||]").play("expand Tonga", "place Tonga.a")
    game.is_not_the_time_for("sail Tonga.a 0")
    game.play("place Tonga.b")
    assert game.now == "sail"


@shows("T3.3")
def test_the_active_player_chooses_the_order_of_sailing() -> None:
    game = table("Tonga@0,0/0[bbb|r|rrr|||];Tubuai@0,2/0[|bbb]", now="sail")
    assert game.offers == ["sail Tonga.a 0", "sail Tonga.c 2", "sail Tubuai.b 4", "sail Tubuai.b 5"]
    game.play("sail Tonga.c 2", "draw A")
    assert game.offers == ["sail Tonga.a 0", "sail Tubuai.b 4", "sail Tubuai.b 5"]
    game.play("sail Tubuai.b 4", "draw F")
    assert game.offers == ["sail Tonga.a 0"]


@shows("T3.3", option="other_full_beaches=sail")
def test_full_beaches_sail_until_none_is_left() -> None:
    game = table("Tonga@0,0/0[bbb|bbb|r|||]", now="sail")
    game.play("sail Tonga.a 0", "draw A")
    assert (game.turn, game.offers) == ("blue", ["sail Tonga.b 1"])
    game.is_not_the_time_for("expand Tonga")
    game.play("sail Tonga.b 1", "draw F")
    assert game.kinds()[-1] == "turn_ended"
    assert (game.turn, game.now) == ("red", "turn")


WAITING = "Tonga@0,0/0[bbb|bbb|r|||]"
WAIT = "other_full_beaches:wait"


@shows("T3.3", option="other_full_beaches=wait")
def test_what_is_full_waits_for_the_next_expansion() -> None:
    game = table(WAITING, options=WAIT, now="sail:Tonga").play("sail Tonga.a 0", "draw A")
    assert (game.turn, game.now) == ("red", "turn")
    assert game.boats("Tonga.b") == "bbb"
    game.play("expand Tonga", "place Tonga.d")
    assert (game.turn, game.offers) == ("red", ["sail Tonga.b 1"])


@shows("T3.3", option="other_full_beaches=wait")
def test_what_is_full_elsewhere_waits_until_its_island_is_at_hand() -> None:
    chart = "Tonga@0,0/0[bbb|r||||];Oahu@0,1/0[r||]"
    game = table(chart, options=WAIT, turn="red").play("expand Oahu", "place Oahu.b")
    assert (game.turn, game.now, game.boats("Tonga.a")) == ("blue", "turn", "bbb")
    game = table(chart, options=WAIT, turn="red").play("expand Tonga", "place Tonga.c")
    assert (game.turn, game.now) == ("red", "sail:Tonga")


@shows("T3.3", option="other_full_beaches=wait")
def test_a_re_entry_puts_its_island_at_hand() -> None:
    chart = "Tonga@0,0/0[bbb|||||];Oahu@0,1/0[bbb||]"
    for island in ("Tonga", "Oahu"):
        game = table(chart, options=WAIT, turn="red").play(f"reenter {island}", f"place {island}.b")
        assert (game.turn, game.now) == ("red", f"sail:{island}")
        assert all(move.startswith(f"sail {island}.a") for move in game.offers)


@shows("T3.3", option="other_full_beaches=sail")
def test_otherwise_full_beaches_of_every_island_sail() -> None:
    game = table("Tonga@0,0/0[bbb|r||||];Oahu@0,1/0[r||]", turn="red")
    game.play("expand Oahu", "place Oahu.b")
    assert (game.turn, game.now, game.offers) == ("red", "sail", ["sail Tonga.a 0"])


@shows("T3.3", option="other_full_beaches=wait")
def test_what_is_full_waits_for_the_next_re_entry() -> None:
    game = table("Tonga@0,0/0[bbb|||||]", options=WAIT, turn="red")
    game.play("reenter Tonga", "place Tonga.b")
    assert (game.turn, game.offers) == ("red", ["sail Tonga.a 0"])


@shows("T3.3", option="other_full_beaches=wait")
def test_what_is_full_does_not_sail_when_somebody_founds_or_settles() -> None:
    game = table(WAITING + ";Tubuai@0,1/0[|r]", options=WAIT, turn="red").play("found Tubuai")
    assert (game.turn, game.now) == ("blue", "turn")
    game.play("settle", "draw Nauru", "lay 0,2 0", "place Nauru.a")
    assert (game.turn, game.now) == ("red", "turn")
    game = table(WAITING, options=WAIT, turn="red")
    game.play("settle", "draw Nauru", "lay 0,1 0", "place Nauru.a")
    assert (game.turn, game.now) == ("blue", "turn")
    assert game.boats("Tonga.a") == "bbb"
