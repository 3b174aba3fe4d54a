"""Pebbles, a small game that implements the whole contract, to test what must work for any game and
to show how to add one. `game` would be its folder in `vaka/games`, `page` in `web/src/games`.
"""
