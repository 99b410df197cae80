"""Names of people: without invisible characters, mixed scripts, or anything that looks like another name (Unicode TR39)."""

import unicodedata
from functools import cache

from confusable_homoglyphs import categories, confusables
from pydantic_core import PydanticCustomError

from tessera.core.match import is_seat_name

NAME_LENGTH = 30
MOST_MARKS = 3  # combining ones on one character
PRESENTATION = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))  # whether an emoji is in colour, which is dropped
# What is not shown but counts as printable: joiners, fillers, selectors of variants, and the empty Braille pattern.
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)
ANY_SCRIPT = {"COMMON", "INHERITED"}
# Scripts that are written together; any other combination is how one name imitates another.
TOGETHER = ({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}, {"LATIN", "HAN", "BOPOMOFO"}, {"LATIN", "HAN", "HANGUL"})
DIRECTION = "\u200e"  # with which the library surrounds characters that are written from right to left


def check_name(name: str) -> str:
    """A name in its normal form; refuses one that cannot stand in a log, or that could be taken for another."""
    spaced = unicodedata.normalize("NFKC", name.translate(PRESENTATION)).split(" ")
    name = " ".join(word for word in spaced if word)
    if len(name) > NAME_LENGTH:
        raise PydanticCustomError("server-name-long", "a name has at most {most} characters", {"most": NAME_LENGTH})
    if not is_seat_name(name):
        raise PydanticCustomError("server-name-empty", "a name has letters, and no signs of control")
    if INVISIBLE.intersection(name) or has_many_marks(name):
        raise PydanticCustomError("server-name-invisible", "a name has no characters that cannot be seen")
    scripts = categories.unique_aliases(name) - ANY_SCRIPT
    if len(scripts) > 1 and not any(scripts <= together for together in TOGETHER):
        raise PydanticCustomError("server-name-mixed", "a name is written in one script")
    return name


def has_many_marks(name: str) -> bool:
    """Whether marks are piled up on a character, or stand on none."""
    marks = MOST_MARKS  # as if there were many before the first character
    for character in name:
        marks = marks + 1 if unicodedata.category(character) in {"Mn", "Me"} else 0
        if marks > MOST_MARKS:
            return True
    return False


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton are easily confused, in small or large letters."""
    prototypes = all_prototypes()
    shown = "".join(prototypes.get(character, character) for character in unicodedata.normalize("NFD", name))
    return unicodedata.normalize("NFD", shown).casefold()


@cache
def all_prototypes() -> dict[str, str]:
    """What each character is confused with; of two that are confused with each other only, the longer or the first."""
    data = {
        key.strip(DIRECTION): [each["c"].strip(DIRECTION) for each in like] for key, like in confusables.confusables_data.items()
    }
    return {
        key: like[0]
        for key, like in data.items()
        if len(key) == len(like) == 1 and (len(data.get(like[0], ())) > 1 or (-len(like[0]), like[0]) < (-len(key), key))
    }
