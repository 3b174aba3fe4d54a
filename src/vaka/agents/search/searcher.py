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
    from math import floor, log, sqrt

    from vaka.agents.search.tree import NONE, ROOT, Tree
    from vaka.core.adapter import Adapter
    from vaka.core.dice import Dice

from vaka.core import game

CHANCE = game.CHANCE
NOBODY = game.NOBODY
TO_THE_END = game.TO_THE_END
UNSEEN = -1
"""What the tree calls whatever the seat that thinks does not see."""

NOTHING = -1
"""No move that is known."""

DEEPEST = 200
"""So many moves a line in the tree has, and is then left by one choice."""

LONGEST = 64
"""So many moves a choice is looked at, at most."""

ROOM = 1 << 13
"""For so many nodes there is room at first."""


class Searcher:
    """Grows a tree from the root of an adapter.

    `seat` is the one that thinks, -1 a spectator. `exploration` is how much a choice is tried that
    looks worse but is little known, `width` how fast choices are added to those that are known,
    `taste` of how many choices at random the best-looking one is added, or made in a playout, and
    `horizon` how many turns a playout goes on before the position is weighed. Whoever is guessing
    deals what is hidden anew before each playout, where the game can; `is_dealt` tells.
    """

    def __init__(
        self,
        adapter: Adapter,
        dice: Dice,
        seat: int,
        exploration: float,
        width: float,
        horizon: int,
        taste: int,
        is_guessing: bool,
    ) -> None:
        self.adapter = adapter
        self.dice = dice
        self.seat = seat
        self.exploration = exploration
        self.width = width
        self.horizon = horizon
        self.taste = taste
        self.is_guessing = is_guessing
        self.is_dealt = False
        self.tree = Tree(adapter.root.players, ROOM)
        self.path = array("i", [ROOT] * (DEEPEST + LONGEST + 1))
        self.depth = 0
        self.tried = array("i", [0] * LONGEST)
        self.liked = array("i", [0] * LONGEST)

    def run(self, playouts: int) -> None:
        """So many playouts from the root."""
        self.tree.make_room(LONGEST * (playouts + 1))
        with cython.nogil:
            for _ in range(playouts):
                self.play_once()

    def play_once(self) -> None:
        """Down the tree and on to where the position is weighed, then back up."""
        self.adapter.reset()
        if self.is_guessing:
            self.is_dealt = self.adapter.redeal(self.seat, self.dice)
        self.descend()
        self.play_on()
        self.adapter.weigh()
        self.learn()

    # ---- down the tree

    def descend(self) -> None:
        """Down the tree by the most promising choices, as far as one that is new.

        What is forced and what chance does are no choices: they lead on."""
        self.depth = 0
        while self.depth < DEEPEST and self.tree.size + LONGEST < self.tree.room:
            turn = self.adapter.turn()
            if turn == NOBODY:
                return
            if turn == CHANCE:
                self.follow_chance()
                continue
            count = self.adapter.list_moves()
            move = self.adapter.listed_move(0)
            if count > 1:
                move = self.promising(self.adapter.player_of(turn), count)
            if move == NOTHING:
                self.widen(self.adapter.player_of(turn))
                return
            self.follow(move)

    def follow(self, move: int) -> None:
        """Make a move, and go down to its node."""
        node = self.tree.enter(self.path[self.depth], move)
        self.adapter.play(move)
        self.depth += 1
        self.path[self.depth] = node

    def follow_chance(self) -> None:
        """What chance turns up, and the node for as much of it as the seat sees."""
        move = self.adapter.sample(self.dice)
        seen = move if self.adapter.sees(move, self.seat) else UNSEEN
        node = self.tree.enter(self.path[self.depth], seen)
        self.adapter.play(move)
        self.depth += 1
        self.path[self.depth] = node

    def promising(self, player: int, count: int) -> int:
        """The known move with the best value and the most left to learn, or NOTHING where it is
        time for a new choice. In the middle of a choice what is known is gone on with."""
        node = self.path[self.depth]
        if self.is_to_widen(node):
            return NOTHING
        best = NOTHING
        best_value = 0.0
        child = self.tree.child[node]
        for index in range(count):
            move = self.adapter.listed_move(index)
            while child != NONE and self.tree.move[child] < move:
                child = self.tree.sibling[child]
            if child != NONE and self.tree.move[child] == move:
                self.tree.offers[child] += 1
                value = self.tree.share(child, player) + self.exploration * sqrt(
                    log(self.tree.offers[child]) / self.tree.visits[child]
                )
                if best == NOTHING or value > best_value:
                    best = move
                    best_value = value
        return best

    def is_to_widen(self, node: int) -> bool:
        """Whether a choice begins here and it is time for a new one: as many are looked at as
        `width` times the root of the visits."""
        if node != ROOT and self.adapter.is_mid_choice():
            return False
        visits = self.tree.visits[node]
        return floor(self.width * sqrt(visits + 1)) > floor(self.width * sqrt(visits))

    def widen(self, player: int) -> None:
        """Make a choice that is liked, and know it from now on."""
        length = self.like(player)
        for index in range(length):
            self.follow(self.liked[index])

    # ---- on to a position that can be weighed

    def play_on(self) -> None:
        """Play on to the end, or for so many turns and to a quiet position."""
        if self.horizon >= TO_THE_END:
            self.adapter.play_out(self.dice)
            return
        left = self.horizon
        while True:
            turn = self.adapter.turn()
            if turn == NOBODY or (left <= 0 and self.adapter.is_quiet()):
                return
            if self.adapter.is_turn_start():
                left -= 1
            if turn == CHANCE:
                self.adapter.play(self.adapter.sample(self.dice))
            else:
                length = self.like(self.adapter.player_of(turn))
                for index in range(length):
                    self.adapter.play(self.liked[index])

    def like(self, player: int) -> int:
        """Find the best-looking of a few choices at random; of how many moves it is."""
        best_length = 0
        best_value = 0.0
        self.adapter.mark()
        for _ in range(self.taste):
            length = self.choose_at_random()
            value = self.adapter.appeal(player)
            self.adapter.rewind()
            if best_length == 0 or value > best_value:
                best_value = value
                best_length = length
                for index in range(length):
                    self.liked[index] = self.tried[index]
        return best_length

    def choose_at_random(self) -> int:
        """Make moves at random until a choice is complete; how many there were."""
        length = 0
        while length < LONGEST:
            move = self.adapter.sample(self.dice)
            self.adapter.play(move)
            self.tried[length] = move
            length += 1
            if self.adapter.turn() < 0 or not self.adapter.is_mid_choice():
                return length
        return length

    # ---- back up

    def learn(self) -> None:
        """Note at every node of the path what each player won, or can hope for."""
        for step in range(self.depth + 1):
            node = self.path[step]
            self.tree.visits[node] += 1
            for player in range(self.tree.players):
                self.tree.won[node * self.tree.players + player] += self.adapter.shares[player]
