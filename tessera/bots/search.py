"""Search: information-set Monte-Carlo tree search for any game; generic functions, compiled for each game.

Each iteration deals again what the seat cannot know, walks down the tree along the actions that are legal in that deal, adds a
node, plays on for some turns by sampling promising actions, and estimates the outcome. Every seat maximizes its own value
(max-n). Actions are selected by PUCT (Rosin 2011): among hundreds of actions, the promising ones are tried first, which is what
progressive widening is for.
"""

from typing import Any

import numpy as np

from tessera.core.compile.binding import generic
from tessera.core.contract import apply, determinize, to_act
from tessera.core.drive import settle

from .values import action_values, estimate_outcome, sample, softmax

FIRST_PLAY_REDUCTION = 0.05  # the value of an untried action is that much below the mean of the tried ones


@generic
def mean_value(node: Any, seat: int, parameters: Any) -> Any:
    """The mean value of a node to a seat: its winning chance, and a little for its points."""
    return (node.chance[seat] + parameters.points_weight * node.points[seat]) / node.visits


@generic
def index_children(node: int, workspace: Any, clear: bool) -> None:
    """Fills in `child_of` for the children of a node, or clears it."""
    child = workspace.nodes[node].child
    while child > 0:
        workspace.child_of[workspace.nodes[child].action] = 0 if clear else child
        child = workspace.nodes[child].sibling


@generic
def select(state: Any, node: int, count: int, parameters: Any, workspace: Any) -> int:
    """The index of the action to follow: its mean value plus an exploration bonus is the highest (PUCT)."""
    seat, nodes = to_act(state), workspace.nodes
    action_values(state, count, workspace)
    softmax(count, parameters.temperature, workspace)
    tried, total = 0, 0.0
    for number in range(count):
        child = workspace.child_of[workspace.actions[number]]
        if child > 0:
            tried += nodes[child].visits
            total += mean_value(nodes[child], seat, parameters) * nodes[child].visits
    untried = total / tried - FIRST_PLAY_REDUCTION if tried > 0 else 0.0
    best, most = 0, -np.inf
    for number in range(count):
        child = workspace.child_of[workspace.actions[number]]
        value = mean_value(nodes[child], seat, parameters) if child > 0 else untried
        visits = nodes[child].visits if child > 0 else 0
        value += parameters.exploration * workspace.priors[number] * np.sqrt(tried + 1.0) / (1.0 + visits)
        if value > most:
            best, most = number, value
    return best


@generic
def clear_node(node: Any) -> None:
    """Resets a node to one without visits or children."""
    node.child = 0
    node.visits = 0
    for seat in range(len(node.chance)):
        node.chance[seat] = 0
        node.points[seat] = 0


@generic
def expand(parent: int, action: int, used: int, workspace: Any) -> None:
    """Adds a child to a node, in front of its siblings."""
    node = workspace.nodes[used]
    clear_node(node)
    node.action = action
    node.sibling = workspace.nodes[parent].child
    workspace.nodes[parent].child = used


@generic
def drop_overlooked(count: int, workspace: Any) -> int:
    """Drops the actions that the bot overlooks; returns how many are left, which is all of them if it overlooks every one."""
    left = 0
    for number in range(count):
        if not workspace.overlooked[workspace.actions[number]]:
            workspace.actions[left] = workspace.actions[number]
            left += 1
    return left if left > 0 else count


@generic
def playout(state: Any, count: int, parameters: Any, generator: Any, workspace: Any) -> None:
    """Plays on for some turns, sampling actions by their values."""
    seat, turns = to_act(state), parameters.playout_turns
    while count > 0:
        if to_act(state) != seat:
            seat = to_act(state)
            turns -= 1
        if turns <= 0:
            return
        action_values(state, count, workspace)
        softmax(count, parameters.temperature, workspace)
        apply(state, np.int64(workspace.actions[sample(count, generator, workspace)]))
        count = settle(state, workspace.actions)


@generic
def add_visit(players: int, node: int, workspace: Any) -> None:
    """Adds the estimated outcome to a node."""
    workspace.nodes[node].visits += 1
    for seat in range(players):
        workspace.nodes[node].chance[seat] += workspace.chance[seat]
        workspace.nodes[node].points[seat] += workspace.points[seat]


@generic
def iterate(seat: int, used: int, parameters: Any, generator: Any, workspace: Any) -> int:
    """One iteration of a seat's search: selection, expansion, playout, backpropagation; returns how many nodes are used."""
    workspace.position[0] = workspace.root[0]
    state, nodes = workspace.position[0], workspace.nodes
    determinize(state, seat, generator)
    count = drop_overlooked(settle(state, workspace.actions), workspace)
    node, depth, is_new = 0, 0, False
    while count > 0 and depth < len(workspace.path) and not is_new and not (parameters.own_moves_only and to_act(state) != seat):
        index_children(node, workspace, False)
        action = np.int64(workspace.actions[select(state, node, count, parameters, workspace)])
        child = workspace.child_of[action]
        index_children(node, workspace, True)
        apply(state, action)
        count = settle(state, workspace.actions)
        if child == 0:
            if used == len(nodes):
                break
            expand(node, action, used, workspace)
            child, used, is_new = used, used + 1, True
        node = child
        workspace.path[depth] = node
        depth += 1
    playout(state, count, parameters, generator, workspace)
    estimate_outcome(state, workspace)
    add_visit(state.players, 0, workspace)
    for step in range(depth):
        add_visit(state.players, workspace.path[step], workspace)
    return used


@generic
def search(seat: int, used: int, iterations: int, parameters: Any, generator: Any, workspace: Any) -> int:
    """Runs iterations from the root of a workspace; returns how many nodes are used."""
    for _ in range(iterations):
        used = iterate(seat, used, parameters, generator, workspace)
    return used


@generic
def most_visited(workspace: Any) -> Any:
    """The most visited action at the root."""
    nodes = workspace.nodes
    best = child = nodes[0].child
    while child > 0:
        if nodes[child].visits > nodes[best].visits:
            best = child
        child = nodes[child].sibling
    return nodes[best].action
