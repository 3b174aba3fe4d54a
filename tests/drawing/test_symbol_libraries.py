"""The symbols that the page gets, for every game that is drawn."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.drawing.picture import check_references, unknown_tokens
from vaka import games
from vaka.core.drawing.symbol import Library

DRAWN = [name for name in games.names() if games.load(name).features.drawing]


@pytest.fixture(params=DRAWN)
def library(request: pytest.FixtureRequest) -> Library:
    found = import_module(f"vaka.games.{request.param}.drawing.symbol_library").library()
    assert isinstance(found, Library)
    return found


def test_every_id_is_unique_and_every_reference_leads_to_one(library: Library) -> None:
    check_references(library.page())


def test_every_token_of_a_drawing_is_in_the_palette(library: Library) -> None:
    assert not unknown_tokens(library)
