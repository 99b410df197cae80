"""People as the server knows them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Somebody whom the server knows: a guest, an account, or a bot of the API."""

    id: str
    name: str
    login: str | None = None
    owner: str | None = None  # of a bot
