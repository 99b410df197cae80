"""A match in the terminal: draws it, asks the player, lets the bots move, and saves every move."""

import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text as Rich

from tessera.bots import find_bot
from tessera.bots.guard import Guard
from tessera.core.errors import BadFile, BadOption, CannotUndo, IllegalMove, TesseraError
from tessera.core.files import read_file
from tessera.core.game import Event
from tessera.core.match import Match
from tessera.core.notation import FORMAT, move_text, read_move
from tessera.core.text import Text

from .hint import hint, think_aloud
from .reference import print_rule, print_rules
from .screen import breakdown, find_screen, ranking

YOU = "you"
COMMANDS = ("undo", "save", "rules", "hint", "log", "help", "quit")


class Quit(Exception):
    """The player quits."""


class TerminalTable:
    """One match of one player against bots."""

    def __init__(self, match: Match, console: Console, text: Text, path: Path | None = None) -> None:
        self.match, self.console, self.text = match, console, text
        self.screen = find_screen(match.game)
        self.bots = {seat: Guard(find_bot(name)) for seat, name in enumerate(match.seats) if name != YOU}
        if match.seats.count(YOU) > 1:
            raise BadOption("terminal-no-seat-you")
        self.path = path or free_path(f"{match.game.name}-{match.seed}")
        self.seats = seat_names(match, text)
        self.me = match.seats.index(YOU) if YOU in match.seats else None

    def recent(self) -> list[Event]:
        """The events since the player's last turn, which ends when something hidden is revealed after their decision."""
        events: list[Event] = []
        decided: int | None = None
        for step in self.match.steps():
            decided = decided if step.seat is None else step.seat
            if step.reveals and decided is not None and decided == self.me:
                events, decided = [], None
            events += [event for event in self.known(step.events) if not event.name.startswith("must-")]  # the answers follow
        return events

    def known(self, events: Sequence[Event]) -> list[Event]:
        """The events that the player may know of."""
        return [event for event in events if not event.is_private or event.seat == self.me or self.match.is_over]

    def run(self) -> None:
        """Plays until the match is over or the player quits; the match is saved either way."""
        try:
            while not self.match.is_over:
                self.take_turn()
            self.show_end()
            self.save(self.path)
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self.save(self.path)
            self.console.print(Rich(self.text("terminal-resume", file=str(self.path))))

    def take_turn(self) -> None:
        """Lets the seat to act decide."""
        seat = self.match.seat
        if seat in self.bots:
            action, fault = self.bots[seat].answer(self.match)
            if fault:
                why = self.text(fault.message, detail=fault.detail)
                self.console.print(Rich(self.text("bot-replaced", bot=self.seats[seat], fault=why), style="yellow"))
            self.match.play_action(action)
        elif seat is None:
            self.match.settle()
        else:
            self.show()
            self.ask_move()

    def show(self) -> None:
        """Draws the board, the events since the player's last turn, and the menu of moves."""
        if self.console.is_terminal:
            self.console.clear()
        self.screen.width = self.console.width
        self.console.print(self.screen.board(self.match, self.text, self.seats, self.me))
        if events := self.recent():
            lines = Rich("\n").join(Rich(self.text.event(event, self.seats, self.me)) for event in events)
            self.console.print(Panel(lines, title=self.text("since-last-turn"), title_align="left", border_style="dim"))
        self.console.print(self.screen.menu(self.match, self.text))

    def ask_move(self) -> None:
        """Asks until a move is made or undone; an empty line redraws the board. Every move is saved at once."""
        before = len(self.match.actions)
        while len(self.match.actions) == before:
            answer = self.prompt(self.text("terminal-prompt"))
            if not answer:
                self.show()
            elif not self.command(answer):
                try:
                    self.match.play_action(self.read(answer), reveal=False)
                    self.match.save(self.path)
                except TesseraError as error:
                    self.complain(error)
        if len(self.match.actions) > before and self.match.seat != self.me:
            self.confirm()

    def confirm(self) -> None:
        """Lets the player undo a move before others move, something hidden is revealed or the match ends."""
        count = len(self.match.actions)
        for step in self.match.steps(count - 1):
            self.print_events(step.events, "dim")
        while len(self.match.actions) == count:
            answer = self.prompt(self.text("terminal-end-turn"))
            if not answer:
                return
            self.command(answer)

    def print_events(self, events: Sequence[Event], style: str = "") -> None:
        """Prints the events that the player may know of, one per line."""
        for event in self.known(events):
            self.console.print(Rich(self.text.event(event, self.seats, self.me), style=style))

    def prompt(self, question: str) -> str:
        """Reads a line; a closed input ends the match as Ctrl-D does."""
        try:
            return self.console.input(Rich(f"{question} ", style="bold")).strip()
        except UnicodeDecodeError:
            return "�"
        except RuntimeError as error:
            raise EOFError from error

    def read(self, answer: str) -> int:
        """The action of an answer: a number of the menu, a move, or an unambiguous abbreviation of one."""
        legal = self.match.legal_actions()
        if answer.isascii() and answer.isdigit():
            number = int(answer[:9])
            if len(answer) > 9 or not 1 <= number <= len(legal):
                raise IllegalMove("terminal-not-now", number=answer[:9], last=len(legal))
            return legal[number - 1]
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
        """Executes an answer if it is a command, in English or in the player's language."""
        word, _, rest = answer.partition(" ")
        known = {self.text(f"terminal-word-{command}"): command for command in COMMANDS} | {
            command: command for command in COMMANDS
        }
        command = known.get(without_accents(word.lower()))
        if command == "undo":
            self.undo()
        elif command == "save":
            self.save(Path(rest.strip()).expanduser() if rest.strip() else self.path)
        elif command == "rules":
            self.show_rules(rest.strip())
        elif command == "hint":
            self.hint(rest.strip())
        elif command == "log":
            for step in self.match.steps():
                self.print_events(step.events)
        elif command == "help":
            self.console.print(Rich(self.text("terminal-help")))
        elif command == "quit":
            raise Quit
        return command is not None

    def hint(self, word: str) -> None:
        """Prints a hint of the bots; `on` and `off` switch the marks in the drawing."""
        if word in {"on", "off"}:
            self.screen.hints = word == "on"
            self.show()
        elif self.me is not None:
            thought = think_aloud(self.console, self.text, self.match, self.me)
            self.console.print(hint(self.match, self.text, self.seats, thought))

    def undo(self) -> None:
        """Undoes the player's last decision, unless something hidden has been revealed since."""
        try:
            self.match.undo(self.me)
            self.console.print(self.text("terminal-undone"), style="green")
        except CannotUndo as error:
            self.complain(error)

    def show_rules(self, rule: str) -> None:
        """Prints all rules, or one."""
        try:
            if rule:
                print_rule(self.console, self.text, rule)
            else:
                print_rules(self.console, self.text)
        except TesseraError as error:
            self.complain(error)

    def save(self, path: Path) -> None:
        """Saves the match, but never over a file that is not a match."""
        try:
            if path.is_file() and not is_match(path):
                raise BadFile("file-in-the-way", file=str(path))
            self.match.save(path)
            self.console.print(Rich(self.text("terminal-saved", file=str(path)), style="green"))
        except TesseraError as error:
            self.complain(error)

    def complain(self, error: TesseraError) -> None:
        """Prints why something was refused, and the rule."""
        line = self.text(error.reason)
        rule = f" ({error.reason.rule})" if error.reason.rule else ""
        self.console.print(Rich(line + rule, style="yellow"))

    def show_end(self) -> None:
        """Prints the final scoring, the ranking and the sources of points."""
        self.print_events(self.recent())
        self.console.print()
        self.console.print(ranking(self.match, self.text, self.seats))
        if sources := breakdown(self.match, self.text, self.seats):
            self.console.print()
            self.console.print(sources)


def free_path(name: str) -> Path:
    """A file name that no other match has."""
    paths = (Path(f"{name}{suffix}.match") for suffix in ("", *(f"-{number}" for number in range(2, 10_000))))
    return next(path for path in paths if not path.exists())


def is_match(path: Path) -> bool:
    """Whether a file looks like a match."""
    with suppress(TesseraError):
        return FORMAT in read_file(path)[:200]
    return False


def without_accents(word: str) -> str:
    """A word without its accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))


def seat_names(match: Match, text: Text) -> list[str]:
    """The names of the seats: “you”, bots by level and number, other people by their names."""
    names = []
    for number, name in enumerate(match.seats, 1):
        if name == YOU:
            names.append(text("seat-you"))
        elif text.has(f"bot-{name}"):
            names.append(text("seat-bot", bot=text(f"bot-{name}"), seat=str(number)))
        else:
            names.append(name)
    return names


def is_short_for(words: Sequence[str], move: Sequence[str]) -> bool:
    """Whether words abbreviate a move word by word."""
    return bool(words) and len(words) <= len(move) and all(full.startswith(word) for word, full in zip(words, move, strict=False))
