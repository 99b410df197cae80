"""The linker of WebAssembly modules: LLVM's `wasm-ld`, of the system or of the package `ziglang`."""

import importlib.util
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


class NoLinker(Exception):
    """No linker for WebAssembly on this machine."""


@dataclass(frozen=True)
class Linker:
    """A command that links like `wasm-ld`."""

    command: tuple[str, ...]

    @classmethod
    def find(cls) -> "Linker":
        """The linker of this machine: the newest of the system, or else that of a package."""
        if path := shutil.which("wasm-ld"):
            return cls((path,))
        for folder in sorted(Path("/usr/lib").glob("llvm-*/bin"), key=version, reverse=True):
            if path := shutil.which("wasm-ld", path=str(folder)):
                return cls((path,))
        if importlib.util.find_spec("ziglang"):
            return cls((sys.executable, "-m", "ziglang", "wasm-ld"))
        raise NoLinker("there is no wasm-ld: install the system's package lld, or ziglang by pip")

    def link(self, compiled: bytes, exports: Sequence[str], stack: int) -> bytes:
        """A module of one compiled object file that exports some functions and its memory, and imports nothing."""
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder, "engine.o"), Path(folder, "engine.wasm")
            source.write_bytes(compiled)
            options = ["--no-entry", "--strip-all", "--gc-sections", f"-zstack-size={stack}", "--export=__heap_base"]
            exported = [f"--export={name}" for name in exports]
            subprocess.run([*self.command, *options, *exported, str(source), "-o", str(target)], check=True)
            return target.read_bytes()


def version(folder: Path) -> int:
    """The number in the name of a folder such as `llvm-19`."""
    found = re.search(r"llvm-(\d+)", str(folder))
    return int(found[1]) if found else 0
