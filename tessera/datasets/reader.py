"""Reading a data set: its rows, and the matches that they describe."""

import json
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from tessera.core.errors import BadFile, BadMatch
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.registry import find_game
from tessera.core.variants.load import check, find_variant

from .schema import FORMAT, FORMAT_VERSION, KEY, arrow

Values = dict[str, Any]  # of a row, by column


def read(path: Path | str) -> "Dataset":
    """Opens a data set."""
    return Dataset(Path(path))


class Dataset:
    """A data set in a Parquet file, read as it is needed; iterating over it replays its matches."""

    def __init__(self, path: Path) -> None:
        parquet = arrow("pyarrow.parquet")
        try:
            self.file: Any = parquet.ParquetFile(path)
            self.about: Values = json.loads((self.file.schema_arrow.metadata or {})[KEY])
        except FileNotFoundError as error:
            raise BadFile("no-such-file", file=str(path)) from error
        except (OSError, KeyError, ValueError) as error:
            raise BadFile("data-not-ours", file=str(path)) from error
        if (self.about["format"], self.about["version"]) != (FORMAT, FORMAT_VERSION):
            raise BadFile("data-not-ours", file=str(path))

    def __len__(self) -> int:
        return int(self.file.metadata.num_rows)

    def __iter__(self) -> Iterator[Match]:
        return (self.replay(row) for row in self.rows())

    @cached_property
    def game(self) -> Game:
        """The game that was played, with the components of the data set; refuses to replay by other rules."""
        game = find_game(self.about["game"])
        if own := self.about["own_components"]:
            game = find_variant(game, check(game, own, "components.toml"))
        if self.about["rules"] != game.version:
            raise BadMatch("other-rules", theirs=self.about["rules"], ours=game.version)
        if self.about["components"] != game.components:
            raise BadMatch("other-components", theirs=self.about["components"], ours=game.components)
        return game

    def rows(self) -> Iterator[Values]:
        """All rows in order, a row group at a time."""
        for group in range(self.file.num_row_groups):
            yield from self.file.read_row_group(group).to_pylist()

    def row(self, number: int) -> Values:
        """The row of a match."""
        left = range(len(self))[number]
        for group in range(self.file.num_row_groups):
            count = self.file.metadata.row_group(group).num_rows
            if left < count:
                row: Values = self.file.read_row_group(group).slice(left, 1).to_pylist()[0]
                return row
            left -= count
        raise IndexError(number)

    def match(self, number: int, decisions: int | None = None) -> Match:
        """A match, replayed to its end or up to a number of decisions."""
        return self.replay(self.row(number), decisions)

    def replay(self, row: Values, decisions: int | None = None) -> Match:
        """The match of a row, replayed to its end or up to a number of decisions."""
        seats = [f"{self.about['plan']['bot']} {seat}" for seat in range(1, row["players"] + 1)]
        options = row.get("options") or {}
        match = Match.new(self.game, players=row["players"], seed=row["seed"], options=options, seats=seats)
        match.replay(row["actions"][:decisions])
        return match
