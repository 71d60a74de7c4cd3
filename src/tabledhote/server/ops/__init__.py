"""For whoever runs the server: the log and the measurements."""
