"""The search: known answers, chance, hidden information, budgets."""

from __future__ import annotations

import pytest

from tests.pebbles_game import BAG, PEBBLES
from vaka import games
from vaka.agents.search import (
    Budget,
    SearchResult,
    SearchSettings,
    WinChance,
    search_state,
    search_view,
)
from vaka.agents.search.searcher import Searcher
from vaka.core import build_mode
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import CHANCE, Game, State
from vaka.core.search_adapter import sample_move

TONGIAKI = games.load("tongiaki")
STRONG = [name for name in games.names() if games.load(name).features.strength]
"""The games that are long enough to think about."""


def pebbles(hands: str, ponds: str, now: str = "0 choose") -> State:
    """A position of the toy; the bag holds what is neither in a hand nor in a pond."""
    piles = [*hands.split("/"), *ponds.split("/")]
    bag = "".join(
        str(count - sum(int(pile[worth]) for pile in piles)) for worth, count in enumerate(BAG)
    )
    return PEBBLES.parse_position(f"allowed {bag} {hands} {ponds} {now} 0 -")


def thought(state: State, playouts: int = 400, seed: int = 1, game: Game = PEBBLES) -> SearchResult:
    return search_view(game, game.view(state, state.turn), Dice(seed), Budget(playouts))


def texts(state: State, moves: tuple[int, ...]) -> list[str]:
    return [PEBBLES.move_text(state, move) for move in moves]


# ---- right answers


def test_a_win_at_hand_is_taken() -> None:
    """The other seat would end the game with 11 and more; this one can end it now with 14."""
    state = pebbles("002000/110000", "000200/000011")
    found = thought(state)
    assert texts(state, found.run) == ["drop 3", "drop 3"]
    assert found.chances[0].value == pytest.approx(1.0)


def test_the_better_of_two_ways_to_end_is_found() -> None:
    """Dropping 1 and 1 ends the game with 4, 5 and 6 with 13, against the other seat's 8."""
    state = pebbles("200011/020000", "110000/000200")
    found = thought(state)
    assert texts(state, found.run) == ["drop 5", "drop 6"]
    worst = found.of(PEBBLES.parse_move(state, "drop 1"))
    assert worst is not None
    assert worst.chances[0].value < found.chances[0].value


def test_a_loss_is_not_brought_about() -> None:
    """To drop what is in hand ends the game with a loss; to reach leaves a chance."""
    state = pebbles("200000/000000", "110000/000011")
    found = thought(state, 1500)
    assert texts(state, found.run) == ["reach"]
    assert found.chances[0].value > 0


def test_every_player_maximises_its_own_result() -> None:
    """Seat 1 wins by ending the game now. That it could leave the win to seat 0, who is ahead and
    ends the game next, makes seat 0 hope for nothing."""
    state = pebbles("020000/002000/100000", "000010/000200/100000", "1 choose")
    found = search_view(PEBBLES, PEBBLES.view(state, 0), Dice(1), Budget(600))
    assert PEBBLES.move_text(state, found.moves[0].move).startswith("drop")
    assert found.chances[1].value > 0.99  # but for what was tried to find that out
    assert sum(chance.value for chance in found.chances) == pytest.approx(1.0)


def test_chance_is_weighed_as_the_rules_weigh_it() -> None:
    """Six pebbles in the bag, three of them worth 1: the tree visits them in that proportion."""
    state = pebbles("020000/000000", "001100/000110", "0 draw")
    assert sum(state.weights()) == 6
    found = search_view(PEBBLES, PEBBLES.view(state, 0), Dice(3), Budget(2000))
    assert found.best is None
    assert found.run == found.line == ()
    visits = {PEBBLES.move_text(state, weighed.move): weighed.visits for weighed in found.moves}
    assert sum(visits.values()) == 2000
    assert visits["turn 1"] == pytest.approx(1000, abs=120)


def test_when_the_game_is_over_the_result_is_certain() -> None:
    state = PEBBLES.parse_position("allowed 131000 000000/000000 001211/200000 0 over 0 pond")
    found = search_view(PEBBLES, PEBBLES.view(state, 0), Dice(1), Budget(100))
    assert found.playouts == 0
    assert found.best is None
    assert found.chances == (WinChance(1.0, 1.0, 1.0), WinChance(0.0, 0.0, 0.0))


