"""Prosperity in the terminal, drawn from a seat's view. Every symbol has its own sign; colour only helps."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text as Rich

from tessera.core.game import View
from tessera.core.match import Match
from tessera.core.text import Text
from tessera.terminal.screen import seat_name

from .components import BOARDS, COMPONENTS, PRINTED, SQUARES, SYMBOLS, TILE_NUMBER, TILES, TRACKS, Tile

WIDE = 110  # columns that the full drawing needs
WIDE_PARTS = "numbers and outlook"
SIGNS = {"energy": "↯", "ecology": "♣", "capital": "●", "research": "▲", "prosperity": "★"}
STYLES = {"energy": "yellow", "ecology": "green", "capital": "cyan", "research": "blue", "prosperity": "magenta"}
KIND_STYLES = {"power": "magenta", "supply": "yellow", "transport": "green", "infrastructure": "blue", "special": "white"}


class ProsperityScreen:
    """How Prosperity is drawn."""

    hints = True
    width = WIDE

    def board(self, match: Match, text: Text, seats: Sequence[str], me: int | None) -> RenderableType:
        """Header, players, countries, market."""
        view = match.view(me)
        if self.width >= WIDE:
            return Group(
                header(view, text), players(view, text, seats, WIDE_PARTS), countries(view, text, seats), market(view, text, me)
            )
        numbers, outlook = (players(view, text, seats, part) for part in ("numbers", "outlook"))
        lists = [country_list(view, text, seats, seat) for seat in range(match.players) if seat != me]
        mine = countries(view, text, seats, [me]) if me is not None else ""
        return Group(header(view, text), numbers, outlook, mine, *lists, "", narrow_market(view, text, me))

    def menu(self, match: Match, text: Text) -> RenderableType:
        """The legal moves; the purchases of a tile share a line."""
        assert match.seat is not None, "no decision is due"
        view = match.view(match.seat)
        moves = [(number, match.game.moves[action]) for number, action in enumerate(match.legal_actions(), 1)]
        lines = [simple_move(match, text, number, move) for number, move in moves if move[0] != "buy"]
        shops: dict[str, list[tuple[int, Sequence[str]]]] = {}
        for number, move in moves:
            if move[0] == "buy":
                shops.setdefault(move[1], []).append((number, move))
        return Group(question(view, text), *lines, *([purchases(view, text, shops)] if shops else []))


def header(view: View, text: Text) -> RenderableType:
    """The decade, the turn, and what this decade has still to score."""
    title = (
        text("prosperity-screen-final")
        if view["final"]
        else text("prosperity-screen-turn", decade=str(view["decade"]), turn=max(view["turned"], 1), turns=view["turns"])
    )
    return Group(Line(title), symbols_line(view, text), *turned_line(view, text), "")


def turned_line(view: View, text: Text) -> list[Rich]:
    """The tile that is being scored, which is not in the market yet."""
    if view["tile"] is None or view["final"]:
        return []
    tile = tile_of(view["tile"])
    place = text("prosperity-screen-turned", tile=tile.id, side=tile.side, level=tile.level, kind=tile.kind)
    return [Rich(f"{place}  ").append_text(effect(tile.id, text))]


def symbols_line(view: View, text: Text) -> Rich:
    """What the decade has still to score, with the names of all symbols: those that are scored are ticked off."""
    coming = view["to_score"]
    if not coming["symbols"]:
        return Rich(text("prosperity-screen-nothing-to-score") + "  ").append_text(ticked(SYMBOLS, text))
    line = Rich(text("prosperity-screen-to-score", decade=str(coming["decade"])) + "  ")
    line.append_text(Rich("  ").join(symbol_name(symbol, text) for symbol in coming["symbols"]))
    return line.append("   ").append_text(ticked([symbol for symbol in SYMBOLS if symbol not in coming["symbols"]], text))


def ticked(symbols: Sequence[str], text: Text) -> Rich:
    """Symbols that are scored already."""
    return Rich("  ").join(Rich(f"✓ {SIGNS[symbol]} {text.name(symbol)}", style="dim") for symbol in symbols)


def symbol_name(symbol: str, text: Text) -> Rich:
    """A symbol's sign and name."""
    return Rich(f"{SIGNS[symbol]} {text.name(symbol)}", style=STYLES[symbol])


def symbols_of(symbols: Mapping[str, int]) -> Rich:
    """The symbols of a face: ↯+3 ♣−1 ▲2."""
    parts = []
    for symbol in SYMBOLS:
        if number := symbols.get(symbol, 0):
            parts.append(Rich(SIGNS[symbol] + (signed(number) if symbol in TRACKS else str(number)), style=STYLES[symbol]))
    return Rich(" ").join(parts)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def tile_of(name: str) -> Tile:
    """A tile by its id."""
    return TILES[TILE_NUMBER[name]]


