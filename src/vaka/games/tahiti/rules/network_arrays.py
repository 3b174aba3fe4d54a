"""The weights of the networks as C arrays for the compiled rules, which `use_weights` and
`use_weights_of_more` fill."""

try:
    import cython
except ImportError:
    from vaka.core import cython

from vaka.games.tahiti.rules.cards import DEFAULT_TOURISTS
from vaka.games.tahiti.rules.constants import (
    CENTRE_INPUTS,
    CLAIM_INPUTS,
    MOMENTS,
    SEAT_INPUTS,
    SHARED_INPUTS,
    SUIT_UNITS_OF_MORE,
    TABLE_UNITS,
)
from vaka.games.tahiti.rules.network_shape import zeros, zeros_of_more

USUAL_TOURISTS = list(DEFAULT_TOURISTS)
SUIT_WEIGHTS = zeros("group_weights")
SUIT_BIASES = zeros("group_biases")
SUM_WEIGHTS = zeros("sum_weights")
TABLE_WEIGHTS = zeros("weights")
TABLE_BIASES = zeros("biases")
OUTPUT_WEIGHTS = zeros("output_weights")
OUTPUT_BIASES = zeros("output_biases")
MOMENT_SCALES = zeros("scales")

if not cython.compiled:  # compiled, C arrays of two dimensions begin with zeros
    CLAIM_WEIGHTS = zeros_of_more(CLAIM_INPUTS * SUIT_UNITS_OF_MORE)
    CENTRE_WEIGHTS = zeros_of_more(CENTRE_INPUTS * SUIT_UNITS_OF_MORE)
    SUIT_BIASES_OF_MORE = zeros_of_more(MOMENTS * SUIT_UNITS_OF_MORE)
    SUM_WEIGHTS_OF_MORE = zeros_of_more(SUIT_UNITS_OF_MORE * TABLE_UNITS)
    SEAT_WEIGHTS = zeros_of_more(SEAT_INPUTS * TABLE_UNITS)
    SHARED_WEIGHTS = zeros_of_more(SHARED_INPUTS * TABLE_UNITS)
    TABLE_BIASES_OF_MORE = zeros_of_more(MOMENTS * TABLE_UNITS)
    OUTPUT_WEIGHTS_OF_MORE = zeros_of_more(TABLE_UNITS)
    MOMENT_SCALES_OF_MORE = zeros_of_more(MOMENTS)
