"""What the worker of a page calls: the hall of this device, with everything as text that JavaScript reads."""

import base64
import json
import secrets
from contextlib import suppress

from tessera.bots import known_to
from tessera.core.errors import TesseraError
from tessera.core.text import Text
from tessera.server.errors import Conflict, problem
from tessera.server.people.person import Person
from tessera.server.store.entries import Entry
from tessera.server.study.continuations import Continuation
from tessera.server.tables.changes import Turn
from tessera.server.wire.study import GoOn

from .hall import Hall
from .requests import about, answer

OWNER = "me"  # the id of whoever plays on this device
DEAL_BITS = 53


class Device:
    """The tables of this device."""

    def __init__(self, name: str) -> None:
        self.hall = Hall(Person(OWNER, name))

    # Saving

    def knows(self, table: str) -> bool:
        """Whether a table is in memory."""
        return table in self.hall.logs

    def restore(self, table: str, log: str) -> None:
        """Takes in the saved entries of a table."""
        self.hall.restore(table, [Entry(**entry) for entry in json.loads(log)])

    def unsaved(self) -> str:
        """New entries, by table."""
        return json.dumps(self.hall.take_unsaved())

    def about(self, table: str) -> str:
        """What lists need of a table."""
        return json.dumps(about(self.hall, table))

    # Answering

    def listen(self, page: str, table: str, since: int, language: str) -> str | None:
        """A page shows a table; returns the reason if it cannot be shown."""
        try:
            self.hall.listen(page, table, since, language)
        except TesseraError as error:
            return json.dumps(problem(error, Text(language)))
        return None

    def rename(self, name: str) -> None:
        """Whoever plays here has a name."""
        self.hall.person = Person(OWNER, name)

    def leave(self, page: str) -> None:
        """A page does not show its table any more."""
        self.hall.leave(page)

    def hear(self, page: str, message: str) -> None:
        """Answers a message of a page."""
        self.hall.hear(page, message)

    def messages(self) -> str:
        """What pages are told once everything is saved."""
        return json.dumps([(page, message.decode()) for page, message in self.hall.messages()])

    def ask(self, method: str, path: str, query: str, body: str, language: str) -> str:
        """The answer to a request: its status, and its JSON."""
        status, found = answer(self.hall, method, path, json.loads(query), json.loads(body), language)
        return json.dumps((status, found.decode()))

    # Bots

    def bot_turn(self, table: str) -> "Thinking | None":
        """The turn of the bot that is to act."""
        turn = self.hall.bot_turn(table)
        return None if turn is None else Thinking(turn)

    def play(self, table: str, thinking: "Thinking") -> None:
        """Plays a bot's turn, unless the match has gone on meanwhile."""
        assert isinstance(thinking.choosing, Turn)
        with suppress(Conflict):
            self.hall.do(table, None, thinking.choosing.command)

    def going_on(self, table: str, wish: str, language: str) -> "Thinking | str":
        """Bots that go on in a variation; returns the reason if they may not be asked."""
        try:
            return Thinking(Continuation(self.hall.find(table), self.hall.person, GoOn(**json.loads(wish))))
        except TesseraError as error:
            return json.dumps(problem(error, Text(language)))


class Thinking:
    """Decisions that an engine makes, one after another, each from what its seat knows."""

    def __init__(self, choosing: Turn | Continuation) -> None:
        self.choosing = choosing

    def question(self) -> str | None:
        """The next decision; None if there is none left."""
        if not self.choosing.is_unfinished:
            return None
        match, seat = self.choosing.match, self.choosing.match.seat
        assert seat is not None
        state = base64.b64encode(known_to(match, seat, secrets.randbits(DEAL_BITS)).tobytes()).decode()
        return json.dumps({"state": state, "viewer": seat, "players": match.players, "level": self.choosing.level})

    def decide(self, action: int) -> None:
        """Makes the decision."""
        self.choosing.play(action)

    def moves(self) -> str:
        """What bots play in a variation."""
        assert isinstance(self.choosing, Continuation)
        return json.dumps({"moves": self.choosing.moves})
