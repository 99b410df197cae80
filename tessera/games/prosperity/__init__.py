"""Prosperity, a game by Reiner Knizia and Sebastian Bleasdale (2013)."""

from tessera.core.game import Game
from tessera.core.variants import components_hash

from . import decisions
from .bots import features
from .components import COMPONENTS, COMPONENTS_FILE
from .explain.box import box
from .explain.events import names, tell
from .explain.refusals import explain
from .explain.schema import Seen
from .explain.view import view
from .moves import MAX_LEGAL, MOVES
from .options import prepare, read_options
from .state import STATE

LESSON_SEED = 22  # its first tiles score every symbol once

GAME = Game(
    name="prosperity",
    version=1,
    components=components_hash(COMPONENTS_FILE),
    players=COMPONENTS.players,
    dtype=STATE,
    moves=MOVES,
    max_legal=MAX_LEGAL,
    rules=decisions,
    read_options=read_options,
    prepare=prepare,
    view=view,
    tell=tell,
    explain=explain,
    names=names,
    features=features,
    box=box,
    seen=Seen,
    lesson=LESSON_SEED,
    builds="buy",
)
