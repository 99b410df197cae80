"""`tessera play`, `replay`, `verify` and `rules`: matches in the terminal."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from tessera.core.errors import BadOption
from tessera.core.files import read_file
from tessera.core.match import Match
from tessera.core.notation import read_match
from tessera.core.options import Options
from tessera.core.registry import find_game, find_or_load, first_game
from tessera.core.seeds import is_seed
from tessera.core.text import Text
from tessera.core.variants import load_variant

from .arguments import Components, GameName, read_seed, words
from .game_options import given_options
from .language import LANGUAGE, SAY, Language

USUAL_SEATS = "you,medium,medium"
SavedMatch = Annotated[Path, typer.Argument(help=SAY("cli-file"))]


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[str | None, typer.Option(help=SAY("cli-seats"))] = None,
    components: Components = None,
    seed: Annotated[str | None, typer.Option(help=SAY("cli-seed"))] = None,
    resume: Annotated[Path | None, typer.Option(help=SAY("cli-resume"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    """Play a match in the terminal."""
    from tessera.terminal.table import TerminalTable

    console = Console()
    options = given_options(ctx)
    if resume and game and game.endswith(".py"):
        game = find_or_load(game).name  # a saved match names its game, but not the file that makes it
    given = {"--seats": seats, "--seed": seed, **{f"--{key.replace('_', '-')}": value for key, value in options.items()}}
    with console.status(Text(lang)("terminal-compiling")):
        match = resume_match(resume, game, components, given) if resume else new_match(game, components, seats, seed, options)
        table = TerminalTable(match, console, Text(lang, match.game), resume)
    table.run()


def resume_match(path: Path, game: str | None, components: Path | None, given: dict[str, Any]) -> Match:
    """Loads a saved match; refuses options that would change it."""
    match = load_match(path, components)
    other = {"GAME": game} if game and game != match.game.name else {}
    for option, value in (given | other).items():
        if value is not None:
            raise BadOption("terminal-resume-alone", option=option)
    return match


def load_match(path: Path, components: Path | None) -> Match:
    """Loads a saved match, with the owner's components if they are given."""
    if components:
        load_variant(find_game(read_match(read_file(path))["game"]), components)
    return Match.load(path)


def new_match(game: str | None, components: Path | None, seats: str | None, seed: str | None, options: Options) -> Match:
    """Creates a match; by default against two bots of the middle level."""
    chosen_game = find_or_load(game) if game else first_game()
    if components:
        chosen_game = load_variant(chosen_game, components)
    names = words(USUAL_SEATS if seats is None else seats)
    number = None if seed is None else seed if is_seed(seed) else read_seed(seed)
    return Match.new(chosen_game, players=len(names), seed=number, options=options, seats=names)


def replay(
    file: SavedMatch,
    game: Annotated[str | None, typer.Option(help=SAY("cli-game-file"))] = None,
    components: Components = None,
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


def verify(
    file: SavedMatch,
    commitment: Annotated[str | None, typer.Option(help=SAY("cli-commitment"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    """Check the deal of a match that a server played."""
    from tessera.terminal.verify import verify as check

    check(Console(), Text(lang), file, commitment)


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
