"""`python -m tests.tables`: add the half-played tables that are missing."""

from tests.tables import add, every, path

for name, rules in every():
    if not path(name, rules).exists():
        add(name, rules)
