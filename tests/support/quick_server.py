"""Servers that start at once, from the warm process."""

import os
from pathlib import Path
from typing import Self

from tests.support.nursery import COMMAND, Forked
from tests.support.server import Server


class QuickServer(Server):
    """A server that can be started from nothing as any other, or quickly."""

    warm_module = COMMAND

    def start(self) -> Self:
        self.begin_quickly()
        self.wait()
        return self

    def begin_quickly(self) -> None:
        """The same as `begin`, from the warm process."""
        self.process = Forked(self.warm_module, self.arguments, self.environment, (Path(os.devnull), self.log, self.log))

    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None


class DealingServer(QuickServer):
    """A server whose deals its clients choose."""

    module = warm_module = "tests.support.dealing"
