"""A table as its log describes it: who sits where, the match, the clocks. Nothing here waits, stores or sends."""

from collections import deque
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, cast

from tessera.core.errors import TesseraError
from tessera.core.game import Event, Game
from tessera.core.match import Match
from tessera.core.notation import commitment
from tessera.core.registry import VARIANTS, find_game

from ..store.entries import OPEN, OVER, PLAYING, Entry, EntryKind, Status
from ..wire.table import EventView, Position
from .plan import Plan
from .seats import Clock, LastTurn, Seat, UndoRequest

UNREADABLE = (TesseraError, LookupError, ValueError, TypeError, AssertionError)  # what the replay of a damaged log may raise
RECENT = 6  # entries that stay in memory for those who watch; older ones are read from the store

Draft = tuple[Match, list[Event]]  # a match after moves that were tried out, and what they did


@dataclass(frozen=True)
class LoggedEntry:
    """An entry with what happened in the match."""

    entry: Entry
    events: list[Event]
    # the events as they are sent, by language, status and the seats of the reader that know more than the others
    views: dict[tuple[str, Status, frozenset[int | None], int | None], list[EventView]] = field(default_factory=dict)


class Table:
    """A table as of the last entry of its log, from its first one on: a value, which `after` never changes in place."""

    def __init__(self, name: str, creation: Entry) -> None:
        self.id = name
        self.plan = cast(Plan, creation.body)
        self.host = creation.by
        self.created = creation.at
        self.number = creation.number
        self.changed = 0  # the last entry that changed the match: a command must have seen it
        self.commands: dict[tuple[str | None, str], int] = {}  # entries by who gave which command
        self.commitment = commitment(self.plan["seed"], self.plan["salt"])
        self.seats = [Seat(**seat) for seat in self.plan["seats"]]
        self.clock = Clock.of(self.plan["clock"])
        self.bank = [self.clock.bank if self.clock else 0.0] * len(self.seats)  # seconds left, by seat
        self.since = creation.at  # when the turn began
        self.last_turns = [LastTurn()] * len(self.seats)  # by seat
        self.match: Match | None = None
        self.status: Status = OPEN
        self.status_since = creation.at
        self.to_act: int | None = None  # the seat whose decision is due
        self.undo_request: UndoRequest | None = None
        self.resumed: int | None = None  # the seat that has undone the end of its turn, until a person's turn ends
        self.deciders: tuple[int, ...] = ()  # the seats that have decided on the actions since the match began here
        self.firm = 0  # actions that are undone only if all agree
        self.muted: frozenset[tuple[str, int]] = frozenset()  # who does not want to hear which seat
        self.lines: dict[str | None, int] = {}  # of chat, by person
        self.rematch: str | None = None
        self.recent: deque[LoggedEntry] = deque([LoggedEntry(creation, [])], maxlen=RECENT)
        self.positions: dict[int | None, Position] = {}  # the position as it is sent, by viewer

    @classmethod
    def of(cls, name: str, log: Sequence[Entry]) -> "Table":
        """The table that a whole log describes."""
        table = cls(name, log[0])
        for entry in log[1:]:
            table.apply(entry, with_events=False)
        return table

    def after(self, entry: Entry, draft: Draft | None = None) -> "Table":
        """The table after one more entry; this one stays as it is, so whoever reads it sees one moment."""
        other = copy(self)
        if entry.kind != "play":  # which leaves the seats as they are
            other.seats = [replace(seat) for seat in self.seats]
        other.positions = {}
        other.bank, other.last_turns = [*self.bank], [*self.last_turns]
        other.commands, other.recent = {**self.commands}, self.recent.copy()
        other.apply(entry, draft=draft)
        return other

    @property
    def game_name(self) -> str:
        """The name of its game."""
        return self.plan["game"]

    @property
    def game(self) -> Game:
        """Its game, with the components that it is played with."""
        if self.match is not None:
            return self.match.game
        game, components = find_game(self.game_name), self.plan["components"]
        return game if game.components == components else VARIANTS[self.game_name, components]

    @property
    def is_lesson(self) -> bool:
        """Whether it teaches the game."""
        return self.plan.get("lesson", False)

    @property
    def is_offline(self) -> bool:
        """Whether its match was played without a server."""
        return self.plan.get("offline", False)

    @property
    def is_rated(self) -> bool:
        """Whether its match changes the ratings of its people."""
        return self.plan.get("rated", False)

    @property
    def is_left_to_browser(self) -> bool:
        """Whether the browser of its only person thinks for the bots, as long as that person plays."""
        return self.plan.get("browser", False) and not any(seat.person and seat.bot for seat in self.seats)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person; several on one device belong to the same person."""
        return [number for number, seat in enumerate(self.seats) if person is not None and seat.person == person]

    @property
    def people(self) -> set[int]:
        """The seats that belong to people, present or not."""
        return {number for number, seat in enumerate(self.seats) if seat.person is not None}

    @property
    def deadline(self) -> float | None:
        """When the clock of the seat to act runs out."""
        if self.clock is None or self.to_act is None:
            return None
        return self.since + self.clock.turn + self.bank[self.to_act]

    @property
    def bot_to_act(self) -> str | None:
        """The level of the bot whose turn it is, if it is a bot's turn."""
        return None if self.to_act is None else self.seats[self.to_act].bot

    @property
    def person_to_act(self) -> str | None:
        """The person whose turn it is, if it is a person's turn."""
        return None if self.to_act is None or self.bot_to_act else self.seats[self.to_act].person

    @property
    def persons_to_notify(self) -> list[str]:
        """Who has been waiting for this moment: the person whose turn it is, or everybody once the match is over."""
        waiting = [seat.person for seat in self.seats] if self.status == OVER else [self.person_to_act]
        return sorted({person for person in waiting if person is not None})

    # Applying an entry

    def apply(self, entry: Entry, *, with_events: bool = True, draft: Draft | None = None) -> None:
        """Goes on by one entry, in place; `draft` is the match after it, if its moves have been tried out already."""
        assert entry.number == self.number + 1, f"{self.id}: entry {entry.number} after {self.number}"
        events: list[Event] = []
        if entry.kind == "play":
            events = self.on_play(entry, draft, with_events=with_events)
        else:
            CHANGES[entry.kind](self, entry)
            if entry.kind == "start" and with_events:
                events = self.opening()
        self.number = entry.number
        if entry.command is not None:
            self.commands[entry.by, entry.command] = entry.number
        if entry.kind in CHANGES_THE_MATCH:
            self.match_changed(entry)
        if with_events:
            self.recent.append(LoggedEntry(entry, events))
        else:
            self.recent.clear()  # it holds the last entries without a gap

    def match_changed(self, entry: Entry) -> None:
        """Notes whose turn it is and how much time is left after an entry that changed the match."""
        assert self.match is not None
        before, self.to_act = self.to_act, self.match.seat
        status: Status = PLAYING if self.to_act is not None else OVER
        if status != self.status:
            self.status, self.status_since = status, entry.at
        self.changed = entry.number
        is_resumed = entry.kind == "undo" and self.undo_request is None
        self.undo_request = None
        if before == self.to_act:
            return
        if is_resumed:
            self.resumed = self.to_act
            self.resume_clock(entry.at)
        else:
            self.end_turn(before, is_late=entry.body.get("auto") == "clock")
            self.run_clock(before, entry.at)

    def end_turn(self, seat: int | None, *, is_late: bool) -> None:
        """Notes what may not be undone freely: a turn that a clock has played, and one whose end was undone before."""
        assert self.match is not None
        if is_late or (seat is not None and seat == self.resumed):
            self.firm = len(self.match.actions)
        if seat is not None and self.seats[seat].person is not None:
            self.resumed = None

    def run_clock(self, before: int | None, at: float) -> None:
        """Takes the time of a turn that has ended from the bank of its seat, and starts the next turn's."""
        if self.clock is not None and before is not None:
            used = max(0.0, at - self.since)
            from_bank = min(self.bank[before], max(0.0, used - self.clock.turn))
            self.bank[before] -= from_bank
            self.last_turns[before] = LastTurn(used, from_bank)
        self.since = at

    def resume_clock(self, at: float) -> None:
        """Goes on with the time of a turn whose end was undone without asking anybody: otherwise an undo would be a new turn."""
        self.since = at
        if self.clock is not None and self.to_act is not None:
            last = self.last_turns[self.to_act]
            self.bank[self.to_act] += last.from_bank
            self.since -= last.used

    def on_sit(self, entry: Entry) -> None:
        """A person sits down."""
        number = entry.body["seat"]
        self.seats[number] = Seat(entry.body["name"], entry.by, key=self.seats[number].key)

    def on_stand(self, entry: Entry) -> None:
        """A person stands up or is sent away before the match begins."""
        number = entry.body["seat"]
        self.seats[number] = Seat(key=self.seats[number].key)

    def on_invite(self, entry: Entry) -> None:
        """A bot takes an open seat."""
        self.seats[entry.body["seat"]] = Seat(bot=entry.body["bot"], name=entry.body["bot"])

    def on_ready(self, entry: Entry) -> None:
        """A person is ready, or not any more."""
        for number in self.seats_of(entry.by):
            self.seats[number].ready = entry.body["ready"]

    def on_start(self, entry: Entry) -> None:
        """The match begins, from the deal or from the position that the table continues."""
        names = [seat.name for seat in self.seats]
        self.match = Match.new(self.game, players=len(names), seed=self.plan["seed"], options=self.plan["options"], seats=names)
        self.match.replay(self.plan["actions"])

    def opening(self) -> list[Event]:
        """What happens before the first decision of a match."""
        assert self.match is not None
        steps = [] if self.match.actions else self.match.steps()
        return [event for step in steps for event in step.events]

    def on_play(self, entry: Entry, draft: Draft | None, *, with_events: bool) -> list[Event]:
        """A seat plays a turn or a part of it."""
        assert self.match is not None
        self.deciders += (entry.body["seat"],) * len(entry.body["actions"])
        if draft is not None:
            self.match, events = draft
            return events
        self.match = self.match.fork()
        if not with_events:
            self.match.replay(entry.body["actions"])
            return []
        return [event for action in entry.body["actions"] for event in self.match.play_action(action)]

    def on_undo(self, entry: Entry) -> None:
        """Actions are undone."""
        assert self.match is not None
        self.match = self.match.fork(entry.body["to"])
        self.deciders = self.deciders[: entry.body["to"] - len(self.plan["actions"])]
        self.firm = min(self.firm, entry.body["to"])

    def on_ask(self, entry: Entry) -> None:
        """A seat asks to undo more than it may undo freely."""
        self.undo_request = UndoRequest(entry.body["seat"], entry.body["to"], frozenset(self.seats_of(entry.by)))

    def on_agree(self, entry: Entry) -> None:
        """A person agrees to an undo."""
        assert self.undo_request is not None
        self.undo_request = replace(self.undo_request, agreed=self.undo_request.agreed.union(self.seats_of(entry.by)))

    def on_refuse(self, entry: Entry) -> None:
        """A person refuses an undo, or withdraws the request."""
        self.undo_request = None

    def on_leave(self, entry: Entry) -> None:
        """A person leaves the match, and a bot replaces them."""
        for number in self.seats_of(entry.by):
            self.seats[number].bot = entry.body["bot"]

    def on_come(self, entry: Entry) -> None:
        """A person comes back and takes over from the bot."""
        for number in self.seats_of(entry.by):
            self.seats[number].bot = None

    def on_chat(self, entry: Entry) -> None:
        """Somebody says something."""
        self.lines = {**self.lines, entry.by: self.lines.get(entry.by, 0) + 1}

    def on_mute(self, entry: Entry) -> None:
        """A person mutes a seat, or hears it again."""
        pair = (str(entry.by), entry.body["seat"])
        self.muted = self.muted | {pair} if entry.body["muted"] else self.muted - {pair}

    def on_rematch(self, entry: Entry) -> None:
        """The same people go on at another table."""
        self.rematch = entry.body["table"]

    def on_claim(self, entry: Entry) -> None:
        """A guest has signed in to an account, which takes over the guest's seats."""
        for number in self.seats_of(entry.body["guest"]):
            self.seats[number].person = entry.by
        if self.host == entry.body["guest"]:
            self.host = entry.by


