"""Compares what a browser without a server says with what the server says: `python -m tests.offline.equality --matches 200`."""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from tessera.core.game import Event, Game
from tessera.core.text import LANGUAGES
from tessera.offline.bundle import write_bundle
from tessera.offline.hall import Hall
from tessera.server.people.person import Person
from tessera.server.store.entries import OVER
from tessera.server.tables.changes import BotTurn
from tessera.server.tables.plan import Plan, plan_table
from tessera.server.tables.table import Table
from tessera.server.wire.commands import Play
from tessera.server.wire.new_table import NewTable
from tests.offline.answers import Scene, answers
from tests.support.games import INSTALLED

RUNNER = Path(__file__).with_name("answers.py")
ADA = Person("ada", "Ada")
LONGEST_TURN = 4  # moves of one command

# A Python of its own: no installed packages, only the archive.
ALONE = "import runpy, sys; sys.path = [sys.argv[1], *sys.path]; runpy.run_path(sys.argv[2], run_name='__main__')"


def scenes(game: Game, number: int, *, every: int = 1) -> Iterator[Scene]:
    """Scenes of a match that is played at random: what one of its players sees and asks, after every so many entries."""
    luck = random.Random(f"{game.name} {number}")
    hall = Hall(ADA)
    table = hall.create(new_table(game, luck)).id
    language = LANGUAGES[number % len(LANGUAGES)]
    while hall.tables[table].status != OVER:
        play_some(hall, table, luck)
        log = hall.logs[table]
        if len(log) % every == 0 or hall.tables[table].status == OVER:
            yield {
                "person": ADA.id,
                "language": language,
                "log": [asdict(entry) for entry in log],
                "since": luck.choice([0, len(log) - 1, len(log)]),
                "messages": list(questions(hall.tables[table], luck)),
            }


def new_table(game: Game, luck: random.Random) -> Plan:
    """A table of any size for a person, or two on one device, and bots."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    seats += luck.sample([{"kind": "me", "name": "Bo"}, {"kind": "bot", "level": "expert"}], luck.randint(0, game.players[1] - 2))
    wish = NewTable.model_validate({"game": game.name, "seats": seats})
    return plan_table(wish, ADA, game, None, [None] * len(seats))


def play_some(hall: Hall, name: str, luck: random.Random, who: Person = ADA) -> None:
    """Plays some random moves of the seat to act, or undoes some."""
    table, command = hall.tables[name], f"{luck.getrandbits(60):x}"
    if luck.random() < 0.1 and table.bot_to_act is None and len(table.deciders) > 1:
        hall.listen("undoing", name, table.number, "en")
        hall.hear("undoing", json.dumps({"type": "do", "command": {"id": command, "do": "undo", "seen": table.changed}}))
        hall.leave("undoing")
        table = hall.tables[name]
    assert table.match is not None
    match, seat, actions, events = table.match.fork(), table.to_act, list[int](), list[Event]()
    while match.seat == seat and seat is not None and len(actions) < LONGEST_TURN:
        action = luck.choice(match.legal_actions())
        steps = match.play_steps(action)
        events += [event for step in steps for event in step.events]
        actions.append(action)
        if any(step.reveals for step in steps):
            break
    if table.bot_to_act:
        hall.do(name, None, BotTurn(table.bot_to_act, table.changed, actions, (match, events)))
    elif actions:
        moves = [match.game.texts[action] for action in actions]
        hall.do(name, who, Play(id=command, do="play", seen=table.changed, moves=moves))


def questions(table: Table, luck: random.Random) -> Iterator[dict[str, object]]:
    """Drafts, what is not possible after them, and commands that are refused."""
    match = table.match
    assert match is not None
    moves = luck.sample(match.legal_moves(), min(2, len(match.legal_moves()))) + luck.sample([*match.game.texts], 2)
    for number, move in enumerate(moves):
        draft = {"seen": table.changed, "moves": [move]}
        yield {"type": "try", "id": f"t{number}", "draft": draft}
        yield {"type": "why", "id": f"w{number}", "draft": draft if number == 0 else {**draft, "moves": []}}
    yield {"type": "do", "command": {"id": "d", "do": "play", "seen": 0, "moves": moves}}
    yield {"type": "do", "command": {"id": "e", "do": "play", "seen": table.changed, "moves": [moves[-1], "nothing"]}}
    yield {"type": "ping", "id": "p"}


class Browser:
    """A Python as a browser has it: the archive, the standard library, and nothing else."""

    def __init__(self, folder: Path) -> None:
        write_bundle(folder / "python.zip")
        with zipfile.ZipFile(folder / "python.zip") as archive:
            archive.extractall(folder / "python")
        command = [sys.executable, "-I", "-S", "-c", ALONE, str(folder / "python"), str(RUNNER)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def answers(self, scene: Scene) -> list[str]:
        """What a page hears there."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(scene) + "\n")
        self.process.stdin.flush()
        heard: list[str] = json.loads(self.process.stdout.readline())
        return heard

    def close(self) -> None:
        """Ends the process."""
        self.process.kill()
        self.process.communicate()


def differences(browser: Browser, some: Sequence[Scene]) -> list[tuple[str, str]]:
    """What is said otherwise in a browser."""
    return [
        (here, there)
        for scene in some
        for here, there in zip(answers(scene), browser.answers(scene), strict=True)
        if here != there
    ]


def main() -> None:
    """Compares many matches, and prints what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="matches of each game")
    parser.add_argument(
        "--every", type=int, default=1, help="after how many entries of a match something is asked, and at its end"
    )
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        browser = Browser(Path(folder))
        for game in INSTALLED:
            asked = found = 0
            for number in range(wanted.matches):
                for scene in scenes(game, number, every=wanted.every):
                    asked += len(scene["messages"]) + 1
                    found += len(differences(browser, [scene]))
                print(f"{game.name}: {number + 1} of {wanted.matches} matches, {asked} messages, {found} differ", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
