"""Makes the environment in `.venv`: what playing needs, or all that the tests need.

`python -m tools.environment play` (or `test`) does nothing while nothing has changed, and begins anew where an earlier
run was interrupted. It runs on the system's Python, before anything is installed.
"""

import hashlib
import json
import os
import subprocess
import sys
import time
import tomllib
from pathlib import Path

from tools.locking import alone

VENV = Path(".venv")
PYTHON = VENV / "bin" / "python"
UV = VENV / "bin" / "uv"
READY = VENV / "ready.json"
LOG = Path("build/environment.log")
REMEDY = f"It needs a network, room on the disk and Python's venv module (Debian: python3-venv). {LOG} says more."
EXTRAS = {"play": "server,screen", "test": "dev"}  # the second has all of the first


class CannotInstall(Exception):
    """What went wrong, and what to do about it."""


def wanted(profile: str) -> dict[str, str]:
    """What an environment must be; one that was made from other requirements, or elsewhere, is made anew."""
    project = tomllib.loads(Path("pyproject.toml").read_text())
    needs = [project["project"].get(name) for name in ("dependencies", "optional-dependencies", "scripts")]
    text = json.dumps([*needs, project["dependency-groups"], project["build-system"]], sort_keys=True)
    return {
        "profile": profile,
        "needs": hashlib.sha256(text.encode()).hexdigest(),
        "python": sys.version,
        "place": str(Path.cwd()),
    }


def ready() -> dict[str, str]:
    """What the environment was made for; nothing if it is not there or was not finished."""
    try:
        found: dict[str, str] = json.loads(READY.read_text())
    except (OSError, ValueError):
        return {}
    return found


def install(profile: str) -> None:
    kept = ready() | {"profile": "", "needs": ""} == wanted("") | {"needs": ""}
    READY.unlink(missing_ok=True)  # if this is interrupted, the next run begins anew
    if not kept:
        venv = [sys.executable, "-m", "venv", "--clear", str(VENV)]
        run(venv)
    tools = tomllib.loads(Path("pyproject.toml").read_text())["dependency-groups"]["tools"]
    project = ["--no-build-isolation", "--editable", f".[{EXTRAS[profile]}]"]
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-compile"]
    try:
        run([*pip, "uv"])
        quick = [str(UV), "pip", "install", "--quiet", "--python", str(PYTHON)]
        run([*quick, *tools])
        run([*quick, *project])
        if profile == "play":
            run([str(UV), "pip", "uninstall", "--quiet", "--python", str(PYTHON), "uv"])  # a sixth of the environment
    except CannotInstall:  # where uv is not to be had, or an index is known to pip alone
        run([*pip, *tools])
        run([*pip, *project])
    partial = READY.with_suffix(".new")
    partial.write_text(json.dumps(wanted(profile)))
    os.replace(partial, READY)


def run(command: list[str]) -> None:
    with LOG.open("w+") as log:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        done = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, env=environment, check=False)
        if done.returncode:
            log.seek(0)
            said = [line.strip() for line in log if line.strip()]
            errors = [line for line in said if line.lower().startswith(("error", "oserror"))]
            raise CannotInstall((errors or said or ["no reason was given"])[-1])


def main() -> int:
    profile = sys.argv[1]
    try:
        with alone(Path("build/environment.lock"), "the environment"):
            if ready() in (wanted(profile), wanted("test")):
                return 0
            begun = time.monotonic()
            what = {"play": "playing needs", "test": "the tests need"}[profile]
            print(f"installing what {what} into .venv …", end=" ", file=sys.stderr, flush=True)
            install(profile)
            print(f"{time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("interrupted; the next run goes on", file=sys.stderr)
        return 130
    except (CannotInstall, OSError) as problem:
        print(f"\nthe environment could not be made: {problem}\n{REMEDY}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
