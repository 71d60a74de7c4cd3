"""A server in a process of its own, which can be stopped and started again on the same data."""

import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import asdict
from pathlib import Path

from tabledhote.server.settings import VARIABLE, Settings, database_url
from tests.support.guests import python_path


class Server:
    """`pace` are the seconds between actions of bots, `undo` those in which they let people take something back.

    `sites` are folders with further packages.
    """

    def __init__(self, folder: Path, pace: float = 0.01, undo: float = 0.05, sites: tuple[Path, ...] = ()) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = Settings(
            database_url(folder, None),
            bot_pace=pace,
            undo_pause=undo,
            rate=0,
            hint_seconds=0.3,
            review_seconds=2.0,
        )
        self.sites = sites
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = python_path(*self.sites) | {VARIABLE: json.dumps(asdict(self.settings))}
        command = [sys.executable, "-m", "uvicorn", "tabledhote.server.app:from_environment", "--factory"]
        command += ["--http", "tabledhote.server.gateway.protocol:Connection", "--port", str(self.port)]
        command += ["--no-access-log", "--log-level", "warning"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        for _ in range(300):
            if self.process.poll() is not None:
                break
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=1)
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server does not answer:\n{self.log.read_text()}")

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(20)
            self.process = None
