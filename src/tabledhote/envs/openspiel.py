"""Every game as an OpenSpiel game: `pyspiel.load_game("tabledhote_austria(players=3)")` after importing this module.

Chance is sampled: where dice roll or cards are drawn, chance nodes choose the bytes of the seed that decides it.
So every line of play can be written as a history and played again.
"""

import json
from collections.abc import Callable
from hashlib import blake2b

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    from tabledhote.envs import LACKING

    raise ModuleNotFoundError(f"{LACKING} ({missing.name} is missing)", name=missing.name) from None

import tabledhote
from tabledhote.envs import rewards
from tabledhote.envs.sight import Sight
from tabledhote.games import box
from tabledhote.kernel.game import Box, Option
from tabledhote.kernel.rng import MASK, Rng
from tabledhote.kernel.state import State
from tabledhote.words import words

BYTES = 256
DEAL = 3  # chance nodes before the first decision: 16.7 million deals
ROLL = 2  # chance nodes after a decision that chance answers
NOBODY = -1


class Held:
    """A position that can be copied and pickled with everything else that OpenSpiel keeps of a state."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.state.copy())

    def __reduce__(self) -> tuple[object, ...]:
        game = self.state.game
        return restored, (game.id, game.chosen, self.state.dump())


def restored(name: str, options: dict[str, object], dump: dict[str, object]) -> Held:
    return Held(tabledhote.game(name, **options).load(dump))


def value(option: Option, given: object) -> object:
    """What a parameter says of an option: parameters are whole numbers and words, and an empty word is the default."""
    if given == "":
        return option.default
    for allowed in option.values:
        if str(given) == str(allowed):
            return allowed
    return int(str(given)) if str(given).isdigit() else given


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its options and the version of its rules; options that are lists keep their default."""

    def __init__(self, box: Box[State], parameters: dict[str, object] | None = None) -> None:
        given = {**defaults(box), **(parameters or {})}
        options = {option.name: value(option, given[option.name]) for option in box.options if option.name in given}
        self.played = box.open(**options, rules=given["rules"])
        self.sight = Sight(self.played)
        players = self.played.players
        info = pyspiel.GameInfo(
            num_distinct_actions=box.actions,
            max_chance_outcomes=BYTES,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=box.bound(self.played.options),
        )
        super().__init__(game_type(box), info, given)

    def new_initial_state(self, *_: object) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEAL + ROLL * self.played.box.bound(self.played.options)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "Observer":
        return Observer(self.sight)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, or a moment at which chance is about to act: `draws` bytes of its seed are still to come."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None  # before the deal there is no position
        self.pending = NOBODY  # the action that chance answers
        self.draws, self.seed = DEAL, b""
        self.moments = 0  # how often chance has acted

    @property
    def state(self) -> State:
        assert self.held is not None, "the cards are not dealt"
        return self.held.state

    def current_player(self) -> int:
        if self.draws:
            return int(pyspiel.PlayerId.CHANCE)
        return self.state.seat if self.state.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.draws and self.state.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / BYTES) for byte in range(BYTES)]

    def _apply_action(self, action: int) -> None:
        if self.draws:
            self._draw(action)
            return
        after = self.state.copy()
        after.apply(action)
        if after.rng.state == self.state.rng.state:
            self.held = Held(after)
        else:
            self.pending, self.draws = action, ROLL

    def _draw(self, byte: int) -> None:
        self.seed += bytes([byte])
        self.draws -= 1
        if self.draws:
            return
        seed = int.from_bytes(blake2b(bytes(f"{self.moments} ", "ascii") + self.seed, digest_size=8).digest()) & MASK
        if self.held is None:
            self.held = Held(self.get_game().played.start(seed))
        else:
            self.state.rng.reseed(seed)
            self.state.apply(self.pending)
        self.pending, self.seed, self.moments = NOBODY, b"", self.moments + 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0 or self.held is None:
            return f"chance {action}"
        return json.dumps(self.state.describe(action), ensure_ascii=False)

    def returns(self) -> list[float]:
        return rewards(self.state) if self.held is not None else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """The same as far as that player can know, everything else dealt anew."""
        other: SpielState = self.clone()
        if other.held is not None:
            other.held = Held(self.state.conceal(player, Rng(int(sampler() * MASK))))
        return other

    def __str__(self) -> str:
        if self.held is None:
            return f"before the deal {self.seed.hex()}"
        position = self.state.dump()
        del position["rng"]
        return json.dumps([position, self.pending, self.seed.hex()])


class Observer:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.tensor = np.zeros(sight.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.held is None else self.sight.of(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return str(state) if state.held is None else json.dumps(state.state.view(player), ensure_ascii=False)


def defaults(box: Box[State]) -> dict[str, object]:
    """The parameters of a game: its options, but for those that are lists, and the version of its rules."""
    return {"rules": box.rules} | {
        option.name: option.default if isinstance(option.default, int) else ""
        for option in box.options
        if not isinstance(option.default, list | tuple)
    }


def game_type(box: Box[State]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"tabledhote_{box.id}",
        long_name=words("en", box.id)("title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(box.players),
        min_num_players=min(box.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(box),
    )


def register(box: Box[State]) -> None:
    """Under a class of its own: OpenSpiel keeps it for good, which Python forgives a class but no other object."""

    class Registered(SpielGame):
        def __init__(self, parameters: dict[str, object] | None = None) -> None:
            super().__init__(box, parameters)

    pyspiel.register_game(game_type(box), Registered)


for name in tabledhote.games():
    register(box(name))