# ---- budgets and dice


@pytest.mark.parametrize("playouts", [1, 39, 40, 41, 333])
def test_a_budget_of_playouts_is_kept(playouts: int) -> None:
    found = thought(PEBBLES.initial_state(PEBBLES.setup(2)), playouts)
    assert found.playouts == playouts
    assert sum(weighed.visits for weighed in found.moves) == playouts


@pytest.mark.parametrize("budget", [Budget(seconds=0.001), Budget(cpu=0.001)])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_budget_of_seconds_ends(budget: Budget, threads: int) -> None:
    state = PEBBLES.initial_state(PEBBLES.setup(2))
    found = search_view(PEBBLES, PEBBLES.view(state, 0), Dice(1), budget, threads=threads)
    assert found.playouts > 0


@pytest.mark.parametrize("threads", [1, 3])
def test_the_same_dice_lead_to_the_same_thought(threads: int) -> None:
    state = TONGIAKI.initial_state(TONGIAKI.setup(3))
    view = TONGIAKI.view(state, 0)
    thoughts = [
        search_view(TONGIAKI, view, Dice(7), Budget(200), threads=threads),
        search_view(TONGIAKI, view, Dice(7), Budget(200), threads=threads),
        search_view(TONGIAKI, view, Dice(8), Budget(200), threads=threads),
    ]
    assert thoughts[0] == thoughts[1] != thoughts[2]
    assert thoughts[0].playouts == 200


@pytest.mark.parametrize("budget", [(0, 0.0, 0.0), (-1, 1.0, 1.0), (1, -1.0, 1.0), (1, 1.0, -1.0)])
def test_a_budget_has_a_limit(budget: tuple[int, float, float]) -> None:
    with pytest.raises(InvalidSetup):
        Budget(*budget)


# ---- what is hidden


def test_hidden_pebbles_do_not_change_a_thought() -> None:
    """Seat 0 sees the same in all of these; what it thinks is the same too."""
    states = [
        pebbles("001001/100100", "110000/000000"),
        pebbles("001001/010010", "110000/000000"),
    ]
    views = [PEBBLES.view(state, 0) for state in states]
    assert views[0] == views[1]
    assert thought(states[0]) == thought(states[1])


def test_what_a_seat_does_not_see_is_one_branch_to_it() -> None:
    """Seat 1 draws: to seat 0 that is one thing that happens, to seat 1 as many as pebbles."""
    state = pebbles("110000/110000", "000000/000000", "1 draw")
    branches = [
        len(search_view(PEBBLES, PEBBLES.view(state, seat), Dice(1), Budget(500)).moves)
        for seat in (0, 1)
    ]
    assert state.turn == CHANCE
    assert branches[0] == 1
    assert branches[1] > 3


# ---- what it says


def test_chances_have_intervals() -> None:
    few, many = WinChance.of(0.3, 10), WinChance.of(0.3, 1000)
    assert 0 <= few.low < many.low < 0.3 < many.high < few.high <= 1
    assert WinChance.of(0.0, 10).low == 0.0
    assert WinChance.of(1.0, 10).high == 1.0


def test_a_run_is_a_whole_choice() -> None:
    state = TONGIAKI.initial_state(TONGIAKI.setup(2))
    dice = Dice(2)
    while (
        not any(TONGIAKI.move_text(state, move).startswith("expand") for move in state.moves())
        or state.turn < 0
    ):
        state.play(dice.choose(state.moves()))
    found = thought(state, 600, game=TONGIAKI)
    seat = state.turn
    for number, move in enumerate(found.run):
        assert state.turn == seat
        assert state.is_mid_choice == (number > 0)
        state.play(move)
    assert not state.is_mid_choice
    assert found.line[: len(found.run)] == found.run


@pytest.mark.parametrize("playouts", [1, 8])
@pytest.mark.parametrize("name", STRONG)
def test_a_choice_is_thought_about_once_however_little(name: str, playouts: int) -> None:
    """A budget is for a whole choice: the moves that the search did not reach cost nothing."""
    game, dice, longest = games.load(name), Dice(7), 0
    state = game.initial_state(game.setup(3))
    for _ in range(120 if build_mode.is_compiled() else 80):
        if state.turn < 0:
            state.play(sample_move(state, dice))
            continue
        seat, run = state.turn, thought(state, playouts, game=game).run
        longest = max(longest, len(run))
        for number, move in enumerate(run):
            assert state.turn == seat
            assert state.is_mid_choice == (number > 0)
            state.play(move)
        assert not state.is_mid_choice
    assert longest > 2


