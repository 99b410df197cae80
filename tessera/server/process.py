"""A server process: prepares the database, compiles the games, listens, and shuts down gracefully."""

import asyncio
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial

import structlog
import uvicorn
from rich.console import Console
from sqlalchemy.exc import SQLAlchemyError

from tessera.core.errors import BadOption
from tessera.core.registry import all_games
from tessera.core.text import Text

from .app import make_app, set_up_logs
from .http.connection import bounded_protocol
from .service import Service
from .settings import Settings
from .store.migrations import migrate
from .store.sqlite_file import make_private_file, make_private_folder, one_server
from .store.store import Store
from .warmup import to_compile, warm_up

SWITCH_EVERY = 0.0005  # seconds after which a thread lets the event loop run: Python's own 5 ms add up in every turn
COLLECT_AFTER = (200_000, 10, 10)  # there are hardly any reference cycles, and every collection stops the server
GRACE = 10  # seconds for what is under way when the server is asked to stop


def serve(console: Console, text: Text, settings: Settings) -> None:
    """Runs the server until it is stopped."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: sys.exit(0))  # stopping is not a failure, neither before nor after uvicorn runs
    set_up_logs(settings)
    listening = listen(settings)
    with database_to_itself(settings):
        asyncio.run(prepare_database(settings))
        run(console, text, settings, listening)


def run(console: Console, text: Text, settings: Settings, listening: socket.socket) -> None:
    """The same once the database is ready."""
    late = to_compile()
    for game in all_games():
        if game not in late:
            warm_up(game)  # which only takes a moment
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
    app.state.service.warm_up(late, partial(say_progress, console, text))
    gc.collect()
    gc.freeze()  # what is in memory now stays; to traverse it in every collection would take a third of the time
    gc.set_threshold(*COLLECT_AFTER)
    sys.setswitchinterval(SWITCH_EVERY)
    config = uvicorn.Config(
        app,
        http=bounded_protocol(settings),
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


def say_progress(console: Console, text: Text, progress: dict[str, float]) -> None:
    """Says how far the games are that are being compiled, or that all are ready."""
    if not progress:
        console.print(text("serve-compiled"), style="dim", highlight=False)
        return
    parts = [f"{text(f'{name}-title') if text.has(f'{name}-title') else name} {share:.0%}" for name, share in progress.items()]
    console.print(text("serve-compiling", games=", ".join(parts)), style="dim", highlight=False)


class Server(uvicorn.Server):
    """The web server, which tells the service to stop before it waits for connections."""

    def __init__(self, config: uvicorn.Config, service: Service, to_open: str | None) -> None:
        super().__init__(config)
        self.service, self.to_open = service, to_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts to answer, and opens a browser."""
        await super().startup(sockets)
        if self.to_open is not None:
            threading.Thread(
                target=webbrowser.open, args=[self.to_open], daemon=True
            ).start()  # it may block until the browser is closed

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends the streams, which would not end by themselves, and then everything else."""
        self.service.begin_to_stop()
        await super().shutdown(sockets)


@contextmanager
def database_to_itself(settings: Settings) -> Iterator[None]:
    """Refuses a SQLite file that another server uses, and keeps other servers away from it."""
    with ExitStack() as held:
        try:
            make_private_folder(settings.data)
            if settings.file is not None:
                held.enter_context(one_server(settings.file))
        except OSError as error:
            raise unreachable(error) from error
        yield


async def prepare_database(settings: Settings) -> None:
    """Migrates the database; refuses one that cannot be reached, or that a newer version has written."""
    try:
        make_private_folder(settings.data)
        if settings.file is not None:
            make_private_file(settings.file)
        store = Store(settings)
        try:
            await migrate(store.engine)
        finally:
            await store.close()
    except (OSError, ValueError, SQLAlchemyError) as error:
        raise unreachable(error) from error


def unreachable(error: Exception) -> BadOption:
    """Why a database cannot be used."""
    return BadOption("serve-no-database", why=str(getattr(error, "orig", None) or error).strip()[:300])


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on; refuses a port that is in use."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        raise BadOption("serve-no-port", port=str(settings.port)) from error
    return listening
