"""`python -m tabledhote` is the `tabledhote` command."""

from tabledhote.cli import main

main()
