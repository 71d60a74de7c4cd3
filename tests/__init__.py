"""The suite. `tests/support/settings.py` says which games and options the shared parts take."""
