"""Gets a Chromium for the tests by the first way that works on this machine, and remembers which one it is.

`python -m tests.support.chromium` tries, in this order: the browser chosen last time, installed ones, `playwright install`, the
distribution's package manager (as root only), and an npm package that carries the browser inside the package. A browser counts
only if it starts and draws text. Without any, the tests that need one are skipped. The environment variable TESSERA_BROWSER
overrides all this: it is the path of a browser, or `none`.
"""

import base64
import hashlib
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

FOLDER = Path(__file__).parents[2] / "build" / "browser"
CHOSEN = FOLDER / "chosen"  # the path of the browser, or PLAYWRIGHT
PLAYWRIGHT = "playwright"  # the browser that Playwright keeps for itself

COMMANDS = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "microsoft-edge-stable"),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
PACKAGE_MANAGERS = {
    "apt-get": ("update -o=Acquire::Retries=0 -o=Acquire::http::Timeout=10", "install --yes --no-install-recommends chromium"),
    "dnf": ("install --assumeyes chromium",),
    "zypper": ("--non-interactive install chromium",),
    "pacman": ("-Sy --noconfirm chromium",),
    "apk": ("add chromium",),
}
PACKAGE = "@sparticuz/chromium@153.0.0"  # 70 MB; `npm view @sparticuz/chromium dist.integrity` prints the hash of the newest
PACKAGE_SHA512 = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
FETCH_SECONDS = 300
CONNECT_SECONDS = 10
UNBROTLI = "fs.writeFileSync(process.argv[2], zlib.brotliDecompressSync(fs.readFileSync(process.argv[1])))"


class Unavailable(Exception):
    """Why a way of getting a browser does not work here."""


def main() -> int:
    """Chooses a browser, fetching one if need be, and says in one line which; the exit code is 1 if there is none."""
    with sync_playwright() as playwright:
        try:
            path, origin = choose(playwright)
        except Unavailable as reasons:
            print(f"No browser for the tests: {reasons}", file=sys.stderr)
            return 1
    print(f"Browser for the tests: {path} ({origin})")
    return 0


def launch(playwright: Playwright) -> Browser:
    """Starts the chosen browser, or else the first installed one that works."""
    path = os.environ.get("TESSERA_BROWSER")
    if not path:
        path = next((each for each in [*remembered(), *installed()] if works(playwright, each)), "none")
    if path == "none":
        raise Unavailable("`make browser` tries to get one")
    return start(playwright, path)


def choose(playwright: Playwright) -> tuple[str, str]:
    """The path of a browser that works, and where it comes from; remembers the choice for `launch`."""
    if named := os.environ.get("TESSERA_BROWSER"):
        if named == "none" or not works(playwright, named):
            raise Unavailable(f"TESSERA_BROWSER is {named}")
        return named, "TESSERA_BROWSER"
    reasons = []
    for origin, way in WAYS.items():
        if way not in (remembered, installed):
            print(f"Getting a browser for the tests: {origin} …", file=sys.stderr)
        try:
            for path in way():
                if works(playwright, path):
                    FOLDER.mkdir(parents=True, exist_ok=True)
                    CHOSEN.write_text(path, encoding="utf-8")
                    return path, origin
                reasons.append(f"{origin}: {path} does not work")
        except Unavailable as reason:
            reasons.append(f"{origin}: {reason}")
    raise Unavailable("; ".join(reasons))


def works(playwright: Playwright, path: str) -> bool:
    """Whether a browser starts and draws text: it may be a stub, and the machine may lack libraries or fonts."""
    try:
        browser = start(playwright, path)
    except Error:
        return False
    try:
        page = browser.new_page()
        page.set_content("<span>Tessera</span>")
        box = page.locator("span").bounding_box()
        return box is not None and box["height"] > 10
    except Error:
        return False
    finally:
        browser.close()


def start(playwright: Playwright, path: str) -> Browser:
    """Starts a browser without its sandbox, which is not to be had as root or in most containers."""
    return playwright.chromium.launch(
        executable_path=None if path == PLAYWRIGHT else path, args=["--no-sandbox"], timeout=CONNECT_SECONDS * 3000
    )


# The ways: each yields the paths of browsers to try, or says why it can't.


def remembered() -> Iterator[str]:
    """The browser that was chosen last time."""
    if CHOSEN.exists():
        yield CHOSEN.read_text(encoding="utf-8")


def installed() -> Iterator[str]:
    """The browsers of the system and of Playwright."""
    yield from filter(None, map(shutil.which, COMMANDS))
    yield PLAYWRIGHT


def from_playwright() -> Iterator[str]:
    """Playwright's own browser, fetched; as root, with the libraries that it needs."""
    playwright = (sys.executable, "-m", "playwright")
    install = (*playwright, "install", "--only-shell", "chromium")
    for url in re.findall(r"Download url: *(\S+)", run(*install, "--dry-run")):
        check_answer(url)
    run(*install)
    yield PLAYWRIGHT
    if is_root():
        run(*playwright, "install-deps", "chromium")
        yield PLAYWRIGHT


