"""Neotopia, a game by André Santos and Orlando Sá (2023)."""

from pathlib import Path

from tessera.core.game import Game
from tessera.core.variants.load import components_identity

from . import decisions
from .bots import features, observation
from .components import COMPONENTS_FILE, PLAYERS
from .explain.box import box
from .explain.events import names, step_events
from .explain.points import points
from .explain.refusals import explain
from .explain.schema import Box, View
from .explain.view import view
from .moves import MAX_LEGAL, MOVES, SKIP
from .options import OPTIONS, prepare
from .state import STATE

LESSON = [Path(__file__).with_name("lesson") / name for name in ("first-turn.txt", "last-turn.txt")]

GAME = Game(
    name="neotopia",
    version=1,
    components=components_identity(__name__, COMPONENTS_FILE),
    players=PLAYERS,
    options=OPTIONS,
    dtype=STATE,
    moves=MOVES,
    max_legal=MAX_LEGAL,
    rules=decisions,
    prepare=prepare,
    passes=frozenset({SKIP}),
    view=view,
    events=step_events,
    explain=explain,
    names=names,
    points=points,
    box=box,
    view_schema=View,
    box_schema=Box,
    features=features,
    observation=observation,
    authors=("André Santos", "Orlando Sá"),
    year=2023,
    minutes=(30, 60),
    rule_prefix="N",
    lesson=LESSON,
    builds="build",
    order=2,
)
