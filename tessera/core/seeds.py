"""Seeds of matches: short numbers, or keys for deals that nobody may guess."""

import re
import secrets
from typing import Any, TypeGuard

import numpy as np

Seed = int | str  # a number; or a key of 32 hexadecimal digits, which nobody finds by trying all seeds

KEY = re.compile("[0-9a-f]{32}")
LIMIT = 2**64
NEW_BITS = 53  # every JSON reader represents such a number exactly


def is_seed(seed: Any) -> TypeGuard[Seed]:
    """Whether a match can be dealt from it."""
    if isinstance(seed, str):
        return KEY.fullmatch(seed) is not None
    return isinstance(seed, int | np.integer) and not isinstance(seed, bool) and 0 <= int(seed) < LIMIT


def new_number() -> int:
    """A random seed that is easy to write down."""
    return secrets.randbits(NEW_BITS)


def new_key() -> str:
    """A random seed of 128 bits, for a match with secrets."""
    return secrets.token_hex(16)
