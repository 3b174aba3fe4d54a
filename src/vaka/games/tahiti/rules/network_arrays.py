"""The weights of the network as C arrays for the compiled rules, which `use_weights` fills."""

from vaka.games.tahiti.rules.cards import DEFAULT_TOURISTS
from vaka.games.tahiti.rules.network_shape import zeros

USUAL_TOURISTS = list(DEFAULT_TOURISTS)
SUIT_WEIGHTS = zeros("group_weights")
SUIT_BIASES = zeros("group_biases")
SUM_WEIGHTS = zeros("sum_weights")
TABLE_WEIGHTS = zeros("weights")
TABLE_BIASES = zeros("biases")
OUTPUT_WEIGHTS = zeros("output_weights")
OUTPUT_BIASES = zeros("output_biases")
MOMENT_SCALES = zeros("scales")
