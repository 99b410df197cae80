"""The command `tessera`: play, replay, rules, bench."""

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
from tessera.core.game import Game, find_game, game_in_file
from tessera.core.match import Match
from tessera.core.notation import read_match
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
    options = {"boards": words(boards), "over_pollution": over_pollution, "colours": words(colours)}
    if resume and game and game.endswith(".py"):
        game = find_or_load(game).name  # a saved match names its game, but not the file that makes it
    given = {"--seats": seats, "--seed": seed, **{f"--{key.replace('_', '-')}": value for key, value in options.items()}}
    with console.status(Text(lang)("terminal-compiling")):
        match = resume_match(resume, game, components, given) if resume else new_match(game, components, seats, seed, options)
        table = TerminalTable(match, console, Text(lang, match.game), resume)
    table.run()


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
    """A match as the options say: against two random bots if they say nothing."""
    chosen_game = find_or_load(game or "prosperity")
    if components:
        chosen_game = load_variant(chosen_game, components)
    names = words("you,random,random" if seats is None else seats) or []
    chosen = {key: value for key, value in options.items() if value is not None}
    return Match.new(chosen_game, players=len(names), seed=read_seed(seed), options=chosen, seats=names)


def find_or_load(game: str) -> Game:
    """The game of a name, or of the Python file that makes it."""
    return game_in_file(Path(game)) if game.endswith(".py") else find_game(game)


def read_seed(seed: str | None) -> int | None:
    """A seed as it was typed."""
    if seed is None:
        return None
    if not (seed.isascii() and seed.isdigit() and len(seed) <= 20):
        raise BadOption("wrong-seed", seed=seed[:40])
    return int(seed)


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
    json: Annotated[bool, typer.Option("--json", help=SAY("cli-json"))] = False,
    device: Annotated[str, typer.Option(help=SAY("cli-device"))] = "cpu",
    game: Annotated[str | None, typer.Option(help=SAY("cli-one-game"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    """Measure the speed of the rules on this machine."""
    from tessera.bench import run

    run(Console(), Text(lang), as_json=json, device=device, names=[game] if game else None)


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
