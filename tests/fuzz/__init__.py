"""Coverage-guided fuzzing of every parser: `make fuzz`.

targets   the parsers, each as a function of bytes that raises only errors of Vaka
corpus    inputs that reach something new, one folder per parser; the tests replay them, and change
          them at random
"""
