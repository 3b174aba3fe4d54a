"""Agents by name, with parameters: `random`, `name:key=value,key=value`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, fields
from importlib import import_module
from typing import Any, cast

from vaka.agents.agent import Agent
from vaka.core.errors import InvalidSetup
from vaka.core.game import Game

AGENTS = {
    "greedy": "vaka.agents.greedy:Greedy",
    "mcts": "vaka.agents.mcts:Mcts",
    "random": "vaka.agents.uniform:Uniform",
}
"""Where each agent is, as `module:class`. It is imported when it is asked for."""

_BOOLEANS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
_KINDS = {bool: "yes or no", int: "a whole number", float: "a number"}


def names() -> list[str]:
    """The names of all agents."""
    return sorted(AGENTS)


def split(text: str) -> list[str]:
    """A list of agents taken apart: the commas between parameters are not those between agents."""
    agents: list[str] = []
    for part in text.split(","):
        name, is_parameter, _ = part.partition("=")
        if agents and is_parameter and ":" not in name:
            agents[-1] += f",{part.strip()}"
        else:
            agents.append(part.strip())
    return agents


def make(text: str, game: Game) -> Agent:
    """The agent a text stands for, to play a game; `InvalidSetup` says what would be right."""
    name, parameters = _parse(text)
    kind = _load(name)
    known = {field.name: field for field in fields(kind)[1:]}
    for key in parameters:
        if key not in known:
            there = ", ".join(known) or "none"
            raise InvalidSetup(f"agent {name} has no parameter {key!r} (parameters: {there})")
    values = {key: _value(name, known[key], parameters[key]) for key in parameters}
    return cast(Agent, kind(game, **values))


def check(text: str, game: Game) -> str:
    """The text itself, if there is such an agent."""
    make(text, game)
    return text


def _parse(text: str) -> tuple[str, Mapping[str, str]]:
    name, has_parameters, rest = text.partition(":")
    parameters: dict[str, str] = {}
    for part in rest.split(",") if has_parameters else ():
        key, is_parameter, value = part.partition("=")
        if not (key and is_parameter and value) or key in parameters:
            raise InvalidSetup(f"agent {text!r}: write name:key=value,key=value, each key once")
        parameters[key] = value
    return name, parameters


def _load(name: str) -> Any:
    """The class of an agent: a dataclass, which no type can say."""
    if name not in AGENTS:
        raise InvalidSetup(f"there is no agent {name!r} (agents: {', '.join(names())})")
    module, _, kind = AGENTS[name].partition(":")
    return getattr(import_module(module), kind)


def _value(name: str, field: Field[Any], text: str) -> object:
    """A parameter, read as what its default is."""
    kind: type = type(field.default)
    try:
        return _BOOLEANS[text.lower()] if kind is bool else kind(text)
    except (KeyError, ValueError):
        raise InvalidSetup(
            f"parameter {field.name} of agent {name} is {_KINDS[kind]}, not {text!r}"
        ) from None
