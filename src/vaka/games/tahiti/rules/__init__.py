"""The rules of Tahiti, compiled: one module per chapter of the rulebook.

`state` holds the position; `setup`, `deck`, `build`, `special_cards`, `volcano`, `opening`,
`award`, `renovation` and `end` are the chapters; `engine` combines them.
"""
