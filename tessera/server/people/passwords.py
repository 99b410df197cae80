"""Passwords: hashed by Argon2, a few at a time, and checked against the commonest ones."""

import asyncio
import string
from collections.abc import Callable
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..errors import Refused

T = TypeVar("T")

AT_ONCE = 2  # hashes: each takes tens of milliseconds of a core and 64 MiB
ENDINGS = string.digits + string.punctuation  # what people append to a common password
FEWEST_CHARACTERS = 4  # different ones


@cache
def common_passwords() -> frozenset[str]:
    """The 30 000 passwords that people choose most often, in lower case."""
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    return frozenset(FREQUENCY_LISTS["passwords"])


def check_password(password: str, *names: str | None) -> None:
    """Refuses a password that would be among the first to be tried: a common one, a name of its owner, or a few characters."""
    lower = password.lower()
    forms = {lower, lower.rstrip(ENDINGS)}
    own = {form for name in (*names, "tessera") if name for form in (name.lower(), name.lower().rstrip(ENDINGS)) if form}
    if len(set(lower)) < FEWEST_CHARACTERS or forms & own or forms & common_passwords():
        raise Refused("server-common-password")


class Passwords:
    """Hashes and verifies passwords in threads, since the event loop must not wait."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.nobodys = self.hasher.hash("")  # so that a sign-in to an account that is not there takes as long as any other
        self.places = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        return await self.work(lambda: self.hasher.hash(password))

    async def is_right(self, stored: str | None, password: str) -> bool:
        """Whether a password is the stored one; takes as long where none is stored."""
        return await self.work(lambda: self.verify(stored, password))

    def verify(self, stored: str | None, password: str) -> bool:
        """The same, in a thread."""
        try:
            self.hasher.verify(stored or self.nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None

    async def work(self, function: Callable[[], T]) -> T:
        """Calls a function in a thread, when it is its turn."""
        async with self.places:
            return await asyncio.to_thread(function)
