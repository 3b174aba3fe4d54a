"""Weights of networks as files: exact, and never damaged without notice."""

from __future__ import annotations

import json

import pytest

from vaka.core.errors import InvalidText
from vaka.core.neural_network import (
    NetworkShape,
    no_correction,
    read_weights,
    rounded,
    write_weights,
)

SHAPE = NetworkShape(groups=2, group_inputs=3, group_units=2, inputs=4, units=2, moments=5)
WEIGHTS = {name: [(index - 2) / 7 for index in range(size)] for name, size in SHAPE.sizes.items()}


def test_a_file_gives_the_rounded_weights_back() -> None:
    text = write_weights(WEIGHTS, 1, "a test")
    assert read_weights(text, 1, SHAPE) == rounded(WEIGHTS)
    assert json.loads(text)["origin"] == "a test"


def test_rounding_changes_little() -> None:
    for name, values in rounded(WEIGHTS).items():
        assert values == pytest.approx(WEIGHTS[name], abs=1 / 2048)


def test_no_correction_has_weights_of_every_name() -> None:
    plain = no_correction(SHAPE)
    assert {name: len(values) for name, values in plain.items()} == SHAPE.sizes
    assert read_weights(write_weights(plain, 1, ""), 1, SHAPE) == plain


def test_a_file_that_does_not_fit_is_refused() -> None:
    text = write_weights(WEIGHTS, 1, "a test")
    other = NetworkShape(2, 3, 2, 4, 2, 6)
    data = json.loads(text)
    data["weights"]["scales"][0] += 1
    for bad, version, shape, fault in (
        (text, 2, SHAPE, "has version 1, not 2"),
        (text, 1, other, "has another shape"),
        (json.dumps(data), 1, SHAPE, "do not match their checksum"),
        ("{}", 1, SHAPE, "not a file with the weights"),
        ("[1", 1, SHAPE, "not a file with the weights"),
    ):
        with pytest.raises(InvalidText, match=fault):
            read_weights(bad, version, shape)
