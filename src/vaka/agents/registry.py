"""Agents by name, with parameters: `random`, `name:key=value,key=value`.

A package of anybody's can add some by the entry point group `vaka.agents`: docs/agents.md.
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
from vaka.agents.levels import levels
from vaka.core.errors import InvalidSetup, VakaError
from vaka.core.game import Game

AGENTS = {
    "greedy": "vaka.agents.greedy:Greedy",
    "mcts": "vaka.agents.mcts:Mcts",
    "random": "vaka.agents.uniform:Uniform",
}
"""Where each agent is, as `module:class`. It is imported when it is asked for."""

GROUP = "vaka.agents"
"""The entry point group in which other packages name their agents."""

Plain = bool | int | float | str
"""What a parameter can be."""

_BOOLEANS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
_KINDS: dict[type, str] = {
    bool: "yes or no",
    int: "a whole number",
    float: "a number",
    str: "a text",
}


def names() -> list[str]:
    """The names of all agents, those of other packages included."""
    return sorted({*AGENTS, *_guests()})


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


def make(text: str, game: Game, patience: float | None = None) -> Agent:
    """The agent a text stands for, to play a game; `InvalidSetup` says what would be right.

    A level goes by its name alone. Patience is how many seconds a choice may take at most."""
    name, given = _parse(_behind(text))
    kind = _load(name)
    known = parameters(kind)
    for key in given:
        if key not in known:
            there = ", ".join(known) or "none"
            raise InvalidSetup(f"agent {name} has no parameter {key!r} (parameters: {there})")
    values = {key: _value(name, key, known[key], given[key]) for key in given}
    with _blamed(name, "made"):
        agent = cast(Agent, kind(game, **values))
        if patience is not None:
            agent.limit(patience)
    return agent


def parameters(kind: Any) -> dict[str, Plain]:
    """What can be given by text to an agent of a class, and what it is if nobody does: the fields
    with a plain default. Whatever else an agent keeps is its own business."""
    own = (field for field in fields(kind)[1:] if field.init)
    return {field.name: field.default for field in own if _is_plain(field.default)}


def check(text: str, game: Game, patience: float | None = None) -> str:
    """The text itself, if there is such an agent."""
    make(text, game, patience)
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
    if name in AGENTS:
        module, _, kind = AGENTS[name].partition(":")
        return getattr(import_module(module), kind)
    if name in _guests():
        return _guest(name)
    known = ", ".join([*names(), *_by_level()])
    raise InvalidSetup(f"there is no agent {name!r} (agents: {known})")


def _behind(text: str) -> str:
    """The agent behind a level; whatever else is asked for is what it says."""
    name, has_parameters, _ = text.partition(":")
    if name not in _by_level() or (has_parameters and name in names()):
        return text
    if has_parameters:
        raise InvalidSetup(f"level {name} takes no parameters; it is {_by_level()[name]}")
    return _by_level()[name]


@cache
def _by_level() -> dict[str, str]:
    """The agent behind each level."""
    return {level.name: level.agent for level in levels()}


@cache
def _guests() -> dict[str, EntryPoint]:
    """What other packages bring along. Nobody takes the name of an agent of ours."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in AGENTS}


def _guest(name: str) -> Any:
    """The class of an agent from another package, whatever that package does."""
    with _blamed(name, "loaded"):
        kind = _guests()[name].load()
    if not (isinstance(kind, type) and issubclass(kind, Agent) and is_dataclass(kind)):
        raise InvalidSetup(f"agent {name} is no dataclass derived from vaka.agents.Agent")
    return kind


@contextmanager
def _blamed(name: str, deed: str) -> Iterator[None]:
    """What goes wrong in an agent of another package is said in one line, with its name; in one of
    ours it is a defect."""
    try:
        yield
    except VakaError:
        raise
    except Exception as error:
        if name in AGENTS:
            raise
        line = " ".join(str(error).split()) or type(error).__name__
        raise InvalidSetup(f"agent {name} cannot be {deed}: {line}") from error


def _is_plain(default: object) -> TypeGuard[Plain]:
    return type(default) in _KINDS and not (isinstance(default, float) and not isfinite(default))


def _value(name: str, key: str, default: Plain, text: str) -> Plain:
    """A parameter, read as what its default is."""
    kind = type(default)
    try:
        return _BOOLEANS[text.lower()] if kind is bool else kind(text)
    except (KeyError, ValueError):
        raise InvalidSetup(
            f"parameter {key} of agent {name} is {_KINDS[kind]}, not {text!r}"
        ) from None
