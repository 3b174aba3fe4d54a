"""Vaka: play, watch, study and research the tabletop games Tongiaki and Tahiti."""

from vaka.core import build_mode

__version__ = "0.1.0"

# Before any other module: decides whether the compiled core or the source runs,
# and refuses a compiled core that no longer matches its source.
build_mode.choose()
