"""The rules of Grand Austria Hotel, by chapter of docs/rules/austria.md. They know nothing of bots, boards or words."""
