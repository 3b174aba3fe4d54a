"""What a search knows about each line of moves. The tree holds numbers, never a position."""

from __future__ import annotations

from array import array

ROOT = 0
NONE = 0
"""No node: the root is nobody's child."""


class Tree:
    """Nodes in a few arrays. A node is a move in a line of moves; its children stand in the
    ascending order of their moves."""

    def __init__(self, players: int, room: int) -> None:
        self.players = players
        self.size = 1
        self.room = room
        self.move = array("i", bytes(4 * room))
        self.child = array("i", bytes(4 * room))
        self.sibling = array("i", bytes(4 * room))
        self.visits = array("i", bytes(4 * room))
        self.offers = array("i", bytes(4 * room))
        self.won = array("d", bytes(8 * room * players))

    def make_room(self, nodes: int) -> None:
        """See to it that so many more nodes fit in."""
        if self.size + nodes <= self.room:
            return
        self.room = 2 * self.room + nodes
        self.move = wider(self.move, self.size, self.room)
        self.child = wider(self.child, self.size, self.room)
        self.sibling = wider(self.sibling, self.size, self.room)
        self.visits = wider(self.visits, self.size, self.room)
        self.offers = wider(self.offers, self.size, self.room)
        won = array("d", bytes(8 * self.room * self.players))
        copy_numbers(self.won, won, self.size * self.players)
        self.won = won

    def enter(self, node: int, move: int) -> int:
        """The child that a move leads to, made if it is not there."""
        before = NONE
        child = self.child[node]
        while child != NONE and self.move[child] < move:
            before = child
            child = self.sibling[child]
        if child != NONE and self.move[child] == move:
            return child
        fresh = self.size
        self.size += 1
        self.move[fresh] = move
        self.sibling[fresh] = child
        if before == NONE:
            self.child[node] = fresh
        else:
            self.sibling[before] = fresh
        return fresh

    def share(self, node: int, player: int) -> float:
        """What a player has won by a node on average."""
        return self.won[node * self.players + player] / self.visits[node]

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

    def count(self, node: int) -> tuple[int, list[float]]:
        """How often a node was visited, and what each player won there in all."""
        first = node * self.players
        return self.visits[node], [self.won[first + player] for player in range(self.players)]

    def moves(self, node: int) -> list[int]:
        """The moves tried at a node, ascending."""
        tried = []
        child = self.child[node]
        while child != NONE:
            tried.append(self.move[child])
            child = self.sibling[child]
        return tried


def wider(numbers: array[int], size: int, room: int) -> array[int]:
    """The same numbers with more room after them."""
    fresh = array("i", bytes(4 * room))
    copy_whole_numbers(numbers, fresh, size)
    return fresh


def copy_whole_numbers(numbers: array[int], fresh: array[int], size: int) -> None:
    for index in range(size):
        fresh[index] = numbers[index]


def copy_numbers(numbers: array[float], fresh: array[float], size: int) -> None:
    for index in range(size):
        fresh[index] = numbers[index]
