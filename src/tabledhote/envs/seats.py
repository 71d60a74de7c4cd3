"""Many seats at many tables through Gymnasium's `VectorEnv`: bots sit in the other seats.

`gymnasium.make_vec("tabledhote/austria-v0", num_envs=64, players=3, bots="greedy")` after importing
`tabledhote.envs.gymnasium`.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import tabledhote
from tabledhote.bots import Bot
from tabledhote.envs import rewards, stepping
from tabledhote.envs.company import Company
from tabledhote.envs.gymnasium import Info
from tabledhote.envs.sight import Mask, Numbers, Sight
from tabledhote.envs.vector import Actions, checked, illegal
from tabledhote.kernel.rows import packed
from tabledhote.kernel.state import State

Step = tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


class Seats(VectorEnv[Numbers, Actions, NDArray[Any]]):  # of numbers or flags
    """As many `Seat`s at once, each as it would play alone with its seed: `seed`, `seed + 1` and so on.

    A game that ends is followed by the next one in the same step: `infos["final_obs"]` and `infos["final_info"]` show
    how it ended. `infos["action_mask"]` has a row for each table. An illegal action loses the game at once.

    >>> seats = Seats("hellton", num_envs=3, bots="random")
    >>> seen, infos = seats.reset(seed=7)
    >>> seen, gained, over, cut, infos = seats.step(infos["action_mask"].argmax(axis=1))
    >>> seen.shape == (3, seats.sight.size), over.tolist()
    (True, [False, False, False])
    """

    metadata: ClassVar[Info] = {  # type: ignore[misc]  # Gymnasium types it as of an instance
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = None,
        render_mode: None = None,
        **options: object,
    ) -> None:
        self.num_envs, self.render_mode = num_envs, render_mode
        self.company = Company(tabledhote.game(game, **options), bots, seat)
        self.sight = Sight(self.company.game)
        self.single_observation_space = spaces.Box(0, 255, (self.sight.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.sight.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.chances: list[np.random.Generator] = []
        self._noted = self.sight.lines(num_envs)

    def reset(self, *, seed: int | list[int | None] | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        seeds = (
            [None if seed is None else seed + at for at in range(self.num_envs)] if not isinstance(seed, list) else seed
        )
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds are given; there are {self.num_envs} environments")
        kept = self.chances
        self.chances = [
            kept[at] if kept and own is None else np_random(own)[0]  # without a seed it goes on
            for at, own in enumerate(seeds)
        ]
        self.states: list[State] = [None] * self.num_envs  # type: ignore[list-item]  # filled in by the next line
        self.seats, self.bots = [0] * self.num_envs, list[list[Bot | None]]([[]] * self.num_envs)
        for at in range(self.num_envs):
            self._gather(at)
        infos: Info = {}
        return self._look(infos), infos

    def _gather(self, at: int) -> None:
        self.states[at], self.seats[at], self.bots[at] = self.company.gather(self.chances[at])

    def step(self, actions: Actions) -> Step:
        chosen = checked(actions, self.num_envs)
        gained = np.zeros(self.num_envs, np.float64)
        over = np.zeros(self.num_envs, np.bool_)
        wrong = dict.fromkeys(illegal(self.masks, chosen).tolist())
        infos: Info = {}
        for at, action in enumerate(chosen.tolist()):
            state = self.states[at]
            if at in wrong:
                gained[at], problem = -1.0, {"illegal": f"action {action} is not legal: {state.allowed()}"}
            else:
                state.apply(action)
                stepping.let_bots_play(state, self.bots[at])
                if state.seat >= 0:
                    continue
                gained[at], problem = rewards(state)[self.seats[at]], {}
            over[at] = True
            seat = self.seats[at]
            final = {"action_mask": self.sight.mask(state, seat), "scores": state.scores(), **problem}
            ended = {"final_obs": self.sight.of(state, seat), "final_info": final}
            infos = self._add_info(infos, ended, at)
            self._gather(at)
        return self._look(infos), gained, over, np.zeros(self.num_envs, np.bool_), infos

    def _look(self, infos: Info) -> Numbers:
        """What every agent sees now, and in `infos` what it may do."""
        seen = np.empty((self.num_envs, self.sight.size), np.uint8)
        self.sight.of_each(self.states, packed(self.seats), self._noted, seen)
        self.masks: Mask = np.empty((self.num_envs, self.sight.actions), np.int8)
        self.sight.open_to_each(self.states, self.masks)
        scores = np.empty(self.num_envs, object)
        scores[:] = [state.scores() for state in self.states]
        everywhere = np.ones(self.num_envs, np.bool_)
        infos |= {"action_mask": self.masks, "_action_mask": everywhere, "scores": scores, "_scores": everywhere}
        return seen
