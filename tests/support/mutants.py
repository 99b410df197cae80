"""Mutants of a components file: some nearly right, some wrong in every way that comes to mind, some hostile to a parser."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from tessera.core.variants.parse import canonical

HOSTILE_NUMBERS = (
    0,
    -1,
    1,
    127,
    128,
    255,
    256,
    32767,
    32768,
    -30000,
    2**31,
    2**32,
    2**63 - 1,
    2**63,
    300000006,
    -(2**70),
    10**100,
)
HOSTILE_TEXTS = (
    "",
    " ",
    "a b",
    "deck",
    "x" * 5000,
    "\u202eevil",
    "é́́",
    "😀",
    "{ $name }",
    "../../etc",
    "<b>",
    "-",
    "a\tb",
    "silver",
)
OTHER_VALUES: tuple[Any, ...] = (True, False, 1.5, float("inf"), [], {}, [[]], [0] * 500, {"a": 1}, "1", 1, [[0, 0, "x"]])
Spot = tuple[Any, Any]  # a container, and a key or an index in it


def mutant(rng: random.Random, text: str, data: dict[str, Any]) -> str:
    """Another file, made from a text and the data that it describes."""
    kind = rng.random()
    if kind < 0.55:
        return canonical(changed(rng, data, gentle=True))
    if kind < 0.75:
        return canonical(changed(rng, data, gentle=False))
    for _ in range(rng.randint(1, 3)):
        text = rng.choice(TEXT_CHANGES if kind < 0.93 else ATTACKS)(rng, text)
    return text


# Changes of the data


def changed(rng: random.Random, data: dict[str, Any], *, gentle: bool) -> dict[str, Any]:
    """A copy of the data with a few changes."""
    copy: dict[str, Any] = copy_of(data)
    for _ in range(rng.randint(1, 4)):
        spots = list(spots_in(copy))
        if spots:
            container, key = rng.choice(spots)
            container[key] = nearly(rng, container[key], spots) if gentle else anything(rng, container, key)
    return copy


def copy_of(value: Any) -> Any:
    """A deep copy of plain data."""
    if isinstance(value, dict):
        return {key: copy_of(each) for key, each in value.items()}
    return [copy_of(each) for each in value] if isinstance(value, list) else value


def spots_in(value: Any) -> Iterator[Spot]:
    """Every place of a value, those of nested ones included."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in pairs:
        yield value, key
        yield from spots_in(each)


