"""What bots know of Hotel Amsterdam: opinion, not law. The rules never import it."""

from tabledhote.bots.strategy import Strategy, read_weights
from tabledhote.games.amsterdam.components import PLAYERS
from tabledhote.games.amsterdam.strategy import fast_turn, features, outlook

STRATEGY = Strategy(
    outlook=outlook.outlook,
    estimate=features.estimate,
    features=features.FEATURES,
    measure=features.measure,
    weights=read_weights(__name__, PLAYERS, features.FEATURES),
    point=10_000,
    spread=3.5,
    exploration=0.35,
    patience=1 << 40,  # never: the estimate (threat.py) holds what the next seat to move can do
    effort=lambda players: (10, 200 if players == 2 else 500, 3000),
    answer=150,
    hurry=fast_turn.hurry,
)
