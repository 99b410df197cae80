"""Bots that play a neural network: they do what its weights say, and refuse files that hold no network."""

from pathlib import Path

import numpy as np
import pytest
from safetensors import safe_open
from safetensors.numpy import save_file

from tessera import BadOption, Game, Match
from tessera.bots import RandomBot, ask, bot_in_file, find_bot, play_out
from tessera.bots.neural import infer
from tessera.bots.neural.network import (
    NETWORKS,
    NetworkBot,
    network_file,
    network_of,
    new_memory,
    outputs_of_parts,
    read_network,
)
from tessera.bots.neural.search import most_visited, search_with
from tests.support.games import GAMES, INSTALLED

WIDTH, DEPTH = 32, 2
LARGEST = 2_000_000  # bytes of a network that ships


@pytest.fixture(params=INSTALLED, ids=lambda game: game.name)
def seen(request: pytest.FixtureRequest) -> Game:
    """A game that networks can see."""
    found: Game = request.param
    return found


def tensors_of(game: Game) -> dict[str, np.ndarray]:
    """A network with random weights."""
    rng, observation = np.random.default_rng(1), game.observation
    assert observation is not None
    heads = outputs_of_parts(observation, len(game.moves), 2 * game.players[1] + 1).shape[1]
    sizes = {"entry": (WIDTH, observation.LAYOUT.size), "heads": (heads, WIDTH)}
    sizes |= {f"blocks.{number}": (WIDTH, WIDTH) for number in range(DEPTH)}
    tensors: dict[str, np.ndarray] = {}
    for name, size in sizes.items():
        tensors[f"{name}.weight"] = rng.integers(-127, 128, size, dtype=np.int8)
        tensors[f"{name}.weight.scale"] = rng.uniform(0.001, 0.01, size[:1]).astype(np.float32)
        tensors[f"{name}.bias"] = rng.normal(0, 0.1, size[:1]).astype(np.float32)
    tensors["liking"] = rng.normal(0, 0.1, len(game.moves)).astype(np.float32)
    return tensors


@pytest.fixture
def network(seen: Game, tmp_path: Path) -> Path:
    save_file(tensors_of(seen), tmp_path / "network.safetensors")
    return tmp_path / "network.safetensors"


def expected(game: Game, observation: np.ndarray) -> np.ndarray:
    """The outputs of the same network in NumPy."""
    assert game.observation is not None
    tensors = tensors_of(game)

    def layer(name: str, inputs: np.ndarray) -> np.ndarray:
        weights = tensors[f"{name}.weight"] * tensors[f"{name}.weight.scale"][:, None].astype(np.float64)
        found: np.ndarray = weights @ inputs + tensors[f"{name}.bias"]
        return found

    x = np.maximum(layer("entry", observation * game.observation.LAYOUT.scale), 0)
    for number in range(DEPTH):
        x = x + np.maximum(layer(f"blocks.{number}", x), 0)
    outputs: np.ndarray = outputs_of_parts(game.observation, len(game.moves), 2 * game.players[1] + 1) @ layer("heads", x)
    return outputs


def test_the_compiled_network_gives_what_its_weights_say(seen: Game, network: Path) -> None:
    game = seen
    match = play_out(Match.new(game, players=3, seed=5), RandomBot())
    weights, code = read_network(game, network), game.compile(infer)
    memory = new_memory(game, weights)
    for count in range(0, len(match.actions), 9):
        position = match.fork(count)
        legal = np.array(position.legal_actions(), dtype=np.int16)
        logits, chances, points = np.zeros(len(legal)), np.zeros(3), np.zeros(3)
        code.look_at(position.state, weights, memory)
        code.write_logits(legal, len(legal), weights, memory, logits)
        code.write_values(position.state, weights, memory, chances, points)
        outputs, moves = expected(game, memory.observation), len(game.moves)
        trust = outputs[moves + 2 * game.players[1]]
        hints = np.array([code.hint(memory.observation, int(action)) for action in legal]) / weights.units[0]
        assert np.allclose(logits, outputs[legal] + hints * (trust + weights.liking[legal]), atol=1e-3)
        shares = np.exp(outputs[moves : moves + 3] - outputs[moves : moves + 3].max())
        assert position.seat is not None
        assert np.allclose(chances, np.roll(shares / shares.sum(), position.seat), atol=1e-3)
        own = outputs[moves + game.players[1] : moves + game.players[1] + 3] * weights.units[1]
        assert np.allclose(points, np.roll(own, position.seat), atol=1e-2)


def test_a_network_ships_with_the_game_and_says_how_it_was_made(seen: Game) -> None:
    path = network_file(seen)
    assert path is not None and path.stat().st_size <= LARGEST
    with safe_open(path, "numpy") as file:
        made = file.metadata()
    assert made["game"] == seen.name and made["components"] == seen.components
    assert made["made by"].startswith(f"tessera train {seen.name} --minutes ")


def test_a_search_with_a_network_visits_what_it_returns_most(seen: Game) -> None:
    match = Match.new(seen, players=3, seed=2)
    found = network_of(seen)
    assert found is not None and match.seat is not None
    tree = search_with(found, seen, match.state, match.seat, 1, 40)
    count = tree.counts[0]
    visits = [int(tree.visits[child]) if child else 0 for child in tree.children[0, :count]]
    assert tree.actions[0, :count].tolist() == match.legal_actions()
    assert sum(visits) == tree.visits[0] - 1
    assert most_visited(tree) == tree.actions[0, visits.index(max(visits))]


def test_the_chances_of_every_node_add_up_to_one_for_each_visit(seen: Game) -> None:
    match = Match.new(seen, players=4, seed=3)
    found = network_of(seen)
    assert found is not None and match.seat is not None
    tree = search_with(found, seen, match.state, match.seat, 1, 60)
    assert np.allclose(tree.chances.sum(1), tree.visits)


def test_without_a_network_for_its_components_the_master_plays_as_the_expert(seen: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NETWORKS, seen, None)
    match = Match.new(seen, players=2, seed=4)
    assert ask(find_bot("master"), match) == ask(find_bot("expert"), match)


def test_a_network_is_a_bot(seen: Game, network: Path) -> None:
    game = seen
    match = Match.new(game, players=2, seed=1)
    assert ask(bot_in_file(str(network)), match) in match.legal_actions()


def test_a_file_that_holds_no_network_is_refused(seen: Game, tmp_path: Path) -> None:
    game = seen
    (tmp_path / "bad.safetensors").write_bytes(b"nothing")
    match = Match.new(game, players=2, seed=1)
    for name in ("bad.safetensors", "missing.safetensors"):
        with pytest.raises(BadOption, match=name):
            ask(NetworkBot(tmp_path / name), match)


def test_a_network_of_another_game_is_refused(seen: Game, network: Path) -> None:
    game = seen
    other = next(each for each in GAMES if each.name != game.name)
    with pytest.raises(BadOption, match=r"network\.safetensors"):
        ask(NetworkBot(network), Match.new(other, players=2, seed=1))
