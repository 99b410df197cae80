"""Feeds mutated and hostile components to Tessera: `python -m tests.fuzzers.components --files 20000`.

Every file must be refused in words within a second and 200 MB, or play a hundred random matches to the end. The rules run
interpreted, which needs no compiling and checks all bounds; `--compiled 20` also puts some accepted files through the trial
of a server, with compiled rules.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SECONDS, MEGABYTES = 1.0, 200  # for a refusal
PATIENCE = 900.0  # seconds for a file that plays, however busy the machine is
CHUNK = 25  # files of a process

Finding = dict[str, Any]


# The process that takes the files


def work(games: list[str], seed: int, first: int, last: int, matches: int) -> None:
    """Prints what became of each file, a line of JSON each."""
    from tessera import find_game

    sources = {}
    for name in games:
        file = Path(str(find_game(name).rules.__file__)).parent / "components.toml"
        text = file.read_text(encoding="utf-8")
        sources[name] = (text, tomllib.loads(text))
    for number in range(first, last):
        name = games[number % len(games)]
        print(
            json.dumps({"file": number, "game": name, **judge(name, *sources[name], file_seed(seed, number), matches)}),
            flush=True,
        )


def file_seed(seed: int, number: int) -> str:
    """The seed of a file."""
    return f"{seed}/{number}"


def judge(name: str, text: str, data: dict[str, Any], seed: str, matches: int) -> Finding:
    """What becomes of one file."""
    from tessera import find_game
    from tessera.core.errors import TesseraError
    from tessera.core.variants.load import check, find_variant, forget_variant
    from tests.support.mutants import mutant

    game, file = find_game(name), mutant(random.Random(seed), text, data)
    before, begun = forget_peak(), time.process_time()
    try:
        components = check(game, file, "mine.toml")
    except TesseraError as error:
        words = str(error)
        cost = {"seconds": time.process_time() - begun, "megabytes": peak() - before}
        return {"outcome": "refused", "words": words[:200], "why": str(error.reason.facts["fault"].message), **cost}
    except Exception as error:
        return {"outcome": "crashed", "words": f"{type(error).__name__}: {error}"[:500]}
    try:
        variant = find_variant(game, components)
        if variant is game:
            return {"outcome": "same"}
        decisions = play(variant, matches)
        forget_variant(variant)
    except Exception as error:
        return {"outcome": "crashed", "words": f"{type(error).__name__}: {error}"[:500]}
    return {"outcome": "played", "decisions": decisions, "seconds": time.process_time() - begun}


def play(game: Any, matches: int) -> int:
    """Plays random matches over every number of players to the end; returns the number of decisions."""
    import numpy as np

    from tessera.bots.trial import MOST_DECISIONS, over
    from tessera.sim.cpu import Batch

    fewest, most = game.players
    total = 0
    for players in range(fewest, most + 1):
        batch = Batch.deal(game, players, np.arange(-(-matches // (most - fewest + 1))))
        total += batch.play(MOST_DECISIONS)
        if not over(batch):
            raise TimeoutError("a match does not end")
    return total


def forget_peak() -> float:
    """Forgets how much memory this process has used at most, where Linux allows it; what it uses now, in megabytes."""
    try:
        Path("/proc/self/clear_refs").write_text("5")
    except OSError:
        return 0.0
    return peak()


def peak() -> float:
    """How much memory this process has used at most since then, in megabytes."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


# The process that starts the others


def chunk(arguments: argparse.Namespace, first: int) -> list[Finding]:
    """What became of some files; of the one at which the process crashed or hung, too."""
    found: list[Finding] = []
    last = min(first + CHUNK, arguments.first + arguments.files)
    command = [sys.executable, "-m", "tests.fuzzers.components", "--work", str(first), str(last)]
    command += ["--seed", str(arguments.seed), "--matches", str(arguments.matches), "--games", *arguments.games]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "ignore", "OPENBLAS_NUM_THREADS": "1"}
    limit = PATIENCE + CHUNK * arguments.matches
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=limit, check=False)
        said, ended = done.stdout, f"exit status {done.returncode}: {done.stderr[-300:]}"
    except subprocess.TimeoutExpired as error:
        said, ended = (error.stdout or b"").decode(), "hung"
    found += [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    if len(found) < last - first:
        lost = first + len(found)
        found.append({"file": lost, "game": arguments.games[lost % len(arguments.games)], "outcome": "crashed", "words": ended})
    return found


def faults(found: list[Finding]) -> Iterator[Finding]:
    """The findings that must not be."""
    for finding in found:
        too_much = finding.get("seconds", 0) > SECONDS or finding.get("megabytes", 0) > MEGABYTES
        if finding["outcome"] == "crashed" or (finding["outcome"] == "refused" and too_much):
            yield finding


def try_compiled(arguments: argparse.Namespace, finding: Finding) -> str | None:
    """Puts an accepted file through the trial of a server, with compiled rules; returns why it failed."""
    import asyncio

    from tessera import find_game
    from tessera.core.errors import BadComponents
    from tessera.core.variants.load import check
    from tessera.server.components.trial import run_trial
    from tests.support.mutants import mutant

    game = find_game(finding["game"])
    text = (Path(str(game.rules.__file__)).parent / "components.toml").read_text(encoding="utf-8")
    file = mutant(random.Random(file_seed(arguments.seed, finding["file"])), text, tomllib.loads(text))
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TESSERA_CACHE_DIR"] = folder
        try:
            asyncio.run(run_trial(game, check(game, file, "mine.toml")))
        except BadComponents as error:
            return str(error)
    return None


def report(found: list[Finding], seconds: float) -> str:
    """What became of all files, in a few lines."""
    outcomes = Counter(finding["outcome"] for finding in found)
    refused = [finding for finding in found if finding["outcome"] == "refused"]
    lines = [f"{len(found)} files in {seconds:.0f} s: " + ", ".join(f"{count} {name}" for name, count in outcomes.most_common())]
    if refused:
        slowest, largest = (max(finding[key] for finding in refused) for key in ("seconds", "megabytes"))
        lines.append(f"refusals took at most {slowest:.3f} s of CPU time and {largest:.1f} MB")
        lines.append(", ".join(f"{count} {why}" for why, count in Counter(finding["why"] for finding in refused).most_common()))
    decisions = sum(finding.get("decisions", 0) for finding in found)
    lines.append(f"{outcomes['played']} files played {decisions} decisions")
    return "\n".join(lines)


def main() -> int:
    """Feeds files to as many processes as there are cores."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="number of the first file")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compiled", type=int, default=0, help="accepted files that also pass a server's trial")
    parser.add_argument("--games", nargs="+", default=["prosperity", "neotopia"])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--work", type=int, nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.work:
        first, last = arguments.work
        work(arguments.games, arguments.seed, first, last, arguments.matches)
        return 0
    begun, found = time.monotonic(), list[Finding]()
    starts = range(arguments.first, arguments.first + arguments.files, CHUNK)
    with ThreadPoolExecutor(arguments.workers) as pool:
        for results in pool.map(lambda first: chunk(arguments, first), starts):
            found += results
            for fault in faults(results):
                print(json.dumps(fault), flush=True)
    print(report(found, time.monotonic() - begun))
    failed = len(list(faults(found)))
    for finding in [finding for finding in found if finding["outcome"] == "played"][: arguments.compiled]:
        why = try_compiled(arguments, finding)
        failed += why is not None
        print(f"compiled: file {finding['file']} of {finding['game']}: {why or 'passed'}", flush=True)
    print(f"{failed} faults")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
