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
from tabledhote.bots import Bot, bot
from tabledhote.envs import rewards
from tabledhote.envs.rendering import MODES, render
from tabledhote.envs.sight import Numbers, Sight
from tabledhote.kernel.errors import IllegalAction, InvalidOption
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
        self.sight = Sight(tabledhote.game(game, **options))
        others = self.sight.game.players - 1
        self.levels = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.levels) != others:
            raise InvalidOption(f"bots: {len(self.levels)} are named; {others} seats are free for them")
        for level in self.levels:
            bot(level, 0)
        if seat is not None and not 0 <= seat <= others:
            raise InvalidOption(f"seat is {seat}; it must be from 0 to {others}")
        self.wanted, self.render_mode = seat, render_mode
        self.observation_space = spaces.Box(0, 255, (self.sight.size,), np.uint8)
        self.action_space = spaces.Discrete(self.sight.actions)
        self.state: State

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        super().reset(seed=seed)
        chance = self.np_random
        players = self.sight.game.players
        self.seat = int(chance.integers(players)) if self.wanted is None else self.wanted
        bots = iter(bot(level, int(chance.integers(2**62))) for level in self.levels)
        self.bots: list[Bot | None] = [None if seat == self.seat else next(bots) for seat in range(players)]
        self.state = self.sight.game.start(int(chance.integers(2**62)))
        self._let_bots_play()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, Info]:
        try:
            self.state.play(int(action))
        except IllegalAction as problem:
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": str(problem)}
        self._let_bots_play()
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, rewards(self.state)[self.seat], self.state.seat < 0, False, info

    def _let_bots_play(self) -> None:
        state = self.state
        while state.seat >= 0:
            decides = self.bots[state.seat]
            if decides is None:
                return
            state.apply(decides.choose(state))

    def _seen(self) -> tuple[Numbers, Info]:
        mask = self.sight.mask(self.state, self.seat)
        return self.sight.of(self.state, self.seat), {"action_mask": mask, "scores": self.state.scores()}

    def render(self) -> str | None:
        return render(self.state, self.render_mode)


for name in tabledhote.games():
    gymnasium.register(f"tabledhote/{name}-v0", entry_point=f"{__name__}:Seat", kwargs={"game": name})
