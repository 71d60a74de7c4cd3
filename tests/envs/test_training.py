"""The example of a learning player learns."""

import pytest

from examples.train import train, wins


@pytest.mark.slow
def test_the_example_learns_to_beat_random_play() -> None:
    assert wins("amsterdam", train("amsterdam", seconds=15), games=100) > 0.6
