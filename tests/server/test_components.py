"""Custom components: tried out elsewhere, never while others wait, within caps, and off where strangers come."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from tessera.core.compile.cache import OwnComponents
from tessera.core.errors import BadComponents
from tessera.core.game import Game
from tessera.core.registry import VARIANTS, find_game
from tessera.core.variants.load import check, components_of, find_variant, forget_variant
from tessera.server.components import trial, uploads
from tessera.server.components.uploads import CustomComponents, Preparing
from tessera.server.errors import Forbidden, NotFound, TooManyRequests, Unplayable
from tessera.server.process import prepare_database
from tessera.server.settings import Settings, read_settings
from tessera.server.store import components as stored
from tessera.server.store.schema import COMPONENTS, ENTRIES, TABLES
from tessera.server.store.store import Store
from tessera.server.warmup import Warmup

GAME = find_game("prosperity")
TEXT = (Path(str(GAME.rules.__file__)).parent / "components.toml").read_text(encoding="utf-8")


def with_money(money: int) -> str:
    return TEXT.replace("start_money = 100", f"start_money = {money}")


class Trials:
    """Trials that only count, and pass, fail or wait."""

    def __init__(self) -> None:
        self.identities: list[str] = []
        self.error: Exception | None = None
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def __call__(self, game: Game, components: OwnComponents) -> None:
        self.identities.append(components.identity)
        await self.go_on.wait()
        if self.error:
            raise self.error


@pytest.fixture
def trials(monkeypatch: pytest.MonkeyPatch) -> Iterator[Trials]:
    found = Trials()
    monkeypatch.setattr(uploads, "try_components", found)
    monkeypatch.setattr(uploads, "load", find_variant)
    monkeypatch.setattr(uploads, "remove_compiled", lambda components: None)
    yield found
    for game in set(VARIANTS.values()):
        forget_variant(game)


def with_components(folder: Path, do: Callable[[CustomComponents], Awaitable[Any]]) -> Any:
    """What a coroutine returns that gets the custom components of a new server."""
    settings = Settings(data=folder)

    async def run() -> Any:
        await prepare_database(settings)
        store = Store(settings)
        try:
            return await do(CustomComponents(store, settings, Warmup()))
        finally:
            await store.engine.dispose()

    return asyncio.run(run())


# Where they are allowed


@pytest.mark.parametrize(
    ("settings", "allowed"),
    [
        ({}, True),
        ({"host": "::1"}, True),
        ({"host": "0.0.0.0"}, False),
        ({"host": "play.example.org"}, False),
        ({"origins": ["https://play.example.org"]}, False),
        ({"host": "0.0.0.0", "own_components": True}, True),
        ({"own_components": False}, False),
    ],
)
def test_components_are_taken_only_from_this_computer_unless_set_otherwise(settings: dict[str, Any], allowed: bool) -> None:
    assert read_settings(**settings).takes_components == allowed


def test_a_server_that_takes_none_refuses_them_unread(tmp_path: Path, trials: Trials) -> None:
    async def do(components: CustomComponents) -> None:
        components.is_enabled = False
        with pytest.raises(Forbidden):
            await components.upload(GAME, "[" * 100_000, "ada")

    with_components(tmp_path, do)
    assert trials.identities == []


# Their identity


def test_a_changed_comment_is_not_tried_again(tmp_path: Path, trials: Trials) -> None:
    async def do(components: CustomComponents) -> list[Game]:
        texts = (with_money(110), with_money(110) + "# mine\n")
        return [await components.upload(GAME, text, "ada") for text in texts]

    first, second = with_components(tmp_path, do)
    assert first is second
    assert len(trials.identities) == 1


def test_components_of_the_old_kind_of_identity_keep_it(tmp_path: Path, trials: Trials) -> None:
    text = with_money(120)
    old = hashlib.sha256(text.encode()).hexdigest()[:12]

    async def do(components: CustomComponents) -> tuple[Game, Game]:
        async with components.stored.engine.begin() as connection:
            await connection.execute(insert(COMPONENTS), {"hash": old, "game": GAME.name, "text": text})
        return await components.find(GAME.name, old), await components.upload(GAME, text, "ada")

    found, new = with_components(tmp_path, do)
    assert found.components == old
    assert len(new.components) == 32
    assert trials.identities == [old, new.components]


def test_dropped_components_are_found_again_in_the_database(tmp_path: Path, trials: Trials) -> None:
    async def do(components: CustomComponents) -> tuple[Game, Game]:
        first = await components.upload(GAME, with_money(130), "ada")
        components.loaded.clear()
        forget_variant(first)
        return first, await components.find(GAME.name, first.components)

    first, again = with_components(tmp_path, do)
    assert first is not again
    assert first.components == again.components


# Their trial


def test_whoever_cannot_wait_for_a_trial_is_told_so_and_finds_them_later(tmp_path: Path, trials: Trials) -> None:
    async def do(components: CustomComponents) -> None:
        game = await components.upload(GAME, with_money(140), "ada")
        components.loaded.clear()
        forget_variant(game)
        trials.go_on.clear()
        with pytest.raises(Preparing):
            await components.find(GAME.name, game.components, wait=False)
        trials.go_on.set()
        assert (await components.find(GAME.name, game.components)).components == game.components
        assert len(trials.identities) == 2

    with_components(tmp_path, do)


def test_components_that_failed_are_neither_stored_nor_tried_again(tmp_path: Path, trials: Trials) -> None:
    trials.error = BadComponents("components-endless", game="prosperity")

    async def do(components: CustomComponents) -> int:
        for _ in range(2):
            with pytest.raises(BadComponents, match="does not end"):
                await components.upload(GAME, with_money(150), "ada")
        async with components.stored.engine.connect() as connection:
            return len((await connection.execute(select(COMPONENTS))).all())

    assert with_components(tmp_path, do) == 0
    assert len(trials.identities) == 1


def test_stored_components_that_are_out_of_range_today_are_checked_once(
    tmp_path: Path, trials: Trials, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = list[str]()

    def count(game: Game, text: str, file: str) -> OwnComponents:
        checks.append(text)
        return check(game, text, file)

    monkeypatch.setattr(uploads, "check", count)

    async def do(components: CustomComponents) -> None:
        row = {"hash": "0" * 12, "game": GAME.name, "text": TEXT.replace("actions_per_turn = 2", "actions_per_turn = 0")}
        async with components.stored.engine.begin() as connection:
            await connection.execute(insert(COMPONENTS), row)
        for _ in range(2):
            with pytest.raises(Unplayable, match="must be from 1 to 9"):
                await components.find(GAME.name, "0" * 12)

    with_components(tmp_path, do)
    assert len(checks) == 1
    assert trials.identities == []


def test_a_person_waits_for_one_trial_at_a_time(tmp_path: Path, trials: Trials) -> None:
    async def do(components: CustomComponents) -> None:
        trials.go_on.clear()
        first = asyncio.create_task(components.upload(GAME, with_money(160), "ada"))
        while not trials.identities:
            await asyncio.sleep(0.01)
        with pytest.raises(Preparing):
            await components.upload(GAME, with_money(161), "ada")
        trials.go_on.set()
        await first

    with_components(tmp_path, do)


def test_only_so_many_trials_wait(tmp_path: Path, trials: Trials, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_WAITING", 1)

    async def do(components: CustomComponents) -> None:
        trials.go_on.clear()
        first = asyncio.create_task(components.upload(GAME, with_money(170), "ada"))
        while not trials.identities:
            await asyncio.sleep(0.01)
        with pytest.raises(TooManyRequests):
            await components.upload(GAME, with_money(171), "ben")
        trials.go_on.set()
        await first

    with_components(tmp_path, do)


# How many there are


def test_the_least_recently_used_game_leaves_memory(tmp_path: Path, trials: Trials, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_LOADED", 2)

    async def do(components: CustomComponents) -> tuple[list[Game], list[Game]]:
        games = [await components.upload(GAME, with_money(money), "ada") for money in (180, 181)]
        await components.find(GAME.name, games[0].components)
        games.append(await components.upload(GAME, with_money(182), "ada"))
        return games, list(components.loaded.values())

    games, left = with_components(tmp_path, do)
    assert left == [games[0], games[2]]
    assert games[1] not in VARIANTS.values()


def test_a_game_at_whose_table_somebody_is_stays_in_memory(
    tmp_path: Path, trials: Trials, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "MOST_LOADED", 1)

    async def do(components: CustomComponents) -> None:
        components.release = lambda game, identity: False
        await components.upload(GAME, with_money(190), "ada")
        with pytest.raises(TooManyRequests, match="no room"):
            await components.upload(GAME, with_money(191), "ben")

    with_components(tmp_path, do)


async def play_with(components: CustomComponents, identity: str) -> None:
    """Stores an unfinished table with some components."""
    row = {"id": identity[:8], "game": GAME.name, "status": "playing", "listed": False, "created": 0.0, "changed": 0.0}
    entry = {"table": identity[:8], "number": 1, "at": 0.0, "kind": "create", "body": {"components": identity}}
    async with components.stored.engine.begin() as connection:
        await connection.execute(insert(TABLES), row)
        await connection.execute(insert(ENTRIES), entry)


@pytest.mark.parametrize("cap", ["MOST_OF_PERSON", "MOST_IN_ALL"])
def test_the_oldest_components_without_an_unfinished_table_give_way(
    cap: str, tmp_path: Path, trials: Trials, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, cap, 2)

    async def do(components: CustomComponents) -> None:
        games = [await components.upload(GAME, with_money(200), "ada")]
        await play_with(components, games[0].components)
        games += [await components.upload(GAME, with_money(money), "ada") for money in (201, 202)]
        assert (await components.find(GAME.name, games[0].components)) is games[0]
        with pytest.raises(NotFound):
            await components.find(GAME.name, games[1].components)
        await play_with(components, games[2].components)
        with pytest.raises(TooManyRequests):
            await components.upload(GAME, with_money(203), "ada")

    with_components(tmp_path, do)


# What a trial finds, should the schema overlook something; interpreted, so that nothing has to be compiled


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("neotopia", '"actions_per_turn" = 3', '"actions_per_turn" = 0', "does not end"),
        ("prosperity", '"start_pollution" = 8', '"start_pollution" = -30000', "fail: IndexError"),
    ],
)
def test_a_trial_refuses_components_that_do_not_work(
    name: str, old: str, new: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = find_game(name)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setenv("TESSERA_CACHE_DIR", str(tmp_path))
    text = components_of(game).text
    assert old in text
    with pytest.raises(BadComponents, match=said):
        asyncio.run(trial.run_trial(game, OwnComponents("0" * 32, text.replace(old, new))))


def test_a_trial_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "SECONDS", 0.01)
    with pytest.raises(BadComponents, match="takes too long"):
        asyncio.run(trial.run_trial(GAME, OwnComponents("0" * 32, check(GAME, with_money(210), "mine.toml").text)))


def test_a_trial_gets_no_secrets_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESSERA_DATABASE", "postgresql://secret")
    assert "postgresql://secret" not in trial.environment().values()
