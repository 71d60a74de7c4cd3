"""Our server and a boardgame.io server under the same scripted players: stored actions a second, latency, memory.

    python bench/server.py --write      needs node and npm; the package installed with its extra `server`

Both run on this machine, one after the other in each round, each with its own file storage and the same client
(boardgameio/load.js). Actions are counted in what each server stored, not in what its clients were told.
"""

import argparse
import json
import os
import re
import shutil
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path

from page import put

HERE = Path(__file__).parent
PEER = HERE / "boardgameio"
OURS, THEIRS = "tabledhote", "boardgameio"
TITLES = {OURS: "tabledhote", THEIRS: "boardgame.io 0.50"}


@dataclass
class Run:
    """One server under load. `load` is how many programs wanted a processor of this machine at the time."""

    server: str
    stored: float  # actions a second
    believed: float
    received: float  # updates a second, at all seats
    p50: float  # milliseconds
    p99: float
    busy: float  # processor seconds of the server for each second
    client: float  # the same of the clients
    memory: float  # KiB for each table
    problems: int
    load: float


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def command(server: str, port: int, data: Path) -> list[str]:
    if server == OURS:
        main = "from tabledhote.cli import main; main()"
        return [sys.executable, "-c", main, "serve", "--port", str(port), "--data", str(data), "--rate", "0"]
    return ["node", str(PEER / "server.js"), str(port), str(data)]


def wait_for(port: int) -> None:
    for _ in range(400):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2)
            return
        except urllib.error.HTTPError:
            return  # it answers
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server does not answer")


def resident(process: int) -> int:
    """KiB of memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1])


def processor(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stored(server: str, data: Path) -> int:
    if server == OURS:
        with sqlite3.connect(data / "tables.sqlite") as connection:
            return int(connection.execute("SELECT count(*) FROM entries WHERE kind = 'act'").fetchone()[0])
    return sum(state_number(file) for file in data.iterdir() if file.is_file())


def state_number(file: Path) -> int:
    """The actions in one file of node-persist, if it is the state of a match; a half-written one has none."""
    try:
        kept = json.loads(file.read_text())
    except ValueError:
        print(f"{file}: not readable", file=sys.stderr)
        return 0
    if ":" in kept["key"] or not isinstance(kept["value"], dict):
        return 0
    return int(kept["value"].get("_stateID", 0))


def measured(server: str, tables: int, seconds: float) -> Run:
    port, folder = free_port(), Path(tempfile.mkdtemp(prefix="tabledhote-bench-"))
    data = folder / "data"
    with (folder / "log").open("w") as log:
        running = subprocess.Popen(command(server, port, data), stdout=log, stderr=log)
        try:
            wait_for(port)
            empty = resident(running.pid)
            address = f"http://127.0.0.1:{port}"
            asked = ["node", str(PEER / "load.js"), server, address, str(tables), str(seconds)]
            with subprocess.Popen(asked, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as client:
                assert client.stdin is not None
                assert client.stdout is not None
                assert client.stdout.readline() == "opened\n"
                used, begun = processor(running.pid), time.perf_counter()
                client.stdin.write("go\n")
                client.stdin.flush()
                time.sleep(seconds)
                busy = (processor(running.pid) - used) / (time.perf_counter() - begun)
                memory = (resident(running.pid) - empty) / tables
                told = json.loads(client.stdout.readline())
            time.sleep(1)  # what is still on its way to the disk
        finally:
            running.terminate()
            running.wait(20)
    rate = stored(server, data) / told["elapsed"]
    shutil.rmtree(folder)
    believed, received = told["believed"] / told["elapsed"], told["received"] / told["elapsed"]
    times = (told["p50"], told["p99"], busy, told["client"])
    return Run(server, rate, believed, received, *times, memory, told["problems"], os.getloadavg()[0])


def middle(runs: list[Run], server: str, figure: str) -> float:
    return float(statistics.median(getattr(run, figure) for run in runs if run.server == server))


def report(runs: list[Run], tables: int, seconds: float, rounds: int) -> str:
    rows = [
        ("stored actions a second", "stored", "{:,.0f}"),
        ("actions a second that clients believe", "believed", "{:,.0f}"),
        ("updates a second at all seats", "received", "{:,.0f}"),
        ("p50 latency, ms", "p50", "{:.1f}"),
        ("p99 latency, ms", "p99", "{:.1f}"),
        ("processor seconds of the server a second", "busy", "{:.2f}"),
        ("processor seconds of the clients a second", "client", "{:.2f}"),
        ("memory, KiB a table", "memory", "{:,.0f}"),
    ]
    lines = [f"| | {TITLES[OURS]} | {TITLES[THEIRS]} | ratio |", "| --- | ---: | ---: | ---: |"]
    for title, figure, form in rows:
        ours, theirs = middle(runs, OURS, figure), middle(runs, THEIRS, figure)
        ratios = [
            getattr(one, figure) / getattr(other, figure)
            for one, other in zip(runs[::2], runs[1::2], strict=True)
            if getattr(other, figure)
        ]
        ratio = f"{statistics.median(ratios):.2f}" if ratios else ""
        lines.append(f"| {title} | {form.format(ours)} | {form.format(theirs)} | {ratio} |")
    ours, theirs = (middle(runs, server, "stored") / middle(runs, server, "busy") for server in (OURS, THEIRS))
    lines.append(f"| stored actions a processor second | {ours:,.0f} | {theirs:,.0f} | {ours / theirs:.2f} |")
    load = statistics.median(run.load for run in runs)
    what = f"{tables} tables of 4 seats, {seconds:g} seconds a run, {rounds} runs each in turns, medians"
    lines += ["", f"{what}; load average of the machine {load:.1f} on {os.cpu_count()} processors."]
    return "\n".join(lines)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--seconds", type=float, default=10)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--write", action="store_true", help="put the figures into docs/reference/performance.md")
    chosen = arguments.parse_args()
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    runs = []
    for _ in range(chosen.rounds):
        for server in (OURS, THEIRS):
            runs.append(measured(server, chosen.tables, chosen.seconds))
            print(runs[-1], file=sys.stderr)
    text = report(runs, chosen.tables, chosen.seconds, chosen.rounds)
    print(text)
    if chosen.write:
        put("server", f"{text}\n")


if __name__ == "__main__":
    main()
