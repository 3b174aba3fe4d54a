"""TextArena environments: `Tahiti-v0` and `Tongiaki-v0`, for the numbers of players of each game.

    import textarena
    import vaka.envs.textarena

    env = textarena.make("Tahiti-v0")
    env.reset(num_players=2, seed=1)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(models[player](observation))
    rewards, game_info = env.close()

An answer names an option in square brackets, by its number or its moves. The package `textarena`
is needed (`pip install textarena`).
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

try:
    import textarena
except ImportError:
    raise ImportError("this environment needs textarena: pip install textarena") from None

from vaka import games
from vaka.core.choice import choices
from vaka.core.dice import Dice
from vaka.core.errors import VakaError
from vaka.core.game import CHANCE, NOBODY, Game, State
from vaka.core.search_adapter import sample_move
from vaka.core.transition import apply_move
from vaka.envs.text.answer_counts import Attempts
from vaka.envs.text.choice_dialogue import MOST_CHARACTERS, TextChoice, introduction, refusal_text
from vaka.envs.text.news import news_lines
from vaka.envs.text.table_renderer import plain_lines, renderer_of

ERROR_ALLOWANCE = 3
"""Refused answers in one choice before a player is eliminated."""


class TextArenaEnv(textarena.Env):
    """A game as a TextArena environment.

    A step is an answer: a choice with many combinations takes several of them. A refused answer
    names the rule against it and is asked for again. A player with more than `error_allowance`
    refusals in one choice is eliminated: its seats play at random to the end, and its reward is -1.
    The others get 1 for a win, -1 for a loss, and something between for a shared win.

    At the end, `game_info[player]["attempts"]` counts accepted and refused answers by rule.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        error_allowance: int = ERROR_ALLOWANCE,
    ) -> None:
        self._name = game
        self._options = options
        self._error_allowance = error_allowance

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a new game. The same seed gives the same draws."""
        game = self._game
        setup = game.setup(num_players, options=self._options)
        self.state = textarena.FFAMultiPlayerState(
            num_players, seed, error_allowance=self._error_allowance
        )
        self.attempts = [Attempts() for _ in range(num_players)]
        """What each player has answered so far."""
        self._dice = Dice(secrets.token_hex(8) if seed is None else seed)
        self._position = game.initial_state(setup)
        self._news: list[list[str]] = [[] for _ in range(self._position.seats)]
        self._prompt = introduction(game)
        names = {
            player: f"Player {player} ({', '.join(words)})"
            for player, words in enumerate(_words(setup.seats, self._position))
        }
        self.state.reset({}, lambda **_: self._prompt, names)
        self._advance()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Answer the last request."""
        player, choice = self.state.current_player_id, self._choice
        attempts = self.attempts[player]
        try:
            run = choice.answer(action)
        except VakaError as error:
            attempts.refuse(error)
            refusal = refusal_text(self._game, error)
            if self.state.set_invalid_move(refusal):
                attempts.given_up += 1
                self._advance()
            else:
                self._ask(refusal)
        else:
            attempts.accepted += 1
            if run is None:
                self._ask()
            else:
                self._play(run)
                self._advance()
        result: tuple[bool, dict[str, Any]] = self.state.step(rotate_player=False)
        return result

    @property
    def _game(self) -> Game:
        return games.load(self._name)

    def _advance(self) -> None:
        """Go on to the next choice of a player, or to the end."""
        while (turn := self._position.turn) != NOBODY:
            position = self._position
            if turn == CHANCE:
                self._play([sample_move(position, self._dice)])
            elif not self.state.is_player_alive(position.player_of(turn)):
                self._play([self._dice.choose(position.moves())])
            elif len(runs := choices(position, 2)) == 1:
                self._play(runs[0])
            else:
                self.state.manually_set_current_player_id(position.player_of(turn), force=True)
                self._choice = TextChoice(self._game, position, self._game.view(position, turn))
                self._ask()
                return
        self._finish()

    def _play(self, moves: Sequence[int]) -> None:
        """Play moves. Every seat hears what it may know of them."""
        game = self._game
        renderer = renderer_of(game)
        for move in moves:
            change = apply_move(game, self._position, move)
            for seat, news in enumerate(self._news):
                news += plain_lines(renderer.event_lines(change.events(game, seat)))
            self._position = change.after

    def _ask(self, refusal: str = "") -> None:
        seat = self._position.turn
        news, self._news[seat] = self._news[seat], []
        before = "\n".join([refusal] if refusal else news_lines(news)).rstrip()
        request = self._choice.request(before, MOST_CHARACTERS - len(self._prompt) - 2)
        kind = textarena.ObservationType.GAME_BOARD
        self.state.add_observation(request, kind, to_id=self.state.current_player_id)

    def _finish(self) -> None:
        shares = self._position.returns()
        rewards = {
            player: 2 * share - 1 if self.state.is_player_alive(player) else -1.0
            for player, share in enumerate(shares)
        }
        self.state.set_game_outcome(rewards, self._game.score(self._position)["reason"])
        for player, attempts in enumerate(self.attempts):
            self.state.game_info[player]["attempts"] = attempts.to_json()


def _words(seats: Sequence[str], position: State) -> list[list[str]]:
    """The words of the seats of each player."""
    found: list[list[str]] = [[] for _ in range(position.players)]
    for seat, word in enumerate(seats):
        found[position.player_of(seat)].append(word)
    return found


def environment_id(name: str) -> str:
    """The id of a game in TextArena: `Tahiti-v0`."""
    return f"{name.title()}-v0"


def _register() -> None:
    wrappers = textarena.wrappers
    for name in games.names():
        for suffix, wrapped in (
            ("", [wrappers.GameBoardObservationWrapper, wrappers.ActionFormattingWrapper]),
            ("-raw", []),
        ):
            textarena.register(
                environment_id(name) + suffix, TextArenaEnv, default_wrappers=wrapped, game=name
            )


_register()
