"""Positions as text and as pictures, both as the terminal draws them."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from rich.cells import cell_len
from rich.color import Color, blend_rgb
from rich.color_triplet import ColorTriplet
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

from tessera.core.match import Match
from tessera.core.text import Text
from tessera.terminal.screen import find_screen

WIDTH, HEIGHT = 120, 56  # in columns and lines: frames of a film must be of one size
FONT_SIZE = 14  # pixels
FADED = 0.4  # how far dim text fades into the background


def board_of(match: Match) -> RenderableType:
    """A position seen from the seat to act."""
    return find_screen(match.game).board(match, Text("en", match.game), match.seats, match.seat)


def drawing(match: Match) -> str:
    """A position as text with the codes of a terminal."""
    console = Console(width=WIDTH, force_terminal=True)
    with console.capture() as captured:
        console.print(board_of(match))
    return captured.get()


def picture(match: Match) -> np.ndarray:
    """A position as an RGB image. Drawings of more lines than usual make it higher; none is cut off."""
    from PIL import Image, ImageDraw

    console = Console(width=WIDTH, color_system="truecolor")
    lines = console.render_lines(board_of(match), pad=False)
    width, height = cell_size()
    image = Image.new("RGB", (WIDTH * width, max(HEIGHT, len(lines)) * height), tuple(THEME.background_color))
    pencil = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        draw_line(pencil, line, row * height)
    return np.array(image)


def draw_line(pencil: Any, line: list[Segment], y: int) -> None:
    """Draws one line of text, character by character, so that columns stay in line."""
    (width, height), column = cell_size(), 0
    for text, style, control in line:
        if control:
            continue
        colour, background = ink_of(style or Style())
        for character in text:
            x, cells = column * width, cell_len(character)
            column += cells
            if background != THEME.background_color:
                pencil.rectangle((x, y, x + cells * width - 1, y + height - 1), tuple(background))
            if cells and not character.isspace():
                pencil.text((x, y), character, tuple(colour), font(bool(style and style.bold)))


def ink_of(style: Style) -> tuple[ColorTriplet, ColorTriplet]:
    """The colours of text and of what is behind it, in Rich's theme for pictures."""
    colour = rgb(style.color, THEME.foreground_color)
    background = rgb(style.bgcolor, THEME.background_color)
    if style.reverse:
        colour, background = background, colour
    return (blend_rgb(colour, background, FADED) if style.dim else colour), background


def rgb(colour: Color | None, usual: ColorTriplet) -> ColorTriplet:
    """A colour of a style, or the usual one."""
    return usual if colour is None or colour.is_default else colour.get_truecolor(THEME)


@cache
def font(bold: bool) -> Any:
    """A font that knows every sign of the drawings and is the same on all machines: matplotlib brings one."""
    import matplotlib
    from PIL import ImageFont

    name = "DejaVuSansMono-Bold.ttf" if bold else "DejaVuSansMono.ttf"
    return ImageFont.truetype(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / name, FONT_SIZE)


@cache
def cell_size() -> tuple[int, int]:
    """The width and the height of a character in pixels; lines of boxes meet."""
    return round(font(False).getlength("M")), sum(font(False).getmetrics())
