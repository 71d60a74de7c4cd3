"""The rules of Vienna, by chapter of docs/rules/vienna.md. They know nothing of bots, boards or words."""
