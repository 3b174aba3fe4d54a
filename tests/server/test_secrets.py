"""Whole games over real sockets: a seat is sent its view of each moment, and not a word more."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.hall import JSON, Browser, Client, Hall, error_of, open_hall
from tests.server.test_hidden import play
from vaka import games
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game, State
from vaka.core.records.archive import loads

NAMES = games.names()
LINE = "between you and me"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, house: Callable[[], str]) -> Iterator[Hall]:
    with open_hall(tmp_path_factory.mktemp("secrets"), database=house()) as hall:
        yield hall


@pytest.mark.parametrize("name", NAMES)
def test_all_that_is_sent_of_a_game_is_what_each_eye_may_know(hall: Hall, name: str) -> None:
    with hall.browser() as ana, hall.browser() as ben, hall.browser() as guest:
        table = ana.set_table("Ana", "Ben", "random", game=name, begin=True)
        with ben.sit(table) as his:
            his.do("take", seat=1)
        with ana.sit(table) as mine, ben.sit(table) as his, guest.sit(table) as nobody:
            clients = [mine, his, nobody]
            mine.do("say", seat=0, text=LINE)
            fetched: list[_Fetched] = []
            weighed: list[JSON] = []
            moments = [[client.state for client in clients]]
            for _ in play(
                clients, Dice(f"secrets of {name}"), lambda *at: weighed.extend(weigh(*at))
            ):
                moments.append([client.state for client in clients])
                is_awaited = any(each.state["eye"] == each.state["turn"] for each in clients)
                if is_awaited and len(moments) % 5 == 0:  # so nothing happens meanwhile
                    fetched += [_Fetched(ben, 1, table), _Fetched(guest, None, table)]
        record = loads(guest.get(f"/api/tables/{table['id']}/record").text, games.load)
        known = _Known(games.load(name), record.entries, games.load(name).start(record.setup))
        for eye, client in zip((0, 1, None), clients, strict=True):
            assert client.plies == known.plies(client, eye)
        for ply, *seen in ((row[0]["ply"], *row) for row in moments):
            for eye, state in zip((0, 1, None), seen, strict=True):
                assert state["view"] == known.view(ply, eye)
                assert bool(state["moves"]) <= (eye == state["turn"])
                assert bool(state["prospects"]) <= (eye == state["turn"])
                assert not state["mid_choice"]
        assert weighed
        for answer in weighed:
            assert (answer["view"], answer["events"]) == known.weighed(answer)
        for answers in fetched:
            assert answers.plies == known.plies(answers, answers.eye)
            assert answers.view == known.view(len(answers.plies), answers.eye)
        assert record.secret is not None
        told = [text for client in clients for text in client.texts if '"over"' not in text]
        told += [text for answers in fetched for text in answers.texts]
        assert len(told) > 100
        assert not any(record.secret in text for text in told)
        assert any(LINE in text for text in his.texts)
        heard = [*nobody.texts, *(text for answers in fetched for text in answers.texts)]
        assert not any(LINE in text for text in heard)


def weigh(client: Client, dice: Dice) -> Iterator[JSON]:
    """Make a whole choice pick by pick, and look at what it would bring before it is made."""
    seat, ply = client.state["turn"], client.ply
    picks = [dice.choose(client.state["moves"])["move"]]
    while True:
        answer = client.ask("compose", seat=seat, ply=ply, picks=picks)
        assert answer["type"] == "composed", answer
        yield answer | {"seat": seat, "ply": ply}
        if answer["run"] is not None:
            break
        if games.load(client.table["game"]).hides:
            refused = client.ask("play", seat=seat, ply=ply, moves=picks)
            assert refused["type"] == "refused", "half a choice was shown to others"
        picks.append(dice.choose(answer["possible"])["move"])
    probe(client, dice, answer)
    client.play(*answer["run"])


def probe(client: Client, dice: Dice, answer: JSON) -> None:
    """Ask what could be done after a whole choice: that may be in another hand, or in the deck."""
    game = games.load(client.table["game"])
    if not game.hides:
        return
    for _ in range(3):
        move, beyond = dice.below(game.move_count), dice.below(game.move_count)
        for picks in (answer["picks"], [*answer["picks"], beyond]):
            asked = {"seat": client.state["turn"], "ply": client.ply, "move": move, "picks": picks}
            refused = error_of(client.ask("why_not", **asked))
            assert (refused["kind"], refused["message"]) == ("not_now", "the choice is complete")


class _Fetched:
    """What a browser can fetch of a running table through an eye; more is refused."""

    def __init__(self, browser: Browser, eye: int | None, table: JSON) -> None:
        self.eye = eye
        address = f"/api/tables/{table['id']}"
        query = {} if eye is None else {"seat": eye}
        self.plies: list[JSON] = browser.json(f"{address}/plies", **query)["plies"]
        self.view = browser.json(f"{address}/plies/{len(self.plies)}", **query)["view"]
        hidden = [f"{address}/{path}?seat=0" for path in ("plies", "plies/0")]
        hidden += [f"{address}/views?from=0&to=0&seat=0", f"{address}/proof", f"{address}/analysis"]
        answers = [browser.get(path) for path in hidden]
        answers.append(browser.post(f"{address}/fork", {"ply": len(self.plies)}))
        assert {answer.status_code for answer in answers} == {403, 409}
        assert answers[-1].status_code == 409, "a fork shows what is hidden"
        record = browser.get(f"{address}/record")
        assert record.status_code == (409 if games.load(table["game"]).hides else 200)
        listing = browser.get("/api/tables")
        self.texts = [answer.text for answer in (*answers, record, listing, browser.get(address))]


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

    def weighed(self, answer: JSON) -> tuple[JSON, list[JSON]]:
        """What a seat may know of a choice before it is made: not what its last pick brings."""
        state, seat = self.states[answer["ply"]].copy(), answer["seat"]
        is_made = self.game.hides and answer["run"] is not None
        picks = answer["picks"][:-1] if is_made else answer["picks"]
        events: list[JSON] = []
        for pick in picks:
            state.listen(True)
            state.pick(pick)
            events += self.game.events(state, state.heard(), seat)
            state.listen(False)
        return self.game.view(state, seat), events

    def plies(self, client: Client | _Fetched, eye: int | None) -> list[JSON]:
        """The plies as an eye may be told of them; turns as the server counts them."""
        told = []
        for before, move, sent in zip(self.states[:-1], self.moves, client.plies, strict=False):
            sees = self.game.sees(before, move, eye)
            known = {
                "kind": "draw" if before.turn == CHANCE else "move",
                "seat": before.turn,
                "active": before.active,
                "move": move if sees else None,
                "text": self.game.text(before, move) if sees else None,
                "events": self.game.play(before.copy(), move, eye),
            }
            told.append(known | {"ply": sent["ply"], "turn": sent["turn"]})
        return told
