"""The command `tessera`: play, serve, backup, replay, verify, rules, bench, arena, ladder, fit."""

import importlib.metadata
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from tessera.core.errors import BadOption, TesseraError
from tessera.core.files import read_file
from tessera.core.match import Match
from tessera.core.notation import read_match
from tessera.core.registry import find_game, find_or_load
from tessera.core.text import LANGUAGES, Text
from tessera.core.variants import load_variant


def spoken_language(arguments: Sequence[str]) -> str:
    """The language to speak: that of `--lang`, else of the user's system, else English."""
    asked = [after for word, after in pairwise(arguments) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return next((language for language in (*asked, locale[:2]) if language in LANGUAGES), "en")


LANGUAGE = spoken_language(sys.argv[1:])  # known before the command is read, so that its help speaks it too
SAY = Text(LANGUAGE)

app = typer.Typer(help=SAY("cli-help"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

Language = Annotated[str, typer.Option("--lang", help=SAY("cli-lang"))]
GameName = Annotated[str, typer.Argument(help=SAY("cli-which-game"))]


@app.command(help=SAY("cli-play"))
def play(
    game: Annotated[str | None, typer.Argument(help=SAY("cli-which-game-default"))] = None,
    seats: Annotated[str | None, typer.Option(help=SAY("cli-seats"))] = None,
    boards: Annotated[str | None, typer.Option(help=SAY("cli-boards"))] = None,
    over_pollution: Annotated[str | None, typer.Option(help=SAY("cli-over-pollution"))] = None,
    colours: Annotated[str | None, typer.Option(help=SAY("cli-colours"))] = None,
    components: Annotated[Path | None, typer.Option(help=SAY("cli-components"))] = None,
    seed: Annotated[str | None, typer.Option(help=SAY("cli-seed"))] = None,
    resume: Annotated[Path | None, typer.Option(help=SAY("cli-resume"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    """Play a match in the terminal."""
    from tessera.terminal.table import TerminalTable

    console = Console()
    options = given_options(boards, over_pollution, colours)
    if resume and game and game.endswith(".py"):
        game = find_or_load(game).name  # a saved match names its game, but not the file that makes it
    given = {"--seats": seats, "--seed": seed, **{f"--{key.replace('_', '-')}": value for key, value in options.items()}}
    with console.status(Text(lang)("terminal-compiling")):
        match = resume_match(resume, game, components, given) if resume else new_match(game, components, seats, seed, options)
        table = TerminalTable(match, console, Text(lang, match.game), resume)
    table.run()


def given_options(boards: str | None, over_pollution: str | None, colours: str | None) -> dict[str, Any]:
    """The options of a game that were given."""
    options = {"boards": words(boards), "over_pollution": over_pollution, "colours": words(colours)}
    return {key: value for key, value in options.items() if value is not None}


def words(value: str | None) -> list[str] | None:
    """What was given with commas, word by word."""
    return None if value is None else [word.strip() for word in value.split(",")]


def resume_match(path: Path, game: str | None, components: Path | None, given: dict[str, Any]) -> Match:
    """The saved match; options that would change it are refused."""
    match = load_match(path, components)
    other = {"GAME": game} if game and game != match.game.name else {}
    for option, value in (given | other).items():
        if value is not None:
            raise BadOption("terminal-resume-alone", option=option)
    return match


def load_match(path: Path, components: Path | None) -> Match:
    """A saved match, with the owner's components that it was played with if they are given."""
    if components:
        load_variant(find_game(read_match(read_file(path))["game"]), components)
    return Match.load(path)


def new_match(game: str | None, components: Path | None, seats: str | None, seed: str | None, options: dict[str, Any]) -> Match:
    """A match as the options say: against two bots of the middle level if they say nothing."""
    chosen_game = find_or_load(game or "prosperity")
    if components:
        chosen_game = load_variant(chosen_game, components)
    names = words("you,medium,medium" if seats is None else seats) or []
    return Match.new(chosen_game, players=len(names), seed=read_seed(seed), options=options, seats=names)


def read_seed(seed: str | None) -> int | None:
    """A seed as it was typed."""
    if seed is None:
        return None
    if not (seed.isascii() and seed.isdigit() and len(seed) <= 20):
        raise BadOption("wrong-seed", seed=seed[:40])
    return int(seed)


Config = Annotated[Path | None, typer.Option(help=SAY("cli-serve-config"))]
Database = Annotated[str | None, typer.Option(help=SAY("cli-serve-database"))]
DataFolder = Annotated[Path | None, typer.Option(help=SAY("cli-serve-data"))]


@app.command(help=SAY("cli-serve"))
def serve(
    host: Annotated[str | None, typer.Option(help=SAY("cli-serve-host"))] = None,
    port: Annotated[int | None, typer.Option(help=SAY("cli-serve-port"))] = None,
    database: Database = None,
    data: DataFolder = None,
    open: Annotated[bool | None, typer.Option("--open", help=SAY("cli-serve-open"))] = None,  # noqa: A002 - as the flag is called
    config: Config = None,
    lang: Language = LANGUAGE,
) -> None:
    """Start the server."""
    from .serve import serve as run
    from .serve import settings_of

    run(Console(), Text(lang), settings_of(config, host=host, port=port, database=database, data=data, open=open))


@app.command(help=SAY("cli-backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=SAY("cli-backup-file"))],
    database: Database = None,
    data: DataFolder = None,
    config: Config = None,
    lang: Language = LANGUAGE,
) -> None:
    """Copy the database."""
    from .serve import backup as run
    from .serve import settings_of

    run(Console(), Text(lang), settings_of(config, database=database, data=data), file)


@app.command(help=SAY("cli-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=SAY("cli-file"))],
    game: Annotated[str | None, typer.Option(help=SAY("cli-game-file"))] = None,
    components: Annotated[Path | None, typer.Option(help=SAY("cli-components"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    """Step through a saved match."""
    from tessera.terminal.replay import replay as show

    console = Console()
    with console.status(Text(lang)("terminal-compiling")):
        if game:
            find_or_load(game)
        match = load_match(file, components)
    show(match, console, Text(lang, match.game))


@app.command(help=SAY("cli-verify"))
def verify(
    file: Annotated[Path, typer.Argument(help=SAY("cli-file"))],
    commitment: Annotated[str | None, typer.Option(help=SAY("cli-commitment"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    """Check the deal of a match that a server played."""
    from tessera.terminal.verify import verify as check

    check(Console(), Text(lang), file, commitment)


@app.command(help=SAY("cli-rules"))
def rules(
    game: GameName, rule: Annotated[str | None, typer.Argument(help=SAY("cli-rule"))] = None, lang: Language = LANGUAGE
) -> None:
    """The rules of a game in short, with every ruling."""
    from tessera.terminal.reference import print_rule, print_rules

    text = Text(lang, find_or_load(game))
    if rule:
        print_rule(Console(), text, rule)
    else:
        print_rules(Console(), text)


@app.command(help=SAY("cli-bench"))
def bench(
    what: Annotated[str, typer.Argument(help=SAY("cli-bench-what"))] = "rules",
    json: Annotated[bool, typer.Option("--json", help=SAY("cli-json"))] = False,
    device: Annotated[str, typer.Option(help=SAY("cli-device"))] = "cpu",
    game: Annotated[str | None, typer.Option(help=SAY("cli-one-game"))] = None,
    database: Database = None,
    tables: Annotated[int, typer.Option(help=SAY("cli-bench-tables"), min=500)] = 1000,
    lang: Language = LANGUAGE,
) -> None:
    """Measure the speed of the rules, or of the server, on this machine."""
    if what == "server":
        from tessera.bench.server import run as run_server

        return run_server(Console(), Text(lang), as_json=json, database=database, count=tables)
    if what != "rules":
        raise BadOption("bench-wrong-what", what=what)
    from tessera.bench.rules import run

    return run(Console(), Text(lang), as_json=json, device=device, names=[game] if game else None)


@app.command(help=SAY("cli-arena"))
def arena(
    game: GameName,
    seats: Annotated[str, typer.Option(help=SAY("cli-arena-seats"))],
    matches: Annotated[int, typer.Option(help=SAY("cli-matches"))] = 100,
    seed: Annotated[str, typer.Option(help=SAY("cli-arena-seed"))] = "1",
    rotate: Annotated[bool, typer.Option(help=SAY("cli-rotate"))] = True,
    limit: Annotated[float | None, typer.Option(help=SAY("cli-limit"))] = None,
    boards: Annotated[str | None, typer.Option(help=SAY("cli-boards"))] = None,
    over_pollution: Annotated[str | None, typer.Option(help=SAY("cli-over-pollution"))] = None,
    colours: Annotated[str | None, typer.Option(help=SAY("cli-colours"))] = None,
    components: Annotated[str | None, typer.Option(help=SAY("cli-components"))] = None,
    json: Annotated[bool, typer.Option("--json", help=SAY("cli-json"))] = False,
    csv: Annotated[Path | None, typer.Option(help=SAY("cli-csv"))] = None,
    record: Annotated[Path | None, typer.Option(help=SAY("cli-record"))] = None,
    plot: Annotated[Path | None, typer.Option(help=SAY("cli-plot"))] = None,
    ray: Annotated[str | None, typer.Option(help=SAY("cli-ray"))] = None,
    cores: Annotated[int | None, typer.Option(help=SAY("cli-cores"), min=1)] = None,
    lang: Language = LANGUAGE,
) -> None:
    """Let bots play many matches, and see who is how strong."""
    from tessera.arena.series import Series

    from .arena import run

    options = given_options(boards, over_pollution, colours)
    series = Series(game, tuple(words(seats) or ()), matches, read_seed(seed) or 0, limit, options, components, rotate)
    outputs: dict[str, Any] = {"as_data": json, "csv": csv, "record": record, "plot": plot}
    run(Console(), Text(lang, series.find_game()), series, **outputs, ray=ray, cores=cores)


@app.command(help=SAY("cli-ladder"))
def ladder(
    folder: Annotated[Path, typer.Option(help=SAY("cli-ladder-folder"))] = Path(),
    matches: Annotated[int, typer.Option(help=SAY("cli-ladder-matches"), min=1)] = 400,
    many: Annotated[int, typer.Option(help=SAY("cli-ladder-many"), min=1)] = 120,
    seed: Annotated[str, typer.Option(help=SAY("cli-arena-seed"))] = "1",
    ray: Annotated[str | None, typer.Option(help=SAY("cli-ray"))] = None,
    cores: Annotated[int | None, typer.Option(help=SAY("cli-cores"), min=1)] = None,
    lang: Language = LANGUAGE,
) -> None:
    """Measure how strong every level is."""
    from tessera.arena.ladder import run

    run(Text(lang), folder, matches=matches, many=many, seed=read_seed(seed) or 0, cores=cores, ray=ray)


@app.command(help=SAY("cli-fit"))
def fit(
    game: GameName,
    matches: Annotated[int, typer.Option(help=SAY("cli-fit-matches"), min=10)] = 6000,
    seed: Annotated[str, typer.Option(help=SAY("cli-arena-seed"))] = "1",
    out: Annotated[Path | None, typer.Option(help=SAY("cli-fit-out"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    """Fit the weights of the bots' judgement anew."""
    from .fit import run

    run(Console(), Text(lang), game, matches=matches, seed=read_seed(seed) or 0, out=out)


@app.command(help=SAY("cli-version"))
def version() -> None:
    """The version of Tessera."""
    print(importlib.metadata.version("tessera"))


def main() -> None:
    """Runs a command; what a person asked for and cannot have is said in one line, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows question marks, not a traceback
    try:
        app()
    except TesseraError as error:
        Console(stderr=True).print(error.told(LANGUAGE), style="red", highlight=False, markup=False, soft_wrap=True)
        sys.exit(2)


if __name__ == "__main__":
    main()
