"""Search guided by a neural network; generic functions, compiled for each game.

The tree holds the decisions of one seat's turn as long as nothing hidden is revealed, so what the network thinks of a node is
computed once. Beyond the tree, each iteration deals again what the seat cannot know, the other seats play what the network would,
and the network judges the position in which the seat decides again.
"""

from typing import Any

import numpy as np

from tessera.core.compile.binding import generic
from tessera.core.compile.exponential import exp
from tessera.core.compile.random import draw
from tessera.core.contract import AUTOMATIC, NOBODY, OVER, advance, apply, determinize, legal_actions, reveals, to_act
from tessera.core.drive import STEP_LIMIT, outcome, settle

from .infer import look_at, write_logits, write_values

FIRST_PLAY_REDUCTION = 0.1  # the value of an untried action is that much below the value of its node
RESOLUTION = 1 << 30  # of random numbers between 0 and 1


@generic
def follow(state: Any, action: Any, out: Any) -> tuple[Any, bool]:
    """Plays on to the next decision; returns the number of legal actions there, and whether anything was revealed."""
    revealed = reveals(state, action)
    apply(state, action)
    for _ in range(STEP_LIMIT):
        seat = to_act(state)
        if seat == OVER:
            break
        if seat == NOBODY:
            revealed = reveals(state, AUTOMATIC) or revealed
            advance(state)
            continue
        count = legal_actions(state, out)
        if count != 1:
            return np.int64(count), revealed
        only: Any = np.int64(out[0])
        revealed = reveals(state, only) or revealed
        apply(state, only)
    return np.int64(0), revealed


@generic
def softmax(count: int, temperature: float, logits: Any) -> None:
    """Turns logits into probabilities."""
    most = logits[0]
    for number in range(count):
        most = max(most, logits[number])
    total = 0.0
    for number in range(count):
        logits[number] = exp((logits[number] - most) / temperature)
        total += logits[number]
    for number in range(count):
        logits[number] /= total


@generic
def sample(count: int, probabilities: Any, generator: Any) -> int:
    """The index of a random action, by the probabilities."""
    left = draw(generator, RESOLUTION) / RESOLUTION
    for number in range(count):
        left -= probabilities[number]
        if left < 0:
            return number
    return count - 1


@generic
def grow(node: int, state: Any, count: int, parameters: Any, network: Any, memory: Any, tree: Any) -> None:
    """Makes a position a node of the tree: the network's probabilities of its actions, and its judgement."""
    look_at(state, network, memory)
    write_logits(tree.out, count, network, memory, tree.logits)
    write_values(state, network, memory, tree.chance, tree.points)
    softmax(count, parameters.temperature, tree.logits)
    tree.counts[node] = count
    for number in range(count):
        tree.actions[node, number] = tree.out[number]
        tree.priors[node, number] = tree.logits[number]
        tree.children[node, number] = 0


@generic
def select(node: int, seat: int, parameters: Any, tree: Any) -> int:
    """The index of the action to follow: its mean value plus an exploration bonus is the highest (PUCT)."""
    untried = mean_value(node, seat, parameters, tree) - FIRST_PLAY_REDUCTION
    width = parameters.exploration * np.sqrt(float(tree.visits[node]))
    best, most = 0, -np.inf
    for number in range(tree.counts[node]):
        child = tree.children[node, number]
        value = mean_value(child, seat, parameters, tree) if child > 0 else untried
        visits = tree.visits[child] if child > 0 else 0
        value += width * tree.priors[node, number] / (1.0 + visits)
        if value > most:
            best, most = number, value
    return best


@generic
def mean_value(node: int, seat: int, parameters: Any, tree: Any) -> Any:
    """The mean value of a node to a seat: its winning chance, and a little for its points."""
    return (tree.chances[node, seat] + parameters.points_weight * tree.all_points[node, seat]) / tree.visits[node]


@generic
def judge(state: Any, count: Any, seat: int, network: Any, memory: Any, generator: Any, tree: Any) -> int:
    """Judges a position beyond the tree, after the others have played as the network would; returns how often it was asked."""
    asked = 1
    while count > 0 and to_act(state) != seat:
        look_at(state, network, memory)
        write_logits(tree.out, count, network, memory, tree.logits)
        softmax(count, 1.0, tree.logits)
        apply(state, np.int64(tree.out[sample(count, tree.logits, generator)]))
        count = np.int64(settle(state, tree.out))
        asked += 1
    if count > 0:
        look_at(state, network, memory)
        write_values(state, network, memory, tree.chance, tree.points)
    else:
        outcome(state, tree.chance, tree.points)
    return asked


@generic
def add_visit(node: int, players: int, tree: Any) -> None:
    """Adds a judgement to a node."""
    tree.visits[node] += 1
    for seat in range(players):
        tree.chances[node, seat] += tree.chance[seat]
        tree.all_points[node, seat] += tree.points[seat]


@generic
def iterate(seat: int, used: int, parameters: Any, network: Any, memory: Any, generator: Any, tree: Any) -> tuple[int, int]:
    """One iteration of a seat's search: selection, expansion, judgement, backpropagation.

    Returns how many nodes are used, and how often the network was asked.
    """
    tree.position[0] = tree.root[0]
    state, node, depth = tree.position[0], 0, 0
    determinize(state, seat, generator)
    is_judged, asked = False, 1
    count = np.int64(tree.counts[0])
    while tree.counts[node] > 0 and depth < len(tree.path) and not is_judged:
        number = select(node, seat, parameters, tree)
        child = tree.children[node, number]
        count, revealed = follow(state, np.int64(tree.actions[node, number]), tree.out)
        if child == 0:
            if used == len(tree.counts):
                break
            child, used = used, used + 1
            tree.children[node, number] = child
            if count > 0 and not revealed and to_act(state) == seat:
                grow(child, state, count, parameters, network, memory, tree)
                is_judged = True
        node = child
        tree.path[depth] = node
        depth += 1
    if not is_judged:
        asked = judge(state, count, seat, network, memory, generator, tree)
    add_visit(0, state.players, tree)
    for step in range(depth):
        add_visit(tree.path[step], state.players, tree)
    return used, asked


@generic
def search(seat: int, evaluations: int, parameters: Any, network: Any, memory: Any, generator: Any, tree: Any) -> None:
    """Grows a new tree from its root until the network has been asked so many times."""
    tree.position[0] = tree.root[0]
    count = settle(tree.position[0], tree.out)
    grow(0, tree.position[0], count, parameters, network, memory, tree)
    add_visit(0, tree.root[0].players, tree)
    used, done = 1, 1
    while done < evaluations:
        used, asked = iterate(seat, used, parameters, network, memory, generator, tree)
        done += asked
