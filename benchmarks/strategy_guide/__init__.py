"""The numbers of the strategy guides: `make guide`.

Bots play thousands of games, every game is replayed, and what happens in it is counted. The
numbers go to `guide.json` next to the guide of the game, with the conditions of the games.
"""
