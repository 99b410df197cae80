"""The plan of a table: everything that its first entry fixes, from the game to the secret seed."""

import secrets
from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from tessera.bots.anchors import anchors_of
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.options import Options
from tessera.core.seeds import Seed, new_key

from ..errors import Refused
from ..people.person import Person
from ..wire.new_table import DayClock, LiveClock, NewTable, Origin
from .seats import Seat, free_name, key_hash

ALPHABET = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"  # without characters that look alike
ID_LENGTH = 11  # 63 bits: nobody finds a private table by guessing
LOCAL = "0"  # begins the id of a table that a browser keeps; the alphabet does not have it
LESSON_SEATS = [("me", None), ("bot", "novice")]


class PlannedSeat(TypedDict, total=False):
    """A seat as a table is created: the fields of `Seat` that differ from an open one's."""

    name: str
    person: str | None
    bot: str | None
    ready: bool
    key: str


class Plan(TypedDict):
    """The body of the first entry of a log; matches are replayed from it, so its form never changes."""

    game: str
    rules: int
    components: str
    options: Options
    seed: Seed  # secret until the match is over; the first tables had numbers
    salt: str
    actions: list[int]  # of the match that it continues, or that a lesson has prepared
    seats: list[PlannedSeat]
    clock: LiveClock | DayClock | None
    listed: bool
    undo: Literal["free", "consent", "never"]
    hints: bool
    browser: NotRequired[bool]  # whether the browser of its only person thinks for the bots
    origin: Origin | None
    lesson: NotRequired[bool]  # the first tables had no lessons
    chapter: NotRequired[int]  # of the lesson; the first lessons had one
    rated: NotRequired[bool]  # whether its match changes ratings
    offline: NotRequired[bool]  # whether its match was played without a server, and handed over


def new_table_id(*, is_local: bool = False) -> str:
    """The id of a new table, which is also its link."""
    return (LOCAL if is_local else "") + "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def plan_table(wish: NewTable, who: Person, game: Game, origin: Match | None, keys: Sequence[str | None]) -> Plan:
    """A complete and checked plan: `game` has the wanted components, `origin` is the finished match to continue, if any."""
    game.check_players(len(wish.seats))
    if wish.thinking == "browser" and not may_think(wish, game):
        raise Refused("server-no-browser-bots")
    if wish.rated and not may_be_rated(wish, game):
        raise Refused("server-not-rated")
    seed: Seed = new_key()
    actions: list[int] = []
    options = game.read_options(len(wish.seats), wish.options)
    if wish.origin is not None and origin is not None:
        if (origin.game.name, origin.players) != (wish.game, len(wish.seats)):
            raise Refused("server-other-origin")
        if wish.origin["at"] > len(origin.actions):
            raise Refused("server-no-position", at=wish.origin["at"], last=len(origin.actions))
        game, options, seed = origin.game, origin.options, origin.seed
        actions = origin.actions[: wish.origin["at"]]
    if wish.lesson:
        lesson = lesson_match(game, wish)
        seed, actions = lesson.seed, lesson.actions
    return {
        "game": game.name,
        "rules": game.version,
        "components": game.components,
        "options": options,
        "seed": seed,
        "salt": secrets.token_hex(16),
        "actions": actions,
        "seats": plan_seats(wish, who, keys),
        "clock": wish.clock,
        "listed": wish.listed and not wish.lesson,
        "undo": wish.undo,
        "hints": has_hints(wish),
        "browser": wish.thinking == "browser",
        "origin": wish.origin,
        "lesson": wish.lesson,
        "chapter": wish.chapter,
        "rated": wish.rated,
    }


def may_think(wish: NewTable, game: Game) -> bool:
    """Whether the host's browser may think for the bots: it learns nothing by it, and spoils nobody else's match."""
    kinds = sorted(seat.kind for seat in wish.seats)
    is_alone = kinds.count("me") == 1 and kinds.count("open") == 0
    return is_alone and has_hints(wish) and not game.has_secrets and wish.components is None and not wish.lesson


def has_hints(wish: NewTable) -> bool:
    """Whether players may ask the bots: as the host wants it, or else only where no rating or other person is at stake."""
    if "hints" in wish.model_fields_set:
        return wish.hints
    return sum(seat.kind != "bot" for seat in wish.seats) == 1 and not wish.rated


def may_be_rated(wish: NewTable, game: Game) -> bool:
    """Whether a match says who is stronger: everybody plays alone, at the standard game, without help or second thoughts."""
    levels = {seat.level for seat in wish.seats if seat.kind == "bot"}
    is_fair = sum(seat.kind == "me" for seat in wish.seats) == 1 and levels <= anchors_of(game).keys()
    is_standard = game.read_options(len(wish.seats), wish.options) == game.read_options(len(wish.seats), {})
    has_help = has_hints(wish) or wish.thinking == "browser" or wish.undo == "consent"
    return is_fair and is_standard and not has_help and not (wish.components or wish.origin or wish.lesson)


def lesson_match(game: Game, wish: NewTable) -> Match:
    """The match with which a chapter begins; every lesson is the same, so nothing else about its table can be chosen."""
    if not game.lesson:
        raise Refused("server-no-lesson")
    if wish.chapter > len(game.lesson):
        raise Refused("server-no-chapter", chapters=len(game.lesson))
    seats = [(seat.kind, seat.level if seat.kind == "bot" else None) for seat in wish.seats]
    if wish.origin or wish.components or wish.options or seats != LESSON_SEATS:
        raise Refused("server-other-lesson")
    return Match.load(game.lesson[wish.chapter - 1])


def plan_seats(wish: NewTable, who: Person, keys: Sequence[str | None]) -> list[PlannedSeat]:
    """The seats of a new table; the host's own are ready."""
    seats, names = list[PlannedSeat](), set[str]()
    for seat, key in zip(wish.seats, keys, strict=True):
        if seat.kind == "bot":
            seats.append({"name": seat.level, "bot": seat.level})
        elif seat.kind == "open":
            seats.append({"key": key_hash(key)} if key else {})
        else:
            name = free_name(seat.name or who.name, names)
            names.add(name)
            seats.append({"name": name, "person": who.id, "ready": True})
    if not names:
        raise Refused("server-no-own-seat")
    return seats


def plan_rematch(plan: Plan, game: Game, seats: Sequence[Seat], who: Person) -> Plan:
    """The plan of a rematch: everybody moves up one seat with their options, and whoever asked for it is ready."""
    moved: list[PlannedSeat] = [
        {"name": seat.name, "person": seat.person, "bot": None if seat.person else seat.bot, "ready": seat.person == who.id}
        for seat in (*seats[1:], seats[0])
    ]
    by_seat = {option.name for option in game.options if option.scope == "seat"}
    return {
        **plan,
        "seats": moved,
        "options": {name: [*value[1:], value[0]] if name in by_seat else value for name, value in plan["options"].items()},
        "seed": new_key(),
        "salt": secrets.token_hex(16),
        "actions": [],
        "origin": None,
        "lesson": False,
        "chapter": 1,
    }
