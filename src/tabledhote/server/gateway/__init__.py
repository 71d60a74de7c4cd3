"""Where requests come in: the connection, what stands before every request, and the short way for actions."""
