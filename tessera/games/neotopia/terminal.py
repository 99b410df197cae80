"""Neotopia in the terminal, drawn from a seat's view. Elements and bonuses have letters of their own; colour only helps."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text as Rich

from tessera.core.game import View
from tessera.core.match import Match
from tessera.core.text import Text
from tessera.terminal.screen import seat_name

from .components import (
    BONUSES,
    CARD_NUMBER,
    CARDS,
    COMPONENTS,
    ELEMENTS,
    INNER_COUNT,
    REGIONS,
    SPACE_NUMBER,
    SPACES,
)
from .explain.events import letters

COLOURS = {"red": "red", "green": "green", "purple": "magenta", "blue": "bright_blue"}
QUESTIONS = {
    "start": "neotopia-screen-start",
    "act": "neotopia-screen-act",
    "draw": "neotopia-screen-draw",
    "initiate": "neotopia-screen-initiate",
    "permit": "neotopia-screen-permit",
    "build": "neotopia-screen-build",
    "close": "neotopia-screen-close",
}
FREE, FREE_OUTER, HINT = "·", "◦", "☆"


class NeotopiaScreen:
    """How Neotopia is drawn."""

    def __init__(self) -> None:
        self.width = 80
        self.hints = True  # whether spaces that would complete a card are marked

    def board(self, match: Match, text: Text, seats: Sequence[str], me: int | None) -> RenderableType:
        """Header, players, regions, factories, Offer and hand."""
        view = match.view(me)
        hints = view["hints"] if self.hints else []
        regions = [Panel(region(view, text, number, hints), title=text.name(name)) for number, name in enumerate(REGIONS)]
        parts = [header(view, text), players(view, text, seats), Columns(regions), factories(view, text)]
        parts.append(cards(text("neotopia-screen-offer"), [card for card in view["offer"] if card], text))
        if me is not None:
            parts.append(cards(text("neotopia-screen-hand"), view["players"][me]["hand"], text))
        return Group(*parts)

    def menu(self, match: Match, text: Text) -> RenderableType:
        """The legal moves: the placements of an element from one place to one region share a line."""
        assert match.seat is not None, "no decision is due"
        view = match.view(match.seat)
        completes = {(hint["region"], hint["space"], hint["element"]) for hint in view["hints"]} if self.hints else set()
        own = view["players"][match.seat]["colour"]
        table = Table.grid(padding=(0, 2))
        lines: dict[str, Rich] = {}
        for number, action in enumerate(match.legal_actions(), 1):
            key, label, done = describe(match.game.moves[action], text, own)
            line = lines.setdefault(key, Rich())
            line.append(f"{number}", style="bold").append(f"▸{label} " if label else " ")
            if done in completes:
                line.append(f"{HINT} ", style="bold yellow")
        for key, line in lines.items():
            table.add_row(key, line)
        return Group(Rich(question(view, text), style="bold"), table)


def header(view: View, text: Text) -> RenderableType:
    """How far the turn and the match have come."""
    if view["phase"] in ("groups", "final", "end"):
        return Line(text("neotopia-screen-final"))
    title = text("neotopia-screen-turn", actions=view["actions"], tiles=view["tiles_left"], deck=view["deck"])
    if view["ending"]:
        title += " · " + text("neotopia-screen-last-round" if view["last_round"] else "neotopia-screen-ending")
    return Line(title)


def element(name: str, text: Text) -> Rich:
    """An element's letter in its colour."""
    colours = {thing.id: thing.colour for thing in COMPONENTS.elements}
    return Rich(letters(text.language)[name], style=f"bold {COLOURS.get(colours[name], 'white')}")


def elements(names: Sequence[str], text: Text) -> Rich:
    """Letters of elements in a row."""
    return Rich(" ").join(element(name, text) for name in names) if names else Rich("–", style="dim")


def bonus_letter(bonus: str, text: Text) -> str:
    """A bonus by the first letter of its name."""
    return text.name(bonus)[0].lower()


