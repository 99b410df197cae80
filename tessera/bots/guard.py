"""Guards a seat against its bot: if the bot raises, returns an illegal action or takes too long, a stand-in moves for it."""

import threading
import traceback
from dataclasses import dataclass
from typing import Any

from tessera.core.game import is_whole
from tessera.core.match import Match

from . import BOTS, Bot, ask

STAND_IN = BOTS["greedy"]


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong: a message id, the number of the action in the match, and the detail."""

    message: str  # bot-raised, bot-rubbish or bot-too-slow
    number: int
    detail: str


class Guard:
    """Asks a bot for its actions within a time limit."""

    def __init__(self, bot: Bot, limit: float | None = None) -> None:
        self.bot, self.limit = bot, limit
        self.thread: threading.Thread | None = None

    def answer(self, match: Match) -> tuple[int, Fault | None]:
        """A legal action: the bot's own, or after a fault the stand-in's."""
        fault, action = self.ask(match)
        if fault is None and not (is_whole(action) and match.why_not(int(action)) is None):
            fault = Fault("bot-rubbish", len(match.actions), repr(action)[:200])
        return (int(action), None) if fault is None else (ask(STAND_IN, match), fault)

    def ask(self, match: Match) -> tuple[Fault | None, Any]:
        """The bot's answer, or its fault. A bot that is still busy with an earlier question is not asked again."""
        number, answer = len(match.actions), list[Any]()
        if self.thread is not None and self.thread.is_alive():
            return Fault("bot-too-slow", number, f"> {self.limit} s"), None

        def work() -> None:
            try:
                answer.append((None, ask(self.bot, match)))
            except Exception as error:
                answer.append((Fault("bot-raised", number, "".join(traceback.format_exception_only(error)).strip()), None))

        if self.limit is None:
            work()
        else:
            match = match.fork()  # a late answer must not see the match move on
            self.thread = threading.Thread(target=work, daemon=True)
            self.thread.start()
            self.thread.join(self.limit)
        return answer[0] if answer else (Fault("bot-too-slow", number, f"> {self.limit} s"), None)
