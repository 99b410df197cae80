"""Prosperity, a game by Reiner Knizia and Sebastian Bleasdale (2013)."""

from tessera.core.game import Game
from tessera.core.variants import components_hash

from . import decisions, judgement
from .box import box
from .components import COMPONENTS, COMPONENTS_FILE
from .moves import MAX_LEGAL, MOVES
from .options import prepare, read_options
from .refusals import explain
from .seen import Seen
from .state import STATE
from .story import names, tell
from .view import view

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
    judgement=judgement,
    box=box,
    seen=Seen,
    lesson=LESSON_SEED,
    builds="buy",
)
