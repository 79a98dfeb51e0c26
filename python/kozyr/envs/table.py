"""The base class for the environments of both games."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .._pickling import read_state, versioned_state
from ..game import Game, layout


class TableEnv(AECEnv):
    """A game as an environment whose agents are the seats ``seat_0``, ``seat_1`` and so on.

    An observation is a dictionary: ``observation`` holds what the seat may know, and
    ``action_mask`` is ``int8`` with 1 for each legal action. The mask is all 0 if it is not the
    seat's turn. Rewards are 0 until the game is over. Then each loser gets -1, and the winners
    share what the losers lost. The render mode ``"ansi"`` returns the table as text, ``"human"``
    prints it, and ``"rgb_array"`` returns an image. All of them show every card.

    Environments can be pickled and copied. A copy goes on exactly like the original, including the
    seeds of later games.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, game: str, seats: int, shape: tuple[int, ...], render_mode: str | None):
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"unknown render mode {render_mode!r}")
        sizes = layout(game)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._shape = shape
        self._actions: int = sizes["actions"]
        self.action_spaces = {
            agent: spaces.Discrete(self._actions) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random()
        self.game = self.new_game(0)

    def __copy__(self) -> TableEnv:
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        return versioned_state(attributes=vars(self).copy())

    def __setstate__(self, state: object) -> None:
        (attributes,) = read_state(self, state, attributes=dict)
        self.__dict__.update(attributes)

    def new_game(self, seed: int) -> Game:
        """Starts a game with a seed."""
        raise NotImplementedError

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game. A seed determines this game and all later ones until another seed."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game = self.new_game(int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent_to_act()

    def _agent_to_act(self) -> str:
        seat = self.game.to_act
        return self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._actions, dtype=np.int8)
        if self.game.to_act == seat:
            mask = self.game.action_mask()
        figures = self.game.observation(seat)
        return {"observation": figures.reshape(self._shape), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.play_index(int(action))  # type: ignore[arg-type]
        rewards = self.game.rewards
        if rewards is not None:
            self.rewards = dict(zip(self.agents, rewards))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._agent_to_act()
        self._accumulate_rewards()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        if self.render_mode == "human":
            print(self.game.picture())
        if self.render_mode == "ansi":
            return self.game.picture()
        if self.render_mode == "rgb_array":
            from ..render import picture

            return picture(self.game)
        return None

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""


class WrappedTableEnv(wrappers.OrderEnforcingWrapper):
    """The outermost of PettingZoo's wrappers, whose copies do not share the game."""

    def __copy__(self) -> WrappedTableEnv:
        return copy.deepcopy(self)

    def __str__(self) -> str:
        # PettingZoo shows this wrapper only if it is a subclass.
        return str(self.env)


def wrapped(env: TableEnv) -> AECEnv:
    """Adds PettingZoo's wrappers: an agent that plays an illegal action loses the game."""
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return WrappedTableEnv(env)
