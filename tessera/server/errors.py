"""What the server refuses, each with its HTTP status and a message of the catalogues."""

from tessera.core.errors import TesseraError


class Refused(TesseraError):
    """Something that cannot be done as it was asked."""

    status = 422


class Forbidden(Refused):
    """Something that only others may do."""

    status = 403


class NotFound(Refused):
    """Something that is not there."""

    status = 404


class Conflict(Refused):
    """Something that was possible before, or will be later."""

    status = 409


class Unauthorized(Refused):
    """Something for which the server must know who asks."""

    status = 401


class TooManyRequests(Refused):
    """More than the limits allow."""

    status = 429
