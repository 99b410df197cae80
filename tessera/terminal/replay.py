"""Steps through a match in the terminal, forwards and backwards."""

from rich.console import Console
from rich.text import Text as Rich

from tessera.core.match import Match
from tessera.core.text import Text

from .screen import breakdown, find_screen, ranking
from .table import YOU, seat_names


def replay(match: Match, console: Console, text: Text) -> None:
    """Shows the steps one by one in an interactive terminal, all at once otherwise."""
    seats = seat_names(match, text)
    you = match.seats.index(YOU) if YOU in match.seats else None
    if console.is_interactive and console.is_terminal:
        browse(match, console, text, seats, you)
        return
    for step in match.steps():
        for event in step.events:
            console.print(Rich(text.event(event, seats, you)))
    show_end(match, console, text, seats)


def browse(match: Match, console: Console, text: Text, seats: list[str], you: int | None) -> None:
    """Draws the match after a decision, and asks where to go."""
    screen = find_screen(match.game)
    last = len(match.actions)
    place = 0
    words = {text(f"terminal-word-{word}"): word for word in ("next", "back", "quit")} | {
        "": "next",
        "next": "next",
        "back": "back",
        "quit": "quit",
    }
    while True:
        console.clear()
        screen.width = console.width
        shown = match.fork(place)
        console.print(screen.board(shown, text, seats, shown.seat))
        for step in shown.steps(place - 1 if place else None):
            for event in step.events:
                console.print(Rich(text.event(event, seats, you)))
        if place == last:
            show_end(match, console, text, seats)
        try:
            answer = (
                console.input(Rich(f"{text('terminal-replay-prompt', step=place, steps=last)} ", style="bold")).strip().lower()
            )
        except (EOFError, KeyboardInterrupt, RuntimeError, UnicodeDecodeError):
            return
        word = words.get(answer, answer)
        if word == "quit":
            return
        if word == "back":
            place = max(place - 1, 0)
        elif word.isascii() and word.isdigit():
            place = min(int(word[:9]), last)
        elif word == "next":
            place = min(place + 1, last)


def show_end(match: Match, console: Console, text: Text, seats: list[str]) -> None:
    """Shows the result if the match is over."""
    if not match.is_over:
        console.print(Rich(text("terminal-under-way"), style="dim"))
    else:
        console.print()
        console.print(ranking(match, text, seats))
        if sources := breakdown(match, text, seats):
            console.print()
            console.print(sources)
