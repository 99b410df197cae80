"""Writing a data set to a Parquet file, part by part, so that an interrupted run resumes."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tessera.arena.report import versions
from tessera.arena.run import OnProgress
from tessera.core.errors import BadFile

from .plan import Plan
from .players import chunk_size
from .run import Row, chunks_between, play_chunk, prepare, spread
from .schema import about, arrow, schema_of, table_of

CHUNKS_PER_PART = 40
ROW_GROUP = 10_240  # rows, of which all parts are a fraction


def export(
    plan: Plan, path: Path, *, ray: str | None = None, cores: int | None = None, on_progress: OnProgress = lambda done: None
) -> None:
    """Plays the matches of a plan into a Parquet file; the same plan gives the same file on any number of cores.

    Finished parts wait in a folder beside the file, where the same plan finds them if the run was interrupted.
    """
    arrow()
    game = plan.find_game()
    schema = schema_of(game, about(plan, game, versions()))
    folder = path.with_name(f".{path.name}.{plan.digest()}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        play_parts(plan, folder, schema, ray, cores, on_progress)
        join(sorted(folder.glob("*.parquet")), path, schema)
        shutil.rmtree(folder)
    except OSError as error:
        raise BadFile("cannot-write", file=str(path), why=error.strerror or str(error)) from error


def play_parts(plan: Plan, folder: Path, schema: Any, ray: str | None, cores: int | None, on_progress: OnProgress) -> None:
    """Plays the parts that are not there yet."""
    size = CHUNKS_PER_PART * chunk_size(plan)
    first = size * len(list(folder.glob("*.parquet")))  # parts are finished in order
    on_progress(min(first, plan.matches))
    if first >= plan.matches:
        return
    prepare(plan)
    rows: list[Row] = []
    for more in spread(play_chunk, plan, chunks_between(plan, first, plan.matches), ray=ray, cores=cores):
        rows += more
        on_progress(rows[-1].deal.number + 1)
        if len(rows) == size or rows[-1].deal.number + 1 == plan.matches:
            write(folder / f"{rows[0].deal.number // size:08}.parquet", schema, iter([table_of(rows, schema)]))
            rows = []


def join(parts: list[Path], path: Path, schema: Any) -> None:
    """Writes the rows of all parts to one file, in row groups of the same size."""
    write(path, schema, row_groups(parts))


def row_groups(parts: list[Path]) -> Iterator[Any]:
    """The tables of parts, put together to row groups."""
    pa, parquet = arrow(), arrow("pyarrow.parquet")
    tables, rows = [], 0
    for part in parts:
        tables.append(parquet.read_table(part))
        rows += tables[-1].num_rows
        if rows == ROW_GROUP or part == parts[-1]:
            yield pa.concat_tables(tables).combine_chunks()
            tables, rows = [], 0


def write(path: Path, schema: Any, tables: Iterator[Any]) -> None:
    """Writes tables to a file, each as a row group: all of it or nothing."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with arrow("pyarrow.parquet").ParquetWriter(unfinished, schema, compression="zstd") as writer:
            for table in tables:
                writer.write_table(table, row_group_size=ROW_GROUP)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
