"""`tessera arena` and `tessera ladder`: how strong bots are."""

import json as json_text
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from tessera.core.files import write_file
from tessera.core.text import Text

from .arguments import GameName, Json, read_seed, words
from .game_options import given_options
from .language import LANGUAGE, SAY, Language

if TYPE_CHECKING:
    from tessera.arena.series import Outcome, Series
    from tessera.arena.standings import Standing

Seed = Annotated[str, typer.Option(help=SAY("cli-arena-seed"))]
Ray = Annotated[str | None, typer.Option(help=SAY("cli-ray"))]
Cores = Annotated[int | None, typer.Option(help=SAY("cli-cores"), min=1)]


def arena(
    ctx: typer.Context,
    game: GameName,
    seats: Annotated[str, typer.Option(help=SAY("cli-arena-seats"))],
    matches: Annotated[int, typer.Option(help=SAY("cli-matches"))] = 100,
    seed: Seed = "1",
    rotate: Annotated[bool, typer.Option(help=SAY("cli-rotate"))] = True,
    limit: Annotated[float | None, typer.Option(help=SAY("cli-limit"))] = None,
    components: Annotated[str | None, typer.Option(help=SAY("cli-components"))] = None,
    json: Json = False,
    csv: Annotated[Path | None, typer.Option(help=SAY("cli-csv"))] = None,
    record: Annotated[Path | None, typer.Option(help=SAY("cli-record"))] = None,
    plot: Annotated[Path | None, typer.Option(help=SAY("cli-plot"))] = None,
    ray: Ray = None,
    cores: Cores = None,
    lang: Language = LANGUAGE,
) -> None:
    """Let bots play many matches, and see who is how strong."""
    from tessera.arena.progress import play_with_progress
    from tessera.arena.report import as_csv, as_json, draw_plot, new_figure
    from tessera.arena.run import forget
    from tessera.arena.series import Series, match_of
    from tessera.arena.standings import standings

    series = Series(game, tuple(words(seats)), matches, read_seed(seed), limit, given_options(ctx), components, rotate)
    text = Text(lang, series.find_game())
    if plot:
        new_figure(1, 1)  # says at once if it cannot be drawn
    [outcomes] = play_with_progress([series], text, ray=ray, cores=cores)
    found = standings(series, outcomes)
    if csv:
        write_file(csv, as_csv(series, outcomes))
    if record:
        write_file(record, "".join(f"{json_text.dumps(match_of(series, outcome).to_record())}\n" for outcome in outcomes))
    if plot:
        draw_plot(series, outcomes, found, text, plot)
    forget(series)
    if json:
        print(as_json(series, outcomes, found))
    else:
        print_report(Console(), text, series, outcomes, found)


def print_report(console: Console, text: Text, series: "Series", outcomes: "list[Outcome]", found: "list[Standing]") -> None:
    """Prints the standings, the faults of bots, and the command that plays the same series again."""
    from tessera.arena.report import as_table, command, versions

    console.print(as_table(series, outcomes, found, text))
    for number, bot in enumerate(series.bots):
        if faults := [fault for outcome in outcomes for culprit, fault in outcome.faults if culprit == number]:
            first = text(faults[0].message, detail=faults[0].detail)
            console.print(text("arena-faults", bot=bot, count=len(faults), first=first), style="yellow", markup=False)
    console.print(command(series), style="dim", markup=False, soft_wrap=True)
    console.print(", ".join(f"{name} {number}" for name, number in versions().items()), style="dim", markup=False)


def ladder(
    folder: Annotated[Path, typer.Option(help=SAY("cli-ladder-folder"))] = Path(),
    matches: Annotated[int, typer.Option(help=SAY("cli-ladder-matches"), min=1)] = 400,
    many: Annotated[int, typer.Option(help=SAY("cli-ladder-many"), min=1)] = 120,
    seed: Seed = "1",
    ray: Ray = None,
    cores: Cores = None,
    lang: Language = LANGUAGE,
) -> None:
    """Measure how strong every level is."""
    from tessera.arena.ladder import run

    run(Text(lang), folder, matches=matches, many=many, seed=read_seed(seed), cores=cores, ray=ray)
