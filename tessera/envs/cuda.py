"""Batches of matches that are stepped together on a GPU: the same functions as on the CPU, a thread for each match.

PyTorch owns all arrays, so networks read and write them without a copy, and JAX by DLPack. An array has a row for each match, as
on the CPU, but neighbouring matches are neighbours in memory: threads of a warp, which do the same at the same time, then write
whole lines of it. Legal actions differ from match to match, so each match has a row of its own.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numba
import numpy as np
import torch

from tessera.core import drive
from tessera.core.compile.binding import bind
from tessera.core.game import Game
from tessera.core.options import Options
from tessera.sim.cuda import LTO, device_rules, on_device

from . import stepping
from .cpu import blanks_of, layouts_of

from numba import cuda  # isort: skip  (after tessera.sim.cuda, which prepares it)

BLOCK = 64  # threads in a block
REGISTERS = 64  # of a thread: with fewer, more of them run at a time


def kernel_sources(game: Game, copy_lookups: bool) -> dict[str, Any]:  # noqa: PLR0915 (five kernels, each a few lines)
    """The kernels of a game as plain functions: matches open, are stepped, looked at, their legal actions marked and sampled."""
    rules = device_rules({**game.rule, **game.hooks}, copy_lookups)
    code = bind(stepping, {**rules, **vars(bind(drive, rules, on_device))}, on_device)
    open_match, step_match, mark_legal, sample_action = code.open_match, code.step_match, code.mark, code.sample
    to_act, lanes, observe_lane, observe_hidden = rules["to_act"], code.lanes, code.observe_lane, code.observe_hidden
    most, record, word = game.max_legal, numba.from_dtype(game.dtype), numba.uint64
    scratch_size = getattr(game.observation, "SCRATCH_SIZE", 1)

    def open_(states: Any, generators: Any, blanks: Any, kinds: Any, opening: int) -> None:
        number = cuda.grid(1)
        if number < len(states):
            out = cuda.local.array(most, numba.int16)
            state = cuda.local.array(1, record, 16)  # aligned: other functions take it by its address
            generator = cuda.local.array(1, word)
            generator[0] = generators[number, 0]
            delay = number % opening if opening > 0 else 0
            open_match(state, generator, blanks, kinds[number], delay, out)
            states[number] = state[0]
            generators[number, 0] = generator[0]

    def step(states: Any, generators: Any, blanks: Any, kinds: Any, actions: Any, is_over: Any, shares: Any, points: Any) -> None:
        number = cuda.grid(1)
        if number < len(states):
            out = cuda.local.array(most, numba.int16)
            state = cuda.local.array(1, record, 16)
            generator = cuda.local.array(1, word)
            state[0] = states[number]
            generator[0] = generators[number, 0]
            _, is_over[number] = step_match(
                state, generator, blanks, kinds[number], np.int64(actions[number]), out, shares[number], points[number]
            )
            states[number] = state[0]
            generators[number, 0] = generator[0]

    def look(states: Any, generators: Any, observation: Any, hidden: Any) -> None:
        lane, number = divmod(cuda.grid(1), len(states))
        if lane < lanes():
            scratch = cuda.local.array(scratch_size, numba.float32)
            state = cuda.local.array(1, record, 16)
            state[0] = states[number]
            seat = to_act(state[0])
            observe_lane(state[0], seat, lane, observation[number], scratch)
            if lane == 0:
                observe_hidden(state[0], seat, hidden[number])

    def mark(states: Any, generators: Any, observation: Any, seat: Any, legal: Any) -> None:
        number = cuda.grid(1)
        if number < len(states):
            out = cuda.local.array(most, numba.int16)
            state = cuda.local.array(1, record, 16)
            state[0] = states[number]
            seat[number] = mark_legal(state[0], observation[number], legal[number], out)

    def sample(states: Any, generators: Any, logits: Any, actions: Any, probabilities: Any) -> None:
        number = cuda.grid(1)
        if number < len(states):
            out = cuda.local.array(most, numba.int16)
            state = cuda.local.array(1, record, 16)
            generator = cuda.local.array(1, word)
            state[0] = states[number]
            generator[0] = generators[number, 0]
            actions[number], probabilities[number] = sample_action(state[0], logits[number], generator, out)
            generators[number, 0] = generator[0]

    return {"open": open_, "step": step, "look": look, "mark": mark, "sample": sample}


@cache
def kernels(game: Game) -> dict[str, Any]:
    """The kernels, compiled for the GPU of this machine when they are first called."""
    return {
        name: cuda.jit(source, lto=LTO, max_registers=REGISTERS)
        for name, source in kernel_sources(game, copy_lookups=True).items()
    }


class DeviceEnv:
    """The same as `BatchEnv`, in the memory of a GPU. A step checks nothing: what is not legal must not be played."""

    def __init__(
        self, game: Game, players: Sequence[int], seed: int, options: Options | None = None, *, opening: int = 0
    ) -> None:
        """Deals a match for every number of players; with an `opening`, matches start after up to so many random decisions."""
        for count in set(players):
            game.check_players(count)
        matches, seats = len(players), game.players[1]
        self.game, self.opening, self.matches = game, opening, matches
        self.layout, self.hidden_layout = layouts_of(game)
        blanks, kinds = blanks_of(game, players, options)
        self.blanks, self.kinds = cuda.to_device(blanks), cuda.to_device(kinds)
        self.states = cuda.to_device(game.blank(matches))
        self.generators = cuda.to_device(np.zeros((matches, 1), dtype=np.uint64))
        self.players = torch.as_tensor(players, dtype=torch.int32, device="cuda")
        self.seat = zeros(matches, dtype=torch.int32)
        self.observation = zeros(matches, self.layout.size, dtype=torch.int8)
        self.hidden = zeros(matches, self.hidden_layout.size, dtype=torch.int8)
        self.legal = torch.zeros((matches, len(game.moves)), dtype=torch.int8, device="cuda")
        self.is_over = zeros(matches, dtype=torch.int8)
        self.shares = zeros(matches, seats, dtype=torch.float32)
        self.points = zeros(matches, seats, dtype=torch.float32)
        self.actions = zeros(matches, dtype=torch.int64)
        self.probabilities = zeros(matches, dtype=torch.float32)
        self.lanes = int(game.compile(stepping).lanes())
        self.reset(seed)

    def __len__(self) -> int:
        return self.matches

    def reset(self, seed: int) -> None:
        """Deals all matches; the same seed deals the same matches as on the CPU."""
        generators = np.random.SeedSequence(seed).generate_state(self.matches, np.uint64).reshape(-1, 1)
        self.generators.copy_to_device(generators)
        self.is_over.zero_()
        self.launch("open", self.blanks, self.kinds, self.opening)
        self.look()

    def step(self, actions: torch.Tensor) -> None:
        """Plays an action in every match and goes on to its next decision, or to that of a new match."""
        results = array(self.is_over), array(self.shares), array(self.points)
        self.launch("step", self.blanks, self.kinds, array(actions), *results)
        self.look()

    def look(self) -> None:
        """Writes what the seats to act see; kernels write only what is not zero."""
        for each in (self.observation, self.hidden, self.legal):
            each.zero_()
        self.launch("look", array(self.observation), array(self.hidden), lanes=self.lanes)
        self.launch("mark", array(self.observation), array(self.seat), array(self.legal))

    def sample(self, logits: torch.Tensor) -> None:
        """Chooses a legal action in every match by its logits, into `actions` and `probabilities`."""
        self.launch("sample", array(logits), array(self.actions), array(self.probabilities))

    def host_states(self) -> np.ndarray:
        """The states of all matches, copied to the CPU."""
        states = self.game.blank(self.matches)
        self.states.copy_to_host(states)
        return states

    def launch(self, name: str, *arguments: Any, lanes: int = 1) -> None:
        """Runs a kernel on the stream of PyTorch, so that it can be part of a CUDA graph."""
        stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        blocks = (self.matches * lanes + BLOCK - 1) // BLOCK
        kernels(self.game)[name][blocks, BLOCK, stream](self.states, self.generators, *arguments)


def zeros(*shape: int, dtype: torch.dtype) -> torch.Tensor:
    """Zeros on the GPU, where entries of neighbouring matches are neighbours in memory."""
    return torch.zeros(*reversed(shape), dtype=dtype, device="cuda").permute(*reversed(range(len(shape))))


def array(tensor: torch.Tensor) -> Any:
    """A tensor as an array that kernels take, without a copy; its stream is the one that they run on."""
    return cuda.as_cuda_array(tensor, sync=False)
