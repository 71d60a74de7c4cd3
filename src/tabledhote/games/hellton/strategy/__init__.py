"""What bots know of Hellton Palace: opinion, not law. The rules never import it."""

from tabledhote.bots.strategy import Strategy, read_weights
from tabledhote.games.hellton.components import PLAYERS
from tabledhote.games.hellton.strategy import features, outlook

STRATEGY = Strategy(
    outlook=outlook.outlook,
    estimate=features.estimate,
    features=features.FEATURES,
    measure=features.measure,
    weights=read_weights(__name__, PLAYERS, features.FEATURES),
    point=1_500,
    spread=0.5,
    exploration=0.35,
    effort=lambda players: (10, 200, 1600),
)
