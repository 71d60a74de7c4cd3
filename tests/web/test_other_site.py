"""A page of another site posts forms to ours, in a real browser: the visitor keeps key, seats and settings."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.playing import my_turn, play_now

pytestmark = pytest.mark.slow

ELSEWHERE = "http://elsewhere.example/"


@pytest.mark.parametrize(("path", "field"), [("/play/amsterdam", "csrf"), ("/settings", "language")])
def test_a_form_of_another_site_takes_nothing_away(visit: Open, path: str, field: str) -> None:
    page = visit("/", quiet=True)  # the browser says that a page was answered with 403
    play_now(page)
    my_turn(page)
    table, kept = page.url, page.context.cookies()
    form = (
        f'<form method="post" action="{table.partition("/tables/")[0]}{path}"><input name="{field}" value="fr"></form>'
    )
    script = "<script>document.forms[0].submit()</script>"
    page.context.route(f"{ELSEWHERE}**", lambda route: route.fulfill(content_type="text/html", body=form + script))
    with page.expect_response(f"**{path}") as answered:
        page.goto(ELSEWHERE, wait_until="commit")
    page.wait_for_url(f"**{path}")
    assert answered.value.status == 403
    assert answered.value.request.headers.get("cookie") is None  # as a browser does it: nothing shows whose form it is
    assert page.context.cookies() == kept
    page.goto(table)
    my_turn(page)
    expect(page.locator("html")).to_have_attribute("lang", "en")
