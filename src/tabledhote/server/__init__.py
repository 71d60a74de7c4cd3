"""The table on a network: seats and rights, storage, live updates and a JSON API for every game on the shelf.

Needs the extra `server` (`pip install 'tabledhote[server]'`). docs/design/server.md says how it is built.
"""
