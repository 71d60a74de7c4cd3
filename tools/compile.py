"""Compiles the package for this clone, the quick way, and prints the folder to import it from.

A finished build lies in a folder of its own, named after all that it was made from, and appears there all at once. So
nothing is ever half compiled, a build that is there is never made again, and an edit never meets the build of another.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

from tools.locking import alone

BUILDS = Path("build/compiled")
KEPT = 3  # builds: a server that runs may still start processes from an older one
LIBRARY = Path("build/lib")  # where setuptools builds, and goes on from an earlier build
UNFINISHED = Path("build/unfinished")  # there while it does: what an interrupted build linked is not to be trusted
LOG = Path("build/compile.log")
ROOM = 1 << 20  # bytes: a disk with less than that counts as full
NO_COMPILER = "On Debian: apt-get install gcc python3-dev"


def sources() -> list[Path]:
    code = [path for path in Path("src/tabledhote").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    rest = [Path(name) for name in ("pyproject.toml", "setup.py", "tools/native.py")]
    return sorted([*code, *Path("docs/rules").rglob("*.md"), *rest])


def target() -> Path:
    """Where the compiled package of these sources is, or will be."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
    for path in sources():
        digest.update(f"\0{path}\0".encode() + path.read_bytes())
    return (BUILDS / digest.hexdigest()[:16]).resolve()


def build(place: Path) -> str:
    """Compile into a folder; what went wrong, or nothing."""
    if UNFINISHED.exists():
        shutil.rmtree(LIBRARY, ignore_errors=True)
    UNFINISHED.touch()
    command = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(LIBRARY)]
    with LOG.open("w+") as log:
        environment = os.environ | {"TABLEDHOTE_BUILD": "quick"}
        if subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, env=environment, check=False).returncode:
            log.seek(0)
            return reason(log.read())
    partial = place.with_suffix(".new")
    shutil.rmtree(partial, ignore_errors=True)
    shutil.copytree(LIBRARY, partial, ignore=shutil.ignore_patterns("__pycache__"))
    os.sync()  # a power cut must not leave empty files under a name that promises a build
    partial.rename(place)
    UNFINISHED.unlink()
    for old in sorted(BUILDS.iterdir(), key=lambda path: -path.stat().st_mtime)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return ""


def reason(said: str) -> str:
    """Why compiling failed, from what setuptools and the C compiler said, and what to do about it.

    >>> reason("no C compiler: [Errno 2] No such file or directory: 'cc'").splitlines()[1]
    'On Debian: apt-get install gcc python3-dev'
    """
    if shutil.disk_usage("build").free < ROOM or "No space left on device" in said:
        return "the disk is full\nMake room on it."
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    missing = [line for line in lines if line.startswith("no C compiler")]
    if missing:
        return f"{missing[-1]}\n{NO_COMPILER}"
    errors = [line for line in lines if "error" in line.lower() and not line.startswith("error: Command")]
    return f"{(errors or lines or ['no reason was given'])[0][:200]}\n{LOG} says more."


def main() -> int:
    try:
        with alone(Path("build/compile.lock"), "compiling"):
            place = target()
            if not place.exists():
                begun = time.monotonic()
                print("compiling the rules …", end=" ", file=sys.stderr, flush=True)
                BUILDS.mkdir(parents=True, exist_ok=True)
                problem = build(place)
                if problem:
                    print(f"\nthe rules could not be compiled: {problem}", file=sys.stderr)
                    return 1
                print(f"{time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("interrupted; the next run goes on", file=sys.stderr)
        return 130
    except OSError as problem:
        print(f"\nthe rules could not be compiled: {problem}", file=sys.stderr)
        return 1
    print(place)
    return 0


if __name__ == "__main__":
    sys.exit(main())
