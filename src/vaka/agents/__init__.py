"""Agents: whoever chooses moves for a seat, over any game.

`agent` is what an agent is, `registry` finds one by its name, `levels` are those that people choose
from, `search` is how a tree is searched, and every other module is one agent.
"""

from vaka.agents.agent import Agent, BlindAgent, Offer, decide
from vaka.agents.levels import Level, levels
from vaka.agents.registry import check, make, names, parameters, split

__all__ = [
    "Agent",
    "BlindAgent",
    "Level",
    "Offer",
    "check",
    "decide",
    "levels",
    "make",
    "names",
    "parameters",
    "split",
]
