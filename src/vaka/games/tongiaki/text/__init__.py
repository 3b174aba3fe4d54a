"""Tongiaki as text and JSON: moves, positions, views, events, reasons, and the terminal."""
