"""States outside compiled rules: as bytes, and as plain numbers and lists, which Python reads quickly."""

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

State = Any  # a NumPy record of the game's dtype

bytes_of: Callable[[State], bytes] = np.void.tobytes  # faster than `state.tobytes()`, which looks for a field first
item_of: Callable[[State], Any] = np.void.item


@lru_cache
def with_attributes(dtype: np.dtype) -> np.dtype:
    """The same dtype, whose records have attributes for their fields; plain arrays of it are faster than a `np.recarray`."""
    return np.dtype((np.record, dtype))


def states_of(data: bytes, dtype: np.dtype) -> np.ndarray:
    """New states from bytes; NumPy would copy records field by field."""
    return np.frombuffer(bytearray(data), with_attributes(dtype))


def state_of(data: bytes, dtype: np.dtype) -> State:
    """A new state from bytes."""
    return states_of(data, dtype)[0]


def copy_of(states: np.ndarray) -> np.ndarray:
    """A copy of states."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def plain(record: State, dtype: np.dtype) -> Any:
    """A record as plain numbers and lists, which are ten times as fast to read."""
    values = zip(dtype.names or (), item_of(record), strict=True)
    return SimpleNamespace(**{name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in values})


@lru_cache(maxsize=300)
def plain_state(data: bytes, dtype: np.dtype) -> Any:
    """A state, given as bytes, as plain numbers and lists. Events and views share it, so it must not be modified."""
    return plain(state_of(data, dtype), dtype)
