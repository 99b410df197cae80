"""The tables of one person without a server: the same logs, decisions and messages, kept by a browser."""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

import orjson
from pydantic import TypeAdapter

from tessera.bots import known_to
from tessera.core.errors import TesseraError
from tessera.core.game import Event
from tessera.core.match import Match
from tessera.core.text import Text
from tessera.server.errors import Conflict, NotFound, problem
from tessera.server.people.person import Person
from tessera.server.store.entries import Entry
from tessera.server.tables.decide import NewEntry, decide, follow_up
from tessera.server.tables.drafts import preview, refusals
from tessera.server.tables.plan import Plan, new_table_id
from tessera.server.tables.serialize import news
from tessera.server.tables.server_commands import BotTurn
from tessera.server.tables.table import LoggedEntry, Table, created, replay_log
from tessera.server.wire.commands import AnyCommand, Command
from tessera.server.wire.socket import Asked, Do, Ping, Said, Try, Why

LOCAL = "0"  # the first character of a local table's id; those of a server's tables do not contain it
ASKED: TypeAdapter[Asked] = TypeAdapter(Asked)


@dataclass
class Turn:
    """A bot's turn that is being thought about, decision by decision."""

    seen: int
    seat: int
    level: str
    match: Match
    actions: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


@dataclass
class Listener:
    """A page that shows a table, and how much of the log it has."""

    table: str
    text: Text
    sent: int


def new_local_id() -> str:
    """The id of a new table, which no table of a server has."""
    return LOCAL + new_table_id()


