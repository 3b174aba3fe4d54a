"""Agents: whoever chooses moves for a seat, over any game.

`agent` is what an agent is, `registry` finds one by its name, and every other module is one agent.
"""

from vaka.agents.agent import Agent, BlindAgent, Offer, decide
from vaka.agents.registry import check, make, names, split

__all__ = ["Agent", "BlindAgent", "Offer", "check", "decide", "make", "names", "split"]