def face_symbols(face: str, board: str) -> Mapping[str, int]:
    """The symbols of a tile or of a building printed on a board."""
    if face in TILE_NUMBER:
        return tile_of(face).symbols
    return next(slot.symbols for side, slot in PRINTED if side.side == board and slot.printed == face)


def players(view: View, text: Text, seats: Sequence[str], parts: str) -> RenderableType:
    """Every player's key numbers, and what each symbol still to score would bring now: side by side or apart."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("", no_wrap=True)
    rows = [
        [Rich("▶ " if is_active(view, seat) else "  ").append_text(seat_name(seats, seat))]
        for seat in range(len(view["countries"]))
    ]
    if "numbers" in parts:
        for heading in ("prosperity-screen-points", "prosperity-screen-money", "prosperity-screen-discs"):
            table.add_column(text(heading), justify="right")
        for symbol in SYMBOLS:
            table.add_column(Rich(SIGNS[symbol], style=STYLES[symbol]), justify="right")
        for track in TRACKS:
            table.add_column(f"{text('prosperity-screen-tracks')} {SIGNS[track]}")
        for row, country in zip(rows, view["countries"], strict=True):
            row.extend(key_numbers(country, text))
    if "outlook" in parts:
        for symbol, outlook in view["outlook"].items():
            table.add_column(Rich(f"→ {SIGNS[symbol]}", style=STYLES[symbol]))
            for row, change in zip(rows, outlook, strict=True):
                row.append(Rich(text.change(change), style="dim"))
    for row in rows:
        table.add_row(*row)
    return Group(table, "")


def is_active(view: View, seat: int) -> bool:
    """Whether it is a seat's turn."""
    return bool(seat == view["active"] and not view["over"])


def key_numbers(country: Mapping[str, Any], text: Text) -> list[Rich]:
    """Points, money, discs, symbols and research of a country; an exclamation mark for too many discs."""
    discs = f"{country['pollution']}!" if country["over_polluted"] else str(country["pollution"])
    symbols = (signed(number) if symbol in TRACKS else str(number) for symbol, number in country["visible"].items())
    research = (f"{country['levels'][track]} ({country['research'][track] + 1}/{SQUARES})" for track in TRACKS)
    return [
        Rich(str(country["points"]), style="bold"),
        Rich(euros(text, country["money"])),
        Rich(discs, style="bold red" if country["over_polluted"] else ""),
        *map(Rich, symbols),
        *map(Rich, research),
    ]


def countries(view: View, text: Text, seats: Sequence[str], shown: Sequence[int] | None = None) -> RenderableType:
    """All countries, or some, side by side, a slot a line."""
    table = Table(box=None, padding=(0, 1), header_style="dim", title=None)
    table.add_column("")
    table.add_column("")
    chosen = range(len(view["countries"])) if shown is None else shown
    for seat in chosen:
        table.add_column(seat_name(seats, seat).append(f" ({text.name(view['countries'][seat]['board'])})", style="dim"))
    kinds = {slot.label: slot.kind for board in BOARDS for slot in board.slots}
    for label, kind in kinds.items():
        cells = [slot_cell(view["countries"][seat], label, text) for seat in chosen]
        table.add_row(label, Rich(text.name(kind), style=KIND_STYLES[kind]), *cells)
    return Group(table, "")


def country_list(view: View, text: Text, seats: Sequence[str], seat: int) -> Rich:
    """A country as a paragraph, for narrow terminals."""
    country = view["countries"][seat]
    shown = [Rich(f"{label} ").append_text(slot_cell(country, label, text)) for label, face in country["slots"].items() if face]
    return (
        Rich("  ")
        .append_text(seat_name(seats, seat))
        .append(f" ({text.name(country['board'])})  ")
        .append_text(Rich(" · ").join(shown))
    )


def slot_cell(country: Mapping[str, Any], label: str, text: Text) -> Rich:
    """What a slot shows."""
    if label in country["closed"]:
        return Rich(f"✕ {text.name('closed')}", style="dim")
    face = country["slots"].get(label)
    if face is None:
        return Rich("·", style="dim")
    style = "" if face in TILE_NUMBER else "italic dim"
    return Rich(f"{text.name(face)} ", style=style).append_text(symbols_of(face_symbols(face, country["board"])))


