"""The server, its store and its clients in one process, on an event loop whose time and order come from a seed.

`python -m tests.simulation --hours 1000` plays; docs/design/simulation.md says what is simulated and what must hold.
"""
