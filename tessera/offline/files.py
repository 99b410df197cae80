"""The files of the offline part: the Python that a browser runs, and what is known about the games without running it."""

import hashlib
import json
from pathlib import Path
from typing import Any

import orjson

from tessera.core.game import Game
from tessera.core.registry import all_games
from tessera.server.offers import game_view, packed_box
from tessera.wasm.modules import find_engine

from .bundle import write_bundle

FOLDER = Path(__file__).parents[1] / "server" / "offline"  # by `make web`; a wheel contains it
INDEX = "index.json"


def write_files(folder: Path = FOLDER) -> None:
    """Writes the files, named by their contents, and an index of them; removes those of other sources."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    write_bundle(folder / "python.zip")
    (folder / "facts.json").write_bytes(orjson.dumps(facts()))
    names = {kind: named_by_hash(folder / file) for kind, file in (("python", "python.zip"), ("facts", "facts.json"))}
    (folder / INDEX).write_text(json.dumps(names), encoding="utf-8")


def named_by_hash(file: Path) -> str:
    """Renames a file so that its name changes with its contents."""
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    return file.rename(file.with_stem(f"{file.stem}-{digest}")).name


def facts() -> dict[str, Any]:
    """What a server answers about the games, whoever asks, by address."""
    found: dict[str, Any] = {"/api/games": [game_view(game, 1.0) for game in all_games()]}
    for game in all_games():
        found[f"/api/games/{game.name}/box?components={game.components}"] = orjson.Fragment(packed_box(game)[0])
        found[f"/api/games/{game.name}/engine?components={game.components}"] = engine(game)
    return found


def engine(game: Game) -> Any:
    """The description of a game's engine."""
    files = find_engine(game)
    assert files is not None, f"{game.name} has no engine: make engines"
    return json.loads(files.description.read_text(encoding="utf-8"))
