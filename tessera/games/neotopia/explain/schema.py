"""The form of a view of Neotopia: what `view.py` fills in, and what clients in other languages are told."""

from typing import Literal

from typing_extensions import TypedDict

from ..state import Phase


class Pile(TypedDict):
    """The pile of bonus tokens of a region: the one on top, and how many there are."""

    top: str | None
    left: int


class Region(TypedDict):
    """A region: elements and bonus tokens by space, its pile, the type of its last project, and all projects built there."""

    region: str
    tokens: dict[str, str]
    bonuses: dict[str, str]
    pile: Pile
    last_type: str | None
    built: list[str]


class Player(TypedDict):
    """A player; of the hand, what the seat that looks may know."""

    colour: str
    points: dict[str, int]
    groups: dict[str, int]
    bonuses: dict[str, int]
    bonus_points: int
    score: int
    estimate: int  # the final score if the match ended now, groups included
    lowest: str  # the region that would count most then
    cards: int
    hand: list[str]


class Placed(TypedDict):
    """A token on a space."""

    region: str
    space: str
    element: str


class Hint(Placed):
    """A token that would complete cards of the seat's hand."""

    cards: list[str]


class Seen(TypedDict):
    """The match as a seat, or a spectator, sees it."""

    game: Literal["neotopia"]
    seat: int | None
    phase: Phase
    to_act: int
    active: int
    first: int
    actions: int
    bonus_used: bool
    draws: int
    last_round: bool
    ending: bool
    regions: list[Region]
    factories: dict[str, list[str]]
    centre: list[str]
    reserve: dict[str, int]
    tiles_left: int
    tiles_turned: list[list[int]]
    offer: list[str | None]
    deck: int
    players: list[Player]
    hints: list[Hint]
    placed: Placed | None
    over: bool
