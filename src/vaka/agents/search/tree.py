"""The tree of a search: statistics for each line of moves. It holds numbers, never a position."""

from __future__ import annotations

from array import array

ROOT = 0
NONE = 0
"""No node. The root is never a child, so its index is free for this."""


class Tree:
    """Nodes in parallel arrays, indexed by node number; node 0 is the root.

    A node stands for a move after the line of moves that leads to its parent. The children of a
    node form a linked list: `child` is the first of them, `sibling` the next. The list is sorted by
    move, so a search can compare it with the legal moves, which are sorted too, in one pass.

    `reserve` is the only method that allocates. Callers reserve enough nodes first and then grow
    the tree without the GIL.
    """

    def __init__(self, players: int, capacity: int) -> None:
        self.players = players
        self.size = 1
        self.capacity = capacity
        self.move = array("i", bytes(4 * capacity))
        self.child = array("i", bytes(4 * capacity))
        self.sibling = array("i", bytes(4 * capacity))
        self.visits = array("i", bytes(4 * capacity))
        self.available = array("i", bytes(4 * capacity))
        self.wins = array("d", bytes(8 * capacity * players))

    def reserve(self, nodes: int) -> None:
        """Make room for this many more nodes."""
        if self.size + nodes <= self.capacity:
            return
        self.capacity = 2 * self.capacity + nodes
        self.move = grown(self.move, self.size, self.capacity)
        self.child = grown(self.child, self.size, self.capacity)
        self.sibling = grown(self.sibling, self.size, self.capacity)
        self.visits = grown(self.visits, self.size, self.capacity)
        self.available = grown(self.available, self.size, self.capacity)
        wins = array("d", bytes(8 * self.capacity * self.players))
        copy_doubles(self.wins, wins, self.size * self.players)
        self.wins = wins

    def child_of(self, node: int, move: int) -> int:
        """The child of a node for a move. It is added if it is missing."""
        before = NONE
        child = self.child[node]
        while child != NONE and self.move[child] < move:
            before = child
            child = self.sibling[child]
        if child != NONE and self.move[child] == move:
            return child
        # The caller has reserved room, so `size` is a valid index and the new node is zeroed.
        added = self.size
        self.size += 1
        self.move[added] = move
        self.sibling[added] = child
        if before == NONE:
            self.child[node] = added
        else:
            self.sibling[before] = added
        return added

    def mean(self, node: int, player: int) -> float:
        """The mean win of a player over the visits of a node."""
        return self.wins[node * self.players + player] / self.visits[node]

    def find(self, line: list[int]) -> int:
        """The node that a line of moves leads to from the root, or -1."""
        node = ROOT
        for move in line:
            child = self.child[node]
            while child != NONE and self.move[child] != move:
                child = self.sibling[child]
            if child == NONE:
                return -1
            node = child
        return node

    def totals(self, node: int) -> tuple[int, list[float]]:
        """The number of visits of a node, and the sum of the wins of each player."""
        first = node * self.players
        return self.visits[node], [self.wins[first + player] for player in range(self.players)]

    def moves(self, node: int) -> list[int]:
        """The moves tried at a node, ascending."""
        tried = []
        child = self.child[node]
        while child != NONE:
            tried.append(self.move[child])
            child = self.sibling[child]
        return tried


def grown(numbers: array[int], size: int, capacity: int) -> array[int]:
    """A copy of an array with zeros after its first `size` numbers."""
    fresh = array("i", bytes(4 * capacity))
    copy_ints(numbers, fresh, size)
    return fresh


def copy_ints(source: array[int], target: array[int], size: int) -> None:
    """Copy the first `size` numbers."""
    for index in range(size):
        target[index] = source[index]


def copy_doubles(source: array[float], target: array[float], size: int) -> None:
    """Copy the first `size` numbers."""
    for index in range(size):
        target[index] = source[index]
