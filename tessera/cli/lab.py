"""`tessera balance` and `tessera export`: many matches between equal bots, as a report about components or as a data set."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tessera.core.errors import BadFile, BadOption
from tessera.core.files import write_file
from tessera.core.registry import find_or_load
from tessera.core.text import Text

from .arena import Cores, Ray, Seed
from .arguments import GameName, read_seed, words
from .game_options import given_options
from .language import LANGUAGE, SAY, Language

Players = Annotated[str | None, typer.Option(help=SAY("cli-data-players"))]
Temperature = Annotated[float | None, typer.Option(help=SAY("cli-data-temperature"))]


def balance(
    ctx: typer.Context,
    game: GameName,
    components: Annotated[str | None, typer.Option(help=SAY("cli-components"))] = None,
    against: Annotated[str | None, typer.Option(help=SAY("cli-balance-against"))] = None,
    matches: Annotated[int, typer.Option(help=SAY("cli-balance-matches"))] = 10_000,
    players: Players = None,
    bots: Annotated[str | None, typer.Option(help=SAY("cli-balance-bots"))] = None,
    temperature: Temperature = None,
    seed: Seed = "1",
    out: Annotated[Path | None, typer.Option(help=SAY("cli-balance-out"))] = None,
    ray: Ray = None,
    cores: Cores = None,
    lang: Language = LANGUAGE,
) -> None:
    """Find out how a set of components plays."""
    from tessera.arena.progress import progress_bars
    from tessera.arena.report import new_figure
    from tessera.balance.lab import study, usual_bot
    from tessera.balance.page import page
    from tessera.balance.plots import draw
    from tessera.balance.report import document
    from tessera.datasets.plan import TEMPERATURE, Plan

    new_figure(1, 1)  # says at once if plots cannot be drawn
    sets = [components, *([against] if against else [])]
    bot, heat = bots or usual_bot(game, sets), TEMPERATURE if temperature is None else temperature
    plan = Plan(game, matches, read_seed(seed), read_players(players, game), bot, heat, given_options(ctx))
    plans = [replace(plan, components=each) for each in sets]
    text = Text(lang, plans[0].find_game())
    folder, name = out or Path(f"{Path(game).stem}-balance"), Path(game).stem
    new_folder(folder)
    with progress_bars() as new_bar:
        studies = [study(plan, text, new_bar, ray=ray, cores=cores) for plan in plans]
    markdown = "\n".join(document(studies, draw(studies, folder, name, text), text))
    write_file(folder / f"{name}.md", markdown)
    write_file(folder / f"{name}.html", page(markdown, folder, lang))
    Console().print(text("balance-written", folder=str(folder)), style="green", markup=False, soft_wrap=True)


def export(
    ctx: typer.Context,
    game: GameName,
    out: Annotated[Path, typer.Option(help=SAY("cli-export-out"))],
    matches: Annotated[int, typer.Option(help=SAY("cli-export-matches"))] = 10_000,
    players: Players = None,
    bots: Annotated[str, typer.Option(help=SAY("cli-export-bots"))] = "network",
    temperature: Temperature = None,
    seed: Seed = "1",
    vary: Annotated[bool, typer.Option("--vary", help=SAY("cli-export-vary"))] = False,
    components: Annotated[str | None, typer.Option(help=SAY("cli-components"))] = None,
    ray: Ray = None,
    cores: Cores = None,
    lang: Language = LANGUAGE,
) -> None:
    """Write seeded matches between bots to a Parquet file."""
    from tessera.arena.progress import progress_bars
    from tessera.datasets.export import export as write
    from tessera.datasets.plan import TEMPERATURE, Plan, open_options

    options = given_options(ctx)
    drawn = tuple(option.name for option in open_options(find_or_load(game), options)) if vary else ()
    heat = TEMPERATURE if temperature is None else temperature
    plan = Plan(game, matches, read_seed(seed), read_players(players, game), bots, heat, options, drawn, components)
    text = Text(lang, plan.find_game())
    with progress_bars() as new_bar:
        move = new_bar(text("arena-playing", game=Path(game).stem.capitalize(), bots=bots), matches)
        write(plan, out, ray=ray, cores=cores, on_progress=move)
    megabytes = f"{out.stat().st_size / 1e6:.1f}"
    Console().print(
        text("export-written", file=str(out), matches=matches, size=megabytes), style="green", markup=False, soft_wrap=True
    )


def read_players(players: str | None, game: str) -> tuple[int, ...]:
    """The numbers of players to play with; all that the game takes unless some are given."""
    fewest, most = find_or_load(game).players
    if players is None:
        return tuple(range(fewest, most + 1))
    found = words(players)
    if not all(word.isascii() and word.isdigit() for word in found):
        raise BadOption("wrong-players", players=players, fewest=fewest, most=most)
    return tuple(dict.fromkeys(map(int, found)))


def new_folder(folder: Path) -> None:
    """Makes a folder before anything is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("cannot-write", file=str(folder), why=error.strerror or str(error)) from error
