"""Short runs of the examples."""
