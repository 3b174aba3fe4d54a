"""Round trips of moves and positions as text."""

from __future__ import annotations

import copy
import pickle
from itertools import islice

import pytest

from tests.contract.walk import every_setup, gallery, random_setup, walk
from vaka.core.build_mode import is_compiled
from vaka.core.dice import Dice
from vaka.core.errors import InvalidText
from vaka.core.game import Game

TABLES = 20 if is_compiled() else 5


def test_every_move_has_a_text_of_its_own_that_is_read_back(game: Game) -> None:
    for number in range(TABLES):
        state = game.initial_state(random_setup(game, Dice(number)))
        texts = [game.move_text(state, move) for move in range(game.move_count)]
        assert len(set(texts)) == game.move_count
        assert [game.parse_move(state, text) for text in texts] == list(range(game.move_count))


def test_the_text_of_a_move_is_one_plain_line_that_a_record_can_hold(game: Game) -> None:
    state = game.initial_state(game.setup(game.player_counts[0]))
    for move in range(game.move_count):
        text = game.move_text(state, move)
        assert text == " ".join(text.split())
        assert text.isascii()
        assert not set(text) & set(";=#")


def test_a_move_reads_the_same_wherever_it_is_made(game: Game) -> None:
    for setup in every_setup(game):
        start = game.initial_state(setup)
        for state, move in islice(walk(game, setup, Dice("text")), 100):
            assert game.move_text(state, move) == game.move_text(start, move)
            assert game.parse_move(state, game.move_text(start, move)) == move


@pytest.mark.parametrize("text", ["", " ", "moor the moon", "0", "-1", "\0", "é" * 500])
def test_a_text_that_is_no_move_is_refused(game: Game, text: str) -> None:
    with pytest.raises(InvalidText):
        game.parse_move(game.initial_state(game.setup(game.player_counts[0])), text)


def test_a_position_is_read_back_as_it_was(game: Game) -> None:
    for state in gallery(game):
        text = game.position_text(state)
        twin = game.parse_position(text)
        assert game.position_text(twin) == text
        assert twin.moves() == state.moves()
        assert (twin.turn, twin.active, twin.seats, twin.players) == (
            state.turn,
            state.active,
            state.seats,
            state.players,
        )
        assert (twin.is_over, twin.is_turn_start, twin.is_mid_choice) == (
            state.is_over,
            state.is_turn_start,
            state.is_mid_choice,
        )
        assert twin.returns() == state.returns()
        if state.turn == -1:
            assert twin.weights() == state.weights()


def test_a_state_is_copied_whole_and_sent_to_other_processes(game: Game) -> None:
    for state in gallery(game):
        sent = pickle.loads(pickle.dumps(state))  # noqa: S301
        twins = [sent, copy.copy(state), copy.deepcopy(state)]
        assert {game.position_text(twin) for twin in twins} == {game.position_text(state)}
        assert all(twin is not state and twin.moves() == state.moves() for twin in twins)


def test_a_position_is_one_line(game: Game) -> None:
    for state in gallery(game):
        text = game.position_text(state)
        assert text.isprintable()
        assert text == text.strip()


def test_a_tally_makes_up_the_points(game: Game) -> None:
    for state in gallery(game):
        if tally := game.score_breakdown(state):
            points = [player["points"] for player in game.score(state)["players"]]
            assert [sum(part.values()) for part in tally] == points


def test_the_best_key_wins(game: Game) -> None:
    over = [state for state in gallery(game) if state.is_over]
    assert over
    for state in over:
        keys = game.rank_keys(state)
        winners = [player for player, key in enumerate(keys) if key == max(keys)]
        assert winners == [player for player, share in enumerate(state.returns()) if share]


def test_the_digest_is_the_sha_256_of_the_text(game: Game) -> None:
    digests = {game.position_text(state): game.digest(state) for state in gallery(game)}
    assert len(set(digests.values())) == len(digests)
    assert all(len(digest) == 64 for digest in digests.values())


@pytest.mark.parametrize("text", ["", " ", "tongiaki/0", "x=1"])
def test_a_text_that_is_no_position_is_refused(game: Game, text: str) -> None:
    with pytest.raises(InvalidText):
        game.parse_position(text)
