"""`tessera serve` and `tessera backup`."""

import asyncio
import contextlib
import gc
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import webbrowser
from pathlib import Path

import structlog
import uvicorn
from pydantic import ValidationError
from rich.console import Console
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from tessera.bots import ask, find_bot
from tessera.core.errors import BadOption
from tessera.core.match import Match
from tessera.core.registry import game_names
from tessera.core.text import Text
from tessera.server.app import make_app, set_up_logs
from tessera.server.service import Service
from tessera.server.settings import Settings, read_settings
from tessera.server.store.migrations import migrate
from tessera.server.store.store import Store

COLLECT_AFTER = (200_000, 10, 10)  # hardly anything refers to itself in circles, and each look for it stops the server
GRACE = 10  # seconds for what is under way when the server is asked to stop


def settings_of(config: Path | None, **flags: object) -> Settings:
    """The settings, or what is wrong with them."""
    try:
        return read_settings(config, **flags)
    except ValidationError as error:
        first = error.errors()[0]
        key, why = ".".join(map(str, first["loc"])), first["msg"].removeprefix("Value error, ")
        raise BadOption("serve-bad-setting", key=key, why=why) from error
    except (OSError, ValueError) as error:
        raise BadOption("serve-bad-setting", key=str(config), why=str(error)) from error


def serve(console: Console, text: Text, settings: Settings) -> None:
    """Runs the server until it is stopped."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: sys.exit(0))  # to be asked to stop is no failure, neither before nor after uvicorn
    set_up_logs(settings)
    listening = listen(settings)
    asyncio.run(prepare_database(settings))
    with console.status(text("terminal-compiling")):
        warm_up()
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in {"127.0.0.1", "0.0.0.0", "::1", "::"} else host  # noqa: S104
    address = f"http://{shown}:{port}"
    if settings.log_format == "json":
        structlog.get_logger().info("serving", address=address)
    else:
        console.print(text("serve-at", address=address), style="bold", highlight=False)
    if not settings.is_shared and settings.log_format == "text":
        where = settings.address.partition(":///")[2]
        console.print(text("serve-data", where=where), style="dim", highlight=False, soft_wrap=True)
    app = make_app(settings)
    gc.collect()
    gc.freeze()  # what is there now stays; to look through it again and again would take a third of the time
    gc.set_threshold(*COLLECT_AFTER)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        ws_max_size=settings.body_limit,
        ws_per_message_deflate=False,  # a position is small, and compressing it takes longer than sending it
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
    )
    Server(config, app.state.service, address if settings.open else None).run(sockets=[listening])


class Server(uvicorn.Server):
    """The web server; when it is asked to stop, the service hears of it before the connections are waited for."""

    def __init__(self, config: uvicorn.Config, service: Service, to_open: str | None) -> None:
        super().__init__(config)
        self.service, self.to_open = service, to_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to answer, and shows a browser where."""
        await super().startup(sockets)
        if self.to_open is not None:
            threading.Thread(target=webbrowser.open, args=[self.to_open], daemon=True).start()  # it may wait for its end

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends the streams, which would not end by themselves, and then all else."""
        self.service.begin_to_stop()
        await super().shutdown(sockets)


async def prepare_database(settings: Settings) -> None:
    """Brings the database up to date, or says that it cannot be reached."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings)
    try:
        await migrate(store.engine)
    except (OSError, ValueError, SQLAlchemyError) as error:
        raise BadOption("serve-no-database", why=str(getattr(error, "orig", None) or error).strip()[:300]) from error
    finally:
        await store.engine.dispose()


def warm_up() -> None:
    """Compiles every game and the bots' search before anybody waits for them."""
    for name in game_names():
        for level in ("medium", "easy"):
            match = Match.new(name, players=2, seed=1)
            match.play_action(ask(find_bot(level), match))
            match.fork(1).view(0)


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on, or a word that somebody else does."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        raise BadOption("serve-no-port", port=str(settings.port)) from error
    return listening


def backup(console: Console, text: Text, settings: Settings, file: Path) -> None:
    """Writes a copy of the database as it is at one moment."""
    if file.exists():
        raise BadOption("backup-in-the-way", file=str(file))
    if settings.is_shared:
        dump_postgres(settings, file)
        console.print(str(file), highlight=False)
        return
    source = Path(settings.address.partition(":///")[2])
    if not source.exists():
        raise BadOption("backup-failed", why=str(source))
    live, copy = sqlite3.connect(f"file:{source}?mode=ro", uri=True), sqlite3.connect(file)
    with contextlib.closing(live), contextlib.closing(copy):
        live.backup(copy)
        entries = copy.execute("SELECT count(*) FROM entries").fetchone()[0]
        tables = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
    console.print(text("backup-done", file=str(file), entries=entries, tables=tables), highlight=False, soft_wrap=True)


def dump_postgres(settings: Settings, file: Path) -> None:
    """The same by PostgreSQL's own program; the password goes by the environment, where no list of processes shows it."""
    program = shutil.which("pg_dump")
    if program is None:
        raise BadOption("backup-failed", why="pg_dump")
    url = make_url(settings.address)
    environment = {**os.environ, "PGPASSWORD": url.password} if url.password else None
    address = url._replace(password=None).render_as_string()
    command = [program, "--format=custom", f"--file={file}", address]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadOption("backup-failed", why=done.stderr.strip()[:300])
