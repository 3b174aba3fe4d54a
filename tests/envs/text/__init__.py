"""Tests of the text environments."""
