"""A game of a match depends on the seed and its number, and on nothing else."""

from __future__ import annotations

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.arena.match import Match, play_game
from vaka.core.errors import InvalidSetup
from vaka.core.game import Game
from vaka.core.records.files import dumps
from vaka.core.records.verification import verify

EVERY_GAME: list[Game] = [PEBBLES, *map(games.load, games.names())]


def make_match(game: Game = PEBBLES, seed: str = "1", agents: str = "random") -> Match:
    return Match(game, 2, tuple(agents.split()), seed)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_the_same_seed_gives_the_same_record_byte_for_byte(game: Game) -> None:
    first = dumps(play_game(make_match(game), 5).record, game)
    assert dumps(play_game(make_match(game), 5).record, game) == first
    assert dumps(play_game(make_match(game), 6).record, game) != first
    assert dumps(play_game(make_match(game, "2"), 5).record, game) != first


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_a_record_replays_and_its_turns_are_counted_alike(game: Game) -> None:
    played = play_game(make_match(game), 1)
    found = verify(played.record, game)
    assert found.is_finished
    assert found.turns == played.result.turns
    assert found.plies - found.draws == played.result.decisions


def test_players_go_by_the_names_of_their_agents() -> None:
    assert play_game(make_match(), 1).record.setup.players == ("random", "random")


def test_random_options_differ_from_game_to_game_and_fit_together() -> None:
    game = games.load("tongiaki")
    option = game.options[0]
    fixed = {option.name: option.values[-1]}
    players = game.player_counts[-1]
    match = Match(game, players, ("random",), "1", options=fixed, has_random_options=True)
    match.check()
    options = [play_game(match, number).record.setup.options for number in range(1, 6)]
    assert all(values[option.name] == option.values[-1] for values in options)
    assert len({tuple(values.values()) for values in options}) > 1


def test_options_that_never_fit_together_are_given_up() -> None:
    class Stubborn(type(PEBBLES)):  # type: ignore[misc]
        def setup(self, *args: object, **more: object) -> None:
            raise InvalidSetup("never")

    with pytest.raises(InvalidSetup, match="no random options are compatible"):
        play_game(Match(Stubborn(), 2, ("random",), "1", has_random_options=True), 1)


@pytest.mark.parametrize(
    ("match", "message"),
    [
        (make_match(agents="random random random"), "2 players need 1 or 2 agents, not 3"),
        (make_match(agents="random nobody"), "there is no agent 'nobody'"),
        (Match(PEBBLES, 9, ("random",), "1"), "pebbles is for 2 to 4 players"),
        (Match(PEBBLES, 2, ("random",), "1", preset="odd"), "pebbles has no preset 'odd'"),
        (
            Match(PEBBLES, 2, ("random",), "1", preset="strict", has_random_options=True),
            "random options and a preset",
        ),
    ],
)
def test_a_match_that_cannot_be_played_is_refused_before_it_begins(
    match: Match, message: str
) -> None:
    with pytest.raises(InvalidSetup) as error:
        match.check()
    assert str(error.value).startswith(message)
