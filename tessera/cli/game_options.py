"""Options of games on the command line: a command takes those that the known games declare, and no code here names any."""

import inspect
from functools import cache
from itertools import pairwise
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from tessera.core.options import Option, Options
from tessera.core.registry import all_games, find_or_load, first_game
from tessera.core.text import Text

from .arguments import words
from .language import LANGUAGE, SAY

GIVEN = "tessera.options"  # where a context keeps the options of games that were given


class GameCommand(TyperCommand):
    """A command that takes the options of all games; which of them a game has, the game itself says."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Loads a game that is given as a file first, since it may declare options of its own."""
        for before, word in pairwise(["", *args]):
            if word.endswith(".py") and not before.startswith("-"):
                find_or_load(word)
        return super().parse_args(ctx, args)

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters of the command and the options of the games, which are imported only here: that takes a moment."""
        own: list[Any] = super().get_params(ctx)
        for parameter in own:
            if parameter.name == "game" and not parameter.required:
                parameter.help = SAY("cli-which-game-default", game=first_game().name)
        return [*own[:-1], *option_parameters(tuple(game.name for game in all_games())), own[-1]]


@cache
def option_parameters(games: tuple[str, ...]) -> list[Any]:
    """The options of some games as parameters; Typer makes them, of a function that has them all."""

    def with_options() -> None:
        """Takes the options."""

    declared = options_by_name()
    with_options.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=parameter_type(name, helps))
            for name, helps in declared.items()
        ]
    )
    with_options.__annotations__ = {name: parameter_type(name, helps) for name, helps in declared.items()}
    command = typer.Typer(add_completion=False)
    command.command()(with_options)
    found = typer.main.get_command(command).params
    return [parameter for parameter in found if parameter.name in declared]


def options_by_name() -> dict[str, list[str]]:
    """The options of all games with what each game says of its own; games may share one."""
    found: dict[str, list[str]] = {}
    for game in all_games():
        text = Text(LANGUAGE, game)
        for option in game.options:
            found.setdefault(option.name, []).append(option_help(text, option))
    return found


def option_help(text: Text, option: Option) -> str:
    """What an option does, in the words of its game, or else what can be chosen."""
    message = f"{text.prefix}-option-{option.name}"
    own = text.attribute(message, "help") if text.has(message) else None
    return own or f"{text.prefix}: {', '.join(option.values)}"


def parameter_type(name: str, helps: list[str]) -> Any:
    """A parameter that keeps what is given in the context."""
    flag = f"--{name.replace('_', '-')}"
    return Annotated[str | None, typer.Option(flag, help=" ".join(helps), callback=keep, expose_value=False)]


def keep(ctx: typer.Context, parameter: typer.CallbackParam, value: str | None) -> None:
    """Keeps an option of a game until it is known which game is played."""
    if value is not None:
        ctx.meta.setdefault(GIVEN, {})[parameter.name] = value


def given_options(ctx: typer.Context) -> Options:
    """The options of a game that were given; those of seats are separated by commas."""
    of_seats = {option.name for game in all_games() for option in game.options if option.scope == "seat"}
    given: dict[str, str] = ctx.meta.get(GIVEN, {})
    return {name: words(value) if name in of_seats else value for name, value in given.items()}
