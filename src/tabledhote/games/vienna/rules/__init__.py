"""The rules of Vienna, by chapter of docs/rules/vienna.md. They know no bots, boards or words."""
