"""Whole games over real sockets: a seat receives its own view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest

from tests.server.running_server import (
    JSON,
    Browser,
    Client,
    RunningServer,
    error_of,
    open_server,
    sent_view,
)
from tests.server.test_hidden_hands import play
from vaka import games
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game, State
from vaka.core.records.files import loads
from vaka.core.records.record import Entry, Undo

NAMES = games.names()
MOVES = {name: games.load(name).move_count for name in NAMES}
LINE = "between you and me"
UNDONE = 60
"""After so many plies something is taken back."""


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, make_database: Callable[[], str]
) -> Iterator[RunningServer]:
    with open_server(tmp_path_factory.mktemp("secrets"), database=make_database()) as server:
        yield server


@pytest.mark.parametrize("name", NAMES)
def test_all_that_is_sent_of_a_game_is_what_each_viewer_may_know(
    server: RunningServer, name: str
) -> None:
    with server.browser() as ana, server.browser() as ben, server.browser() as guest:
        table = ana.set_table("Ana", "Ben", "random", game=name, begin=True, allow_hints=True)
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
                is_awaited = any(each.state["viewer"] == each.state["turn"] for each in clients)
                if is_awaited and len(moments) % 5 == 0:  # so nothing happens meanwhile
                    fetched += [_Fetched(ben, 1, table), _Fetched(guest, None, table)]
                if is_awaited and mine.ply > UNDONE and not hints:
                    hints += [ask_hint(each) for each in (mine, his) if each.state["moves"]]
                    undone = take_back(*clients)
                    moments.append([client.state for client in clients])
        record = loads(guest.get(f"/api/tables/{table['id']}/record").text, games.load)
        known = _Known(
            games.load(name), record.entries, games.load(name).initial_state(record.setup)
        )
        for viewer, client in zip((0, 1, None), clients, strict=True):
            assert client.plies == known.plies(client, viewer)
        for ply, *seen in ((row[0]["ply"], *row) for row in moments):
            for viewer, state in zip((0, 1, None), seen, strict=True):
                assert state["view"] == known.view(ply, viewer)
                assert bool(state["moves"]) <= (viewer == state["turn"])
                assert bool(state["prospects"]) <= (viewer == state["turn"])
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
            assert answers.plies == known.plies(answers, answers.viewer)
            assert answers.view == known.view(len(answers.plies), answers.viewer)
            shown = range(answers.first, len(answers.plies) + 1)
            assert answers.views == [known.view(ply, answers.viewer) for ply in shown]
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
        if answer["moves"] is not None:
            break
        if games.load(client.table["game"]).has_hidden_information:
            refused = client.ask("play", seat=seat, ply=ply, moves=picks)
            assert refused["type"] == "refused", "half a choice was shown to others"
        picks.append(dice.choose(answer["possible"])["move"])
    probe(client, dice, answer)
    client.play(*answer["moves"])


def probe(client: Client, dice: Dice, answer: JSON) -> None:
    """Ask what could be done after a whole choice: that may be in another hand, or in the deck."""
    game = games.load(client.table["game"])
    if not game.has_hidden_information:
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
    both agree. Return how many plies that is."""
    ply, last = mine.ply, next(each for each in reversed(mine.plies) if each["seat"] == 0)
    start = next(each for each in mine.plies if each["turn_number"] == last["turn_number"])
    plies: int = ply - start["ply"] + 1
    mine.do("ask_undo", seat=0, ply=ply, plies=plies)
    his.do("answer_undo", seat=0, ply=ply, plies=plies, agree=True)
    for client in (mine, his, nobody):
        client.await_news(lambda each=client: each.ply > ply)  # type: ignore[misc]
    return plies


class _Fetched:
    """What a browser can fetch of a running table as a viewer; more is refused."""

    def __init__(self, browser: Browser, viewer: int | None, table: JSON) -> None:
        self.viewer = viewer
        address = f"/api/tables/{table['id']}"
        query = {} if viewer is None else {"seat": viewer}
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
        assert record.status_code == (
            409 if games.load(table["game"]).has_hidden_information else 200
        )
        listing = browser.get("/api/tables")
        self.texts = [answer.text for answer in (*answers, record, listing, browser.get(address))]


class _Known:
    """What may be known of a record, from the rules alone."""

    def __init__(self, game: Game, entries: Sequence[Entry], start: State) -> None:
        self.game = game
        self.entries = entries
        self.states = [start]
        self.standing_moves = [[0]]
        for entry in entries:
            line = self.standing_moves[-1]
            if isinstance(entry, Undo):
                line = line[: len(line) - entry.plies]
                self.states.append(self.states[line[-1]])
            else:
                after = self.states[-1].copy()
                assert isinstance(entry, int)
                after.play(entry)
                self.states.append(after)
                line = [*line, len(self.states) - 1]
            self.standing_moves.append(line)

    def view(self, ply: int, viewer: int | None) -> JSON:
        return sent_view(self.game, self.states[ply], viewer)

    def weighed(self, answer: JSON) -> tuple[JSON, list[JSON]]:
        """What a seat may know of a choice before it is made: not what its last pick brings."""
        state, seat = self.states[answer["ply"]].copy(), answer["seat"]
        is_made = self.game.has_hidden_information and answer["moves"] is not None
        picks = answer["picks"][:-1] if is_made else answer["picks"]
        events: list[JSON] = []
        for pick in picks:
            state.collect_events(True)
            state.pick(pick)
            events += self.game.events(state, state.collected_events(), seat)
            state.collect_events(False)
        return sent_view(self.game, state, seat), events

    def reason(self, asked: JSON, dice: Dice) -> str | None:
        """Why not, by what a seat sees and nothing else."""
        guess = self.game.determinize(self.view(asked["ply"], asked["seat"]), dice)
        refusal = self.game.why_not(guess, asked["move"], any_order=True)
        return refusal.message if refusal else None

    def check_hint(self, answer: JSON, dice: Dice) -> None:
        """A hint can be followed in whatever lies behind the view that it was made from."""
        guess = self.game.determinize(self.view(answer["ply"], answer["seat"]), dice)
        for move in answer["choice"]["moves"]:
            assert guess.refusal(move) == 0
            guess.play(move)

    def plies(self, client: Client | _Fetched, viewer: int | None) -> list[JSON]:
        """The plies as a viewer may know them; turns as the server counts them."""
        told = []
        for ply, (entry, sent) in enumerate(zip(self.entries, client.plies, strict=False)):
            assert isinstance(entry, int | Undo)
            about = (
                self._undo(ply, entry)
                if isinstance(entry, Undo)
                else self._move(ply, entry, viewer)
            )
            told.append(about | {"ply": ply + 1, "turn_number": sent["turn_number"]})
        return told

    def _move(self, ply: int, move: int, viewer: int | None) -> JSON:
        before = self.states[ply]
        sees = self.game.may_see(before, move, viewer)
        return {
            "kind": "draw" if before.turn == CHANCE else "move",
            "seat": before.turn,
            "active": before.active,
            "move": move if sees else None,
            "text": self.game.move_text(before, move) if sees else None,
            "events": self.game.play(before.copy(), move, viewer),
        }

    def _undo(self, ply: int, undo: Undo) -> JSON:
        return {
            "kind": "undo",
            "seat": undo.seat,
            "active": self.states[ply].active,
            "plies": undo.plies,
            "to": self.standing_moves[ply + 1][-1],
            "events": [],
        }
