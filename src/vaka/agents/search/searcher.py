"""One thread of a search: select down the tree, roll out, evaluate, back up.

Each player maximises its own chance to win. Chance is sampled, and the tree has a branch for each
outcome that the searching seat can tell apart. Nothing here needs the GIL.
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
    from vaka.core.dice import Dice
    from vaka.core.search_adapter import SearchAdapter

from vaka.core import game

CHANCE = game.CHANCE
NOBODY = game.NOBODY
TO_THE_END = game.TO_THE_END
HIDDEN = -1
"""The move that the tree uses for every outcome that the searching seat cannot see."""

NO_MOVE = -1
"""`best_known` found no move: it is time to add a new choice."""

FORCED = -1
"""The `available` of a move that is the only legal one: it is never compared with others."""

MAX_DEPTH = 200
"""A line in the tree has at most this many moves, plus one choice."""

MAX_CHOICE = 64
"""A choice has at most this many moves in a search; a planned turn is cut after them."""

INITIAL_CAPACITY = 1 << 13
"""The number of nodes that a new tree can hold."""

ROOM = MAX_DEPTH + MAX_CHOICE
"""The maximum number of nodes that a playout adds."""


class Searcher:
    """Grows a tree from the root of an adapter.

    `seat` is the searching seat, or -1 for a spectator. `exploration` is the weight of moves that
    were visited seldom. `width` sets how fast a node gets new choices (progressive widening). A new
    choice is the best of `tree_candidates` random ones, and every choice in a rollout the best of
    `rollout_candidates`. With `plans_turns`, random choices that complete the turn, or lead to
    chance, follow each before they are compared; those after the best are played with it.
    `rollout_turns` is the length of a rollout. With `determinizes`, hidden information is sampled
    again before each playout if the adapter can do so; `is_determinized` says whether it could.

    Why this is safe without the GIL: a searcher owns its tree, its arrays and its dice, and the
    adapter's scratch states belong to it alone. `run` reserves nodes before it releases the GIL,
    and takes the GIL again when they may not be enough for the next playout.
    """

    def __init__(
        self,
        adapter: SearchAdapter,
        dice: Dice,
        seat: int,
        exploration: float,
        width: float,
        rollout_turns: int,
        rollout_candidates: int,
        tree_candidates: int,
        plans_turns: bool,
        determinizes: bool,
    ) -> None:
        self.adapter = adapter
        self.dice = dice
        self.seat = seat
        self.exploration = exploration
        self.width = width
        self.rollout_turns = rollout_turns
        self.rollout_candidates = rollout_candidates
        self.tree_candidates = tree_candidates
        self.plans_turns = plans_turns
        self.determinizes = determinizes
        self.is_determinized = False
        self.is_open = not adapter.game.has_hidden_information
        self.tree = Tree(adapter.root.players, INITIAL_CAPACITY)
        self.path = array("i", [ROOT] * (MAX_DEPTH + MAX_CHOICE + 1))
        self.depth = 0
        self.candidate = array("i", [0] * MAX_CHOICE)
        self.best_choice = array("i", [0] * MAX_CHOICE)

    def run(self, playouts: int) -> None:
        """Make this many playouts from the root."""
        # A playout adds few nodes of those it may need: room for all at once would take longer to
        # fill with zeros than the playouts themselves.
        left = playouts
        while left > 0:
            self.tree.reserve(ROOM)
            with cython.nogil:
                while left > 0 and self.tree.size + ROOM <= self.tree.capacity:
                    self.play_once()
                    left -= 1

    def play_once(self) -> None:
        """One playout: down the tree, a rollout, an evaluation, and back up."""
        self.adapter.reset()
        if self.determinizes:
            self.is_determinized = self.adapter.determinize(self.seat, self.dice)
        self.descend()
        self.roll_out()
        self.adapter.estimate_chances()
        self.back_up()

    # ---- down the tree

    def descend(self) -> None:
        """Follow the best known choices, and stop after a new one.

        Forced moves and chance are followed without a choice. The loop ends while `path` has room
        for one more choice."""
        self.depth = 0
        while self.depth < MAX_DEPTH:
            turn = self.adapter.turn()
            if turn == NOBODY:
                return
            if turn == CHANCE:
                self.follow_chance()
                continue
            if self.is_open:
                move = self.best_child(self.adapter.player_of(turn))
            else:
                move = self.best_known(self.adapter.player_of(turn))
            if move == NO_MOVE:
                self.widen(self.adapter.player_of(turn))
                return
            self.follow(move)

    def follow(self, move: int) -> None:
        """Play a move and go to its node."""
        self.enter(move)
        self.adapter.play(move)

    def enter(self, move: int) -> None:
        """Go to the node of a move."""
        node = self.tree.child_of(self.path[self.depth], move)
        self.depth += 1
        self.path[self.depth] = node

    def follow_chance(self) -> None:
        """Sample an outcome and go to its node; outcomes that the seat cannot see share one."""
        move = self.adapter.sample(self.dice)
        seen = move if self.adapter.may_see(move, self.seat) else HIDDEN
        self.enter(seen)
        self.adapter.play(move)

    def best_child(self, player: int) -> int:
        """`best_known` without hidden information: a node is always the same position, so all its
        children are legal, and only a new node needs a list of the legal moves."""
        node = self.path[self.depth]
        child = self.tree.child[node]
        if child == NONE:
            return self.first_child(node)
        if self.tree.available[child] == FORCED:
            return self.tree.move[child]
        if self.must_widen(node):
            return NO_MOVE
        best = NO_MOVE
        best_value = 0.0
        # All children were always available, so their bounds share one logarithm.
        weight = self.exploration * sqrt(log(self.tree.visits[node]))
        while child != NONE:
            visits = self.tree.visits[child]
            mean = self.tree.wins[child * self.tree.players + player] / visits
            value = mean + weight / sqrt(visits)
            if best == NO_MOVE or value > best_value:
                best = self.tree.move[child]
                best_value = value
            child = self.tree.sibling[child]
        return best

    def first_child(self, node: int) -> int:
        """The only legal move in a new node, or NO_MOVE if there are several."""
        if self.adapter.list_moves() > 1:
            return NO_MOVE
        move = self.adapter.listed_move(0)
        self.tree.available[self.tree.child_of(node, move)] = FORCED
        return move

    def best_known(self, player: int) -> int:
        """The known move with the highest upper confidence bound, or NO_MOVE if it is time to add a
        choice.

        The legal moves and the children are both sorted by move: one pass over both finds the
        children that are legal now. With hidden information the legal moves differ between
        playouts, so the bound counts how often a move was available, not the visits of its parent.
        """
        count = self.adapter.list_moves()
        if count == 1:
            return self.adapter.listed_move(0)
        node = self.path[self.depth]
        if self.must_widen(node):
            return NO_MOVE
        best = NO_MOVE
        best_value = 0.0
        child = self.tree.child[node]
        for index in range(count):
            move = self.adapter.listed_move(index)
            while child != NONE and self.tree.move[child] < move:
                child = self.tree.sibling[child]
            if child != NONE and self.tree.move[child] == move:
                value = self.upper_bound(child, player)
                if best == NO_MOVE or value > best_value:
                    best = move
                    best_value = value
        return best

    def upper_bound(self, child: int, player: int) -> float:
        """The upper confidence bound of a move that is available now."""
        self.tree.available[child] += 1
        visits = self.tree.visits[child]
        mean = self.tree.wins[child * self.tree.players + player] / visits
        return mean + self.exploration * sqrt(log(self.tree.available[child]) / visits)

    def must_widen(self, node: int) -> bool:
        """Whether a choice begins here and the node needs a new one. A node has `width` times the
        square root of its visits."""
        if node != ROOT and self.adapter.is_mid_choice():
            return False
        visits = self.tree.visits[node]
        return floor(self.width * sqrt(visits + 1)) > floor(self.width * sqrt(visits))

    def widen(self, player: int) -> None:
        """Add a choice to the tree and play it."""
        length = self.pick_choice(player, self.tree_candidates)
        for index in range(length):
            self.enter(self.best_choice[index])

    # ---- the rollout

    def roll_out(self) -> None:
        """Play to the end, or for `rollout_turns` turns and then to a quiet position."""
        if self.rollout_turns >= TO_THE_END:
            self.adapter.play_out(self.dice)
            return
        left = self.rollout_turns
        while True:
            turn = self.adapter.turn()
            if turn == NOBODY or (left <= 0 and self.adapter.is_quiet()):
                return
            if self.adapter.is_turn_start():
                left -= 1
            if turn == CHANCE:
                self.adapter.play(self.adapter.sample(self.dice))
            else:
                self.pick_choice(self.adapter.player_of(turn), self.rollout_candidates)

    def pick_choice(self, player: int, candidates: int) -> int:
        """Play the best of a few random choices and write it into `best_choice`. Return its number
        of moves."""
        best_length = 0
        best_value = 0.0
        is_last_best = False
        self.adapter.mark()
        for tried in range(candidates):
            if tried > 0:
                self.adapter.rewind()
            length = self.random_choice()
            is_last_best = self.is_best_again(length, best_length)
            if not is_last_best:
                value = self.adapter.quick_value(player)
                if best_length == 0 or value > best_value:
                    is_last_best = True
                    best_value = value
                    best_length = length
                    for index in range(length):
                        self.best_choice[index] = self.candidate[index]
        if not is_last_best:
            self.adapter.rewind()
            for index in range(best_length):
                self.adapter.play(self.best_choice[index])
        return best_length

    def is_best_again(self, length: int, best_length: int) -> bool:
        """Whether the choice in `candidate` is the best one so far, found once more."""
        if length != best_length:
            return False
        for index in range(length):
            if self.candidate[index] != self.best_choice[index]:
                return False
        return True

    def random_choice(self) -> int:
        """Play random moves into `candidate` until they can be compared. Return their number."""
        length = 0
        while length < MAX_CHOICE:
            move = self.adapter.sample(self.dice)
            self.adapter.play(move)
            self.candidate[length] = move
            length += 1
            if self.adapter.turn() < 0 or self.can_compare():
                return length
        return length

    def can_compare(self) -> bool:
        """Whether a choice is complete, or with `plans_turns` the turn."""
        if self.plans_turns:
            return self.adapter.is_turn_start()
        return not self.adapter.is_mid_choice()

    # ---- back up

    def back_up(self) -> None:
        """Add the chances of each player to every node of the path."""
        for step in range(self.depth + 1):
            node = self.path[step]
            self.tree.visits[node] += 1
            for player in range(self.tree.players):
                self.tree.wins[node * self.tree.players + player] += self.adapter.chances[player]
