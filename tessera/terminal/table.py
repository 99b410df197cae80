"""A match in the terminal: draws it, asks the person at the keyboard, lets the bots answer, never loses a move."""

import unicodedata
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text as Rich

from tessera.bots import ask, find_bot
from tessera.core.errors import BadOption, CannotUndo, IllegalMove, TesseraError
from tessera.core.game import Event
from tessera.core.match import Match
from tessera.core.notation import move_text, read_move
from tessera.core.text import Text

from .reference import print_rule, print_rules
from .screen import find_screen, ranking

YOU = "you"
COMMANDS = ("undo", "save", "rules", "hint", "log", "help", "quit")


class Quit(Exception):
    """The person leaves the table."""


class TerminalTable:
    """One match, one person at the keyboard, bots in the other seats."""

    def __init__(self, match: Match, console: Console, text: Text, path: Path | None = None) -> None:
        self.match, self.console, self.text = match, console, text
        self.screen = find_screen(match.game)
        self.bots = {seat: find_bot(name) for seat, name in enumerate(match.seats) if name != YOU}
        if match.seats.count(YOU) > 1:
            raise BadOption("terminal-no-seat-you")
        self.path = path or Path(f"{match.game.name}-{match.seed}.match")
        self.seats = seat_names(match, text)
        self.me = match.seats.index(YOU) if YOU in match.seats else None

    def recent(self) -> list[Event]:
        """The events since the person's last turn, which is over when something hidden follows a decision of theirs."""
        events: list[Event] = []
        decided: int | None = None
        for step in self.match.steps():
            decided = decided if step.seat is None else step.seat
            if step.reveals and decided is not None and decided == self.me:
                events, decided = [], None
            events += step.events
        return events

    def run(self) -> None:
        """Plays until the match is over or the person leaves; whoever leaves finds the match saved."""
        try:
            while not self.match.is_over:
                self.take_turn()
            self.show_end()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self.save(self.path)
            self.console.print(self.text("terminal-resume", file=str(self.path)), highlight=False)

    def take_turn(self) -> None:
        """Lets the seat to act act."""
        seat = self.match.seat
        if seat in self.bots:
            self.match.play_action(ask(self.bots[seat], self.match))
        elif seat is None:
            self.confirm_end()
        else:
            self.show()
            self.ask_move()

    def show(self) -> None:
        """Draws the table, what has happened since the person's last turn, and the moves."""
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.screen.board(self.match, self.text, self.seats, self.me))
        if events := self.recent():
            lines = Rich("\n").join(Rich(self.text.event(event, self.seats)) for event in events)
            self.console.print(Panel(lines, title=self.text("terminal-since"), title_align="left", border_style="dim"))
        self.console.print(self.screen.menu(self.match, self.text))

    def ask_move(self) -> None:
        """Asks until a move is made or taken back."""
        before = len(self.match.actions)
        while len(self.match.actions) == before:
            answer = self.prompt(self.text("terminal-prompt"))
            if not answer or self.command(answer):
                continue
            try:
                self.match.play_action(self.read(answer), reveal=False)
            except TesseraError as error:
                self.complain(error)

    def confirm_end(self) -> None:
        """The last action of a turn can still be taken back before something hidden shows."""
        for step in self.match.steps(len(self.match.actions) - 1):
            self.tell(step.events, "dim")
        while self.match.next_reveals:
            answer = self.prompt(self.text("terminal-end-turn"))
            if not answer:
                self.match.settle()
            else:
                self.command(answer)

    def tell(self, events: Sequence[Event], style: str = "") -> None:
        """Prints events, a line each."""
        for event in events:
            self.console.print(Rich(self.text.event(event, self.seats), style=style))

    def prompt(self, question: str) -> str:
        """A line from the person."""
        return self.console.input(f"[bold]{question}[/] ").strip()

    def read(self, answer: str) -> int:
        """The action that an answer means: a number of the menu, a move, or words that only one legal move begins with."""
        legal = self.match.legal_actions()
        if answer.isascii() and answer.isdigit():
            if not 1 <= int(answer[:9]) <= len(legal):
                raise IllegalMove("terminal-not-now", number=answer[:9], last=len(legal))
            return legal[int(answer) - 1]
        words = answer.lower().split()
        if tuple(words) in self.match.game.action_of:
            return self.match.game.action_of[tuple(words)]
        fitting = [action for action in legal if is_short_for(words, self.match.game.moves[action])]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            moves = [move_text(self.match.game, action) for action in fitting[:6]]
            raise IllegalMove("terminal-several", text=answer, moves=moves)
        fitting = [action for action, move in enumerate(self.match.game.moves) if is_short_for(words, move)]
        return fitting[0] if len(fitting) == 1 else read_move(self.match.game, answer)

    def command(self, answer: str) -> bool:
        """Does what an answer says if it is a command, in English or in the person's language."""
        word, _, rest = answer.partition(" ")
        known = {self.text(f"terminal-word-{command}"): command for command in COMMANDS} | {
            command: command for command in COMMANDS
        }
        command = known.get(without_accents(word.lower()))
        if command == "undo":
            self.undo()
        elif command == "save":
            self.save(Path(rest.strip()) if rest.strip() else self.path)
        elif command == "rules":
            self.show_rules(rest.strip())
        elif command == "hint":
            self.screen.hints = rest.strip() != "off"
            self.show()
        elif command == "log":
            for step in self.match.steps():
                self.tell(step.events)
        elif command == "help":
            self.console.print(self.text("terminal-help"), highlight=False)
        elif command == "quit":
            raise Quit
        return command is not None

    def undo(self) -> None:
        """Takes back the person's last decision, unless something hidden has been shown since."""
        try:
            self.match.undo(self.me)
            self.console.print(self.text("terminal-undone"), style="green")
        except CannotUndo as error:
            self.complain(error)

    def show_rules(self, rule: str) -> None:
        """The rules, or one of them."""
        try:
            if rule:
                print_rule(self.console, self.text, rule)
            else:
                print_rules(self.console, self.text)
        except TesseraError as error:
            self.complain(error)

    def save(self, path: Path) -> None:
        """Writes the match to a file."""
        try:
            self.match.save(path)
            self.console.print(self.text("terminal-saved", file=str(path)), style="green", highlight=False)
        except TesseraError as error:
            self.complain(error)

    def complain(self, error: TesseraError) -> None:
        """Says in one line why something was refused, and by which rule."""
        line = self.text(error.reason)
        rule = f" ({error.reason.rule})" if error.reason.rule else ""
        self.console.print(Rich(line + rule, style="yellow"))

    def show_end(self) -> None:
        """The final scoring, the ranking and where the points came from."""
        self.tell(self.recent())
        self.console.print()
        self.console.print(ranking(self.match, self.text, self.seats))
        if breakdown := self.screen.breakdown(self.match, self.text, self.seats):
            self.console.print()
            self.console.print(breakdown)


def without_accents(word: str) -> str:
    """A word as it is typed on a keyboard without accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))


def seat_names(match: Match, text: Text) -> list[str]:
    """How the seats are called at a table: “you”, bots by name and seat, other people as they are."""
    names = []
    for number, name in enumerate(match.seats, 1):
        if name == YOU:
            names.append(text("terminal-you"))
        elif text.has(f"bot-{name}"):
            names.append(text("terminal-seat", bot=text(f"bot-{name}"), seat=str(number)))
        else:
            names.append(name)
    return names


def is_short_for(words: Sequence[str], move: Sequence[str]) -> bool:
    """Whether every word begins the word of the move in its place."""
    return bool(words) and len(words) <= len(move) and all(full.startswith(word) for word, full in zip(words, move, strict=False))
