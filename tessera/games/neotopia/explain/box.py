"""What a client needs to draw Neotopia: all that is printed, where the spaces lie, and the letters of the elements."""

from typing import Any

from tessera.core.text import LANGUAGES

from ..components import COMPONENTS, DATA, SPACE_LABELS, SPACES
from .events import letters


def box() -> dict[str, Any]:
    """The components as the TOML has them, the spaces of a region by axial coordinates, letters by language."""
    return {"data": DATA, "spaces": spaces(), "letters": {language: letters(language) for language in LANGUAGES}}


def spaces() -> list[dict[str, Any]]:
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
