"""A table is what its log tells: who sits where, the match, the clocks. Nothing here waits, stores or sends."""

from collections import deque
from collections.abc import Sequence
from copy import copy
from dataclasses import replace

from orjson import Fragment

from tessera.core.game import Event, Game
from tessera.core.match import Match
from tessera.core.notation import commitment
from tessera.core.registry import VARIANTS, find_game

from .entries import Entry, Told
from .seats import Clock, Seat, UndoWish

OPEN, PLAYING, OVER = "open", "playing", "over"
STAND_IN = "medium"  # the bot that plays for whoever left or let the clock run out
RECENT = 6  # entries kept ready for those who listen; older ones are read from the store


Draft = tuple[Match, list[Event]]  # a match after moves that were tried out, and what they did


class Table:
    """A table as of the last entry of its log."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.number = 0
        self.changed = 0  # the last entry that changed the match: a command must have seen it
        self.commands: dict[tuple[str | None, str], int] = {}
        self.seats: list[Seat] = []
        self.bank: list[float] = []  # seconds left, by seat
        self.match: Match | None = None
        self.status = OPEN  # until the match starts, then playing, then over
        self.to_act: int | None = None  # the seat whose decision is due
        self.undo_wish: UndoWish | None = None
        self.muted: set[tuple[str, int]] = set()
        self.rematch: str | None = None
        self.recent: deque[Told] = deque(maxlen=RECENT)
        self.positions: dict[int | None, Fragment] = {}  # what eyes that looked already have seen

    @property
    def game_name(self) -> str:
        """The name of its game."""
        return str(self.plan["game"])

    @property
    def is_lesson(self) -> bool:
        """Whether it teaches the game."""
        return bool(self.plan.get("lesson"))

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person; several on one device are one person's."""
        return [number for number, seat in enumerate(self.seats) if person is not None and seat.person == person]

    @property
    def deadline(self) -> float | None:
        """When the clock of the seat to act runs out."""
        if self.clock is None or self.to_act is None:
            return None
        return self.since + self.clock.turn + self.bank[self.to_act]

    @property
    def bot_to_act(self) -> str | None:
        """The level of the bot whose turn it is, or None if it is nobody's or a person's."""
        return None if self.to_act is None else self.seats[self.to_act].bot

    @property
    def person_to_act(self) -> str | None:
        """The person whose turn it is."""
        return None if self.to_act is None or self.bot_to_act else self.seats[self.to_act].person

    @property
    def persons_to_tell(self) -> list[str]:
        """Who has been waiting for this moment: the person whose turn it is, or after the end everybody."""
        waiting = [seat.person for seat in self.seats] if self.status == OVER else [self.person_to_act]
        return sorted({person for person in waiting if person is not None})

    @property
    def game(self) -> Game:
        """Its game, with the components that it is played with."""
        return VARIANTS.get((self.game_name, self.plan["components"])) or find_game(self.game_name)

    # The log

    def after(self, entry: Entry, draft: Draft | None = None) -> "Table":
        """The table after one more entry; this one stays as it is, so whoever looks at it sees one moment."""
        other = copy(self)
        other.seats = [replace(seat) for seat in self.seats]
        other.positions = {}
        other.bank, other.commands, other.recent = [*self.bank], {**self.commands}, self.recent.copy()
        other.apply(entry, draft=draft)
        return other

    @classmethod
    def of(cls, name: str, log: Sequence[Entry]) -> "Table":
        """The table that a whole log tells of."""
        table = cls(name)
        for entry in log:
            table.apply(entry, tell=False)
        return table

    def apply(self, entry: Entry, *, tell: bool = True, draft: Draft | None = None) -> None:
        """Goes on by one entry; `draft` is the match after it, if the command has been tried out already."""
        assert entry.number == self.number + 1, f"{self.id}: entry {entry.number} after {self.number}"
        if entry.kind == "play":
            events = self.on_play(entry, draft, tell=tell)
        else:
            getattr(self, f"on_{entry.kind}")(entry)
            events = self.opening() if entry.kind == "start" and tell else []
        self.number = entry.number
        if entry.command is not None:
            self.commands[entry.by, entry.command] = entry.number
        if entry.kind in CHANGES_THE_MATCH:
            self.change_match(entry)
        if tell:
            self.recent.append(Told(entry, events))

    def change_match(self, entry: Entry) -> None:
        """Notes how the match stands after an entry that changed it."""
        assert self.match is not None
        before, self.to_act = self.to_act, self.match.seat
        status = PLAYING if self.to_act is not None else OVER
        if status != self.status:
            self.status, self.status_since = status, entry.at
        self.changed = entry.number
        self.undo_wish = None
        self.run_clock(before, entry.at)

    def on_create(self, entry: Entry) -> None:
        """A table is laid: the plan of it, with the seed that nobody may know before the end."""
        self.plan = entry.body
        self.host = entry.by
        self.commitment = commitment(self.plan["seed"], self.plan["salt"])
        self.created = self.since = self.status_since = entry.at
        self.clock = Clock.of(self.plan["clock"])
        self.seats = [Seat(**seat) for seat in self.plan["seats"]]
        self.bank = [self.clock.bank if self.clock else 0.0] * len(self.seats)

    def on_sit(self, entry: Entry) -> None:
        """A person sits down."""
        self.seats[entry.body["seat"]] = Seat(entry.body["name"], entry.by, key=self.seats[entry.body["seat"]].key)

    def on_stand(self, entry: Entry) -> None:
        """A person stands up, or is sent away, before the match begins."""
        self.seats[entry.body["seat"]] = Seat(key=self.seats[entry.body["seat"]].key)

    def on_invite(self, entry: Entry) -> None:
        """A bot is put on an open seat."""
        self.seats[entry.body["seat"]] = Seat(bot=entry.body["bot"], name=entry.body["bot"])

    def on_ready(self, entry: Entry) -> None:
        """A person is ready, or not yet."""
        for number in self.seats_of(entry.by):
            self.seats[number].ready = entry.body["ready"]

    def on_start(self, entry: Entry) -> None:
        """The match begins, from the deal or from the position that the table was made of."""
        names = [seat.name for seat in self.seats]
        self.match = Match.new(self.game, players=len(names), seed=self.plan["seed"], options=self.plan["options"], seats=names)
        self.match.replay(self.plan["actions"])

    def opening(self) -> list[Event]:
        """What happens before the first decision of all."""
        assert self.match is not None
        steps = [] if self.match.actions else self.match.steps()
        return [event for step in steps for event in step.events]

    def on_play(self, entry: Entry, draft: Draft | None, *, tell: bool) -> list[Event]:
        """A seat plays, a turn or a part of it."""
        assert self.match is not None
        if draft is not None:
            self.match, events = draft
            return events
        self.match = self.match.fork()
        if not tell:
            self.match.replay(entry.body["actions"])
            return []
        return [event for action in entry.body["actions"] for event in self.match.play_action(action)]

    def on_undo(self, entry: Entry) -> None:
        """Actions are taken back."""
        assert self.match is not None
        self.match = self.match.fork(entry.body["to"])

    def on_ask(self, entry: Entry) -> None:
        """A seat asks to take back more than is free."""
        self.undo_wish = UndoWish(entry.body["seat"], entry.body["to"], set(self.seats_of(entry.by)))

    def on_agree(self, entry: Entry) -> None:
        """A person agrees that something is taken back."""
        assert self.undo_wish is not None
        agreed = self.undo_wish.agreed | set(self.seats_of(entry.by))
        self.undo_wish = UndoWish(self.undo_wish.seat, self.undo_wish.to, agreed)

    def on_refuse(self, entry: Entry) -> None:
        """A person does not agree, or the wish is withdrawn."""
        self.undo_wish = None

    def on_leave(self, entry: Entry) -> None:
        """A person leaves the match; a bot stands in."""
        for number in self.seats_of(entry.by):
            self.seats[number].bot = entry.body["bot"]

    def on_come(self, entry: Entry) -> None:
        """A person comes back and takes the seat from the bot."""
        for number in self.seats_of(entry.by):
            self.seats[number].bot = None
        self.since = entry.at

    def on_chat(self, entry: Entry) -> None:
        """Somebody says something."""

    def on_mute(self, entry: Entry) -> None:
        """A person wants to hear a seat no more, or again."""
        pair = (str(entry.by), entry.body["seat"])
        self.muted = self.muted | {pair} if entry.body["muted"] else self.muted - {pair}

    def on_rematch(self, entry: Entry) -> None:
        """The same people go on at another table."""
        self.rematch = entry.body["table"]

    def on_claim(self, entry: Entry) -> None:
        """A guest has an account now: the seats are that person's."""
        for number in self.seats_of(entry.body["guest"]):
            self.seats[number].person = entry.by
        if self.host == entry.body["guest"]:
            self.host = entry.by

    def run_clock(self, before: int | None, at: float) -> None:
        """Takes the time of a seat whose turn has ended from its bank, and starts the next one's."""
        if before == self.to_act:
            return
        if self.clock is not None and before is not None:
            self.bank[before] = max(0.0, self.bank[before] - max(0.0, at - self.since - self.clock.turn))
        self.since = at


CHANGES_THE_MATCH = {"start", "play", "undo"}
