"""`python -m tabledhote` is the `tabledhote` command."""

import signal


def main() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)  # interrupted while it loads, it just ends
    from tabledhote.cli import main as command

    signal.signal(signal.SIGINT, before)
    command()


main()