def players(view: View, text: Text, seats: Sequence[str]) -> RenderableType:
    """Every player's colour, points and groups by region, score now, cards and bonuses."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    headings = [
        "",
        "",
        *(text.name(name) for name in REGIONS),
        text("neotopia-screen-score"),
        text("neotopia-screen-cards"),
    ]
    for heading in (*headings, text("neotopia-screen-bonuses")):
        table.add_column(heading)
    for seat, player in enumerate(view["players"]):
        mark = "▶ " if seat == view["active"] and not view["over"] else "  "
        held = ", ".join(f"{count}× {text.name(bonus)}" for bonus, count in player["bonuses"].items() if count)
        known = (
            ""
            if seat == view["seat"] or not player["hand"]
            else f" ({text('neotopia-screen-known')} {text.readable(player['hand'])})"
        )
        table.add_row(
            Rich(mark).append_text(seat_name(seats, seat)),
            element(player["colour"], text).append(f" {text.name(player['colour'])}", style="not bold"),
            *(f"{player['points'][name]} (+{player['groups'][name]})" for name in REGIONS),
            Rich(str(player["score"]), style="bold"),
            f"{player['cards']}{known}",
            held or "–",
        )
    return Group(table, "")


def region(view: View, text: Text, number: int, hints: Sequence[Mapping[str, Any]]) -> RenderableType:
    """A region row by row, with its pile and its last project."""
    data = view["regions"][number]
    marked = {hint["space"] for hint in hints if hint["region"] == data["region"]}
    lines = []
    radius = COMPONENTS.radius
    for r in range(-radius, radius + 1):
        row = sorted((SPACES[place][0], label) for label, place in SPACE_NUMBER.items() if SPACES[place][1] == r)
        line = Rich(f"{row[0][1][0]} ", style="dim").append(" " * abs(r))
        for _, label in row:
            line.append_text(space(data, label, text, label in marked)).append(" ")
        lines.append(line)
    pile = data["pile"]
    about = text("neotopia-screen-pile", top=pile["top"], left=pile["left"]) if pile["left"] else text("neotopia-screen-no-pile")
    last = text("neotopia-screen-last", type=type_name(data["last_type"], text)) if data["last_type"] else ""
    return Group(*lines, Rich(about, style="dim"), Rich(last, style="dim"))


def type_name(kind: str, text: Text) -> str:
    """A type of project by the elements of its cards."""
    return "".join(letters(text.language).get(part, "▪") for part in kind.split("-"))


def space(data: Mapping[str, Any], label: str, text: Text, is_marked: bool) -> Rich:
    """A space: a token's letter, a bonus's small letter, a star where a card would be completed, or free."""
    if label in data["tokens"]:
        return element(data["tokens"][label], text)
    if is_marked:
        return Rich(HINT, style="bold yellow")
    if label in data["bonuses"]:
        return Rich(bonus_letter(data["bonuses"][label], text), style="cyan")
    return Rich(FREE_OUTER if SPACE_NUMBER[label] >= INNER_COUNT else FREE, style="dim")


def factories(view: View, text: Text) -> RenderableType:
    """What lies in the factories, what comes next, what is in the reserve; and the letters of elements and bonuses."""
    table = Table.grid(padding=(0, 2))
    lying = {
        **{text.name(name): inside for name, inside in view["factories"].items()},
        text("neotopia-screen-centre"): view["centre"],
    }
    reserve = Rich("  ").join(
        element(name, text).append(f" {count}", style="not bold") for name, count in view["reserve"].items()
    )
    cells = [Rich(f"{name}  ", style="dim").append_text(elements(inside, text)) for name, inside in lying.items()]
    stock = Rich(f"{text('neotopia-screen-reserve')}  ", style="dim").append_text(reserve)
    table.add_row(Rich(text("neotopia-screen-factories"), style="dim"), *cells, stock)
    legend = Rich("   ").join(
        [
            *(element(name, text).append(f" {text.name(name)}", style="not bold dim") for name in ELEMENTS),
            *(Rich(f"{bonus_letter(bonus, text)} {text.name(bonus)}", style="cyan dim") for bonus in BONUSES),
        ]
    )
    return Group(table, legend, "")


def cards(title: str, names: Sequence[str], text: Text) -> RenderableType:
    """Cards side by side, their patterns drawn."""
    panels = [Panel(pattern(name, text), title=text.name(name), subtitle=worth(name, text), expand=False) for name in names]
    return Group(Rich(title, style="dim"), Columns(panels))


def worth(name: str, text: Text) -> str:
    """The points of a card; those of a building for the player of its colour in brackets."""
    card = CARDS[CARD_NUMBER[name]]
    return f"{card.points}" if card.own == card.points else f"{card.points} ({card.own})"


def pattern(name: str, text: Text) -> Rich:
    """A pattern as letters on the grid."""
    cells = {(2 * q + r, r): kind for q, r, kind in CARDS[CARD_NUMBER[name]].pattern}
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    width, height = max(x for x, _ in cells) - left, max(y for _, y in cells) - top
    lines = []
    for y in range(height + 1):
        line = Rich()
        for x in range(width + 1):
            kind = cells.get((x + left, y + top))
            line.append_text(element(kind, text) if kind else Rich(" "))
        lines.append(line)
    return Rich("\n").join([*lines, *([Rich("")] * (2 - height))])


def question(view: View, text: Text) -> str:
    """What is to be decided."""
    facts: dict[str, Any] = {"draws": view["draws"]} if view["phase"] == "draw" else view["placed"] or {}
    return text(QUESTIONS[view["phase"]], **facts)


def describe(move: Sequence[str], text: Text, own: str) -> tuple[str, str, tuple[str, str, str] | None]:
    """A move as the line that it belongs to, its label in that line, and the region, space and element it fills."""
    verb = move[0]
    if verb == "start":
        return text.name(move[2]), move[3], (move[2], move[3], own)
    if verb == "move":
        letter = letters(text.language)[move[1]]
        return f"{letter}  {text.name(move[3])} → {text.name(move[5])}", move[6], (move[5], move[6], move[1])
    if verb == "place":
        letter = letters(text.language)[move[1]]
        return f"{letter}  {text('neotopia-screen-reserve')} → {text.name(move[3])}", move[4], (move[3], move[4], move[1])
    if verb == "use":
        return text("neotopia-move-use", bonus=move[1]), "", None
    if verb in ("skip", "end"):
        return text(f"neotopia-move-{verb}"), "", None
    name = text("neotopia-move-deck") if move[1] == "deck" else text.name(move[1])
    return text(f"neotopia-move-{verb}", card=name), "", None


SCREEN = NeotopiaScreen()
