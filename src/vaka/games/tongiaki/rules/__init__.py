"""The rules of Tongiaki, compiled: one module per chapter of the rulebook.

`state` holds the position; `setup`, `turn`, `expand`, `sail`, `land`, `royal_islands`,
`settle`, `reentry`, `closed_routes` and `end` are the chapters; `engine` combines them.
"""
