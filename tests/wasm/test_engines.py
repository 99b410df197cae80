"""Engines for browsers: the same source, compiled to WebAssembly, plays and thinks the same to the last bit."""

import json

import numpy as np
import pytest

from tessera.bots import RandomBot, play_out
from tessera.bots.levels import LEVELS
from tessera.bots.neural import infer
from tessera.bots.neural.network import network_of, new_memory
from tessera.core.contract import AUTOMATIC
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.steps import play_on
from tessera.wasm.memory import guide_dtype, memory_dtype
from tessera.wasm.packed import network_bytes, stored_parts
from tests.support.games import INSTALLED
from tests.wasm.equality import differing_matches, has_same_guided_tree, has_same_tree, positions
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


@pytest.fixture(params=INSTALLED, ids=lambda game: game.name)
def guided(request: pytest.FixtureRequest) -> WasmEngine:
    """The engine of a game that has a network."""
    return engine_of(request.param)


def test_a_network_has_the_same_weights(guided: WasmEngine) -> None:
    network = network_of(guided.game)
    assert network is not None
    for name, weights in network._asdict().items():
        assert guided.guide[name].tobytes() == weights.tobytes(), name


def test_a_network_thinks_the_same_of_a_position(guided: WasmEngine) -> None:
    game, network = guided.game, network_of(guided.game)
    assert network is not None
    code, memory = game.compile(infer), new_memory(game, network)
    for players in range(game.players[0], game.players[1] + 1):
        for batch in positions(game, players, 4):
            state, actions, logits = batch.states[0], game.buffer(), np.zeros(game.max_legal)
            chances, points = np.zeros(players), np.zeros(players)
            count = game.rule["legal_actions"](state, actions)
            code.look_at(state, network, memory)
            code.write_logits(actions, count, network, memory, logits)
            code.write_values(state, network, memory, chances, points)
            guided.memory["states"][0] = state
            assert guided.call("consult", guided.guide_base) == count
            assert guided.memory["actions"][:count].tolist() == actions[:count].tolist()
            assert guided.guide["logits"][:count].tobytes() == logits[:count].tobytes()
            assert guided.guide["chance"][:players].tobytes() == chances.tobytes()
            assert guided.guide["points"][:players].tobytes() == points.tobytes()


def test_nobody_asks_a_network_about_a_match_that_is_over(guided: WasmEngine) -> None:
    match = play_out(Match.new(guided.game, players=2, seed=3), RandomBot())
    load(guided, match)
    assert guided.call("consult", guided.guide_base) == 0


def test_a_network_guides_searches_to_the_same_trees(guided: WasmEngine) -> None:
    for players in range(guided.game.players[0], guided.game.players[1] + 1):
        assert all(has_same_guided_tree(guided, batch.states[0], 200) for batch in positions(guided.game, players, 3))


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


def test_a_guide_begins_with_the_file_of_the_network(guided: WasmEngine) -> None:
    files = built(guided.game)
    described, guide = json.loads(files.description.read_text())["network"], guide_dtype(guided.game)
    assert guide is not None and guide.names is not None and files.network is not None
    assert described["file"] == files.network.name
    assert described["bytes"] == files.network.stat().st_size == len(network_bytes(guided.game) or b"")
    assert described["size"] == guide.itemsize
    end = 0
    for name, part in (stored_parts(guided.game) or {}).items():
        assert described["fields"][name][0] == end
        end += part.nbytes
    assert end == described["bytes"]


def test_a_level_that_plays_with_a_network_searches_as_the_expert_without(engine: WasmEngine) -> None:
    levels = json.loads(built(engine.game).description.read_text())["levels"]
    assert levels["expert"]["evaluations"] is None
    assert levels["master"] == {**levels["expert"], "evaluations": vars(LEVELS["master"])["evaluations"]}