@pytest.mark.parametrize("name", STRONG)
def test_a_choice_that_is_settled_is_thought_about_no_longer(name: str) -> None:
    """What is played stays the same; only the playouts that could not change it are spared."""
    if name == "tahiti" and not build_mode.is_compiled():
        pytest.skip("takes minutes without a compiler")
    players, playouts, moves = (3, 400, 60) if build_mode.is_compiled() else (2, 100, 20)
    game, dice, spared = games.load(name), Dice(8), 0
    state = game.initial_state(game.setup(players))
    for _ in range(moves):
        if state.turn < 0:
            state.play(sample_move(state, dice))
            continue
        view = game.view(state, state.turn)
        whole = search_view(game, view, Dice(1), Budget(playouts))
        found = search_view(game, view, Dice(1), Budget(playouts), until_settled=True)
        assert found.run == whole.run
        assert found.playouts <= whole.playouts == playouts
        spared += whole.playouts - found.playouts
        state.play(found.run[0])
    assert spared > (playouts if build_mode.is_compiled() else 0)


def test_the_turn_of_a_hidden_hand_can_be_thought_about_at_any_time() -> None:
    """The most promising move may not be possible with the hand that was guessed first."""
    dice, state = Dice("blind"), PEBBLES.initial_state(PEBBLES.setup(2))
    while not state.is_over:
        if state.turn >= 0 and not state.is_mid_choice:
            found = search_view(PEBBLES, PEBBLES.view(state, 1 - state.turn), dice, Budget(200))
            assert sum(chance.value for chance in found.chances) == pytest.approx(1)
        state.play(dice.choose(state.moves()))


def test_who_sees_all_of_a_position_thinks_about_it_as_it_is() -> None:
    state = pebbles("002000/110000", "000200/000011")
    found = search_state(PEBBLES, state, Dice(1), Budget(400))
    assert texts(state, found.run) == ["drop 3", "drop 3"]
    assert search_state(PEBBLES, state, Dice(1), Budget(400)) == found


@pytest.mark.parametrize("name", STRONG)
def test_what_a_seat_may_not_know_does_not_change_what_it_thinks(name: str) -> None:
    """Any state that could lie behind a view leads to the same thought of that seat."""
    game, dice = games.load(name), Dice(5)
    state = game.initial_state(game.setup(2))
    for _ in range(24):
        state.play(sample_move(state, dice))
    while state.turn < 0:
        state.play(sample_move(state, dice))
    view = game.view(state, state.turn)
    other = game.determinize(view, dice)
    assert game.view(other, state.turn) == view
    assert game.has_hidden_information == (game.position_text(other) != game.position_text(state))
    assert thought(other, 80, game=game) == thought(state, 80, game=game)


@pytest.mark.parametrize(
    "settings",
    [SearchSettings(rollout_turns=2), SearchSettings(rollout_turns=0, rollout_candidates=1)],
)
def test_playouts_can_be_cut_short(settings: SearchSettings) -> None:
    state = PEBBLES.initial_state(PEBBLES.setup(3))
    found = search_view(PEBBLES, PEBBLES.view(state, 0), Dice(1), Budget(200), settings=settings)
    assert found.playouts == 200
    assert sum(chance.value for chance in found.chances) == pytest.approx(1.0)


@pytest.mark.parametrize("plans_turns", [True, False])
def test_a_new_line_may_be_a_whole_turn(plans_turns: bool) -> None:
    state, dice = TONGIAKI.initial_state(TONGIAKI.setup(2)), Dice(20)
    while TONGIAKI.awaited(state) != "sail or remove" or len(state.moves()) < 2:
        state.play(sample_move(state, dice))
    searcher = Searcher(
        TONGIAKI.search_adapter(state), Dice(1), state.turn, 0.15, 2.0, 0, 3, 8, plans_turns, False
    )
    searcher.run(1)
    line: list[int] = []
    while moves := searcher.tree.moves(searcher.tree.find(line)):
        line += moves
        state.play(line[-1])
    assert (state.turn == CHANCE or state.is_turn_start) == plans_turns
