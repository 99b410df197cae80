"""A process that stops, a connection that is lost, a sender who goes away: what was acknowledged is stored."""

import asyncio
import json
import secrets
from pathlib import Path
from socket import SHUT_RDWR

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tessera import find_game
from tessera.server.store.entries import Append
from tessera.server.tables.pipeline import to_store
from tessera.server.tables.plan import plan_table
from tessera.server.tables.table import created
from tessera.server.wire.commands import Say
from tessera.server.wire.new_table import Free, Mine, NewTable
from tests.support.hall import at_work
from tests.support.quick_server import QuickServer
from tests.support.server import Server, hear, heard_until
from tests.support.wire_checks import Json

STOPPING = {1001, 1012}  # the server goes away, or starts again


def say(text: str = "still here") -> str:
    """A command over a socket."""
    return json.dumps({"type": "do", "command": {"id": secrets.token_hex(8), "do": "say", "text": text}})


def said_until_closed(socket: ClientConnection) -> list[Json]:
    """What a socket still says before the server closes it."""
    said = []
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            said.append(hear(socket))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in STOPPING
    return said


def test_a_server_that_is_asked_to_stop_finishes_what_it_acknowledges_and_takes_its_leave(
    database: str | None, tmp_path: Path
) -> None:
    server = QuickServer(tmp_path, database).start()
    client = server.guest()
    name = client.create("prosperity", ("me", "easy"))
    with (
        client.live(name) as talking,
        client.live(name) as watching,
        httpx.stream("GET", f"{server.url}/api/turns", headers=client.headers, timeout=60) as turns,
    ):
        hear(talking, "news")
        for _ in range(300):
            talking.send(say())
        assert server.process is not None
        server.process.terminate()
        acks = {said["ack"]["id"]: said["ack"]["number"] for said in said_until_closed(talking) if said["type"] == "ack"}
        said_until_closed(watching)
        list(turns.iter_lines())  # ends, and is not cut
    assert server.process.wait(60) == 0
    log = server.stored(name)
    stored = {entry.command: entry.number for entry in log if entry.command}
    assert len(stored) == sum(entry.command is not None for entry in log)
    assert {command: stored.get(command) for command in acks} == acks


def test_what_was_sent_before_a_connection_is_lost_is_done_or_not_but_never_unheard(server: Server) -> None:
    client = server.guest()
    name = client.create("neotopia", ("me", "open"))
    with client.live(name, since=0) as watching:
        heard = heard_until(watching, 1)
        for _ in range(20):
            with client.live(name) as lost:
                hear(lost, "news")
                for _ in range(10):
                    lost.send(say())
                lost.socket.shutdown(SHUT_RDWR)
            if (number := server.stored(name)[-1].number) > len(heard):
                heard += heard_until(watching, number)
    assert [entry["number"] for entry in heard] == list(range(1, len(heard) + 1))


def test_a_command_is_done_to_its_end_though_whoever_gave_it_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with at_work(tmp_path) as service:
            ada, _ = await service.accounts.welcome("Ada")
            wish = NewTable(game="neotopia", seats=[Mine(), Free()])
            plan = plan_table(wish, ada, find_game("neotopia"), None, [None, None])
            table = await service.tables.create(plan, ada.id)
            store = service.store.append

            async def store_while_she_goes(wanted: Append) -> bool:
                giving.cancel()
                return await store(wanted)

            monkeypatch.setattr(service.store, "append", store_while_she_goes)
            giving = asyncio.create_task(service.tables.do(table.id, ada, Say(id="c1", do="say", text="bye")))
            await asyncio.gather(giving, return_exceptions=True)
            while (await service.tables.find(table.id)).commands != {(ada.id, "c1"): 2}:
                await asyncio.sleep(0.01)
        assert giving.cancelled()

    asyncio.run(scene())


def test_a_match_begins_though_the_process_ended_just_before_it_did(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_work(tmp_path) as service:
            ada, _ = await service.accounts.welcome("Ada")
            wish = NewTable(game="neotopia", seats=[Mine(), Mine()])
            plan = plan_table(wish, ada, find_game("neotopia"), None, [None, None])
            table = created("leftbehind", plan, ada.id, 1.0)
            await service.store.append(to_store(None, table, table.recent[0].entry))
            assert (await service.tables.find("leftbehind")).status == "playing"

    asyncio.run(scene())
