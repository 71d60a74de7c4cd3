"""The rules of Hotel Amsterdam, by chapter of docs/rules/amsterdam.md. They know no bots, boards or words."""
