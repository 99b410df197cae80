"""The tables of one person without a server: the same logs, decisions and messages, kept by a browser."""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import orjson
from pydantic import TypeAdapter

from tessera.core.errors import TesseraError
from tessera.core.registry import find_game
from tessera.core.text import Text
from tessera.server.errors import NotFound, Unplayable, problem
from tessera.server.people.person import Person
from tessera.server.store.entries import Entry
from tessera.server.tables.changes import BotTurn, Change, Turn, change, earlier, remembered
from tessera.server.tables.decide import decide, follow_up
from tessera.server.tables.drafts import preview, refusals
from tessera.server.tables.plan import Plan, new_table_id
from tessera.server.tables.serialize import news
from tessera.server.tables.table import UNREADABLE, LoggedEntry, Table, created, replay_log
from tessera.server.wire.commands import AnyCommand
from tessera.server.wire.socket import Asked, Do, Ping, Said, Try, Why

ASKED: TypeAdapter[Asked] = TypeAdapter(Asked)


@dataclass
class Listener:
    """A page that shows a table, how much of the log it has, and what it is told next."""

    table: str
    text: Text
    sent: int | None  # None before it has heard anything
    answers: list[Said] = field(default_factory=list)


class Hall:
    """All tables of a person. Whoever runs it first saves what is `unsaved`, then sends what `messages` returns."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.logs: dict[str, list[Entry]] = {}
        self.tables: dict[str, Table] = {}
        self.listeners: dict[str, Listener] = {}
        self.unsaved: list[tuple[str, Entry]] = []

    # Tables

    def restore(self, name: str, log: Sequence[Entry]) -> None:
        """Takes in a table as it was saved; it is replayed when somebody asks for it."""
        self.logs[name] = [*log]
        self.tables.pop(name, None)
        self.unsaved = [(table, entry) for table, entry in self.unsaved if table != name]
        for listener in self.listeners.values():
            if listener.table == name:
                listener.answers.clear()  # what was decided may be different now

    def find(self, name: str) -> Table:
        """A table; raises NotFound if there is none of that name, and Unplayable if its game has changed since."""
        if name not in self.logs:
            raise NotFound("server-no-table")
        if name not in self.tables:
            self.tables[name] = self.replayed(name)
            self.add_follow_ups(name)
        return self.tables[name]

    def replayed(self, name: str) -> Table:
        """A table from its log; refuses one of other rules, instead of playing it differently."""
        plan = self.logs[name][0].body
        ours = find_game(plan["game"]).version
        if plan["rules"] != ours:
            raise Unplayable("other-rules", theirs=plan["rules"], ours=ours)
        try:
            return Table.of(name, self.logs[name])
        except UNREADABLE as error:
            raise Unplayable("server-broken-table") from error

    def create(self, plan: Plan) -> Table:
        """Creates a table; its match begins at once if there is nobody to wait for."""
        return self.take_in(created(new_table_id(is_local=True), plan, self.person.id, time.time()))

    def take_in(self, table: Table) -> Table:
        """Keeps a table that has just been created, unless it is here already."""
        if table.id in self.logs:
            return self.find(table.id)
        self.logs[table.id], self.tables[table.id] = [], table
        self.save(table.id, table.recent[0].entry)
        self.add_follow_ups(table.id)
        return self.tables[table.id]

    def save(self, name: str, entry: Entry) -> None:
        """Adds an entry to a log, and to what is to be saved."""
        self.logs[name].append(entry)
        self.unsaved.append((name, entry))

    # Commands

    def do(self, name: str, who: Person | None, command: AnyCommand | BotTurn) -> int:
        """Carries out a command; returns the number of its entry. A repeated command gets the same number."""
        table = self.find(name)
        if (number := earlier(table, who, command)) is not None:
            return number
        new = decide(table, who, command)
        if new is not None:
            self.append(name, change(table, new, who, command))
        number = self.tables[name].number
        self.add_follow_ups(name)
        return number

    def append(self, name: str, new: Change) -> None:
        """Adds an entry to a table, and the table that it opens."""
        self.tables[name] = new.after
        self.save(name, new.entry)
        if new.opened is not None:
            self.take_in(new.opened)

    def add_follow_ups(self, name: str) -> None:
        """Adds what follows by itself."""
        while (new := follow_up(self.tables[name])) is not None:
            self.append(name, change(self.tables[name], new))

    # Messages, as over the socket of a server

    def listen(self, page: str, name: str, since: int, language: str) -> None:
        """A page shows a table, and has its entries up to `since`."""
        table = self.find(name)
        self.listeners[page] = listener = Listener(name, Text(language, table.game), None)
        listener.answers.append(self.told(table, listener, min(since, table.number)))
        listener.sent = table.number

    def leave(self, page: str) -> None:
        """A page does not show its table any more."""
        self.listeners.pop(page, None)

    def told(self, table: Table, listener: Listener, since: int) -> Said:
        """What is new at a table after an entry."""
        return news(self.entries_after(table, since), table, self.person.id, self.here(table), listener.text)

    def here(self, table: Table) -> frozenset[int]:
        """The seats whose person is there: all of one's own."""
        return frozenset(table.seats_of(self.person.id))

    def entries_after(self, table: Table, since: int) -> list[LoggedEntry]:
        """What happened at a table after an entry: from memory if it is recent, otherwise from the log."""
        recent = remembered(table, since)
        return replay_log(table.id, self.logs[table.id], since, table.number) if recent is None else recent

    def hear(self, page: str, message: str) -> None:
        """Answers a message of a page."""
        listener, asked = self.listeners[page], ASKED.validate_json(message)
        name = asked.command.id if isinstance(asked, Do) else asked.id
        try:
            listener.answers.append(self.answer(listener, asked, name))
        except TesseraError as error:
            listener.answers.append({"type": "problem", "id": name, "problem": problem(error, listener.text)})

    def answer(self, listener: Listener, asked: Asked, name: str) -> Said:
        """The answer to a message; raises if it is refused."""
        match asked:
            case Ping():
                return {"type": "pong", "id": name}
            case Do(command=command):
                return {"type": "ack", "ack": {"id": name, "number": self.do(listener.table, self.person, command)}}
            case Try(draft=draft):
                tried = preview(self.find(listener.table), self.person, draft, listener.text)
                return {"type": "preview", "id": name, "preview": tried}
            case Why(draft=draft):
                found = refusals(self.find(listener.table), self.person, draft, listener.text)
                return {"type": "refusals", "id": name, "refusals": found}

    # Bots: an engine thinks, here it is told about what

    def bot_turn(self, name: str) -> Turn | None:
        """A new turn of the bot that is to act at a table."""
        table = self.find(name)
        if table.bot_to_act is None or table.match is None:
            return None
        return Turn(table.match, table.bot_to_act, table.changed)

    # What is new

    def take_unsaved(self) -> list[tuple[str, dict[str, Any]]]:
        """The entries that are to be saved, each only once."""
        found, self.unsaved = self.unsaved, []
        return [(name, asdict(entry)) for name, entry in found]

    def messages(self) -> list[tuple[str, bytes]]:
        """What pages are told once everything is saved: what is new at their tables, and answers; as JSON."""
        found: list[tuple[str, bytes]] = []
        for page, listener in self.listeners.items():
            table = self.find(listener.table)
            said, listener.answers = listener.answers, []
            if listener.sent is not None and table.number > listener.sent:
                said.insert(0, self.told(table, listener, listener.sent))
                listener.sent = table.number
            found += [(page, orjson.dumps(each)) for each in said]
        return found
