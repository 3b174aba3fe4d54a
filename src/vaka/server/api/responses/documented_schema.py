"""Puts the docstrings of fields into the schema, and from there into the page's types."""

from pydantic import ConfigDict, with_config

documented = with_config(ConfigDict(use_attribute_docstrings=True))
"""Decorates a `TypedDict` whose fields have docstrings."""
