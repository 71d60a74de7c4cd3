"""What a seat learns of a table, and how that reaches it while the game goes on."""