class Hall:
    """All tables of a person. New entries wait in `unsaved` and messages in `unsent`: whoever runs it first saves, then sends."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.logs: dict[str, list[Entry]] = {}
        self.tables: dict[str, Table] = {}
        self.listeners: dict[str, Listener] = {}
        self.turns: dict[str, Turn] = {}
        self.unsaved: list[tuple[str, Entry]] = []
        self.unsent: list[tuple[str, Said]] = []

    # Tables

    def restore(self, name: str, log: Sequence[Entry]) -> None:
        """Takes in a table that was saved; it is replayed when somebody asks for it."""
        self.logs[name] = [*log]
        self.tables.pop(name, None)

    def find(self, name: str) -> Table:
        """A table; raises NotFound if there is none of that name."""
        if name not in self.logs:
            raise NotFound("server-no-table")
        if name not in self.tables:
            self.tables[name] = Table.of(name, self.logs[name])
            self.add_follow_ups(name)
        return self.tables[name]

    def create(self, plan: Plan) -> Table:
        """Creates a table; its match begins at once if there is nobody to wait for."""
        return self.take_in(created(new_local_id(), plan, self.person.id, time.time()))

    def take_in(self, table: Table) -> Table:
        """Keeps a table that has just been created."""
        self.logs[table.id], self.tables[table.id] = [], table
        self.save(table.id, table.recent[0].entry)
        self.add_follow_ups(table.id)
        return self.tables[table.id]

    def save(self, name: str, entry: Entry) -> None:
        """Adds an entry to a log, and to what is to be saved."""
        self.logs[name].append(entry)
        self.unsaved.append((name, entry))

    # Commands

    def do(self, name: str, command: AnyCommand | BotTurn) -> int:
        """Carries out a command; returns the number of its entry. A repeated command gets the same number."""
        table, is_mine = self.find(name), isinstance(command, Command)
        by, command_id = (self.person.id, command.id) if isinstance(command, Command) else (None, None)
        if command_id is not None and (number := table.commands.get((by, command_id))) is not None:
            return number
        new = decide(table, self.person if is_mine else None, command)
        if new is not None:
            self.append(name, new, by, command_id)
        number = self.tables[name].number
        self.add_follow_ups(name)
        return number

    def append(self, name: str, new: NewEntry, by: str | None = None, command: str | None = None) -> None:
        """Adds an entry to a table, and the table that it opens."""
        before, now = self.tables[name], time.time()
        if new.opens is not None:
            new.body["table"] = new_local_id()
        entry = Entry(before.number + 1, now, new.kind, by, command, new.body)
        self.tables[name] = before.after(entry, new.draft)
        self.save(name, entry)
        if new.opens is not None:
            self.take_in(created(new.body["table"], new.opens, by, now))

    def add_follow_ups(self, name: str) -> None:
        """Adds what follows by itself, and tells everybody who looks at the table."""
        while (new := follow_up(self.tables[name])) is not None:
            self.append(name, new)
        for page, listener in self.listeners.items():
            if listener.table == name:
                self.tell(page, listener)

    # Messages, as over the socket of a server

    def listen(self, page: str, name: str, since: int | None, language: str) -> None:
        """A page shows a table, and has its entries up to `since`; None for all of them."""
        table = self.find(name)
        sent = table.number if since is None else min(since, table.number)
        self.listeners[page] = listener = Listener(name, Text(language, table.game), sent)
        self.tell(page, listener, is_first=True)

    def leave(self, page: str) -> None:
        """A page does not show its table any more."""
        self.listeners.pop(page, None)

    def tell(self, page: str, listener: Listener, *, is_first: bool = False) -> None:
        """Tells a page what is new at its table."""
        table = self.tables[listener.table]
        if not is_first and table.number <= listener.sent:
            return
        logged = self.entries_after(table, listener.sent)
        self.unsent.append((page, news(logged, table, self.person.id, self.here(table), listener.text)))
        listener.sent = table.number

    def here(self, table: Table) -> frozenset[int]:
        """The seats whose person is there: all of one's own."""
        return frozenset(table.seats_of(self.person.id))

    def entries_after(self, table: Table, since: int) -> list[LoggedEntry]:
        """What happened at a table after an entry."""
        if since >= table.number:
            return []
        if table.recent and table.recent[0].entry.number <= since + 1:
            return [logged for logged in table.recent if logged.entry.number > since]
        return replay_log(table.id, self.logs[table.id], since, table.number)

    def hear(self, page: str, message: str) -> None:
        """Answers a message of a page."""
        listener, asked = self.listeners[page], ASKED.validate_json(message)
        name = asked.command.id if isinstance(asked, Do) else asked.id
        try:
            self.unsent.append((page, self.answer(listener, asked, name)))
        except TesseraError as error:
            self.unsent.append((page, {"type": "problem", "id": name, "problem": problem(error, listener.text)}))

    def answer(self, listener: Listener, asked: Asked, name: str) -> Said:
        """The answer to a message; raises if it is refused."""
        match asked:
            case Ping():
                return {"type": "pong", "id": name}
            case Do(command=command):
                return {"type": "ack", "ack": {"id": name, "number": self.do(listener.table, command)}}
            case Try(draft=draft):
                tried = preview(self.find(listener.table), self.person, draft, listener.text)
                return {"type": "preview", "id": name, "preview": tried}
            case Why(draft=draft):
                found = refusals(self.find(listener.table), self.person, draft, listener.text)
                return {"type": "refusals", "id": name, "refusals": found}

    # Bots: the engine thinks, here it is told about what

    def bot_turn(self, name: str) -> Turn | None:
        """The turn of the bot that is to act at a table, as far as it is thought through."""
        table = self.find(name)
        turn = self.turns.get(name)
        if turn is None or turn.seen != table.changed:
            self.turns.pop(name, None)
            if table.bot_to_act is None or table.match is None or table.to_act is None:
                return None
            turn = self.turns[name] = Turn(table.changed, table.to_act, table.bot_to_act, table.match.fork())
        return turn

    def decide_for_bot(self, name: str, action: int) -> None:
        """Makes the decision of a bot; its turn is played once another seat has to decide."""
        turn = self.bot_turn(name)
        if turn is None:
            raise Conflict("server-stale")
        turn.events += turn.match.play_action(action)
        turn.actions.append(action)
        if turn.match.seat != turn.seat:
            self.do(name, BotTurn(turn.level, turn.seen, turn.actions, (turn.match, turn.events)))

    def question(self, name: str, deal: int) -> tuple[Turn | None, bytes]:
        """The turn of the bot that is to act, and the position as its seat knows it."""
        turn = self.bot_turn(name)
        return turn, b"" if turn is None else known_to(turn.match, turn.seat, deal).tobytes()

    # What is new

    def news(self) -> bytes:
        """What is to be saved, and then what is to be sent, as JSON; each only once."""
        saved, sent = self.unsaved, self.unsent
        self.unsaved, self.unsent = [], []
        return orjson.dumps({"entries": [[name, asdict(entry)] for name, entry in saved], "messages": sent})
