"""Environments in which programs learn and play."""
