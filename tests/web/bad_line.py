"""A line between a browser and a server that goes silent without a word, as a lost mobile network does."""

import socket
import threading
from contextlib import suppress
from typing import Self

from tests.support.server import Server


class BadLine:
    """A TCP proxy in front of a server; whatever passes through it can be swallowed."""

    def __init__(self, server: Server) -> None:
        self.target = ("127.0.0.1", server.port)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.open: list[socket.socket] = []
        self.silenced: set[socket.socket] = set()
        self.is_silent = False
        threading.Thread(target=self.accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.listening.close()
        for each in self.open:
            with suppress(OSError):
                each.close()

    def fall_silent(self) -> None:
        """Swallows everything from now on, and keeps all connections open."""
        self.is_silent = True
        self.silenced.update(self.open)

    def speak(self) -> None:
        """Forwards what new connections carry; the old ones stay dead, as they do when a device has a new address."""
        self.is_silent = False

    def accept(self) -> None:
        with suppress(OSError):  # the end of the test
            while True:
                near, _ = self.listening.accept()
                far = socket.create_connection(self.target)
                self.open += [near, far]
                if self.is_silent:
                    self.silenced.update((near, far))
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self.forward, args=(source, sink), daemon=True).start()

    def forward(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if source not in self.silenced:
                    sink.sendall(data)
            if source not in self.silenced:
                sink.shutdown(socket.SHUT_WR)