def nearly(rng: random.Random, value: Any, spots: list[Spot]) -> Any:
    """A value that might be right too."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice((value + 1, value - 1, value + rng.randint(-3, 3), value * 2, rng.randint(0, 9), -value))
    if isinstance(value, str):
        return rng.choice([container[key] for container, key in spots if isinstance(container[key], str)])
    if isinstance(value, list) and value:
        return rng.choice((longer, shorter, shuffled))(rng, value)
    return value


def longer(rng: random.Random, values: list[Any]) -> list[Any]:
    """One more, with an id of its own."""
    more = copy_of(rng.choice(values))
    if isinstance(more, dict) and "id" in more:
        more["id"] = f"new-{rng.randint(0, 10**6)}"
    return [*values, more]


def shorter(rng: random.Random, values: list[Any]) -> list[Any]:
    """One less."""
    gone = rng.randrange(len(values))
    return values[:gone] + values[gone + 1 :]


def shuffled(rng: random.Random, values: list[Any]) -> list[Any]:
    """In another order."""
    return rng.sample(values, len(values))


def anything(rng: random.Random, container: Any, key: Any) -> Any:
    """A value that is probably wrong."""
    value = container[key]
    choices: list[Any] = [rng.choice(HOSTILE_NUMBERS), rng.choice(HOSTILE_TEXTS), copy_of(rng.choice(OTHER_VALUES))]
    if isinstance(value, list):
        choices += [value * rng.randint(2, 40), [], value[:1]]
    if isinstance(value, dict):
        kept = [name for name in value if rng.random() < 0.8]
        choices += [{name: value[name] for name in kept}, {f"{name}x": each for name, each in value.items()}]
    return rng.choice(choices)


# Changes of the text


def without_a_line(rng: random.Random, text: str) -> str:
    """The text with a line missing."""
    lines = text.splitlines()
    del lines[rng.randrange(len(lines)) : rng.randrange(len(lines)) + 1]
    return "\n".join(lines)


def with_a_line_twice(rng: random.Random, text: str) -> str:
    """The text with some lines repeated elsewhere."""
    lines = text.splitlines()
    at = rng.randrange(len(lines))
    lines[rng.randrange(len(lines)) : 0] = lines[at : at + rng.randint(1, 9)]
    return "\n".join(lines)


def truncated(rng: random.Random, text: str) -> str:
    """The beginning of the text."""
    return text[: rng.randrange(len(text))]


def with_other_characters(rng: random.Random, text: str) -> str:
    """The text with a few characters replaced."""
    for _ in range(rng.randint(1, 5)):
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice("[]{}=\"'#.,\n\\-_0123456789abcé\0\r\u2028") + text[at + 1 :]
    return text


def with_other_numbers(rng: random.Random, text: str) -> str:
    """The text with a number replaced by a strange one."""
    digits = [at for at, character in enumerate(text) if character.isdigit()]
    at = rng.choice(digits or [0])
    strange = (
        "0x" + "f" * 3000,
        "9" * 9000,
        "1e400",
        "nan",
        "-inf",
        "1979-05-27T07:32:00Z",
        "0b1",
        "+7",
        "1_0",
        str(rng.choice(HOSTILE_NUMBERS)),
    )
    return text[:at] + rng.choice(strange) + text[at + 1 :]


def renamed(rng: random.Random, text: str) -> str:
    """The text with a section or key called otherwise."""
    words = [word for word in ("tile", "game", "id", "name", "board", "card", "element", "level", "points") if word in text]
    return text.replace(rng.choice(words or ["="]), rng.choice(("thing", "a.b", '"quoted"', "")), rng.choice((1, -1)))


TEXT_CHANGES: tuple[Callable[[random.Random, str], str], ...] = (
    without_a_line,
    with_a_line_twice,
    truncated,
    with_other_characters,
    with_other_numbers,
    renamed,
)


# Attacks on the parser


def at_some_line(rng: random.Random, text: str, attack: str) -> str:
    """The text with something between two of its lines."""
    lines = text.splitlines()
    lines.insert(rng.randint(0, len(lines)), attack)
    return "\n".join(lines)


def attacks(rng: random.Random) -> str:
    """Something that takes a careless parser long, or much memory."""
    size = rng.choice((50, 500, 5000, 20_000, 60_000))
    return rng.choice(
        (
            ".".join("a" * size) + " = 1",
            "[" + ".".join("a" * size) + "]",
            "[[" + " . ".join("a" * size) + "]]",
            "a = " + "[" * size,
            "a = " + "[" * size + "]" * size,
            "a = " + "{a = " * size,
            "a = {" + ", ".join(f"k{number} = 1" for number in range(size)) + "}",
            "\n".join(f"k{number} = 1" for number in range(size)),
            "\n".join("[[tile]]" for _ in range(size)),
            "\n".join(f"[s{number}.a.b]" for number in range(size)),
            'a = "' + "\\u0041" * size + '"',
            'a = "' + "x" * size,
            'a = """' + "\n" * size,
            "a = '''" + "'" * size,
            "# " + "é" * size,
            "a = " + "9" * size,
            "a = 0." + "9" * size,
            "a = [" + "1, " * size + "]",
            '"' + "a" * size + '" = 1',
            "\r" * size,
            " " * size + "a=1",
        )
    )


def with_an_attack(rng: random.Random, text: str) -> str:
    """The text with an attack in it."""
    return at_some_line(rng, text, attacks(rng))


def only_an_attack(rng: random.Random, text: str) -> str:
    """Nothing but an attack."""
    return attacks(rng)


ATTACKS: tuple[Callable[[random.Random, str], str], ...] = (with_an_attack, only_an_attack)
