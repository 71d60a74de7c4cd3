"""`make play`: serves the table at once, and compiles the rules beside it where that has not been done yet.

The server then begins with interpreted rules. The processes in which bots think change to the compiled package as soon
as it is there, the server itself with the next start.
"""

import argparse
import os
import signal
import subprocess
import sys
import threading
import time

from tools.compile import target

LOWEST = 19  # niceness of the compiler: the player comes first


def address(arguments: list[str]) -> str:
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", default="8000")
    chosen, _ = parser.parse_known_args(arguments)
    return f"http://{'127.0.0.1' if chosen.host in ('0.0.0.0', '::') else chosen.host}:{chosen.port}/"


def compile_beside(server: "subprocess.Popen[bytes]", where: str) -> "subprocess.Popen[str]":
    """Start to compile at low priority, and say how it ended while the server runs."""
    begun = time.monotonic()
    compiler = subprocess.Popen(
        [sys.executable, "-m", "tools.compile"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a Ctrl-C is for the server; the compiler is ended with it
        preexec_fn=lambda: os.nice(LOWEST),
    )

    def report() -> None:
        _, said = compiler.communicate()
        if server.poll() is None and compiler.returncode >= 0:
            if compiler.returncode == 0:
                print(f"rules compiled: {time.monotonic() - begun:.0f} s. Bots think about ten times faster now.")
            else:
                print(said[said.find("the rules could not") :].strip())
                print("You can play all the same; bots think more slowly. The next `make play` tries again.")
            print(f"tabledhote: {where} (stop with Ctrl-C)", flush=True)

    threading.Thread(target=report, daemon=True).start()
    return compiler


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until the server is there, a Ctrl-C just ends this
    package = target()
    os.environ["PYTHONPATH"] = str(package)
    serve = [sys.executable, "-m", "tabledhote", "serve", *sys.argv[1:]]
    if package.exists():
        os.execv(sys.executable, serve)
    server = subprocess.Popen(serve)
    compiler = compile_beside(server, address(sys.argv[1:]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server hears it, too, and this waits for it
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    code = server.wait()
    if compiler.poll() is None:
        os.killpg(compiler.pid, signal.SIGTERM)
    return code


if __name__ == "__main__":
    sys.exit(main())
