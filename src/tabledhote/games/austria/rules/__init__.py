"""The rules of Grand Austria Hotel, by chapter of docs/rules/austria.md. They know no bots, boards or words."""
