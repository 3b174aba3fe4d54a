"""One choice as a dialogue in text.

A request shows the table and numbers the options. An answer names one of them in square brackets.
A choice with few options is made at once; otherwise it is made move by move, in any order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from vaka.core.choice import compose
from vaka.core.errors import IllegalMove, InvalidText, VakaError
from vaka.core.game import JSON, Game, State
from vaka.envs.text.menu import Menu, MenuItem, make_menu, read_moves
from vaka.envs.text.table_renderer import plain_lines, renderer_of

MOST_CHARACTERS = 8000
"""A request has fewer characters than this."""

LONGEST_ANSWER = 100_000
"""Characters of an answer that are read: the end, because people and models think first."""

BACK = "back"
"""The answer that takes back the last pick."""

LINE_WIDTH = 100
"""Short options share a line up to this width."""

_BRACKETS = re.compile(r"\[([^\[\]]*)\]")

HOW_TO_ANSWER = (
    "Answer with one option in square brackets: its number, such as [1], or its moves, such as "
    "[{example}]."
)


class TextChoice:
    """The choice of the seat to move: what it was asked, and what it has picked so far.

    `view` is what the seat sees, and `state` any position that is possible given the view: the
    options are the same in all of them.
    """

    def __init__(self, game: Game, state: State, view: JSON) -> None:
        self.game = game
        self.picks: list[int] = []
        """The moves picked so far, in the order in which they were picked."""
        self._state = state
        self._view = view
        self._menu: Menu | None = None

    @property
    def menu(self) -> Menu:
        """The options after the picks."""
        if self._menu is None:
            self._menu = make_menu(self.game, self._state, self.picks)
        return self._menu

    def request(self, before: str = "", most: int = MOST_CHARACTERS) -> str:
        """The table, the options, and how to answer, in fewer than `most` characters. `before`
        stands above it, such as a refusal."""
        renderer = renderer_of(self.game)
        words, seat = renderer.seat_words(self._view), self._state.turn
        you = words[seat] if seat < len(words) else f"seat {seat + 1}"
        items = self.menu.items
        head = [before, ""] if before else []
        head += [f"You are {you}. It is your turn.", ""]
        head += [*plain_lines(renderer.table_lines(self._view)), ""]
        if self.picks:
            head.append(f"Your choice so far: {self._texts(self.picks)}")
        head.append("Your options:" if self.menu.is_whole else "Pick one of these moves:")
        foot = [HOW_TO_ANSWER.format(example=items[-1].text)]
        if self.picks:
            foot.append(f"[{BACK}] takes back your last pick.")
        room = most - 1 - sum(len(line) + 1 for line in (*head, *foot))
        return "\n".join([*head, *_fitting(items, room), *foot])

    def answer(self, text: str) -> list[int] | None:
        """Add what an answer names to the choice. Return the moves of a complete choice in their
        canonical order, or None if there is more to pick. Raise `VakaError` if it is refused."""
        word = _bracketed(text)
        if word.lower() == BACK:
            if not self.picks:
                raise InvalidText("there is no pick to take back")
            self._set(self.picks[:-1])
            return None
        picks = [*self.picks, *self._named(word)]
        run = compose(self.game, self._state, picks).run
        self._set(picks)
        return run

    def _named(self, word: str) -> tuple[int, ...]:
        if word.isascii() and word.isdigit():
            return self.menu.pick(int(word[:9]))
        return read_moves(self.game, self._state, word)

    def _set(self, picks: list[int]) -> None:
        self.picks, self._menu = picks, None

    def _texts(self, moves: Sequence[int]) -> str:
        return "; ".join(self.game.move_text(self._state, move) for move in moves)


def introduction(game: Game) -> str:
    """The game in short, with the ids of its rules."""
    book = game.rulebook
    sentences = [
        f"- {sentence.text} ({', '.join(sentence.rules)})" for sentence in book.short.sentences
    ]
    return "\n".join([f"You play {book.title}.", *sentences])


def refusal_text(game: Game, error: VakaError) -> str:
    """Why an answer was refused, with the rule that forbids it."""
    if isinstance(error, IllegalMove):
        return f"Refused: {error}\n{error.rule}: {game.rulebook[error.rule].text}"
    return f"Refused: {error}"


def _bracketed(text: str) -> str:
    """What stands in the last square brackets of an answer."""
    found: list[str] = _BRACKETS.findall(text[-LONGEST_ANSWER:])
    if not found or not found[-1].strip():
        raise InvalidText("answer with one option in square brackets, such as [1]")
    return found[-1].strip()


# ---- lines of options


def _fitting(items: Sequence[MenuItem], room: int) -> list[str]:
    """As many lines of options as there is room for, and how many options are left out."""
    lines: list[str] = []
    notice = "and {} more: name its moves if you want another one"
    room -= len(notice) + 10
    listed = 0
    for line, count in _lines(items):
        if len(line) + 1 > room:
            return [*lines, notice.format(len(items) - listed)]
        lines.append(line)
        room -= len(line) + 1
        listed += count
    return lines


def _lines(items: Sequence[MenuItem]) -> Iterator[tuple[str, int]]:
    """The lines of a menu, and how many options each has. Options that differ in their last word
    only share a line: `[1] lay 0,3 0  [2] ... 1`."""
    line, count, shared = "", 0, None
    for number, item in enumerate(items, start=1):
        start, _, last = item.text.rpartition(" ")
        if start and start == shared and len(line) < LINE_WIDTH:
            line += f"  [{number}] ... {last}"
            count += 1
            continue
        if count:
            yield line, count
        line, count, shared = f"[{number}] {item.text}", 1, start
    if count:
        yield line, count
