"""What stays true of the games whatever happens, tried on whatever Hypothesis thinks of."""
