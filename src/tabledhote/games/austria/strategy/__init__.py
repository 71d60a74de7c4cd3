"""What bots know of Grand Austria Hotel: opinion, not law. The rules never import it."""

from tabledhote.bots.strategy import Strategy, read_weights
from tabledhote.games.austria.components import PLAYERS
from tabledhote.games.austria.strategy import features, outlook

STRATEGY = Strategy(
    outlook=outlook.outlook,
    estimate=features.estimate,
    features=features.FEATURES,
    measure=features.measure,
    weights=read_weights(__name__, PLAYERS, features.FEATURES),
    point=10,
    spread=14.0,
    exploration=0.1,
    effort=lambda players: (20, 1600 if players == 3 else 400, 6400),
)
