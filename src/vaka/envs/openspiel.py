"""Games for OpenSpiel: `vaka_tahiti`, `vaka_tongiaki` and so on, with explicit chance.

    import pyspiel
    import vaka.envs.openspiel
    game = pyspiel.load_game("vaka_tahiti(players=3)")

Importing this module registers every game with observations.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from vaka import games
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import CHANCE, NOBODY, Game, ObservableState
from vaka.core.information_state import information_state
from vaka.core.observation import Field
from vaka.envs.env_setup import EnvTable, make_table

PREFIX = "vaka_"
"""What the name of a game begins with in OpenSpiel."""


class SpielGame(pyspiel.Game):
    """A game of Vaka as a game of OpenSpiel.

    Its parameters are `players`, `first` (the seat that begins, -1: by lot) and `options`, a text
    such as `volcano:exactly_8;tourists:1-2-3` in which `-` stands for a comma.
    """

    kind: pyspiel.GameType
    """The description of the game. Each registered game is a subclass with its own."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.kind.short_name
        given = {**_defaults(name), **(params or {})}
        first = given["first"]
        self.table = make_table(
            name.removeprefix(PREFIX),
            given["players"],
            read_options(given["options"]),
            None if first < 0 else first,
        )
        game, seats = self.table.game, self.table.start.seats
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=game.move_count,
                max_chance_outcomes=game.move_count,
                num_players=self.table.players,
                min_utility=game.smallest_return,
                max_utility=game.largest_return,
                utility_sum=1.0,
                max_game_length=game.longest_game(seats),
            ),
            given,
        )

    def new_initial_state(self) -> SpielState:
        """The position before the first move."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver | RecallObserver:
        """An observer. With perfect recall it has a string and no tensor."""
        if params:
            raise ValueError(f"an observer has no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.perfect_recall:
            return RecallObserver(self.table)
        return SpielObserver(self.table, kind)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound for the number of chance moves."""
        return self.table.game.most_draws(self.table.start.seats)


class Position:
    """A position that OpenSpiel copies in place of its text form, which would be slow."""

    def __init__(self, state: ObservableState) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.state.copy())


class SpielState(pyspiel.State):
    """A position, with the history that OpenSpiel keeps."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._position = Position(game.table.start.copy())

    @property
    def state(self) -> ObservableState:
        """The position in Vaka. Do not change it."""
        return self._position.state

    @property
    def table(self) -> EnvTable:
        """The game and its set-up."""
        table: EnvTable = self.get_game().table
        return table

    def current_player(self) -> int:
        """The player to move, or one of OpenSpiel's numbers for chance and the end."""
        turn = self.state.turn
        if turn == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if turn == NOBODY else self.state.player_of(turn)

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.moves() if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        weights = self.state.weights()
        total = sum(weights)
        return [
            (move, weight / total) for move, weight in zip(self.state.moves(), weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        self.state.play(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        return self.table.game.move_text(self.state, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.is_over

    def returns(self) -> list[float]:
        """The shares in the win; 0 before the end."""
        return self.state.returns()

    def __str__(self) -> str:
        return self.table.game.position_text(self.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state with the same information for a player, but other hidden cards. Its history is
        empty."""
        game = self.table.game
        seat = self.table.seats[player]
        known = game.view(self.state, seat) | game.perfect_recall(self.state, seat)
        sampled: SpielState = self.get_game().new_initial_state()
        dice = Dice(int(sampler() * 2**53))
        sampled._position = Position(_observable(game.determinize(known, dice)))
        return sampled


class SpielObserver:
    """What a player knows now, as a tensor of numbers and as text.

    A public observer has the fields that everybody knows, seen from the first seat. A private one
    has those that only the player knows. By default an observer has both, seen from the player.
    """

    def __init__(self, table: EnvTable, kind: Any) -> None:
        self._table = table
        self._is_private = kind.private_info != pyspiel.PrivateInfoType.NONE
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there is no observer that sees the hands of all players")
        self._fields = [
            field
            for field in table.layout.fields
            if (self._is_private if field.is_private else kind.public_info)
        ]
        self._bytes: NDArray[np.uint8] = np.zeros(table.layout.size, np.uint8)
        self.tensor: NDArray[np.float32] = np.zeros(
            sum(field.size for field in self._fields), np.float32
        )
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for field in self._fields:
            part = self.tensor[start : start + field.size]
            self.dict[field.name] = part.reshape(field.shape)
            start += field.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor` and `dict` with what a player knows."""
        self._observe(state, player)
        for field in self._fields:
            self.dict[field.name][:] = self._part(field)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text: the fields that are not 0."""
        self._observe(state, player)
        parts = ((field.name, self._bytes[field.offset : field.end]) for field in self._fields)
        return " ".join(f"{name}={part.tobytes().hex()}" for name, part in parts if part.any())

    def _observe(self, state: SpielState, player: int) -> None:
        seat = self._table.seats[player if self._is_private else 0]
        turn = state.state.turn
        if self._is_private and turn >= 0 and state.state.player_of(turn) == player:
            seat = turn
        state.state.observe(seat, self._bytes)

    def _part(self, field: Field) -> NDArray[np.uint8]:
        return self._bytes[field.offset : field.end].reshape(field.shape)


class RecallObserver:
    """The information state of a player as text: everything that it has seen."""

    tensor = None
    """There is no tensor with perfect recall: a history has no useful upper bound."""

    dict = None
    """There are no parts of a tensor."""

    def __init__(self, table: EnvTable) -> None:
        self._table = table

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor with perfect recall."""
        raise NotImplementedError("an information state has no tensor, only a string")

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player has seen, as text."""
        table = self._table
        return str(information_state(table.game, table.start, state.history(), player))


def read_options(text: str) -> dict[str, str]:
    """The options in a parameter of OpenSpiel: `volcano:exactly_8;tourists:1-2-3`."""
    options = {}
    for part in text.split(";") if text else ():
        name, colon, value = part.partition(":")
        if not colon:
            raise InvalidSetup(f"options are written name:value;name:value, not {part!r}")
        options[name] = value.replace("-", ",")
    return options


def write_options(options: dict[str, str]) -> str:
    """Options as a parameter of OpenSpiel."""
    return ";".join(f"{name}:{value.replace(',', '-')}" for name, value in options.items())


def _observable(state: Any) -> ObservableState:
    observable: ObservableState = state
    return observable


def _defaults(short_name: str) -> dict[str, Any]:
    counts = games.load(short_name.removeprefix(PREFIX)).player_counts
    return {"players": counts[0], "first": -1, "options": ""}


def _type_of(game: Game) -> pyspiel.GameType:
    information = pyspiel.GameType.Information
    is_hidden = game.has_hidden_information
    short_name = PREFIX + game.name
    return pyspiel.GameType(
        short_name=short_name,
        long_name=game.rulebook.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION if is_hidden else information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.player_counts[-1],
        min_num_players=game.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_defaults(short_name),
    )


def register() -> None:
    """Register all games with observations. Importing this module does it."""
    for name in games.names():
        game = games.load(name)
        if game.features.observations and PREFIX + name not in pyspiel.registered_names():
            # A class and no function: OpenSpiel drops its reference when Python is gone already,
            # which a class survives.
            kind = _type_of(game)
            own = type(f"{game.rulebook.title}Game", (SpielGame,), {"kind": kind})
            pyspiel.register_game(kind, own)


register()
