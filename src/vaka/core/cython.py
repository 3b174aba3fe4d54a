"""Stands in for Cython where it is not installed, so that the source runs without it.

Every compiled module begins with::

    try:
        import cython
    except ImportError:
        from vaka.core import cython
"""

from contextlib import AbstractContextManager, nullcontext

compiled = False
nogil: AbstractContextManager[None] = nullcontext()
gil: AbstractContextManager[None] = nullcontext()
