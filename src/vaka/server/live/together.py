"""Those who ask at the same moment are answered together: at once, or by one trip to a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Together(Generic[Question, Answer]):
    """Gathers questions until the event loop comes round, then has all of them answered: by
    `at_once` if that needs no waiting, else by `in_thread`. Among the answers may be errors:
    whoever asked gets them raised."""

    def __init__(
        self,
        at_once: Callable[[Sequence[Question]], Sequence[Answer | Exception] | None],
        in_thread: Callable[[Sequence[Question]], Sequence[Answer | Exception]],
    ) -> None:
        self._at_once = at_once
        self._in_thread = in_thread
        self._asked: list[tuple[Question, asyncio.Future[Answer]]] = []
        self._trips: set[asyncio.Task[None]] = set()

    async def ask(self, question: Question) -> Answer:
        """The answer to a question."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Answer] = loop.create_future()
        self._asked.append((question, future))
        if len(self._asked) == 1:
            trip = loop.create_task(self._go())
            self._trips.add(trip)
            trip.add_done_callback(self._trips.discard)
        return await future

    async def _go(self) -> None:
        await asyncio.sleep(0)  # who was woken together asks together
        asked, self._asked = self._asked, []
        questions = [question for question, _ in asked]
        answers: Sequence[Answer | Exception] | None
        try:
            answers = self._at_once(questions)
            if answers is None:
                answers = await asyncio.to_thread(self._in_thread, questions)
        except Exception as error:  # noqa: BLE001  whoever waits gets it
            answers = [error] * len(asked)
        for (_, future), answer in zip(asked, answers, strict=True):
            if future.done():
                continue  # it is not waited for any more
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)
