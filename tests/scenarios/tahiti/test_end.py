"""Chapter 6: the last minute, and who wins."""

from __future__ import annotations

from tests.scenarios.rule_registry import shows
from tests.scenarios.tahiti.table import Table, table


def last_minute(**fields: str) -> Table:
    """The last renovation of the third year, about to be completed."""
    return table(year="3", turn="orange", now="renovate:-:-", **fields)


@shows("H6.1")
def test_all_lay_down_their_hands_and_tourists_are_won_once_more() -> None:
    game = last_minute(
        hands="fruit8,boats2/boats9*", tables="pearls3/fruit5,pearls1", top="pearls11"
    )
    game.play("keep fruit5", "done")
    assert game.now == "over:third_year"
    assert game.state.is_over
    assert game.events_of("showed") == [
        {"kind": "showed", "seat": "purple", "cards": ["boats2", "fruit8"]},
        {"kind": "showed", "seat": "orange", "cards": ["boats9"]},
    ]
    assert game.field("hands") == "-/-"
    assert game.field("aside") == "fruit8,pearls3/boats9"
    assert game.field("tables") == "boats2/fruit5"
    assert game.event("awarded_two")["sum"] == 14
    assert game.event("awarded_two")["sums"] == [13, 14]
    assert game.field("twos") == "0,1"
    assert game.event("over")["reason"] == "third_year"


@shows("H6.1")
def test_only_the_third_year_is_the_last() -> None:
    game = table(
        year="2", turn="orange", now="renovate:-:-", hands="fruit8/boats9", tables="-/fruit5"
    )
    game.play("done")
    assert not game.state.is_over
    assert game.hand("purple").startswith("fruit8")


@shows("H6.1")
def test_ties_of_the_last_minute_go_by_the_order_of_the_third_year() -> None:
    game = last_minute(hands="fruit8/fruit8", tables="-/boats1", first="orange")
    game.play("keep boats1", "done")
    assert game.of("orange", "aside") == "boats1,fruit8"


@shows("H6.2")
def test_most_tourists_win() -> None:
    game = last_minute(
        hands="fruit1/-", tables="-/boats1", aside="fruit12,boats12/pearls12", twos="0,1"
    )
    game.play("done")
    assert [player["points"] for player in game.score["players"]] == [11, 6]
    assert game.score["players"][0]["twos"] == 1
    assert game.state.returns() == [1.0, 0.0]
    assert game.score["winners"] == [0]
    assert game.score["decided_by"] == "tourists"
    other = last_minute(hands="fruit1/-", tables="-/boats1", aside="-/pearls12", twos="0,1")
    other.play("done")
    assert other.state.returns() == [0.0, 1.0]


@shows("H6.2")
def test_a_tie_is_won_by_the_one_earlier_in_play_order() -> None:
    for first, winner in (("purple", 0), ("orange", 1)):
        game = table(
            year="3",
            first=first,
            turn="orange",
            hands="-/-",
            tables="-/boats1",
            aside="fruit12/pearls12",
            now="renovate:-:-",
            place="0" if first == "orange" else "1",
        )
        game.play("done")
        assert game.state.returns()[winner] == 1.0
        assert sum(game.state.returns()) == 1.0
        assert game.score["winners"] == [winner]
        assert game.score["decided_by"] == "order"


@shows("H6.2")
def test_before_the_end_nobody_has_won() -> None:
    assert table(aside="fruit12/-").state.returns() == [0.0, 0.0]
    assert table(aside="fruit12/-").score["reason"] is None
