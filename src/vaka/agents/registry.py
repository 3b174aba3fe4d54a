"""Agents by name and parameters: `random`, `name:key=value,key=value`.

Other packages can add agents through the entry point group `vaka.agents` (see docs/agents.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from math import isfinite
from typing import Any, TypeGuard, cast

from vaka.agents.agent import Agent
from vaka.agents.level import levels
from vaka.core.errors import InvalidSetup, VakaError
from vaka.core.game import Game

AGENTS = {
    "greedy": "vaka.agents.greedy:GreedyAgent",
    "mcts": "vaka.agents.mcts:MctsAgent",
    "random": "vaka.agents.random_agent:RandomAgent",
}
"""The class of each agent as `module:class`. It is imported on first use."""

ENTRY_POINT_GROUP = "vaka.agents"
"""The entry point group for agents of other packages."""

ParameterValue = bool | int | float | str
"""The type of a parameter."""

_BOOLEANS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
_KINDS: dict[type, str] = {
    bool: "yes or no",
    int: "a whole number",
    float: "a number",
    str: "a string",
}


def names() -> list[str]:
    """The names of all agents, including those of other packages."""
    return sorted({*AGENTS, *_plugins()})


def split(text: str) -> list[str]:
    """Split a list of agents at its commas, but not at the commas between parameters."""
    agents: list[str] = []
    for part in text.split(","):
        name, is_parameter, _ = part.partition("=")
        if agents and is_parameter and ":" not in name:
            agents[-1] += f",{part.strip()}"
        else:
            agents.append(part.strip())
    return agents


def make(text: str, game: Game, max_seconds: float | None = None) -> Agent:
    """Create the agent that a text such as `mcts:playouts=500` or `medium` describes.

    `max_seconds` limits the time per choice. Raise `InvalidSetup` if there is no such agent."""
    name, given = _parse(_resolve_level(text))
    kind = _load(name)
    known = parameters(kind)
    for key in given:
        if key not in known:
            there = ", ".join(known) or "none"
            raise InvalidSetup(f"agent {name} has no parameter {key!r} (parameters: {there})")
    values = {key: _value(name, key, known[key], given[key]) for key in given}
    with _plugin_errors(name, "created"):
        agent = cast(Agent, kind(game, **values))
        if max_seconds is not None:
            agent.limit_time(max_seconds)
    return agent


def parameters(kind: Any) -> dict[str, ParameterValue]:
    """The parameters of an agent class with their defaults: the fields whose default is a boolean,
    a number or a string."""
    own = (field for field in fields(kind)[1:] if field.init)
    return {field.name: field.default for field in own if _is_plain(field.default)}


def check(text: str, game: Game, max_seconds: float | None = None) -> str:
    """Return the text if it describes an agent, else raise `InvalidSetup`."""
    make(text, game, max_seconds)
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
    """The class of an agent. It is a dataclass, which cannot be expressed as a type."""
    if name in AGENTS:
        module, _, kind = AGENTS[name].partition(":")
        return getattr(import_module(module), kind)
    if name in _plugins():
        return _plugin(name)
    known = ", ".join([*names(), *_by_level()])
    raise InvalidSetup(f"there is no agent {name!r} (agents: {known})")


def _resolve_level(text: str) -> str:
    """The agent of a level. Any other text is returned unchanged."""
    name, has_parameters, _ = text.partition(":")
    if name not in _by_level() or (has_parameters and name in names()):
        return text
    if has_parameters:
        raise InvalidSetup(f"level {name} takes no parameters; it is {_by_level()[name]}")
    return _by_level()[name]


@cache
def _by_level() -> dict[str, str]:
    """The agent of each level."""
    return {level.name: level.agent for level in levels()}


@cache
def _plugins() -> dict[str, EntryPoint]:
    """The agents of other packages. They cannot replace a built-in agent."""
    return {
        entry.name: entry
        for entry in entry_points(group=ENTRY_POINT_GROUP)
        if entry.name not in AGENTS
    }


def _plugin(name: str) -> Any:
    """Load the class of an agent from another package."""
    with _plugin_errors(name, "loaded"):
        kind = _plugins()[name].load()
    if not (isinstance(kind, type) and issubclass(kind, Agent) and is_dataclass(kind)):
        raise InvalidSetup(f"agent {name} is not a dataclass derived from vaka.agents.Agent")
    return kind


@contextmanager
def _plugin_errors(name: str, action: str) -> Iterator[None]:
    """Turn any exception of a plugin into one line that names it. Exceptions of built-in agents are
    bugs and pass through."""
    try:
        yield
    except VakaError:
        raise
    except Exception as error:
        if name in AGENTS:
            raise
        line = " ".join(str(error).split()) or type(error).__name__
        raise InvalidSetup(f"agent {name} cannot be {action}: {line}") from error


def _is_plain(default: object) -> TypeGuard[ParameterValue]:
    return type(default) in _KINDS and not (isinstance(default, float) and not isfinite(default))


def _value(name: str, key: str, default: ParameterValue, text: str) -> ParameterValue:
    """Parse a parameter as the type of its default."""
    kind = type(default)
    try:
        return _BOOLEANS[text.lower()] if kind is bool else kind(text)
    except (KeyError, ValueError):
        raise InvalidSetup(
            f"parameter {key} of agent {name} is {_KINDS[kind]}, not {text!r}"
        ) from None
