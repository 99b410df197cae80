"""The form of a view of Prosperity: what `view.py` fills in, and what clients in other languages are told."""

from typing import Literal

from typing_extensions import TypedDict

from ..state import Phase


class Choice(TypedDict, total=False):
    """What a scoring leaves to a player: the levels of a deficit of energy to pay, or the squares of research to split."""

    levels: int
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


class Seen(TypedDict):
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
    over: bool
