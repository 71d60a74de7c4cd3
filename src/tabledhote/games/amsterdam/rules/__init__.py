"""The rules of Hotel Amsterdam, by chapter of docs/rules/amsterdam.md. They know nothing of bots, boards or words."""
