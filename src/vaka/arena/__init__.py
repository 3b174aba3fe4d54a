"""The arena: games between agents, many of them, and what can be counted about them."""
