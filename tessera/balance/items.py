"""The part of the report about items: what each is worth, and which are taken always or never."""

from collections.abc import Iterator, Sequence

from tessera.core.text import Text

from .estimates import FEW, UNKNOWN, is_beyond
from .findings import NEARLY_ALWAYS, SELDOM, Findings, Item, Study, Worth
from .tables import PERCENT, SIGNED, SIGNED_PERCENT, change, head, line

MISSING = Item(UNKNOWN, 0.0, Worth(UNKNOWN, UNKNOWN), UNKNOWN, UNKNOWN)  # from a set that does not have it


def item_tables(studies: Sequence[Study], text: Text) -> Iterator[str]:
    """What every item is worth, those first that are worth most."""
    if not any(found.items for study in studies for found in study.found.values()):
        return
    yield f"## {text('balance-items')}\n"
    yield text("balance-items-note", word=f"`{studies[0].game.builds}`", few=FEW) + "\n"
    for study in studies:
        yield from standing_out(study, text, with_name=len(studies) > 1)
    for players in studies[0].found:
        yield f"### {text('balance-players', players=players)}\n"
        if len(studies) == 1:
            yield from worth_table(studies[0].found[players], text)
        else:
            yield from compared(studies[0].found[players], studies[1].found[players], studies, text)
        yield ""


def standing_out(study: Study, text: Text, *, with_name: bool) -> Iterator[str]:
    """The items that are taken in hardly any match, and in nearly all of them."""
    for message, bound, is_meant in (("balance-seldom", SELDOM, below), ("balance-always", NEARLY_ALWAYS, above)):
        for players, found in study.found.items():
            names = [f"`{name}` {100 * item.taken.value:.1f} %" for name, item in found.items.items() if is_meant(item)]
            said = text(message, players=players, share=f"{100 * bound:.0f}", names=", ".join(names) or "–")
            yield f"- {study.name}: {said}" if with_name else f"- {said}"
    yield ""


def below(item: Item) -> bool:
    """Whether an item is taken in hardly any match."""
    return item.taken.value < SELDOM


def above(item: Item) -> bool:
    """Whether an item is taken in nearly all matches."""
    return item.taken.value > NEARLY_ALWAYS


def by_worth(found: Findings) -> list[str]:
    """The items, those first that are worth most; those that nobody takes last."""
    return sorted(found.items, key=lambda name: -found.items[name].points.value if found.items[name].points.is_known else 1e9)


def worth_table(found: Findings, text: Text) -> Iterator[str]:
    """What items are worth, in one set."""
    columns = ("balance-taken", "balance-moment", "balance-taker-wins", "balance-taker-points")
    yield from head([text(column) for column in (*columns, "balance-effect-points", "balance-effect-wins")])
    for name in by_worth(found):
        item = found.items[name]
        effects = (item.points, SIGNED), (item.wins, SIGNED_PERCENT)
        cells = [
            f"{100 * item.taken.value:.1f} %",
            f"{100 * item.moment:.0f} %" if item.taken.value > 0 else "–",
            PERCENT(item.worth.wins),
            SIGNED(item.worth.points),
            *(f"**{form(effect)}**" if is_beyond(effect, 0) else form(effect) for effect, form in effects),
        ]
        yield line(f"`{name}`", cells)


def compared(one: Findings, other: Findings, studies: Sequence[Study], text: Text) -> Iterator[str]:
    """What items are worth in two sets, and the differences."""
    heads = [f"{text(column)}: {study.name}" for column in ("balance-taken", "balance-effect-points") for study in studies]
    changed = text("balance-difference")
    yield from head([*heads[:2], changed, *heads[2:], changed])
    for name in dict.fromkeys([*by_worth(one), *by_worth(other)]):
        items = one.items.get(name, MISSING), other.items.get(name, MISSING)
        taken, points = (items[0].taken, items[1].taken), (items[0].points, items[1].points)
        cells = [*map(PERCENT, taken), change(*taken, PERCENT), *map(SIGNED, points), change(*points, SIGNED)]
        yield line(f"`{name}`", cells)
