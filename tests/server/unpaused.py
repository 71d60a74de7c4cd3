"""A server whose bots do not pause between their actions, for tests that play whole games."""

import sys
from pathlib import Path

import uvicorn

from tabledhote.server.app import application
from tabledhote.server.gateway.protocol import Connection
from tabledhote.server.settings import database_url
from tests.server.served import quick

if __name__ == "__main__":
    settings = quick(database_url(Path(sys.argv[2]), sys.argv[3] or None))
    uvicorn.run(application(settings), host="127.0.0.1", port=int(sys.argv[1]), http=Connection, log_config=None)
