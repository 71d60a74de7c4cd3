"""What a seat is told of a table, and how it gets there while it happens."""
