"""The table in the browser: pages rendered here, boards from each game's `board/`, and a small script in `static/`. No
page names a game: a game adds its `board/`, its words and its rules document (docs/design/table.md).
"""
