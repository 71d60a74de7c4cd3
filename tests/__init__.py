"""The suite. `tests/settings.py` says which games and options the shared parts take."""
