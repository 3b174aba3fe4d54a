"""Counting lines of play: a change of the rules by accident changes a count."""
