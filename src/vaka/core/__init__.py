"""What every game shares: contract, record, notation, randomness, errors."""
