"""Neotopia, a game by André Santos and Orlando Sá (2023)."""

from tessera.core.game import Game
from tessera.core.variants import components_hash

from . import decisions
from .bots import features
from .components import COMPONENTS_FILE, PLAYERS
from .explain.box import box
from .explain.events import names, tell
from .explain.refusals import explain
from .explain.schema import Seen
from .explain.view import view
from .moves import MAX_LEGAL, MOVES
from .options import prepare, read_options
from .state import STATE

LESSON_SEED = 16  # the first card of the first player lacks one token

GAME = Game(
    name="neotopia",
    version=1,
    components=components_hash(COMPONENTS_FILE),
    players=PLAYERS,
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
    builds="build",
)
