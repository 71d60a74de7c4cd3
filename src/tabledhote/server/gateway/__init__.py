"""Where requests arrive: the connection, the middleware around the application, and the fast path of actions."""
