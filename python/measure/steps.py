"""Measures decisions per second on one core: in Rust, and through several Python interfaces.

``python measure/steps.py [SECONDS]`` plays random legal actions. If OpenSpiel or PettingZoo's own
environments are installed, it measures them too.
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
    """Decisions per second of this thread's CPU time, which does not depend on other load."""
    play()
    start, steps = time.thread_time(), 0
    while time.thread_time() - start < SECONDS:
        steps += play()
    return steps / (time.thread_time() - start)


def play_in_rust(batch: kozyr.Batch) -> int:
    return batch._core.play_at_random(100_000)


def play_match(new_game: Callable[[int], kozyr.Game]) -> int:
    game = new_game(int(random.integers(2**31)))
    while game.to_act is not None:
        legal = np.flatnonzero(game.action_mask())
        game.play_index(int(legal[int(random.random() * len(legal))]))
    return len(game.actions)


def play_observed_match(new_game: Callable[[int], kozyr.Game]) -> int:
    game = new_game(int(random.integers(2**31)))
    while game.to_act is not None:
        game.observation(game.to_act)
        legal = np.flatnonzero(game.action_mask())
        game.play_index(int(legal[int(random.random() * len(legal))]))
    return len(game.actions)


def play_batch(batch: kozyr.Batch) -> int:
    for _ in range(20):
        batch.observe()
        masks = batch.action_masks()
        batch.step((masks * random.random(masks.shape, dtype=np.float32)).argmax(axis=1))
    return 20 * batch.tables


def play_episode(env) -> int:
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


def other_libraries() -> list[tuple[str, Callable[[], int]]]:
    found: list[tuple[str, Callable[[], int]]] = []
    for name in ["othello", "tic_tac_toe", "gin_rummy", "hearts"]:
        try:
            found.append((f"OpenSpiel's {name}", open_spiel(name)))
        except Exception as error:  # noqa: BLE001
            print(f"(OpenSpiel's {name} is not available: {error})")
    for name in ["connect_four_v3", "tictactoe_v3", "gin_rummy_v4", "texas_holdem_v4", "chess_v6"]:
        try:
            import importlib

            module = importlib.import_module(f"pettingzoo.classic.{name}")
            env = module.env()
            found.append((f"PettingZoo's {name}", lambda env=env: play_episode(env)))
        except Exception as error:  # noqa: BLE001
            print(f"(PettingZoo's {name} is not available: {error})")
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
    for name, (new_game, rust_batch, batch, module) in games.items():
        rust = rate(lambda rust_batch=rust_batch: play_in_rust(rust_batch))
        print(f"{name}: {rust:12,.0f} decisions a second in Rust")
        for what, play in [
            (f"{TABLES} tables in a batch, with observations", lambda: play_batch(batch)),
            ("single matches, with masks", lambda: play_match(new_game)),
            ("single matches, with masks and observations", lambda: play_observed_match(new_game)),
            ("PettingZoo, raw_env", lambda: play_episode(module.raw_env())),
            ("PettingZoo, env with its wrappers", lambda: play_episode(module.env())),
        ]:
            found = rate(play)
            print(f"  {found:14,.0f}  {found / rust:7.2%} of that: {what}")
    for what, play in other_libraries():
        print(f"  {rate(play):14,.0f}  {what}")


if __name__ == "__main__":
    main()
