"""Each page brings along every text that its scripts may want."""

import re

import pytest

from tabledhote.web import assets
from tabledhote.web.pages.replay import REPLAY_TEXTS
from tabledhote.web.pages.table import SCRIPT_TEXTS
from tabledhote.web.script import REVIEW_TEXTS

SAID = re.compile(r"""\btext\(([^()]*)""")
MESSAGE = re.compile(r'"([a-z]+(?:-[a-z]+)+)"')
GUARDED = {"explain-not-now", "explain-why", "explain-asked"}  # asked for only where the page has them


@pytest.mark.parametrize(
    ("script", "texts"),
    [
        ("table/table.js", SCRIPT_TEXTS),
        ("replay/replay.js", REPLAY_TEXTS),
        ("pages/result.js", REVIEW_TEXTS),
    ],
)
def test_a_page_has_the_texts_of_its_scripts(script: str, texts: dict[str, tuple[str, ...]]) -> None:
    sources = [assets.files()[path].content.decode() for path in assets.modules(script)]
    wanted = {message for source in sources for said in SAID.findall(source) for message in MESSAGE.findall(said)}
    assert wanted, "the scripts say something"
    assert wanted - GUARDED - texts.keys() == set()
