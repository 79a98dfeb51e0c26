"""How many decisions a second one core makes: in the core itself, and from Python in several ways.

``python measure/steps.py [SECONDS]``. Actions are drawn at random among the legal ones. Where OpenSpiel
or other environments of PettingZoo are installed, they are measured in the same run.
"""

from __future__ import annotations

import sys
import time
from typing import Callable

import numpy as np

import kozyr
from kozyr.envs import durak_v0, reversi_v0

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
TABLES = 256
random = np.random.default_rng(1)


def rate(play: Callable[[], int]) -> float:
    """Decisions in a second of this thread's own time, which others' load does not touch."""
    play()
    begun, steps = time.thread_time(), 0
    while time.thread_time() - begun < SECONDS:
        steps += play()
    return steps / (time.thread_time() - begun)


def in_the_core(batch: kozyr.Batch) -> int:
    return batch._core.play_at_random(100_000)


def match(begin: Callable[[int], kozyr.Game]) -> int:
    game = begin(int(random.integers(2**31)))
    while game.to_act is not None:
        legal = np.flatnonzero(game.action_mask())
        game.play_index(int(legal[int(random.random() * len(legal))]))
    return len(game.actions)


def observed(begin: Callable[[int], kozyr.Game]) -> int:
    game = begin(int(random.integers(2**31)))
    while game.to_act is not None:
        game.observation(game.to_act)
        legal = np.flatnonzero(game.action_mask())
        game.play_index(int(legal[int(random.random() * len(legal))]))
    return len(game.actions)


def in_step(batch: kozyr.Batch) -> int:
    for _ in range(20):
        batch.observe()
        masks = batch.action_masks()
        batch.step((masks * random.random(masks.shape, dtype=np.float32)).argmax(axis=1))
    return 20 * batch.tables


def episode(env) -> int:
    steps = 0
    env.reset(seed=int(random.integers(2**31)))
    for agent in env.agent_iter():
        observation, _, over, cut, info = env.last()
        if over or cut:
            env.step(None)
            continue
        mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
        legal = np.flatnonzero(mask)
        env.step(int(legal[int(random.random() * len(legal))]))
        steps += 1
    return steps


def open_spiel(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)
    has_observation = game.get_type().provides_observation_tensor

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                if has_observation:
                    state.observation_tensor(state.current_player())
                else:
                    state.information_state_tensor(state.current_player())
                steps += 1
            state.apply_action(legal[int(random.random() * len(legal))])
        return steps

    return play


def others() -> list[tuple[str, Callable[[], int]]]:
    found: list[tuple[str, Callable[[], int]]] = []
    for name in ["othello", "tic_tac_toe", "gin_rummy", "hearts"]:
        try:
            found.append((f"OpenSpiel's {name}", open_spiel(name)))
        except Exception as error:  # noqa: BLE001
            print(f"(no {name} of OpenSpiel: {error})")
    for name in ["connect_four_v3", "tictactoe_v3", "gin_rummy_v4", "texas_holdem_v4", "chess_v6"]:
        try:
            import importlib

            module = importlib.import_module(f"pettingzoo.classic.{name}")
            env = module.env()
            found.append((f"PettingZoo's {name}", lambda env=env: episode(env)))
        except Exception as error:  # noqa: BLE001
            print(f"(no {name} of PettingZoo: {error})")
    return found


def main() -> None:
    games = {
        "durak": (
            lambda seed: kozyr.durak(seed=seed),
            kozyr.Batch.durak(TABLES),
            kozyr.Batch.durak(TABLES),
            durak_v0,
        ),
        "reversi": (
            lambda seed: kozyr.reversi(seed=seed),
            kozyr.Batch.reversi(TABLES),
            kozyr.Batch.reversi(TABLES),
            reversi_v0,
        ),
    }
    for name, (begin, own, batch, module) in games.items():
        core = rate(lambda own=own: in_the_core(own))
        print(f"{name}: {core:12,.0f} decisions a second in the core itself")
        for what, play in [
            (f"{TABLES} tables in step, with observations", lambda: in_step(batch)),
            ("match by match, masks alone", lambda: match(begin)),
            ("match by match, with observations", lambda: observed(begin)),
            ("PettingZoo, raw_env", lambda: episode(module.raw_env())),
            ("PettingZoo, env with its checks", lambda: episode(module.env())),
        ]:
            found = rate(play)
            print(f"  {found:14,.0f}  {found / core:7.2%} of that: {what}")
    for what, play in others():
        print(f"  {rate(play):14,.0f}  {what}")


if __name__ == "__main__":
    main()
