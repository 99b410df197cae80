"""The games as clients get to know them: what each declares of itself, and what is in its box."""

import hashlib
from dataclasses import asdict
from typing import cast
from weakref import WeakKeyDictionary

import orjson

from tessera.core.game import Game
from tessera.core.text import LANGUAGES

from .wire.system import GameView, OptionView

PACKED: WeakKeyDictionary[Game, tuple[bytes, str]] = WeakKeyDictionary()  # boxes as they are sent


def game_view(game: Game, compiled: float) -> GameView:
    """What a client needs to know of a game before there is a table."""
    return GameView(
        name=game.name,
        compiled=compiled,
        players=game.players,
        rules=game.version,
        components=game.components,
        moves=len(game.moves),
        authors=list(game.authors),
        year=game.year,
        minutes=game.minutes,
        rule_prefix=game.rule_prefix,
        lesson=bool(game.lesson),
        secrets=game.has_secrets,
        options=[cast(OptionView, {**asdict(option), "values": list(option.values)}) for option in game.options],
    )


def packed_box(game: Game) -> tuple[bytes, str]:
    """The box of a game as it is sent, and its entity tag."""
    if game not in PACKED:
        PACKED[game] = pack_box(game)
    return PACKED[game]


def pack_box(game: Game) -> tuple[bytes, str]:
    """The same, packed anew."""
    names = {language: game.names(language) for language in LANGUAGES}
    box = {"game": game.name, "components": game.components, "names": names, "box": game.box()}
    packed = orjson.dumps(box, option=orjson.OPT_NON_STR_KEYS)  # numbers that JSON does not have become null
    return packed, f'"{hashlib.sha256(packed).hexdigest()[:16]}"'
