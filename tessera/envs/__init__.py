"""Environments for reinforcement learning: batches of matches on CPU threads and on a GPU, and the interfaces of other libraries.

`register` makes the games known to Gymnasium: `gymnasium.make("tessera/NAME-v0")`, and `gymnasium.make_vec` for many matches. The
module `zoo` has them by PettingZoo's names.
"""

from tessera.core.registry import find_game, game_names


def playable() -> list[str]:
    """The names of the games that say what a player sees of them."""
    return [name for name in game_names() if find_game(name).observation is not None]


def register() -> None:
    """Registers every installed game with Gymnasium."""
    import gymnasium

    for name in playable():
        if f"tessera/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"tessera/{name}-v0",
                entry_point="tessera.envs.seat:SeatEnv",
                vector_entry_point="tessera.envs.vector:MatchVectorEnv",
                kwargs={"game": name},
                disable_env_checker=True,
            )
