"""What the first start on a device does for all later ones: a match of every game begins, and is told in every language.

A browser keeps the memory that Python has afterwards, with all modules, components and texts in it, and starts from there.
"""

import json

from tessera.bots.levels import LEVELS
from tessera.core.game import Game
from tessera.core.registry import all_games
from tessera.core.text import LANGUAGES

from .device import Device

NAME, PAGE = "Ada", "page"


def rehearse() -> None:
    """Shows the first view of every game to nobody."""
    for game in all_games():
        show(game)


def show(game: Game) -> None:
    """Begins a match on a device of its own."""
    device = Device(NAME)
    bot = {"kind": "bot", "level": next(iter(LEVELS))}
    wish = {"game": game.name, "seats": [{"kind": "me"}, *[bot] * (game.players[0] - 1)]}
    status, _ = json.loads(device.ask("POST", "/api/tables", "{}", json.dumps(wish), LANGUAGES[0]))
    assert status == 200
    for table in device.hall.tables:
        for language in LANGUAGES:
            device.listen(PAGE, table, 0, language)
            device.messages()