def created(name: str, plan: Plan, host: str | None, at: float) -> Table:
    """A table with its first entry."""
    return Table(name, Entry(1, at, "create", host, None, cast(dict[str, Any], plan)))


def replay_log(name: str, log: Sequence[Entry], since: int, until: int) -> list[LoggedEntry]:
    """The entries after one up to another, with what happened in the match."""
    table = Table(name, log[0])
    found = [] if since else [*table.recent]
    for entry in log[1:until]:
        is_wanted = entry.number > since
        table.apply(entry, with_events=is_wanted)
        if is_wanted:
            found.append(table.recent[-1])
    return found


CHANGES_THE_MATCH = {"start", "play", "undo"}
CHANGES: dict[EntryKind, Callable[[Table, Entry], None]] = {
    "sit": Table.on_sit,
    "stand": Table.on_stand,
    "invite": Table.on_invite,
    "ready": Table.on_ready,
    "start": Table.on_start,
    "undo": Table.on_undo,
    "ask": Table.on_ask,
    "agree": Table.on_agree,
    "refuse": Table.on_refuse,
    "leave": Table.on_leave,
    "come": Table.on_come,
    "chat": Table.on_chat,
    "mute": Table.on_mute,
    "rematch": Table.on_rematch,
    "claim": Table.on_claim,
}
