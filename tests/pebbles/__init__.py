"""Pebbles, a tiny game that keeps the whole contract: to test what must know no game by name, and
to show how a game is added. `game` would be its folder in `vaka/games`, `page` in `web/src/games`.
"""
