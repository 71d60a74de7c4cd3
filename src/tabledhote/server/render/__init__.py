"""What takes long to make: boards, logs in words, games played again. A separate process does it, in fair turns."""
