"""For the people who run the server: the log and the metrics."""
