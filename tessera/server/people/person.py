"""People as the server knows them, and the sessions in which they act."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Somebody whom the server knows: a guest, an account, or a bot of the API."""

    id: str
    name: str
    login: str | None = None
    owner: str | None = None  # of a bot

    @property
    def is_guest(self) -> bool:
        """Whether it is a person without an account."""
        return self.login is None and self.owner is None


@dataclass(frozen=True)
class Session:
    """A token that is valid, and whose it is."""

    hash: str  # of the token, which the server itself does not know
    person: Person
    is_old: bool = False  # from before cookies had the prefix `__Host-`
