"""Whole games over real sockets: a seat is sent its view of each moment, and not a word more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest

from tests.server.hall import JSON, Browser, Client, Hall, error_of, open_hall
from tests.server.test_hidden import play
from vaka import games
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game, State
from vaka.core.records.archive import loads
from vaka.core.records.record import Entry, Undo

NAMES = games.names()
MOVES = {name: games.load(name).move_count for name in NAMES}
LINE = "between you and me"
UNDONE = 60
"""After so many plies something is taken back."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, house: Callable[[], str]) -> Iterator[Hall]:
    with open_hall(tmp_path_factory.mktemp("secrets"), database=house()) as hall:
        yield hall


@pytest.mark.parametrize("name", NAMES)
def test_all_that_is_sent_of_a_game_is_what_each_eye_may_know(hall: Hall, name: str) -> None:
    with hall.browser() as ana, hall.browser() as ben, hall.browser() as guest:
        table = ana.set_table("Ana", "Ben", "random", game=name, begin=True, hints=True)
        with ben.sit(table) as his:
            his.do("take", seat=1)
        with ana.sit(table) as mine, ben.sit(table) as his, guest.sit(table) as nobody:
            clients = [mine, his, nobody]
            mine.do("say", seat=0, text=LINE)
            fetched: list[_Fetched] = []
            weighed: list[JSON] = []
            hints: list[JSON] = []
            moments = [[client.state for client in clients]]
            for _ in play(
                clients, Dice(f"secrets of {name}"), lambda *at: weighed.extend(weigh(*at))
            ):
                moments.append([client.state for client in clients])
                is_awaited = any(each.state["eye"] == each.state["turn"] for each in clients)
                if is_awaited and len(moments) % 5 == 0:  # so nothing happens meanwhile
                    fetched += [_Fetched(ben, 1, table), _Fetched(guest, None, table)]
                if is_awaited and mine.ply > UNDONE and not hints:
                    hints += [ask_hint(each) for each in (mine, his) if each.state["moves"]]
                    undone = take_back(*clients)
                    moments.append([client.state for client in clients])
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
        composed = [answer for answer in weighed if answer["type"] == "composed"]
        assert composed
        for answer in composed:
            assert (answer["view"], answer["events"]) == known.weighed(answer)
        reasons = [answer for answer in weighed if answer["type"] == "reason"]
        assert any(answer["refusal"] for answer in reasons)
        for answer in reasons:
            told = answer["refusal"] and answer["refusal"]["message"]
            assert told == known.reason(answer, Dice(answer["ply"]))
        for answer in hints:
            known.check_hint(answer, Dice("hint"))
        assert [entry.plies for entry in record.entries if isinstance(entry, Undo)] == [undone]
        for answers in fetched:
            assert answers.plies == known.plies(answers, answers.eye)
            assert answers.view == known.view(len(answers.plies), answers.eye)
            shown = range(answers.first, len(answers.plies) + 1)
            assert answers.views == [known.view(ply, answers.eye) for ply in shown]
        assert record.secret is not None
        assert not any('"type":"hint"' in text for text in nobody.texts)
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
    asked = {"seat": seat, "ply": ply, "move": dice.below(MOVES[client.table["game"]])}
    yield client.ask("why_not", **asked) | asked
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


def ask_hint(client: Client) -> JSON:
    """What is best for the seat to act, as far as it can know."""
    asked = {"seat": client.state["turn"], "ply": client.ply}
    answer = client.ask("hint", **asked)
    assert answer["type"] == "hint", answer
    return answer


def take_back(mine: Client, his: Client, nobody: Client) -> int:
    """Take back what was done since Ana's last turn began, draws and the bot's moves included, as
    both agree; how many plies that is."""
    ply, last = mine.ply, next(each for each in reversed(mine.plies) if each["seat"] == 0)
    start = next(each for each in mine.plies if each["turn"] == last["turn"])
    plies: int = ply - start["ply"] + 1
    mine.do("ask_undo", seat=0, ply=ply, plies=plies)
    his.do("answer_undo", seat=0, ply=ply, plies=plies, agree=True)
    for client in (mine, his, nobody):
        client.await_news(lambda each=client: each.ply > ply)  # type: ignore[misc]
    return plies


class _Fetched:
    """What a browser can fetch of a running table through an eye; more is refused."""

    def __init__(self, browser: Browser, eye: int | None, table: JSON) -> None:
        self.eye = eye
        address = f"/api/tables/{table['id']}"
        query = {} if eye is None else {"seat": eye}
        self.plies: list[JSON] = browser.json(f"{address}/plies", **query)["plies"]
        self.view = browser.json(f"{address}/plies/{len(self.plies)}", **query)["view"]
        self.first = max(0, len(self.plies) - 8)
        between = {"from": self.first, "to": len(self.plies), **query}
        self.views: list[JSON] = browser.json(f"{address}/views", **between)["views"]
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

    def __init__(self, game: Game, entries: Sequence[Entry], start: State) -> None:
        self.game = game
        self.entries = entries
        self.states = [start]
        self.standing = [[0]]
        for entry in entries:
            line = self.standing[-1]
            if isinstance(entry, Undo):
                line = line[: len(line) - entry.plies]
                self.states.append(self.states[line[-1]])
            else:
                after = self.states[-1].copy()
                after.play(entry)
                self.states.append(after)
                line = [*line, len(self.states) - 1]
            self.standing.append(line)

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

    def reason(self, asked: JSON, dice: Dice) -> str | None:
        """Why not, by what a seat sees and nothing else."""
        guess = self.game.guess(self.view(asked["ply"], asked["seat"]), dice)
        refusal = self.game.why_not(guess, asked["move"], any_order=True)
        return refusal.message if refusal else None

    def check_hint(self, answer: JSON, dice: Dice) -> None:
        """A hint can be followed in whatever lies behind the view that it was made from."""
        guess = self.game.guess(self.view(answer["ply"], answer["seat"]), dice)
        for move in answer["choice"]["moves"]:
            assert guess.refusal(move) == 0
            guess.play(move)

    def plies(self, client: Client | _Fetched, eye: int | None) -> list[JSON]:
        """The plies as an eye may be told of them; turns as the server counts them."""
        told = []
        for ply, (entry, sent) in enumerate(zip(self.entries, client.plies, strict=False)):
            about = (
                self._undo(ply, entry) if isinstance(entry, Undo) else self._move(ply, entry, eye)
            )
            told.append(about | {"ply": ply + 1, "turn": sent["turn"]})
        return told

    def _move(self, ply: int, move: int, eye: int | None) -> JSON:
        before = self.states[ply]
        sees = self.game.sees(before, move, eye)
        return {
            "kind": "draw" if before.turn == CHANCE else "move",
            "seat": before.turn,
            "active": before.active,
            "move": move if sees else None,
            "text": self.game.text(before, move) if sees else None,
            "events": self.game.play(before.copy(), move, eye),
        }

    def _undo(self, ply: int, undo: Undo) -> JSON:
        return {
            "kind": "undo",
            "seat": undo.seat,
            "active": self.states[ply].active,
            "plies": undo.plies,
            "to": self.standing[ply + 1][-1],
            "events": [],
        }
