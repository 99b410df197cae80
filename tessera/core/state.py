"""States outside compiled rules: as bytes, and as plain numbers and lists that Python reads quickly."""

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

State = Any  # a NumPy record of the game's dtype

bytes_of: Callable[[State], bytes] = np.void.tobytes  # asked of a record itself, NumPy looks for a field of that name first
item_of: Callable[[State], Any] = np.void.item


def state_of(data: bytes, dtype: np.dtype) -> State:
    """A state of its own from its bytes; NumPy would copy a record field by field."""
    return np.frombuffer(bytearray(data), dtype).view(np.recarray)[0]


def plain(record: State, dtype: np.dtype) -> Any:
    """A record as plain numbers and lists: to read many facts of one, this is ten times as fast."""
    values = zip(dtype.names or (), item_of(record), strict=True)
    return SimpleNamespace(**{name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in values})


@lru_cache(maxsize=300)
def plain_state(data: bytes, dtype: np.dtype) -> Any:
    """The same of a state by its bytes, which is read after one step, before the next and by whoever looks: not to be changed."""
    return plain(state_of(data, dtype), dtype)
