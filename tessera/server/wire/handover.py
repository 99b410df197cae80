"""A finished match that was played on a device without a server, and is handed over."""

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from tessera.core.registry import first_game

from .message import Message, shown

LONGEST = 2000  # entries


class PlayedEntry(Message):
    """One line of the log of such a match, as the device has kept it."""

    number: Annotated[int, Field(ge=1, le=LONGEST)]
    at: Annotated[float, Field(ge=0, allow_inf_nan=False, description="Seconds since 1970.")]
    kind: Annotated[str, Field(max_length=20)]
    by: Annotated[str | None, Field(max_length=100)] = None
    command: Annotated[str | None, Field(max_length=100)] = None
    body: dict[str, Any]


class PlayedMatch(Message):
    """The whole log; the server decides every entry again."""

    model_config = shown(
        {
            "table": "0k3mPq7RstUv",
            "log": [
                {"number": 1, "at": 0, "kind": "create", "by": "me", "body": {"game": first_game().name}},
                {"number": 2, "at": 5, "kind": "start", "by": "me", "body": {}},
            ],
        }
    )

    table: Annotated[
        str,
        StringConstraints(pattern=r"^0[A-Za-z0-9]{11}$"),
        Field(description="Its id on the device; the server's lacks the 0."),
    ]
    log: Annotated[list[PlayedEntry], Field(min_length=2, max_length=LONGEST)]
