"""Warnings for deprecated names."""

from __future__ import annotations

import warnings


def warn_renamed(old: str, new: str) -> None:
    """Warns the caller of a deprecated function that it has a new name."""
    warnings.warn(f"`{old}` is deprecated: use `{new}`", DeprecationWarning, stacklevel=3)
