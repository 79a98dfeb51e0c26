"""Copies and pickles of objects whose state is in Rust."""

from __future__ import annotations

import copy
import pickle
import zlib
from typing import Any, ClassVar, Protocol, TypeVar

#: The version of the pickles that are written. Older ones can be read.
VERSION = 1

Self = TypeVar("Self", bound="RecordedState")


class Core(Protocol):
    """An object in Rust with a record: a text that determines its whole state."""

    def __copy__(self: Any) -> Any: ...
    def record(self) -> str: ...
    @staticmethod
    def from_record(record: str) -> Any: ...


class RecordedState:
    """An object with a core in Rust. Copies and unpickled objects go on exactly like the original,
    and independently of it.

    A pickle contains the record of the core, compressed, because zlib also adds a checksum.
    """

    _core: Any
    #: The class of the core.
    _core_type: ClassVar[type[Core]]

    def __copy__(self: Self) -> Self:
        twin = object.__new__(type(self))
        vars(twin).update(vars(self), _core=copy.copy(self._core))
        return twin

    def __deepcopy__(self: Self, memo: dict[int, Any]) -> Self:
        twin = object.__new__(type(self))
        memo[id(self)] = twin
        vars(twin).update(copy.deepcopy(vars(self), memo))
        return twin

    def __getstate__(self) -> dict[str, Any]:
        attributes = vars(self).copy()
        record = attributes.pop("_core").record()
        return versioned_state(record=zlib.compress(record.encode()), attributes=attributes)

    def __setstate__(self, state: object) -> None:
        record, attributes = read_state(self, state, record=bytes, attributes=dict)
        try:
            core = self._core_type.from_record(zlib.decompress(record).decode())
        except (ValueError, zlib.error) as error:
            raise pickle.UnpicklingError(f"damaged pickle of {_name(self)}: {error}") from error
        vars(self).update(attributes, _core=core)


def versioned_state(**fields: object) -> dict[str, Any]:
    """The state of a pickle with its version."""
    return {"version": VERSION, **fields}


def read_state(owner: object, state: object, **fields: type) -> list[Any]:
    """The values of the fields of a pickled state, which must have these types.

    Raises:
        pickle.UnpicklingError: if the state is foreign, damaged, or of a newer version.
    """
    version = state.get("version") if isinstance(state, dict) else None
    if not isinstance(state, dict) or not isinstance(version, int) or version < 1:
        raise pickle.UnpicklingError(f"not a pickle of {_name(owner)}: it states no version")
    if version > VERSION:
        raise pickle.UnpicklingError(
            f"this pickle of {_name(owner)} has version {version}; this release of kozyr reads"
            f" versions up to {VERSION}"
        )
    for field, kind in fields.items():
        if not isinstance(state.get(field), kind):
            raise pickle.UnpicklingError(
                f"damaged pickle of {_name(owner)}: `{field}` should be {kind.__name__}"
            )
    return [state[field] for field in fields]


def _name(owner: object) -> str:
    return f"{type(owner).__module__}.{type(owner).__qualname__}"
