"""Whole games over real sockets: a seat is sent its view of each moment, and not a word more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.hall import JSON, Client, Hall, open_hall
from tests.server.test_hidden import play
from vaka import games
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game, State
from vaka.core.records.archive import loads

HIDING = [name for name in games.names() if games.load(name).hides]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with open_hall(tmp_path_factory.mktemp("secrets")) as hall:
        yield hall


@pytest.mark.parametrize("name", HIDING)
def test_all_that_is_sent_of_a_game_is_what_each_eye_may_know(hall: Hall, name: str) -> None:
    with hall.browser() as ana, hall.browser() as ben, hall.browser() as guest:
        table = ana.set_table("Ana", "Ben", game=name, begin=True)
        with ben.sit(table) as his:
            his.do("take", seat=1)
        with ana.sit(table) as mine, ben.sit(table) as his, guest.sit(table) as nobody:
            clients = [mine, his, nobody]
            moments = [[_moment(client) for client in clients]]
            for _ in play(clients, Dice(f"secrets of {name}")):
                moments.append([_moment(client) for client in clients])
                if not mine.is_over:
                    assert guest.get(f"/api/tables/{table['id']}/record").status_code == 409
        record = loads(guest.get(f"/api/tables/{table['id']}/record").text, games.load)
        known = _Known(games.load(name), record.entries, games.load(name).start(record.setup))
        for eye, client in zip((0, 1, None), clients, strict=True):
            assert client.plies == known.plies(client, eye)
        for ply, *seen in ((row[0]["ply"], *row) for row in moments):
            for eye, state in zip((0, 1, None), seen, strict=True):
                assert state["view"] == known.view(ply, eye)
                assert bool(state["moves"]) <= (eye == state["turn"])


def _moment(client: Client) -> JSON:
    return client.state


class _Known:
    """What may be known of a record, from the rules alone."""

    def __init__(self, game: Game, moves: object, start: State) -> None:
        self.game = game
        self.states = [start]
        self.moves: list[int] = []
        assert isinstance(moves, tuple)
        for move in moves:
            after = self.states[-1].copy()
            after.play(move)
            self.states.append(after)
            self.moves.append(move)

    def view(self, ply: int, eye: int | None) -> JSON:
        return self.game.view(self.states[ply], eye)

    def plies(self, client: Client, eye: int | None) -> list[JSON]:
        """The plies as an eye may be told of them; turns and times as the server counts them."""
        told = []
        for before, move, sent in zip(self.states[:-1], self.moves, client.plies, strict=True):
            sees = self.game.sees(before, move, eye)
            known = {
                "kind": "draw" if before.turn == CHANCE else "move",
                "seat": before.turn,
                "active": before.active,
                "move": move if sees else None,
                "text": self.game.text(before, move) if sees else None,
                "events": self.game.play(before.copy(), move, eye),
            }
            told.append(sent | known)
        return told
