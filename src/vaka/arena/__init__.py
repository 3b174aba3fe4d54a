"""The arena: many games between agents, with statistics."""
