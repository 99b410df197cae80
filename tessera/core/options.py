"""The options of a game: what a table may choose, declared by the game and checked here for all of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from typing import Any, Literal

from .errors import BadOption, shown

Options = dict[str, Any]  # by name: a value, or a list of values by seat


@dataclass(frozen=True)
class Option:
    """Something to choose for the whole table, or for every seat."""

    name: str
    scope: Literal["seat", "table"]
    values: Sequence[str]
    default: str | None = None  # of a seat option, None gives every seat the value of its number
    distinct: bool = False  # whether every seat must have another value
    rule: str | None = None  # the id of the rule that it is about

    def __post_init__(self) -> None:
        assert self.scope == "seat" or self.default in self.values, f"the option {self.name} needs a default for the table"

    def usual(self, players: int) -> Any:
        """What is chosen unless the table says otherwise."""
        if self.scope == "table":
            return self.default
        return list(self.values[:players]) if self.default is None else [self.default] * players

    def every(self, players: int) -> list[Any]:
        """Everything that can be chosen at a table of so many players."""
        if self.scope == "table":
            return list(self.values)
        combined = permutations(self.values, players) if self.distinct else product(self.values, repeat=players)
        return [list(values) for values in combined]

    def allows(self, value: object, players: int) -> bool:
        """Whether a value can be chosen at a table of so many players."""
        if self.scope == "table":
            return str(value) in self.values
        if not isinstance(value, list | tuple) or len(value) != players or any(str(each) not in self.values for each in value):
            return False
        return not self.distinct or len(set(map(str, value))) == players


def every_choice(declared: Sequence[Option], players: int) -> list[Options]:
    """All combinations of options that a table of so many players can choose."""
    names = [option.name for option in declared]
    return [dict(zip(names, values, strict=True)) for values in product(*(option.every(players) for option in declared))]


def read_options(game: str, declared: Sequence[Option], players: int, given: Mapping[str, Any]) -> Options:
    """The options of a match, complete and checked; refuses what the game does not have."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadOption("no-such-option", option=str(name), options=names)
    chosen: Options = {}
    for option in declared:
        value = given.get(option.name, option.usual(players))
        if not option.allows(value, players):
            raise wrong_option(game, option, players, value)
        chosen[option.name] = value if option.scope == "table" else list(value)
    return chosen


def wrong_option(game: str, option: Option, players: int, value: object) -> BadOption:
    """The refusal of a value, in the game's own words if it has any for this option."""
    from .text import Text  # only when an error is shown: the catalogues take a moment to read

    own = f"{game}-wrong-{option.name}"
    if Text("en").has(own):
        return BadOption(own, given=shown(value), players=players, values=list(option.values))
    facts = {"option": option.name, "value": shown(value), "values": list(option.values)}
    if option.scope == "table":
        return BadOption("wrong-option", **facts)
    return BadOption("wrong-seat-options-distinct" if option.distinct else "wrong-seat-options", players=players, **facts)
