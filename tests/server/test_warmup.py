"""The first start: the server answers while its games are being compiled, and whoever needs one waits for it."""

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tessera.core.game import Game
from tessera.core.registry import find_game
from tessera.server import warmup
from tessera.server.warmup import Compiling, Warmup, compile_parts
from tests.support.games import GAMES

LUCKY_DIP = Path(__file__).parents[2] / "examples" / "lucky_dip.py"


class SlowWarmup(Warmup):
    """Compiles nothing, and takes as long for it as it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()
        self.begin(GAMES)

    async def compile(self, game: Game, files: Sequence[Path]) -> None:
        self.progress[game.name] = 0.5
        await self.go_on.wait()


@pytest.fixture(autouse=True)
def nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "is_compiled", lambda game: False)


def test_a_game_that_was_never_to_be_compiled_is_ready() -> None:
    asyncio.run(Warmup().wait_for("prosperity"))


def test_whoever_cannot_wait_is_told_that_a_game_is_being_compiled() -> None:
    with pytest.raises(Compiling):
        asyncio.run(SlowWarmup().wait_for("prosperity", wait=False))


def test_whoever_needs_a_game_waits_until_it_is_compiled() -> None:
    async def play() -> list[float]:
        slow = SlowWarmup()
        running = asyncio.create_task(slow.run([], lambda progress: None))
        waiting = asyncio.create_task(slow.wait_for("prosperity"))
        await asyncio.sleep(0.1)
        seen = [slow.of("prosperity")]
        assert not waiting.done()
        slow.go_on.set()
        await waiting
        await running
        return [*seen, slow.of("prosperity")]

    assert asyncio.run(play()) == [0.5, 1.0]


def test_people_play_as_soon_as_the_rules_are_compiled_and_bots_later() -> None:
    class Rules(SlowWarmup):
        async def compile(self, game: Game, files: Sequence[Path]) -> None:
            self.playable.add(game.name)
            await self.notify()
            await self.go_on.wait()

    async def play() -> None:
        slow = Rules()
        running = asyncio.create_task(slow.run([], lambda progress: None))
        bots = asyncio.create_task(slow.wait_for_bots("prosperity"))
        await slow.wait_for("prosperity")
        assert not bots.done()
        slow.go_on.set()
        await bots
        await running

    asyncio.run(play())


def test_the_bot_with_a_network_joins_in_after_the_others() -> None:
    class Bots(SlowWarmup):
        async def compile(self, game: Game, files: Sequence[Path]) -> None:
            await self.finish(game)
            await self.go_on.wait()

    async def play() -> None:
        slow = Bots()
        running = asyncio.create_task(slow.run([], lambda progress: None))
        master = asyncio.create_task(slow.wait_for_bots("prosperity", "master"))
        await slow.wait_for_bots("prosperity", "expert")
        await slow.wait_for_all()
        assert slow.of("prosperity") == 1.0 and not master.done()
        slow.go_on.set()
        await master
        await running

    asyncio.run(play())


def test_it_is_said_how_far_games_are_and_when_all_are_ready() -> None:
    async def play() -> list[dict[str, float]]:
        slow, said = SlowWarmup(), list[dict[str, float]]()
        slow.go_on.set()
        await slow.run([], lambda progress: said.append(dict(progress)))
        return said

    said = asyncio.run(play())
    assert said[0].keys() == {game.name for game in GAMES}
    assert said[-1] == {}


def test_a_game_that_cannot_be_compiled_keeps_nobody_waiting() -> None:
    class Broken(SlowWarmup):
        async def compile(self, game: Game, files: Sequence[Path]) -> None:
            raise OSError("no space left")

    async def play() -> None:
        broken = Broken()
        await broken.run([], lambda progress: None)
        await broken.wait_for("neotopia", wait=False)

    asyncio.run(play())


def test_the_process_that_compiles_a_game_of_a_file_counts_its_parts() -> None:
    command = [sys.executable, "-m", "tessera.server.warmup", "lucky-dip", str(LUCKY_DIP)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    parts = len(list(compile_parts(find_game("prosperity"))))
    assert said.split() == [str(number) for number in range(1, parts + 1)]


def test_a_compiled_game_is_known_by_its_mark() -> None:
    game = find_game("prosperity")
    warmup.warm_up(game)
    assert warmup.marker(game).exists()