def market(view: View, text: Text, me: int | None) -> RenderableType:
    """The market by side and level, with my prices; what I can pay for stands out."""
    money = view["countries"][me]["money"] if me is not None else 0
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column(text("prosperity-screen-level"), justify="right")
    for side in TRACKS:
        table.add_column(symbol_name(side, text), ratio=1)
    for level in range(len(COMPONENTS.squares_per_level), 0, -1):
        sides = [[tile for tile in view["market"] if (tile["side"], tile["level"]) == (side, level)] for side in TRACKS]
        for place, row in enumerate(zip_longest(*sides)):
            cells = [market_tile(tile, text, me, money) if tile else "" for tile in row]
            table.add_row("" if place else str(level), *cells)
    return Panel(table, title=text("prosperity-screen-market"), title_align="left", border_style="dim")


def narrow_market(view: View, text: Text, me: int | None) -> RenderableType:
    """The same market with one side below the other."""
    money = view["countries"][me]["money"] if me is not None else 0
    table = Table(box=None, padding=(0, 1), show_header=False)
    for side in TRACKS:
        table.add_row("", symbol_name(side, text))
        for tile in sorted((tile for tile in view["market"] if tile["side"] == side), key=lambda tile: -tile["level"]):
            table.add_row(str(tile["level"]), market_tile(tile, text, me, money))
    return Group(Rich(text("prosperity-screen-market"), style="dim"), table)


def market_tile(entry: Mapping[str, Any], text: Text, me: int | None, money: int) -> Rich:
    """A tile of the market: price, name, symbols, kind."""
    tile = tile_of(entry["tile"])
    line = Rich()
    if me is not None:
        price = entry["prices"][me]
        line.append(f"{'+' if price <= money else ' '}{euros(text, price):>6} ", style="bold" if price <= money else "dim")
    line.append(f"{tile.names[text.language]} ", style="" if me is None or entry["prices"][me] <= money else "dim")
    line.append_text(effect(tile.id, text))
    return line.append(f" {short(text.name(tile.kind))}", style=KIND_STYLES[tile.kind])


def short(word: str) -> str:
    """A long word cut short, for narrow columns."""
    return f"{word[:5]}." if len(word) > 9 else word


def effect(tile_id: str, text: Text) -> Rich:
    """What a tile brings: its symbols, or the effect of a special tile."""
    tile = tile_of(tile_id)
    if tile.kind == "special":
        return Rich(text.change({"points": tile.points, "discs": -tile.remove_discs}), style=STYLES["prosperity"])
    return symbols_of(tile.symbols)


def place(country: Mapping[str, Any], move: Sequence[str], text: Text) -> Rich:
    """The slot of a purchase, with the symbols that would be covered; nothing for a special tile."""
    if len(move) == 2:
        return Rich()
    covered = country["slots"][move[3]]
    lost = symbols_of(face_symbols(covered, country["board"])) if covered else Rich()
    return Rich(f"▸{move[3]}").append_text(Rich("(").append_text(lost).append(")") if lost else Rich())


def euros(text: Text, amount: int) -> str:
    """An amount of money."""
    return text("prosperity-euros", amount=amount)


def question(view: View, text: Text) -> RenderableType:
    """What is to be decided."""
    if view["phase"] == "pay":
        asked = text("prosperity-screen-pay", levels=view["choice"]["levels"])
    elif view["phase"] == "split":
        asked = text("prosperity-screen-split", squares=view["choice"]["squares"])
    else:
        asked = text("prosperity-screen-left", actions=view["actions"])
    return Rich(asked, style="bold")


def simple_move(match: Match, text: Text, number: int, move: Sequence[str]) -> Rich:
    """A numbered move that is no purchase: what it is, what it would do, how it is written."""
    event = match.fork().play(" ".join(move), reveal=False)[0]
    words = {"track": move[1]} if move[0] == "research" else {}
    line = numbered(number).append(text(f"prosperity-move-{move[0]}", **words)).append(f" {text.change(event.facts)}")
    return line.append(f"  {' '.join(move)}", style="dim")


def numbered(number: int) -> Rich:
    """The number of a move."""
    return Rich().append(f"{number:>4} ", style="bold")


def purchases(view: View, text: Text, shops: Mapping[str, Sequence[tuple[int, Sequence[str]]]]) -> RenderableType:
    """The tiles that can be bought, each with the numbers of its slots."""
    seat = view["to_act"]
    country = view["countries"][seat]
    prices = {entry["tile"]: entry["prices"][seat] for entry in view["market"]}
    table = Table(box=None, padding=(0, 1), header_style="dim", show_header=False)
    for tile, moves in shops.items():
        places = Rich()
        for number, move in moves:
            places.append(f" {number}", style="bold").append_text(place(country, move, text))
        price = Rich(euros(text, prices[tile]), style="bold")
        table.add_row(price, Rich(text.name(tile)).append(f"  {tile}", style="dim"), effect(tile, text), places)
    return Group(Rich(text("prosperity-screen-buy"), style="bold"), table)


SCREEN = ProsperityScreen()
