"""What bots know of Vienna: opinion, not law. The rules never import it."""

from tabledhote.bots.strategy import Strategy, read_weights
from tabledhote.games.vienna.components import PLAYERS
from tabledhote.games.vienna.strategy import features, outlook

STRATEGY = Strategy(
    outlook=outlook.outlook,
    estimate=features.estimate,
    features=features.FEATURES,
    measure=features.measure,
    weights=read_weights(__name__, PLAYERS, features.FEATURES),
    point=100,
    spread=3.0,
    exploration=0.1,
    effort=lambda players: (25, 500, 8000),
)
