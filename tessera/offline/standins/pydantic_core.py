"""The part of pydantic's core that names are refused with."""

from typing import Any


class PydanticCustomError(ValueError):
    """A refusal with a message of the catalogues."""

    def __init__(self, type: str, message: str, context: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.type, self.context = type, context or {}