def from_distribution() -> Iterator[str]:
    """The Chromium of the distribution."""
    manager = next(filter(shutil.which, PACKAGE_MANAGERS), None)
    if manager is None or not is_root():
        raise Unavailable(f"{manager} needs root" if manager else "none is known here")
    for arguments in PACKAGE_MANAGERS[manager]:
        run(manager, *arguments.split(), seconds=FETCH_SECONDS * 3, DEBIAN_FRONTEND="noninteractive")
    yield from filter(None, map(shutil.which, COMMANDS))


def from_npm() -> Iterator[str]:
    """The Chromium of the npm package, with the libraries and fonts that come with it."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise Unavailable("it is for Linux on x86-64 only")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        unpacked = unpack(fetch_package(Path(folder)), Path(folder) / "chromium")
        shutil.rmtree(FOLDER / "chromium", ignore_errors=True)
        unpacked.rename(FOLDER / "chromium")
    yield str(write_launcher(FOLDER / "chromium"))


WAYS = {
    "chosen last time": remembered,
    "installed": installed,
    "playwright install": from_playwright,
    "package manager": from_distribution,
    f"npm package {PACKAGE}": from_npm,
}


# How they do it


def is_root() -> bool:
    """Whether this user may install packages of the distribution."""
    return os.geteuid() == 0


def check_answer(url: str) -> None:
    """Refuses an address that does not answer at all; other errors are for the command that fetches it to tell."""
    try:
        urlopen(url, timeout=CONNECT_SECONDS).close()
    except OSError as error:
        if isinstance(error, TimeoutError) or isinstance(getattr(error, "reason", None), TimeoutError):
            raise Unavailable(f"no answer from {url}") from None


def run(*command: str, seconds: float = FETCH_SECONDS, **variables: str) -> str:
    """Runs a command that fetches something, and ends it if it takes too long; returns what it has printed."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])  # npm may be in the environment
    if not shutil.which(command[0], path=path):
        raise Unavailable(f"there is no {command[0]}")
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        environment = {**os.environ, "PATH": path, **variables}
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=environment, start_new_session=True
        )
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise Unavailable(f"it took longer than {seconds} seconds") from None
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)  # the processes that it has started too
        output.seek(0)
        printed = output.read()
    if process.returncode:
        lines = [line.strip() for line in printed.splitlines() if "rror" in line]
        raise Unavailable(lines[0] if lines else f"exit code {process.returncode}")
    return printed


def fetch_package(folder: Path) -> Path:
    """The archive of the npm package, if it is the one that we know."""
    run("npm", "view", PACKAGE, "version", "--prefer-offline", "--fetch-retries=0", seconds=CONNECT_SECONDS * 2)
    run("npm", "pack", PACKAGE, f"--pack-destination={folder}", "--fetch-retries=0")
    archive = next(folder.glob("*.tgz"))
    if hashlib.sha512(archive.read_bytes()).digest() != base64.b64decode(PACKAGE_SHA512):
        raise Unavailable("its hash is another one")
    return archive


def unpack(archive: Path, folder: Path) -> Path:
    """Unpacks the browser, its libraries and its fonts into one folder."""
    folder.mkdir()
    with tarfile.open(archive) as package:
        for name in ("chromium", "al2023.tar", "fonts.tar"):
            packed = folder / f"{name}.br"
            packed.write_bytes(content(package, f"package/bin/{name}.br"))
            run("node", "-e", UNBROTLI, str(packed), str(folder / name))
            packed.unlink()
    for part in folder.glob("*.tar"):
        with tarfile.open(part) as files:
            for each in filter(tarfile.TarInfo.isfile, files):
                (folder / Path(each.name).name).write_bytes(content(files, each))
        part.unlink()
    (folder / "chromium").chmod(0o755)
    return folder


def content(archive: tarfile.TarFile, file: str | tarfile.TarInfo) -> bytes:
    """What a file of an archive contains."""
    stream = archive.extractfile(file)
    assert stream, f"{file} is no file"
    return stream.read()


def write_launcher(folder: Path) -> Path:
    """A script that starts the browser with its own libraries, and with its fonts beside those of the system."""
    fonts = folder / "fonts.conf"
    system = "<include ignore_missing='yes'>/etc/fonts/fonts.conf</include>"
    fonts.write_text(f"<fontconfig>{system}<dir>{folder}</dir></fontconfig>\n", encoding="utf-8")
    launcher = folder / "launch"
    variables = f"LD_LIBRARY_PATH='{folder}' FONTCONFIG_FILE='{fonts}'"
    launcher.write_text(f"#!/bin/sh\n{variables} exec '{folder}/chromium' \"$@\"\n", encoding="utf-8")
    launcher.chmod(0o755)
    return launcher


if __name__ == "__main__":
    sys.exit(main())
