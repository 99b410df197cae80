"""Search: an information-set Monte-Carlo tree search for any game; generic functions, compiled for each game.

Every iteration deals out again what the seat cannot know, walks down the tree along what is legal in that deal, adds a
node, lets the match go on for some turns by what looks good, and judges where it came to. Every seat seeks its own good
(max-n); moves that look good are tried first (PUCT: Rosin 2011), which in games with hundreds of moves does what
progressive widening is for.
"""

from typing import Any

import numpy as np

from tessera.core.compile.binding import generic
from tessera.core.contract import apply, determinize, to_act
from tessera.core.drive import settle

from .judge import judge, pick, soften, weigh

DOUBT = 0.05  # a move that was never tried counts a little less than those that were


@generic
def value_of(node: Any, seat: int, manner: Any) -> Any:
    """What a node is worth to a seat: its chance to win, and a little for its points."""
    return (node.chance[seat] + manner.ambition * node.points[seat]) / node.visits


@generic
def note_children(node: int, desk: Any, forget: bool) -> None:
    """Writes down which child each action leads to, or wipes it out again."""
    child = desk.nodes[node].child
    while child > 0:
        desk.child_of[desk.nodes[child].action] = 0 if forget else child
        child = desk.nodes[child].sibling


@generic
def most_promising(state: Any, node: int, count: int, manner: Any, desk: Any) -> int:
    """The number of the action to follow: one that has done well, or one that looks good and was tried little."""
    seat, nodes = to_act(state), desk.nodes
    weigh(state, count, desk)
    soften(count, manner.heat, desk)
    tried, total = 0, 0.0
    for number in range(count):
        child = desk.child_of[desk.actions[number]]
        if child > 0:
            tried += nodes[child].visits
            total += value_of(nodes[child], seat, manner) * nodes[child].visits
    untried = total / tried - DOUBT if tried > 0 else 0.0
    best, most = 0, -np.inf
    for number in range(count):
        child = desk.child_of[desk.actions[number]]
        value = value_of(nodes[child], seat, manner) if child > 0 else untried
        visits = nodes[child].visits if child > 0 else 0
        value += manner.curiosity * desk.looks[number] * np.sqrt(tried + 1.0) / (1.0 + visits)
        if value > most:
            best, most = number, value
    return best


@generic
def clear_node(node: Any) -> None:
    """A node that nobody has visited."""
    node.child = 0
    node.visits = 0
    for seat in range(len(node.chance)):
        node.chance[seat] = 0
        node.points[seat] = 0


@generic
def add_node(parent: int, action: int, used: int, desk: Any) -> None:
    """A child of a node, the newest of its siblings."""
    node = desk.nodes[used]
    clear_node(node)
    node.action = action
    node.sibling = desk.nodes[parent].child
    desk.nodes[parent].child = used


@generic
def strike_unseen(count: int, desk: Any) -> int:
    """Strikes the actions that a careless bot does not see; returns how many are left, which is all if it sees none."""
    left = 0
    for number in range(count):
        if not desk.unseen[desk.actions[number]]:
            desk.actions[left] = desk.actions[number]
            left += 1
    return left if left > 0 else count


@generic
def play_on(state: Any, count: int, manner: Any, generator: Any, desk: Any) -> None:
    """Lets the match go on by what looks good, until so many turns are over."""
    seat, turns = to_act(state), manner.turns
    while count > 0:
        if to_act(state) != seat:
            seat = to_act(state)
            turns -= 1
        if turns <= 0:
            return
        weigh(state, count, desk)
        soften(count, manner.heat, desk)
        apply(state, np.int64(desk.actions[pick(count, generator, desk)]))
        count = settle(state, desk.actions)


@generic
def learn(players: int, node: int, desk: Any) -> None:
    """Adds what was judged to a node."""
    desk.nodes[node].visits += 1
    for seat in range(players):
        desk.nodes[node].chance[seat] += desk.chance[seat]
        desk.nodes[node].points[seat] += desk.points[seat]


@generic
def iterate(seat: int, used: int, manner: Any, generator: Any, desk: Any) -> int:
    """One iteration of a seat's search; returns how many nodes are used."""
    desk.study[0] = desk.root[0]
    state, nodes = desk.study[0], desk.nodes
    determinize(state, seat, generator)
    count = strike_unseen(settle(state, desk.actions), desk)
    node, depth, is_new = 0, 0, False
    while count > 0 and depth < len(desk.path) and not is_new and not (manner.alone and to_act(state) != seat):
        note_children(node, desk, False)
        action = np.int64(desk.actions[most_promising(state, node, count, manner, desk)])
        child = desk.child_of[action]
        note_children(node, desk, True)
        apply(state, action)
        count = settle(state, desk.actions)
        if child == 0:
            if used == len(nodes):
                break
            add_node(node, action, used, desk)
            child, used, is_new = used, used + 1, True
        node = child
        desk.path[depth] = node
        depth += 1
    play_on(state, count, manner, generator, desk)
    judge(state, desk)
    learn(state.players, 0, desk)
    for step in range(depth):
        learn(state.players, desk.path[step], desk)
    return used


@generic
def search(seat: int, used: int, iterations: int, manner: Any, generator: Any, desk: Any) -> int:
    """So many iterations on a desk whose root is laid out; returns how many nodes are used."""
    for _ in range(iterations):
        used = iterate(seat, used, manner, generator, desk)
    return used


@generic
def most_visited(desk: Any) -> Any:
    """The action that the search came to prefer."""
    nodes = desk.nodes
    best = child = nodes[0].child
    while child > 0:
        if nodes[child].visits > nodes[best].visits:
            best = child
        child = nodes[child].sibling
    return nodes[best].action
