"""Custom components: stored in the database by their identity, so that every process can load the tables that use them."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

from tessera.bots.trial import visit
from tessera.core.compile.cache import OwnComponents, can_share, remove_compiled
from tessera.core.errors import BadComponents, TesseraError
from tessera.core.game import Game
from tessera.core.registry import VARIANTS, find_game, game_names
from tessera.core.variants.load import check, find_variant, forget_variant, is_own

from ..errors import Conflict, Forbidden, TooManyRequests, Unplayable
from ..settings import Settings
from ..store.components import StoredComponents
from ..store.entries import Entry
from ..store.store import Store
from ..warmup import Warmup
from .trial import try_components

MOST_LOADED = 16  # games with custom components in memory
MOST_WAITING = 8  # for their trial
REFUSED_SECONDS = 3600.0  # for which components that failed their trial are not tried again
MOST_REFUSED = 1000
FILE = "components.toml"  # what errors call an uploaded file

Key = tuple[str, str]  # the name of a game, and the identity of components


class Preparing(Conflict):
    """Components that are being tried out, for somebody who cannot wait for that."""


class CustomComponents:
    """The games with components that people have uploaded."""

    def __init__(self, store: Store, settings: Settings, warmup: Warmup) -> None:
        self.warmup = warmup
        self.stored = StoredComponents(store.engine)
        self.is_enabled = settings.takes_components and can_share()
        self.release: Callable[[str, str], bool] = lambda game, identity: True  # drops the tables with components from memory
        self.lock = asyncio.Lock()  # one game is tried out at a time
        self.tasks: dict[Key, asyncio.Task[Game]] = {}
        self.waiting: set[str] = set()  # the people whose components are being tried out
        self.loaded: OrderedDict[Key, Game] = OrderedDict()  # the least recently used first
        self.refused: OrderedDict[Key, tuple[float, TesseraError]] = OrderedDict()

    # Finding

    async def prepare(self, creation: Entry, *, wait: bool = True) -> None:
        """Loads the game of a table, with its components; refuses a table of another version of the rules."""
        name, identity, rules = (creation.body[key] for key in ("game", "components", "rules"))
        if name not in game_names():
            raise Unplayable("no-such-game", game=name, games=game_names())
        if rules != find_game(name).version:
            raise Unplayable("other-rules", theirs=rules, ours=find_game(name).version)
        await self.find(name, identity, wait=wait)

    async def find(self, name: str, identity: str, *, wait: bool = True) -> Game:
        """A game with the components of an identity: its own, or uploaded ones."""
        game = find_game(name)
        if game.components == identity:
            await self.warmup.wait_for(name, wait=wait)
            return game
        if (found := self.in_memory(name, identity)) is not None:
            return found
        text = await self.stored.text(name, identity)
        if text is None:
            raise Unplayable("other-components", theirs=identity, ours=game.components)
        self.check_refused((name, identity))
        try:
            components = await asyncio.to_thread(check, game, text, FILE)
        except BadComponents as error:  # an older version took them
            self.refuse((name, identity), Unplayable(error.reason))
            raise Unplayable(error.reason) from error
        task = self.begin(game, components._replace(identity=identity))
        if not wait:
            raise Preparing("server-trying-components")
        return await asyncio.shield(task)

    def in_memory(self, name: str, identity: str) -> Game | None:
        """A game that is loaded, which is then the last to be dropped."""
        if (name, identity) in self.loaded:
            self.loaded.move_to_end((name, identity))
        return VARIANTS.get((name, identity))

    # Uploading

    async def upload(self, game: Game, text: str, person: str) -> Game:
        """The game with components that somebody uploads; refuses faulty ones, with the line."""
        if not self.is_enabled:
            raise Forbidden("server-no-components")
        components = await asyncio.to_thread(check, game, text, FILE)
        if is_own(game, components):
            return game
        if (found := self.in_memory(game.name, components.identity)) is None:
            if person in self.waiting:
                raise Preparing("server-trying-components")
            self.waiting.add(person)
            try:
                for removed in await self.stored.make_space(person, components.identity):
                    self.forget(removed)
                found = await asyncio.shield(self.begin(game, components))
            finally:
                self.waiting.discard(person)
        await self.stored.add(game.name, components, person)
        return found

    # Loading

    def begin(self, game: Game, components: OwnComponents) -> asyncio.Task[Game]:
        """The trial of components, which is begun if nobody waits for it yet, and goes on if nobody does any more."""
        key = (game.name, components.identity)
        self.check_refused(key)
        if key not in self.tasks:
            if len(self.tasks) >= MOST_WAITING:
                raise TooManyRequests("server-many-components")
            self.tasks[key] = asyncio.create_task(self.load(game, components))
            self.tasks[key].add_done_callback(lambda task: self.on_loaded(key, task))
        return self.tasks[key]

    async def load(self, game: Game, components: OwnComponents) -> Game:
        """Tries components out in another process, then loads what it has compiled, in a thread."""
        async with self.lock:
            await try_components(game, components)
            self.make_space()
            return await asyncio.to_thread(load, game, components)

    def on_loaded(self, key: Key, task: asyncio.Task[Game]) -> None:
        """Keeps a game that has been loaded, or why it was refused."""
        del self.tasks[key]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.loaded[key] = task.result()
        elif isinstance(error, BadComponents):
            self.refuse(key, error)

    def refuse(self, key: Key, error: TesseraError) -> None:
        """Remembers why components were refused, so that nobody can have them checked and tried again and again."""
        self.refused[key] = (time.monotonic() + REFUSED_SECONDS, error)
        if len(self.refused) > MOST_REFUSED:
            self.refused.popitem(last=False)

    def check_refused(self, key: Key) -> None:
        """Refuses components that were refused a short while ago."""
        until, error = self.refused.get(key, (0.0, None))
        if error is not None and time.monotonic() < until:
            raise type(error)(error.reason).of(find_game(key[0]))

    def make_space(self) -> None:
        """Drops the least recently used games at whose tables nobody is, so that one more fits into memory."""
        for key in list(self.loaded):
            if len(self.loaded) < MOST_LOADED:
                return
            if self.release(*key):
                forget_variant(self.loaded.pop(key))
        if len(self.loaded) >= MOST_LOADED:
            raise TooManyRequests("server-many-components")

    def forget(self, components: OwnComponents) -> None:
        """Drops components that the store has given up, from memory and from the cache on disk."""
        for key in [key for key in self.loaded if key[1] == components.identity]:
            if self.release(*key):
                forget_variant(self.loaded.pop(key))
        remove_compiled(components)

    def stop(self) -> None:
        """Ends what is being tried out."""
        for task in self.tasks.values():
            task.cancel()


def load(game: Game, components: OwnComponents) -> Game:
    """Loads a game with components that have passed their trial, and all its compiled rules."""
    variant = find_variant(game, components)
    visit(variant, variant.players[0])
    return variant
