"""Options of games on the command line, built from the declarations of the games."""

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

GIVEN = "tessera.options"  # the key of the given options in the context


class GameCommand(TyperCommand):
    """A command that accepts the options of all games; the game that is played refuses those of others."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Loads a game that is given as a file before parsing, since it may declare options."""
        for before, word in pairwise(["", *args]):
            if word.endswith(".py") and not before.startswith("-"):
                find_or_load(word)
        return super().parse_args(ctx, args)

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters of the command and the options of the games, which are imported only here because it takes time."""
        own: list[Any] = super().get_params(ctx)
        for parameter in own:
            if parameter.name == "game" and not parameter.required:
                parameter.help = SAY("cli-which-game-default", game=first_game().name)
        return [*own[:-1], *option_parameters(tuple(game.name for game in all_games())), own[-1]]


@cache
def option_parameters(games: tuple[str, ...]) -> list[Any]:
    """The options of some games as parameters, which Typer makes from the signature of a function."""

    def with_options() -> None:
        """Has a signature and no body."""

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
    """The help texts of all options by name; several games may have an option of the same name."""
    found: dict[str, list[str]] = {}
    for game in all_games():
        text = Text(LANGUAGE, game)
        for option in game.options:
            found.setdefault(option.name, []).append(option_help(text, option))
    return found


def option_help(text: Text, option: Option) -> str:
    """The help text of an option: the game's own, or its values."""
    message = f"{text.prefix}-option-{option.name}"
    own = text.attribute(message, "help") if text.has(message) else None
    return own or f"{text.prefix}: {', '.join(option.values)}"


def parameter_type(name: str, helps: list[str]) -> Any:
    """A parameter that stores its value in the context."""
    flag = f"--{name.replace('_', '-')}"
    return Annotated[str | None, typer.Option(flag, help=" ".join(helps), callback=keep, expose_value=False)]


def keep(ctx: typer.Context, parameter: typer.CallbackParam, value: str | None) -> None:
    """Stores the value of an option until the game is known."""
    if value is not None:
        ctx.meta.setdefault(GIVEN, {})[parameter.name] = value


def given_options(ctx: typer.Context) -> Options:
    """The options that were given; values of seat options are separated by commas."""
    of_seats = {option.name for game in all_games() for option in game.options if option.scope == "seat"}
    given: dict[str, str] = ctx.meta.get(GIVEN, {})
    return {name: words(value) if name in of_seats else value for name, value in given.items()}
