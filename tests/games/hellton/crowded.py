"""A board of Hellton Palace as full as it can look."""

from typing import Any

from tabledhote.games.hellton.components import GROOMS
from tests.games.hellton.positions import arrange, tour


def crowded() -> dict[str, Any]:
    """Full hotels of the longest names, everybody irritated, all grooms engaged."""
    first = (
        "jekroll_hide tormented_soul miss_von_scream jellyfish baby_beelzebub doppelganger paranoiac envious_one midas"
    )
    second = "werewolf/b vampire phoenix/b gorgons janus/b harpy chatelaine jealous_one skeletunes"
    one, two = (", ".join(f"{at} {name}*" for at, name in enumerate(names.split(), 1)) for names in (first, second))
    every = " ".join(GROOMS)
    purses = {"coins": 199, "second_coins": 88}
    engaged = {"engaged": every, "second_engaged": every, "booking": 1, "second_booking": 1}
    position = arrange(one, two, turn=19, **purses, **engaged)  # type: ignore[arg-type]
    return tour(position, 5).view(0)
