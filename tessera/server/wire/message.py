"""What all messages have in common, and the validated texts and numbers in them."""

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictInt, StringConstraints, with_config

from tessera.bots.levels import LEVELS
from tessera.core.registry import all_games
from tessera.core.text import LANGUAGES

from .names import NAME_LENGTH, check_name

CHAT_LENGTH = 500
MOVES_A_TURN = 40
UNSTORABLE = re.compile("[\\0\ud800-\udfff]")
MOST_SEATS = max(game.players[1] for game in all_games())  # games of files are loaded before this


def check_storable(text: str) -> str:
    """Refuses text that databases cannot store."""
    if UNSTORABLE.search(text):
        raise ValueError("this is no text")
    return text


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LENGTH), AfterValidator(check_name)]
Chat = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH), AfterValidator(check_storable)
]
CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
MoveText = Annotated[str, StringConstraints(max_length=100), AfterValidator(check_storable)]
Level = Literal["novice", "easy", "medium", "hard", "expert", "master"]
Language = Literal["en", "fr", "de", "it"]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=MOST_SEATS - 1)]
EntryNumber = Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]
assert tuple(LEVELS) == Level.__args__  # type: ignore[attr-defined]
assert Language.__args__ == LANGUAGES  # type: ignore[attr-defined]


class Message(BaseModel):
    """A message that clients send; unknown fields are errors, so that no wish is ignored silently."""

    model_config = ConfigDict(extra="forbid")


# What the server sends are TypedDicts: the type checker checks what is built, and nothing is validated at run time.
# This decorator describes one as a message without further fields.
closed = with_config(ConfigDict(extra="forbid"))


def shown(*examples: dict[str, Any]) -> ConfigDict:
    """Examples of a message, for the description of the API."""
    return ConfigDict(json_schema_extra={"examples": list(examples)})
