"""The tests; a package, so that `python -m tests.soak` finds its neighbours."""
