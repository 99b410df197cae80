"""Neotopia, a game by André Santos and Orlando Sá (2023)."""

from tessera.core.game import Game
from tessera.core.variants import components_hash

from . import decisions, judgement
from .box import box
from .components import COMPONENTS_FILE, PLAYERS
from .moves import MAX_LEGAL, MOVES
from .options import prepare, read_options
from .refusals import explain
from .seen import Seen
from .state import STATE
from .story import names, tell
from .view import view

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
    judgement=judgement,
    box=box,
    seen=Seen,
    lesson=LESSON_SEED,
    builds="build",
)
