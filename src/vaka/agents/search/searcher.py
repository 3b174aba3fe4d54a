"""One thread of a search: down the tree, a short playout, and what was learnt goes back up.

Every player is taken to maximise its own chance to win. What chance turns up is sampled; the tree
branches by it only as far as the seat that thinks may see it. Nothing here needs the GIL.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from math import log, sqrt

    from vaka.agents.search.tree import NONE, ROOT, Tree
    from vaka.core.adapter import Adapter
    from vaka.core.dice import Dice

from vaka.core import game

CHANCE = game.CHANCE
NOBODY = game.NOBODY
TO_THE_END = game.TO_THE_END
UNSEEN = -1
"""What the tree calls whatever the seat that thinks does not see."""

DEEPEST = 200
"""So many moves a line in the tree has at most."""

ROOM = 1 << 13
"""For so many nodes there is room at first."""


class Searcher:
    """Grows a tree from the root of an adapter.

    `seat` is the one that thinks, -1 a spectator. `exploration` is how much a move is tried that
    looks worse but is little known, `caution` how much worse than its siblings an untried move is
    taken to be, `horizon` how many turns a playout goes on before the position is weighed,
    `taste` of how many moves at random the best-looking one is played there.
    """

    def __init__(
        self,
        adapter: Adapter,
        dice: Dice,
        seat: int,
        exploration: float,
        caution: float,
        horizon: int,
        taste: int,
    ) -> None:
        self.adapter = adapter
        self.dice = dice
        self.seat = seat
        self.exploration = exploration
        self.caution = caution
        self.horizon = horizon
        self.taste = taste
        self.tree = Tree(adapter.root.players, ROOM)
        self.path = array("i", [ROOT] * (DEEPEST + 1))
        self.depth = 0

    def run(self, playouts: int) -> None:
        """So many playouts from the root."""
        self.tree.make_room(playouts + DEEPEST)
        with cython.nogil:
            for _ in range(playouts):
                self.play_once()

    def play_once(self) -> None:
        """Down the tree and on to where the position is weighed, then back up."""
        self.adapter.reset()
        self.descend()
        self.play_on()
        self.adapter.weigh()
        self.learn()

    def descend(self) -> None:
        """Down the tree by the most promising moves, as far as one that was never tried.

        What is forced and what chance does are no choices: they lead on."""
        node = ROOT
        self.depth = 0
        while self.depth < DEEPEST and self.tree.size < self.tree.room:
            turn = self.adapter.turn()
            if turn == NOBODY:
                return
            is_choice = 0
            if turn == CHANCE:
                move = self.adapter.sample(self.dice)
                node = self.tree.enter(node, move if self.adapter.sees(move, self.seat) else UNSEEN)
            else:
                count = self.adapter.list_moves()
                move = self.promising(node, self.adapter.player_of(turn), count)
                node = self.tree.enter(node, move)
                if count > 1:
                    is_choice = 1
            self.adapter.play(move)
            self.depth += 1
            self.path[self.depth] = node
            if is_choice and self.tree.visits[node] == 0:
                return

    def promising(self, node: int, player: int, count: int) -> int:
        """The listed move to look at: the one with the best value and the most left to learn.

        One that was never tried is taken to be a bit worse than what is known on average."""
        best = -1
        best_value = 0.0
        untried = 0
        fresh = -1
        child = self.tree.child[node]
        for index in range(count):
            move = self.adapter.listed_move(index)
            while child != NONE and self.tree.move[child] < move:
                child = self.tree.sibling[child]
            if child == NONE or self.tree.move[child] != move:
                untried += 1
                if self.dice.below(untried) == 0:
                    fresh = move
                continue
            self.tree.offers[child] += 1
            value = self.tree.share(child, player) + self.exploration * sqrt(
                log(self.tree.offers[child]) / self.tree.visits[child]
            )
            if best < 0 or value > best_value:
                best = move
                best_value = value
        if best < 0 or (untried > 0 and self.urgency(node, player) >= best_value):
            return fresh
        return best

    def urgency(self, node: int, player: int) -> float:
        """The value of a move never tried: as if one visit had shown it to be average."""
        bonus = self.exploration * sqrt(log(self.tree.visits[node]))
        return self.tree.share(node, player) - self.caution + bonus

    def play_on(self) -> None:
        """Play on to the end, or for so many turns and to a quiet position."""
        if self.horizon >= TO_THE_END:
            self.adapter.play_out(self.dice)
            return
        left = self.horizon
        while self.adapter.turn() != NOBODY:
            if left <= 0 and self.adapter.is_quiet():
                return
            if self.adapter.is_turn_start():
                left -= 1
            self.adapter.play(self.liked())

    def liked(self) -> int:
        """The best-looking of a few moves at random; what chance turns up is as likely as it is."""
        turn = self.adapter.turn()
        if turn == CHANCE or self.taste < 2:
            return self.adapter.sample(self.dice)
        best = -1
        best_value = -1.0
        self.adapter.mark()
        for _ in range(self.taste):
            move = self.adapter.sample(self.dice)
            if move != best:
                value = self.look(move, self.adapter.player_of(turn))
                if value > best_value:
                    best = move
                    best_value = value
        return best

    def look(self, move: int, player: int) -> float:
        """What a player can hope for after a move, as it looks."""
        self.adapter.play(move)
        self.adapter.weigh()
        value = self.adapter.shares[player]
        self.adapter.rewind()
        return value

    def learn(self) -> None:
        """Note at every node of the path what each player won, or can hope for."""
        for step in range(self.depth + 1):
            node = self.path[step]
            self.tree.visits[node] += 1
            for player in range(self.tree.players):
                self.tree.won[node * self.tree.players + player] += self.adapter.shares[player]
