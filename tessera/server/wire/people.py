"""People: guests, accounts, and bots of their own."""

from typing import Annotated

from pydantic import AfterValidator, StringConstraints

from .message import Message, Name, check_storable, shown


class Hello(Message):
    """What a guest wants to be called."""

    model_config = shown({"name": "Ada"})

    name: Name


class Credentials(Message):
    """An account's name and password."""

    model_config = shown({"login": "ada", "password": "correct horse battery"})

    login: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.@+-]{3,60}$")]
    password: Annotated[str, StringConstraints(min_length=8, max_length=200), AfterValidator(check_storable)]


class Me(Message):
    """Who the server takes the client for."""

    name: str | None = None
    login: str | None = None
    bot: bool = False


class Token(Message):
    """A secret token, sent only once."""

    token: str


class TokenOfBot(Token):
    """A new bot with its token."""

    id: str
    name: str


class BotView(Message):
    """A bot of one's own."""

    id: str
    name: str


class Done(Message):
    """It is done."""

    done: bool = True


class NewBot(Message):
    """A bot of one's own that plays through the API."""

    model_config = shown({"name": "Deep Tile"})

    name: Name
