"""What a client needs to draw Neotopia: all that is printed, where things lie, and how they are called in short."""

from typing import cast

from tessera.core.text import LANGUAGES

from ..components import COMPONENTS, DATA, FACTORIES, REGIONS, SPACE_LABELS, SPACES
from .events import letters, short_region
from .schema import Box, Components, Space

BONUS_RULES = {"subsidy": "N-41", "automation": "N-42", "initiative": "N-43", "permits": "N-44"}


def box() -> Box:
    """The components as the TOML has them, and what would have to be worked out from them."""
    return {
        "data": cast("Components", DATA),
        "spaces": spaces(),
        "letters": {language: letters(language) for language in LANGUAGES},
        "short_regions": {language: {name: short_region(name, language) for name in REGIONS} for language in LANGUAGES},
        "factories": dict(zip(FACTORIES, COMPONENTS.factories, strict=True)),
        "bonus_rules": BONUS_RULES,
    }


def spaces() -> list[Space]:
    """Every space of a region, which all have the same: its label, where it lies, and what is special about it."""
    return [
        {
            "space": label,
            "q": space[0],
            "r": space[1],
            "outer": space in COMPONENTS.outer,
            "bonus": space in COMPONENTS.bonus_spaces,
            "centre": space == COMPONENTS.centre,
        }
        for label, space in zip(SPACE_LABELS, SPACES, strict=True)
    ]
