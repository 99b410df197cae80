"""The registry of games: those of installed packages, those loaded from files, and variants with an owner's components."""

from importlib.metadata import entry_points
from pathlib import Path

from .catalogues import GAMES, add_catalogues, locale_beside
from .errors import UnknownGame
from .files import module_in_file
from .game import Game

REGISTERED: dict[str, Game] = {}
VARIANTS: dict[tuple[str, str], Game] = {}  # games with an owner's components, by name and hash


def register(game: Game) -> Game:
    """Registers a game by its name, in addition to the `tessera.games` entry points of installed packages."""
    REGISTERED[game.name] = game
    add_catalogues(locale_beside(str(game.rules.__file__)))
    return game


def game_names() -> list[str]:
    """The names of all games, sorted."""
    return sorted({*REGISTERED, *(entry.name for entry in entry_points(group=GAMES))})


def all_games() -> list[Game]:
    """All games, in their declared order."""
    return sorted(map(find_game, game_names()), key=lambda game: (game.order, game.name))


def first_game() -> Game:
    """The default game."""
    return all_games()[0]


def find_game(name: str) -> Game:
    """Finds a game by its name; never loads a file, since the name may come from a match that somebody sent."""
    if name not in REGISTERED:
        found = entry_points(group=GAMES, name=name)
        if not found:
            raise UnknownGame("no-such-game", game=name, games=game_names())
        register(next(iter(found)).load())
    return REGISTERED[name]


def find_or_load(game: str) -> Game:
    """Finds a game by its name, or loads it from a Python file that the user named."""
    return game_in_file(Path(game)) if game.endswith(".py") else find_game(game)


def game_in_file(path: Path) -> Game:
    """Loads and registers the game that a Python file defines as GAME."""
    try:
        game = getattr(module_in_file(path), "GAME", None)
    except FileNotFoundError as error:
        raise UnknownGame("no-such-game", game=str(path), games=game_names()) from error
    except ImportError as error:
        raise UnknownGame("broken-game", file=str(path), why=str(error)) from error
    if not isinstance(game, Game):
        raise UnknownGame("broken-game", file=str(path), why="GAME = Game(…)")
    return register(game)
