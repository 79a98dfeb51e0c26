"""Deprecated: the old name of `kozyr.dispatcher`."""

from __future__ import annotations

import warnings

from .dispatcher import Dispatcher, Gatherer

__all__ = ["Dispatcher", "Gatherer"]

warnings.warn(
    "`kozyr.gathering` is deprecated: use `kozyr.dispatcher`", DeprecationWarning, stacklevel=2
)
