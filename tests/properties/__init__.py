"""What stays true of Tongiaki whatever happens, tried on whatever Hypothesis thinks of."""
