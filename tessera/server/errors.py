"""What the server refuses, with HTTP statuses; the texts are in the catalogues."""

from tessera.core.errors import TesseraError
from tessera.core.text import Text

from .wire.system import Problem


class Refused(TesseraError):
    """A request that cannot be carried out as it is."""

    status = 422


class Forbidden(Refused):
    """Something that only others may do."""

    status = 403


class NotFound(Refused):
    """Something that does not exist."""

    status = 404


class Unplayable(NotFound):
    """A table that this version of the games cannot play, whenever it is tried."""


class Conflict(Refused):
    """Something that is not possible in the present state."""

    status = 409


class Unauthorized(Refused):
    """Something for which the client must sign in."""

    status = 401


class Unavailable(Refused):
    """Something that the server cannot do for now."""

    status = 503


class TooManyRequests(Refused):
    """More than the rate limits allow."""

    status = 429


def status_of(error: TesseraError) -> int:
    """The HTTP status of a refusal; those of the core and the games are faults in the request."""
    return error.status if isinstance(error, Refused) else Refused.status


def problem(error: TesseraError, text: Text) -> Problem:
    """An error as a client gets it."""
    sentence = Text(text.language, error.game)(error.reason) if error.game else text(error.reason)
    return {"code": error.reason.message, "message": sendable(sentence), "rule": error.reason.rule}


def sendable(text: str) -> str:
    """A text that may quote a client, with lone surrogates, which UTF-8 cannot encode, replaced."""
    return text.encode(errors="replace").decode()
