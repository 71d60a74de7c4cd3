"""Every game as a Gymnasium environment for one agent: bots sit in the other seats.

`gymnasium.make("tabledhote/austria-v0", players=3, bots="greedy")` after importing this module.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as missing:
    from tabledhote.envs import LACKING

    raise ModuleNotFoundError(f"{LACKING} ({missing.name} is missing)", name=missing.name) from None

import tabledhote
from tabledhote.envs import rewards, stepping
from tabledhote.envs.company import Company
from tabledhote.envs.rendering import MODES, render
from tabledhote.envs.sight import Numbers, Sight
from tabledhote.kernel.errors import IllegalAction
from tabledhote.kernel.state import State

Info = dict[str, Any]  # as Gymnasium types it


class Seat(gymnasium.Env[Numbers, np.int64]):
    """One seat at a table; `seat=None` draws another one for every game.

    `infos["action_mask"]` has a one for every legal action. An illegal action loses the game at once.

    >>> table = Seat("hellton", bots="random", seat=0)
    >>> seen, info = table.reset(seed=7)
    >>> seen, reward, over, cut, info = table.step(info["action_mask"].argmax())
    >>> reward, over
    (0.0, False)
    """

    metadata: ClassVar[Info] = {"render_modes": list(MODES)}  # type: ignore[misc]  # Gymnasium types it as of an instance

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode cannot be {render_mode!r}; allowed: {', '.join(MODES)}")
        self.company = Company(tabledhote.game(game, **options), bots, seat)
        self.sight, self.render_mode = Sight(self.company.game), render_mode
        self.observation_space = spaces.Box(0, 255, (self.sight.size,), np.uint8)
        self.action_space = spaces.Discrete(self.sight.actions)
        self.state: State

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        super().reset(seed=seed)
        self.state, self.seat, self.bots = self.company.gather(self.np_random)
        return self._seen()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, Info]:
        try:
            self.state.play(int(action))
        except IllegalAction as problem:
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": str(problem)}
        stepping.let_bots_play(self.state, self.bots)
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, rewards(self.state)[self.seat], self.state.seat < 0, False, info

    def _seen(self) -> tuple[Numbers, Info]:
        mask = self.sight.mask(self.state, self.seat)
        return self.sight.of(self.state, self.seat), {"action_mask": mask, "scores": self.state.scores()}

    def render(self) -> str | None:
        return render(self.state, self.render_mode)


for name in tabledhote.games():
    gymnasium.register(
        f"tabledhote/{name}-v0",
        entry_point=f"{__name__}:Seat",
        vector_entry_point="tabledhote.envs.seats:Seats",
        kwargs={"game": name},
    )
