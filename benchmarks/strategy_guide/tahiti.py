"""What is counted in games of Tahiti, for its guide."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.strategy_guide.tally import Tally
from vaka.core.game import JSON
from vaka.core.transition import Transition
from vaka.games.tahiti import GAME
from vaka.games.tahiti.rules.cards import parse_card, value_of

PLAYERS = (2, 3, 4)
SUMS = (7, 10, 13, 16, 19)
"""The sums of a suit at which a new row of the table begins."""

_TOURISTS = [int(part) for part in GAME.setup(2).options["tourists"].split(",")]


def count(plies: Sequence[Transition], tally: Tally) -> None:
    """Count what happened in a game."""
    score = GAME.score(plies[-1].after)
    players = len(score["players"])
    is_last_minute = False
    opened: list[int] = []
    for ply in plies:
        for event in ply.events(GAME, None):
            kind = event["kind"]
            if kind == "showed":
                is_last_minute = True
            elif kind == "awarded":
                _count_award(event, players, is_last_minute, tally)
            elif kind == "awarded_two":
                tally.add("tourists", 2)
                tally.add("two_tourists", 2)
                if not is_last_minute:
                    tally.add(f"two_sum_{players}", event["sum"])
                else:
                    tally.add("last_minute", 2)
            elif kind == "set_aside":
                tally.add("tourists", _tourists(event["card"]))
                tally.add("aeroplanes", _tourists(event["card"]))
            elif kind == "took":
                tally.add("taken", len(event["cards"]))
                tally.add("took_several", len(event["cards"]) > 1)
            elif kind == "erupted":
                tally.add(f"eruptions_{players}")
                tally.add("eruptions")
                active = GAME.view(ply.before, None)["active"]
            elif kind == "lost" and event["seat"]:
                tally.add("lost_cards")
                tally.add("lost_own", event["seat"] == active)
            elif kind == "kept":
                opened += [value_of(parse_card(card)) for card in event["cards"]]
    for value in opened:
        tally.add("kept_value", value)
    tally.add("games")
    tally.add(f"games_{players}")
    tally.add(f"tourists_{players}", max(player["points"] for player in score["players"]))
    tally.add(f"first_{players}", score["winners"] == [0])


def _count_award(event: JSON, players: int, is_last_minute: bool, tally: Tally) -> None:
    """Who wins a suit, by the sum of each player in it."""
    tourists = _tourists(event["card"])
    tally.add("tourists", tourists)
    if is_last_minute:
        tally.add("last_minute", tourists)
        return
    seats = GAME.seat_words[:players]
    for seat, total in zip(seats, event["sums"], strict=True):
        if total:
            tally.add(f"suit_{_row(total)}_{players}", seat == event["seat"])
    tally.add("suit_tie", sum(total == event["sum"] for total in event["sums"]) > 1)


def _row(total: int) -> int:
    """The row of a sum: the number of limits that it reaches."""
    return sum(total >= limit for limit in SUMS)


def _tourists(card: str) -> int:
    return _TOURISTS[value_of(parse_card(card)) - 1]


def numbers(tally: Tally) -> JSON:
    """The numbers of the guide."""
    rows = range(len(SUMS) + 1)
    return {
        **{f"suit_{row}_{n}": tally.percent(f"suit_{row}_{n}") for row in rows for n in PLAYERS},
        "suit_tie": tally.percent("suit_tie"),
        "two_tourists": tally.part("two_tourists", "tourists"),
        "aeroplanes": tally.part("aeroplanes", "tourists"),
        "last_minute": tally.part("last_minute", "tourists"),
        **{f"two_sum_{n}": tally.mean(f"two_sum_{n}") for n in PLAYERS},
        **{f"tourists_{n}": tally.mean(f"tourists_{n}") for n in PLAYERS},
        **{f"first_{n}": tally.percent(f"first_{n}") for n in PLAYERS},
        "took_several": tally.percent("took_several"),
        "kept_value": tally.mean("kept_value"),
        **{
            f"eruptions_{n}": round(tally.cases[f"eruptions_{n}"] / tally.cases[f"games_{n}"], 1)
            for n in PLAYERS
        },
        "lost_cards": round(tally.cases["lost_cards"] / tally.cases["eruptions"], 1),
        "lost_own": tally.percent("lost_own"),
    }
