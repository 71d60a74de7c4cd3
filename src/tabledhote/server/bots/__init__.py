"""Bots at tables: whose turn it is, the processes in which they think, hints and reviews."""
