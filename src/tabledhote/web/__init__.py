"""The table in the browser: pages rendered here, boards from each game's `board.py`, and a small script in `static/`.

No page names a game: what a game adds is its `board.py`, its words and its rules document (docs/design/table.md).
"""
