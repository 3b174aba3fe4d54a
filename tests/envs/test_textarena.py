"""TextArena environments: whole games, refusals, hidden information."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from vaka import games
from vaka.core.dice import Dice
from vaka.envs.text import MOST_CHARACTERS

textarena: Any = pytest.importorskip(
    "textarena", reason="textarena is not installed: make research"
)

from vaka.envs.textarena import environment_id  # noqa: E402  (it needs textarena)

TABLES = [
    (name, players)
    for name in games.names()
    for players in (games.load(name).player_counts[0], games.load(name).player_counts[-1])
]


def answer(observation: str, dice: Dice) -> str:
    """One of the options, at random."""
    count = max(int(number) for number in re.findall(r"\[(\d+)\]", observation))
    return f"I choose [{1 + dice.below(count)}]"


def play(name: str, players: int, seed: int = 1, **options: Any) -> tuple[Any, list[str]]:
    """A game at random: the environment at its end, and all observations."""
    env = textarena.make(environment_id(name), **options)
    env.reset(num_players=players, seed=seed)
    dice, seen, done = Dice(seed), [], False
    while not done:
        _, observation = env.get_observation()
        seen.append(observation)
        done, _ = env.step(answer(observation, dice))
    return env, seen


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_is_played_to_its_end(name: str, players: int) -> None:
    env, seen = play(name, players)
    rewards, info = env.close()
    assert {*rewards} == {*range(players)}
    assert sum((reward + 1) / 2 for reward in rewards.values()) == pytest.approx(1)
    assert max(len(observation) for observation in seen) < MOST_CHARACTERS
    assert all("It is your turn" in observation for observation in seen)
    accepted = sum(info[player]["attempts"]["accepted"] for player in range(players))
    assert accepted == len(seen)
    assert info[0]["reason"]
    assert any("Since your last request:" in observation for observation in seen)


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert play(name, 2)[1] == play(name, 2)[1]
    assert play(name, 2, seed=1)[1] != play(name, 2, seed=2)[1]


def test_options_are_those_of_the_game() -> None:
    env, _ = play("tongiaki", 2, options={"two_colours": "each"})
    assert env.state.role_mapping[0].count(",") == 1, "each player has two colours"
    with pytest.raises(Exception, match="has no option"):
        play("tahiti", 2, options={"wrong": "1"})


def test_a_refused_answer_is_explained_and_counted() -> None:
    env = textarena.make(environment_id("tongiaki"))
    env.reset(num_players=2, seed=1)
    dice = Dice(1)
    while "] expand" not in (observation := env.get_observation()[1]):
        env.step(answer(observation, dice))
    player = env.state.current_player_id
    done, _ = env.step("[expand Samoa]")
    assert not done
    again, observation = env.get_observation()
    assert again == player
    assert "Refused: expand Samoa: " in observation
    assert "\nT4.1: " in observation
    assert env.attempts[player].illegal == {"T4.1": 1}
    assert "Refused" not in play("tongiaki", 2)[1][-1]


@pytest.mark.parametrize("players", [2, 4])
def test_a_player_who_never_answers_is_eliminated(players: int) -> None:
    env = textarena.make(environment_id("tahiti"), error_allowance=2)
    env.reset(num_players=players, seed=1)
    dice, done, refused = Dice(1), False, 0
    while not done:
        player, observation = env.get_observation()
        refused += player == 0
        done, _ = env.step("hm" if player == 0 else answer(observation, dice))
    rewards, info = env.close()
    assert refused == 3
    assert rewards[0] == -1
    assert info[0]["invalid_move"]
    assert not info[1]["invalid_move"]
    assert info[0]["attempts"]["unreadable"] == 3
    assert info[0]["attempts"]["given_up"] == 1


def test_a_copy_goes_its_own_way() -> None:
    env = textarena.make(environment_id("tahiti"))
    env.reset(num_players=2, seed=1)
    twin = copy.deepcopy(env)
    env.step(answer(env.get_observation()[1], Dice(1)))
    assert twin.attempts[0].accepted == 0
    assert twin.get_observation()[1]


def test_only_the_own_hand_is_shown() -> None:
    env = textarena.make(environment_id("tahiti") + "-raw")
    env.reset(num_players=2, seed=3)
    position = env._position
    game = games.load("tahiti")
    player, messages = env.get_observation()
    hand = game.view(position, 1 - player)["hand"]
    centre = str(game.view(position, player))
    text = "\n".join(message for _, message, _ in messages)
    hidden = [card for card in hand if str(card) not in centre]
    assert hidden
    assert not [card for card in hidden if re.search(rf"\b{card}\b", text)]
    assert not any("It is your turn" in each[1] for each in env.state.observations[1 - player])
