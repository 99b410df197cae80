"""A random match in OpenSpiel: `pip install -e ".[openspiel]"`, then `python examples/openspiel_match.py neotopia 3`."""

import sys

import numpy as np
import pyspiel

from tessera.envs.openspiel import register


def main(name: str = "prosperity", players: str = "2") -> None:
    register()
    rng, state = np.random.default_rng(1), pyspiel.load_game(f"tessera_{name}(players={players})").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            action = int(rng.choice(state.legal_actions()))
            print(f"seat {state.current_player()}: {state.action_to_string(action)}")
            state.apply_action(action)
    print("shares of the victory:", state.returns())


if __name__ == "__main__":
    main(*sys.argv[1:])
