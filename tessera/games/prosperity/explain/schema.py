"""The form of a view of Prosperity and of its box: what `view.py` and `box.py` fill in, and clients in other languages know."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ..state import Phase


class Choice(TypedDict, total=False):
    """What a scoring leaves to a player: the levels of a deficit of energy to pay, and their price; or squares to split."""

    levels: int
    price: int
    squares: int


class Outlook(Choice, total=False):
    """What a scoring would bring to a player now: changes, without those that are nothing, or a choice."""

    money: int
    discs: int
    points: int
    energy: int
    ecology: int


class ToScore(TypedDict):
    """The decade of the next tile, and the symbols that this decade has still to score; each as often as it will be."""

    decade: int | None
    symbols: list[str]


class MarketTile(TypedDict):
    """A tile that can be bought, with its price for every player."""

    tile: str
    side: str
    level: int
    prices: list[int]


class Country(TypedDict):
    """Everything about one player; slots by their labels, each with the id of what it shows."""

    board: str
    money: int
    points: int
    pollution: int
    over_polluted: bool
    research: dict[str, int]
    levels: dict[str, int]
    visible: dict[str, int]
    slots: dict[str, str | None]
    closed: list[str]


class Ending(TypedDict):
    """What the final scoring would bring a player now: the points in the end, by source, the discs, and what they cost."""

    points: int
    prosperity: int
    money: int
    energy: int
    ecology: int
    discs: int
    lost: int


class View(TypedDict):
    """The match as a seat, or a spectator, sees it."""

    game: Literal["prosperity"]
    seat: int | None
    phase: Phase
    to_act: int
    active: int
    scorer: int | None
    scored: str | None
    choice: Choice | None
    actions: int
    final: int
    turned: int
    turns: int
    decade: int
    tile: str | None
    hidden: dict[str, list[str]]
    to_score: ToScore
    outlook: dict[str, list[Outlook]]
    market: list[MarketTile]
    countries: list[Country]
    ending: list[Ending]
    over: bool


Names = dict[str, str]  # by language


class Tile(TypedDict):
    """A tile; those with a decade are revealed in it and score a symbol, those with an effect do something when bought."""

    id: str
    name: Names
    kind: str
    side: str
    level: int
    symbols: NotRequired[dict[str, int]]
    effect: NotRequired[dict[str, int]]
    decade: NotRequired[int]
    scores: NotRequired[str]
    source: str


class Slot(TypedDict):
    """A slot of a country board, what is printed in it, and the slots that are closed until that is covered."""

    row: int
    column: int
    kind: str
    printed: NotRequired[str]
    symbols: NotRequired[dict[str, int]]
    opens: NotRequired[list[tuple[int, int]]]


class Board(TypedDict):
    """A side of the country board."""

    side: str
    source: str
    slots: list[Slot]


class Numbers(TypedDict):
    """The numbers of the game."""

    players: tuple[int, int]
    start_money: int
    start_pollution: int
    actions_per_turn: int
    decades: list[int]


class ResearchTrack(TypedDict):
    """A research track."""

    squares_per_level: list[int]


class PollutionTrack(TypedDict):
    """The pollution track: its circles, and those that show prosperity when no disc covers them."""

    circles: int
    prosperity_on_circles: list[int]


class Components(TypedDict):
    """All that is printed, as the TOML has it."""

    game: Numbers
    research_track: ResearchTrack
    pollution_track: PollutionTrack
    tile: list[Tile]
    board: list[Board]
    printed: dict[str, Names]


class Box(TypedDict):
    """What a client needs to draw the game: what is printed, and the labels of the slots of each board in the same order."""

    data: Components
    slots: dict[str, list[str]]
