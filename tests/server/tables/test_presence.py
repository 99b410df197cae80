"""Presence: who is connected elsewhere is forgotten with the process that said so, and whoever watches hears of it."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from tessera.server.settings import read_settings
from tessera.server.store.notices import PresenceNotice
from tessera.server.store.store import Store
from tessera.server.tables import presence as module
from tessera.server.tables.notify import Notifier
from tessera.server.tables.presence import Presence

Scene = Callable[[Presence], Coroutine[None, None, None]]


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Scene], None]:
    """Runs a scene with the presence of a process that is alone."""

    async def run(scene: Scene) -> None:
        store = Store(read_settings(data=tmp_path))
        await scene(Presence(store, Notifier()))
        await store.close()

    return lambda scene: asyncio.run(run(scene))


def test_who_was_connected_to_a_process_that_is_gone_is_forgotten_and_watchers_hear_of_it(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(presence: Presence) -> None:
        monkeypatch.setattr(module, "EXPIRES_AFTER", 0.0)
        presence.on_notice(PresenceNotice("another", {"table": frozenset({1})}))
        with presence.notifier.watch("table") as changed:
            presence.forget()
            assert changed.is_set()
        assert (presence.here("table"), presence.remote) == (frozenset(), {})

    play(scene)


def test_nobody_is_woken_while_a_process_sends_heartbeats(play: Callable[[Scene], None]) -> None:
    async def scene(presence: Presence) -> None:
        presence.on_notice(PresenceNotice("another", {"table": frozenset({1})}))
        with presence.notifier.watch("table") as changed:
            presence.forget()
            assert not changed.is_set()
        assert presence.here("table") == {1}

    play(scene)


def test_heartbeats_go_on_after_one_that_failed(play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(presence: Presence) -> None:
        sent, enough = list[str](), asyncio.Event()

        async def fail_at_first(line: str) -> None:
            sent.append(line)
            if len(sent) > 1:
                enough.set()
            raise RuntimeError("no connection is left")

        monkeypatch.setattr(module, "HEARTBEAT", 0.001)
        monkeypatch.setattr(presence.store, "publish", fail_at_first)
        presence.local["table"] = {0: 1}
        beating = asyncio.create_task(presence.keep_announcing())
        await asyncio.wait_for(enough.wait(), 30)
        beating.cancel()

    play(scene)
