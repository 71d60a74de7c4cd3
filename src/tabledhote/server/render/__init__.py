"""What takes long to make: boards, logs in words, games played again. A process of its own does it, in fair turns."""
