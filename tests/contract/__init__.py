"""What every game promises, whatever it is about: one suite for all of them."""
