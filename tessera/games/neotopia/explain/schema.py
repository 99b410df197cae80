"""The form of a view of Neotopia and of its box: what `view.py` and `box.py` fill in, and clients in other languages know."""

from typing import Literal, NotRequired

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
    known: list[str]  # those of the hand that everybody knows, as they were taken from the Offer


class Placed(TypedDict):
    """A token on a space."""

    region: str
    space: str
    element: str


class Hint(Placed):
    """A token that would complete cards of the seat's hand."""

    cards: list[str]


class View(TypedDict):
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


Names = dict[str, str]  # by language


class Numbers(TypedDict):
    """The numbers of the game."""

    players: tuple[int, int]
    actions_per_turn: int
    hand: int
    offer: int
    tokens_per_element: int
    thresholds: list[int]
    lap: int
    unused_bonus_points: int
    lowest_region_factor: int


class Element(TypedDict):
    """An element, which is also the colour of a seat."""

    id: str
    colour: str
    name: Names


class PrintedRegion(TypedDict):
    """A region of the board."""

    id: str
    name: Names


class PrintedFactory(TypedDict):
    """A factory, by the two regions that it serves."""

    between: tuple[str, str]


class Spaces(TypedDict):
    """The spaces of a region by their axial coordinates."""

    radius: int
    centre: tuple[int, int]
    outer: list[tuple[int, int]]
    bonus: list[tuple[int, int]]
    source: NotRequired[str]


class Bonus(TypedDict):
    """A kind of bonus token."""

    id: str
    copies: int
    name: Names


class ProductionTile(TypedDict):
    """A production tile: how many of each element, the numbers of players that play without it, and the flag."""

    elements: list[int]
    without: NotRequired[list[int]]
    flag: NotRequired[bool]


class Card(TypedDict):
    """A card: its pattern on axial coordinates; a building is worth something else to the player of its colour."""

    id: str
    type: str
    points: int
    own: NotRequired[int]
    building: NotRequired[str]
    name: NotRequired[Names]
    pattern: list[tuple[int, int, str]]


class Components(TypedDict):
    """All that is printed, as the TOML has it."""

    game: Numbers
    element: list[Element]
    region: list[PrintedRegion]
    factory: list[PrintedFactory]
    space: Spaces
    bonus: list[Bonus]
    tile: list[ProductionTile]
    card: list[Card]


class Space(TypedDict):
    """A space of a region: where it lies, and what is special about it."""

    space: str
    q: int
    r: int
    outer: bool
    bonus: bool
    centre: bool


class Box(TypedDict):
    """What a client needs to draw the game."""

    data: Components
    spaces: list[Space]  # of any region: all have the same
    letters: dict[str, dict[str, str]]  # of the elements, by language
    short_regions: dict[str, dict[str, str]]  # the names of the regions without a word that all share, by language
    factories: dict[str, tuple[str, str]]  # the regions that each factory serves
    bonus_rules: dict[str, str]  # the id of the rule that says what a bonus does
