"""Requests and answers in text: short, complete, and explained when refused."""

from __future__ import annotations

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.core.choice import choices
from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, InvalidText, NotNow
from vaka.core.game import CHANCE, Game, State
from vaka.core.search_adapter import sample_move
from vaka.envs.text import MOST_CHARACTERS, Attempts, TextChoice, introduction, refusal_text
from vaka.envs.text.menu import MAX_CHOICES

GAMES = [games.load(name) for name in games.names()]


def ask(game: Game, state: State) -> TextChoice:
    return TextChoice(game, state, game.view(state, state.turn))


def first_decision(game: Game) -> State:
    state = game.initial_state(game.setup(2))
    while state.turn == CHANCE:
        state.play(state.moves()[0])
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_request_is_short_in_the_largest_positions(game: Game) -> None:
    """The first request carries the introduction. The widest positions are asked about."""
    presets = [None, *game.presets]
    most = game.player_counts[-1]
    for seed in range(8):
        preset = presets[seed % len(presets)]
        state, dice = game.initial_state(game.setup(most, preset=preset)), Dice(seed)
        widest, before = state.copy(), 0
        while not state.is_over:
            if state.turn == CHANCE:
                state.play(sample_move(state, dice))
                continue
            moves = state.moves()
            if not state.is_mid_choice and len(moves) >= before:
                widest, before = state.copy(), len(moves)
            state.play(dice.choose(moves))
        choice = ask(game, widest)
        request = choice.request(introduction(game))
        assert len(request) < MOST_CHARACTERS
        assert f"[{len(choice.menu.items)}]" in request, "all options fit"


def test_a_menu_that_does_not_fit_says_how_many_are_left_out() -> None:
    choice = ask(PEBBLES, first_decision(PEBBLES))
    count, whole = len(choice.menu.items), len(choice.request())
    request = choice.request("x" * (MOST_CHARACTERS - whole - 60))  # room for the notice
    assert len(request) < MOST_CHARACTERS
    assert f"and {count} more: name its moves" in request


@pytest.mark.parametrize("game", [PEBBLES, *GAMES], ids=lambda game: game.name)
def test_every_pick_by_number_leads_to_a_legal_choice(game: Game) -> None:
    state, dice = game.initial_state(game.setup(2)), Dice(1)
    for _ in range(60):
        if state.is_over:
            break
        if state.turn == CHANCE:
            state.play(sample_move(state, dice))
            continue
        choice, run = ask(game, state), None
        while run is None:
            run = choice.answer(f"I think [{1 + dice.below(len(choice.menu.items))}]")
        for move in run:
            state.play(move)


def test_a_choice_that_has_begun_is_completed_by_its_menu() -> None:
    """In the middle of a choice, every pick of the menu is legal after the picks before it."""
    game = games.load("tongiaki")
    asked = 0
    for seed in range(20):
        state, dice = game.initial_state(game.setup(2)), Dice(seed)
        while not state.is_over:
            if state.turn == CHANCE or not state.is_mid_choice:
                state.play(
                    sample_move(state, dice) if state.turn == CHANCE else dice.choose(state.moves())
                )
                continue
            choice, run = ask(game, state), None
            while run is None:
                run = choice.answer(f"[{1 + dice.below(len(choice.menu.items))}]")
            asked += len(run) > 1
            for move in run:
                state.play(move)
    assert asked


@pytest.mark.parametrize("game", [PEBBLES, *GAMES], ids=lambda game: game.name)
def test_moves_are_understood_in_their_notation(game: Game) -> None:
    state = first_decision(game)
    for run in choices(state, 5):
        text = "; ".join(game.move_text(state, move) for move in run)
        assert ask(game, state).answer(f"Not [1], but [ {text} ]") == run


def _is_composed(state: State) -> bool:
    """Whether there are too many choices to list, and the first takes several moves."""
    found = choices(state, MAX_CHOICES + 1)
    return len(found) > MAX_CHOICES and len(found[0]) > 1


def test_a_pick_is_taken_back() -> None:
    game = games.load("tongiaki")
    state, dice = game.initial_state(game.setup(3)), Dice(1)
    while state.turn == CHANCE or state.is_mid_choice or not _is_composed(state):
        state.play(dice.choose(state.moves()))
    choice = ask(game, state)
    first = choice.request()
    assert choice.answer("[1]") is None
    assert "Your choice so far: " in choice.request()
    assert choice.answer("[back]") is None
    assert choice.request() == first
    with pytest.raises(InvalidText, match="no pick to take back"):
        choice.answer("[back]")


@pytest.mark.parametrize("text", ["", "1", "[]", "[ ]", "[0]", "[999999999999]", "[swim]", "[½]"])
def test_an_answer_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(InvalidText):
        ask(PEBBLES, first_decision(PEBBLES)).answer(text)


def test_a_refusal_cites_the_rule_and_is_counted() -> None:
    game = games.load("tongiaki")
    state, dice = game.initial_state(game.setup(2)), Dice(1)
    while state.turn == CHANCE or game.move_text(state, state.moves()[0])[:6] != "expand":
        state.play(dice.choose(state.moves()))
    choice, attempts = ask(game, state), Attempts()
    with pytest.raises(IllegalMove) as raised:
        choice.answer("[expand Samoa]")
    attempts.refuse(raised.value)
    told = refusal_text(game, raised.value)
    assert told.startswith("Refused: expand Samoa: ")
    assert "\nT4.1: " in told
    with pytest.raises(NotNow) as late:
        choice.answer("[lay 1,1 0]")
    attempts.refuse(late.value)
    attempts.refuse(InvalidText("?"))
    assert choice.picks == []
    assert attempts.to_json() == {
        "accepted": 0,
        "refused": 3,
        "illegal": {"T4.1": 1},
        "untimely": 1,
        "unreadable": 1,
        "given_up": 0,
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_request_says_only_what_the_seat_knows(game: Game) -> None:
    """It is the same for every position that is possible given the view of the seat."""
    state, dice = game.initial_state(game.setup(game.player_counts[-1])), Dice(5)
    compared = 0
    while not state.is_over and compared < 40:
        if state.turn == CHANCE:
            state.play(sample_move(state, dice))
            continue
        if not state.is_mid_choice:
            view = game.view(state, state.turn)
            other = TextChoice(game, game.determinize(view, dice), view)
            assert other.request() == TextChoice(game, state, view).request()
            compared += 1
        state.play(dice.choose(state.moves()))
    assert compared
