"""Engines for browsers: the same source, compiled to WebAssembly, plays and thinks the same to the last bit."""

import json

import numpy as np
import pytest

from tessera.core.contract import AUTOMATIC
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.steps import play_on
from tessera.wasm.memory import memory_dtype
from tests.wasm.equality import differing_matches, has_same_tree, positions
from tests.wasm.runtime import WasmEngine, built, engine_of

KEY = "00112233445566778899aabbccddeeff"


@pytest.fixture
def engine(game: Game) -> WasmEngine:
    return engine_of(game)


def load(engine: WasmEngine, match: Match) -> None:
    """Puts the position of a match into an engine."""
    engine.memory["states"][0] = match.states[0]


def test_random_matches_end_in_the_same_bytes(engine: WasmEngine) -> None:
    for players in range(engine.game.players[0], engine.game.players[1] + 1):
        assert differing_matches(engine, players, 100) == []


def test_searches_grow_the_same_trees(engine: WasmEngine) -> None:
    for players in range(engine.game.players[0], engine.game.players[1] + 1):
        assert all(has_same_tree(engine, batch, players, 300) for batch in positions(engine.game, players, 4))


def test_a_module_imports_nothing(engine: WasmEngine) -> None:
    assert engine.module.imports == []


def test_a_key_deals_the_same_match(engine: WasmEngine) -> None:
    players = engine.game.players[0]
    match = Match.new(engine.game, players=players, seed=KEY)
    engine.prepare(players, KEY)
    engine.call("deal", 1)
    assert engine.state == match.deal().tobytes()


def test_an_action_leads_to_the_same_steps(engine: WasmEngine) -> None:
    match = Match.new(engine.game, players=engine.game.players[0], seed=7)
    while not match.is_over:
        load(engine, match)
        assert engine.call("look") == len(match.legal_actions())
        assert engine.memory["actions"][: engine.memory["count"]].tolist() == match.legal_actions()
        action = match.legal_actions()[0]
        played = play_on(match.game, match.states, action, match.seat)
        assert engine.call("play", action, 1) == len(played.steps)
        assert engine.memory["seat"] == played.seat
        states = engine.memory["states"][1 : len(played.steps) + 1]
        assert [state.tobytes() for state in states] == [step.after.tobytes() for step in played.steps]
        assert engine.memory["revealing"][: len(played.steps)].tolist() == [step.reveals for step in played.steps]
        match.play_action(action)


def test_a_match_is_replayed_up_to_the_first_action_that_is_not_legal(engine: WasmEngine) -> None:
    match = Match.new(engine.game, players=engine.game.players[0], seed=3)
    begun = match.fork()
    while not match.is_over:
        match.play_action(match.legal_actions()[-1])
    load(engine, begun)
    count = len(match.actions)
    engine.memory["replayed"][: count + 1] = [*match.actions, AUTOMATIC]
    assert engine.call("play_again", count + 1) == count
    assert engine.state == match.states.tobytes()
    engine.call("score")
    assert engine.memory["scores"][: match.players].tolist() == match.scores()


def test_what_a_seat_cannot_know_is_dealt_again_alike(engine: WasmEngine) -> None:
    match = Match.new(engine.game, players=engine.game.players[0], seed=5)
    load(engine, match)
    engine.memory["generator"][0] = 9
    engine.call("forget", 0)
    known = match.states.copy()
    engine.game.rule["determinize"](known[0], 0, np.array([9], dtype=np.uint64))
    assert engine.state == known.tobytes()


def test_a_description_tells_where_everything_lies(engine: WasmEngine) -> None:
    described = json.loads(built(engine.game).description.read_text())
    memory = memory_dtype(engine.game)
    assert described["size"] == memory.itemsize
    assert {name: place for name, (place, *_) in described["fields"].items()} == {
        name: memory.fields[name][1]  # type: ignore[index]
        for name in memory.names or ()
    }
    assert described["moves"] == list(engine.game.texts)
