"""Agents: they choose moves for a seat, in any game.

`agent` is the interface, `registry` finds agents by name, `level` lists the bots that people choose
from, `search` is the tree search, and every other module is one agent.
"""

from vaka.agents.agent import (
    Agent,
    BlindAgent,
    LegalMove,
    PossibleStates,
    SearchingAgent,
    act,
    decide,
)
from vaka.agents.level import Level, levels
from vaka.agents.registry import check, make, names, parameters, split

__all__ = [
    "Agent",
    "BlindAgent",
    "LegalMove",
    "Level",
    "PossibleStates",
    "SearchingAgent",
    "act",
    "check",
    "decide",
    "levels",
    "make",
    "names",
    "parameters",
    "split",
]
