"""Custom components: stored in the database by their hash, so that every process can load the tables that use them."""

import asyncio
import hashlib

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from tessera.core.errors import BadComponents, Reason
from tessera.core.files import write_file
from tessera.core.game import Game
from tessera.core.registry import VARIANTS, find_game, game_names
from tessera.core.variants import load_variant

from ..errors import Forbidden, Unplayable
from ..settings import Settings
from ..store.entries import Entry
from ..store.schema import COMPONENTS
from ..store.store import Store


class OwnComponents:
    """The games with components that hosts have uploaded."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.engine = store.engine
        self.folder = settings.data / "components"
        self.is_enabled = settings.own_components
        self.lock = asyncio.Lock()  # one game is compiled at a time

    async def prepare(self, creation: Entry) -> None:
        """Loads the game of a table, with its components; refuses a table of another version of the rules."""
        name, digest, rules = (creation.body[key] for key in ("game", "components", "rules"))
        if name not in game_names():
            raise Unplayable("no-such-game", game=name, games=game_names())
        if rules != find_game(name).version:
            raise Unplayable("other-rules", theirs=rules, ours=find_game(name).version)
        await self.find(name, digest)

    async def find(self, name: str, digest: str) -> Game:
        """A game with the components of a hash: its own, or uploaded ones."""
        if find_game(name).components == digest:
            return find_game(name)
        if (name, digest) in VARIANTS:
            return VARIANTS[name, digest]
        query = select(COMPONENTS.c.text).where(COMPONENTS.c.hash == digest, COMPONENTS.c.game == name)
        async with self.engine.connect() as connection:
            text = (await connection.execute(query)).scalar_one_or_none()
        if text is None:
            raise Unplayable("other-components", theirs=digest, ours=find_game(name).components)
        return await self.load(find_game(name), text)

    async def upload(self, game: Game, text: str) -> Game:
        """The game with components that somebody uploads; refuses faulty ones, with the line."""
        if not self.is_enabled:
            raise Forbidden("server-no-components")
        variant = await self.load(game, text)
        if variant is not game:
            try:
                async with self.engine.begin() as connection:
                    row = {"hash": variant.components, "game": game.name, "text": text}
                    await connection.execute(insert(COMPONENTS), row)
            except IntegrityError:
                pass  # somebody has uploaded them before
        return variant

    async def load(self, game: Game, text: str) -> Game:
        """Compiles a game with other components, in a thread."""
        async with self.lock:
            return await asyncio.to_thread(self.load_file, game, text)

    def load_file(self, game: Game, text: str) -> Game:
        """The same, from a file that the compiled game reads."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{hashlib.sha256(text.encode()).hexdigest()[:24]}.toml"
        write_file(path, text)
        try:
            return load_variant(game, path)
        except BadComponents as error:
            path.unlink()
            facts = {**error.reason.facts, "file": "components.toml"}  # the path is none of the client's business
            raise BadComponents(Reason(error.reason.message, facts)).of(game) from error
