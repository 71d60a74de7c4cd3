"""Every game as a PettingZoo environment. Agents are `seat_0`, `seat_1` …; the one that decides acts.

An observation is a dict of `observation` (numbers, docs/reference/environments.md) and `action_mask`.
"""

from typing import ClassVar

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as missing:
    from tabledhote.envs import LACKING

    raise ModuleNotFoundError(f"{LACKING} ({missing.name} is missing)", name=missing.name) from None

import tabledhote
from tabledhote.envs import rewards
from tabledhote.envs.rendering import MODES, render
from tabledhote.envs.sight import Mask, Numbers, Sight
from tabledhote.kernel.errors import IllegalAction
from tabledhote.kernel.rng import MASK, Rng
from tabledhote.kernel.state import State

Seen = dict[str, object]
Step = tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, Seen]]


def env(game: str, max_cycles: int | None = None, render_mode: str | None = None, **options: object) -> AECEnv:
    """A game in PettingZoo's order of play, one agent after the other.

    >>> table = env("vienna", players=3)
    >>> table.reset(seed=7)
    >>> table.agent_selection in ("seat_0", "seat_1", "seat_2")
    True
    """
    return OrderEnforcingWrapper(Table(game, max_cycles, render_mode, **options))


def parallel_env(
    game: str, max_cycles: int | None = None, render_mode: str | None = None, **options: object
) -> ParallelEnv:
    """The same for learners that want an action of every agent at once: only that of the seat that decides counts.

    Here an action that is not legal changes nothing; `infos` of that agent say so under `illegal`.
    """
    return Together(game, max_cycles, render_mode, **options)


class Sitting:
    """What both kinds of environment are made of: a game, its agents and their spaces."""

    def __init__(self, game: str, max_cycles: int | None, render_mode: str | None, **options: object) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode cannot be {render_mode!r}; allowed: {', '.join(MODES)}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is {max_cycles}; it must be at least 1")
        self.sight = Sight(tabledhote.game(game, **options))
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.chance = Rng(np.random.SeedSequence().generate_state(1, np.uint64)[0].item() & MASK)
        self.state: State
        numbers = spaces.Box(0, 255, (self.sight.size,), np.uint8)
        mask = spaces.Box(0, 1, (self.sight.actions,), np.int8)
        seats = range(self.sight.game.players)
        self.possible_agents = [f"seat_{seat}" for seat in seats]
        self.observation_spaces = {
            agent: spaces.Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.sight.actions) for agent in self.possible_agents}

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.chance = Rng(seed & MASK)
        self.state = self.sight.game.start(self.chance.next())

    def seen(self, seat: int) -> Seen:
        numbers: Numbers = self.sight.of(self.state, seat)
        mask: Mask = self.sight.mask(self.state, seat)
        return {"observation": numbers, "action_mask": mask}


class Table(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    metadata: ClassVar[dict[str, object]] = {
        "render_modes": list(MODES),
        "name": "tabledhote",
        "is_parallelizable": False,
    }

    def __init__(self, game: str, max_cycles: int | None, render_mode: str | None, **options: object) -> None:
        super().__init__()
        self.sitting = Sitting(game, max_cycles, render_mode, **options)
        self.render_mode = render_mode
        self.possible_agents = self.sitting.possible_agents
        self.observation_spaces, self.action_spaces = self.sitting.observation_spaces, self.sitting.action_spaces

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self.sitting.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Seen] = {agent: {} for agent in self.agents}
        self.decided = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self.sitting.state.seat]

    def observe(self, agent: str) -> Seen:
        return self.sitting.seen(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.sitting.state
        state.play(None if action is None else int(action))
        self._cumulative_rewards[agent] = 0
        self.decided[agent] += 1
        self.rewards = dict(zip(self.possible_agents, rewards(state), strict=True))
        if state.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            scores = dict(zip(self.possible_agents, state.scores(), strict=True))
            self.infos = {agent: {"score": scores[agent]} for agent in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.seat]
            most = self.sitting.max_cycles
            if most is not None and max(self.decided.values()) >= most:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return render(self.sitting.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class Together(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    metadata: ClassVar[dict[str, object]] = {"render_modes": list(MODES), "name": "tabledhote"}

    def __init__(self, game: str, max_cycles: int | None, render_mode: str | None, **options: object) -> None:
        self.sitting = Sitting(game, max_cycles, render_mode, **options)
        self.render_mode = render_mode
        self.possible_agents = self.sitting.possible_agents
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = self.sitting.observation_spaces, self.sitting.action_spaces

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Seen, Seen]:
        self.sitting.begin(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> Seen:
        return {agent: self.sitting.seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> Step:
        state = self.sitting.state
        agent = self.possible_agents[state.seat]
        infos: dict[str, Seen] = {name: {} for name in self.agents}
        try:
            state.play(int(actions[agent]))
        except IllegalAction as problem:
            infos[agent]["illegal"] = str(problem)
        self.cycles += 1
        over = state.seat < 0
        cut = not over and self.sitting.max_cycles is not None and self.cycles >= self.sitting.max_cycles
        gained = dict(zip(self.possible_agents, rewards(state), strict=True))
        ended, stopped = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return self._seen(), gained, ended, stopped, infos

    def render(self) -> str | None:
        return render(self.sitting.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
