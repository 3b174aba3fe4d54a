"""`greedy` sees what is in front of it in Tahiti."""

from __future__ import annotations

from tests.scenarios.tahiti.table import table
from vaka.agents import decide, make
from vaka.core.dice import Dice


def test_greedy_flies_and_opens_what_wins() -> None:
    game = table(hands="fruit4/boats1", centre="-")
    [move] = decide(make("greedy", game.game), game.game, game.state, Dice(1))
    assert game.game.move_text(game.state, move) == "play fruit4"
    opening = table(hands="fruit9,fruit1/boats1", tables="-/fruit5", now="open", round="4")
    [move] = decide(make("greedy", opening.game), opening.game, opening.state, Dice(1))
    assert opening.game.move_text(opening.state, move) == "lay fruit9"
