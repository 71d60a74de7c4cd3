"""The rules of Hellton Palace, by chapter of docs/rules/hellton.md. They know nothing of bots, boards or words."""
