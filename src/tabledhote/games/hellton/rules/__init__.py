"""The rules of Hellton Palace, by chapter of docs/rules/hellton.md. They know no bots, boards or words."""
