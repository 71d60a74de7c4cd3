"""Ratings of persons: the model, and what the store has of them."""
