"""A substitute for the module `cython`, so that the source runs if Cython is not installed.

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
