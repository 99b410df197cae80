"""Prosperity, a game by Reiner Knizia and Sebastian Bleasdale (2013)."""

from pathlib import Path

from tessera.core.game import Game
from tessera.core.variants.load import components_identity

from . import decisions
from .bots import features, observation
from .components import COMPONENTS, COMPONENTS_FILE
from .explain.box import box
from .explain.events import names, step_events
from .explain.points import points
from .explain.refusals import explain
from .explain.schema import Box, View
from .explain.view import view
from .moves import MAX_LEGAL, MOVES
from .options import OPTIONS, prepare
from .state import STATE

LESSON = [Path(__file__).with_name("lesson") / name for name in ("first-turns.txt", "last-turns.txt")]

GAME = Game(
    name="prosperity",
    version=1,
    components=components_identity(__name__, COMPONENTS_FILE),
    players=COMPONENTS.players,
    options=OPTIONS,
    dtype=STATE,
    moves=MOVES,
    max_legal=MAX_LEGAL,
    rules=decisions,
    prepare=prepare,
    has_secrets=False,
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
    authors=("Reiner Knizia", "Sebastian Bleasdale"),
    year=2013,
    minutes=(60, 60),
    rule_prefix="P",
    lesson=LESSON,
    builds="buy",
    order=1,
)
