"""The column beside the board shows all of what it has: names, links, headings."""

from playwright.sync_api import FloatRect, Locator, Page

from tests.web.conftest import Open
from tests.web.playing import act, my_turn, play_now

LAPTOP = {"width": 1366, "height": 640}
ON_ITS_SIDE = {"width": 844, "height": 390}
CUT_OFF = "names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def invites(page: Page) -> None:
    """A table where one seat waits for a friend."""
    page.select_option("#seat-1", "invited")
    page.click("form .first")
    page.wait_for_selector(".invitation .link")


def test_an_invitation_is_in_view_with_its_link_and_code(visit: Open) -> None:
    page = visit("/new/amsterdam", viewport=LAPTOP)
    invites(page)
    players = box(page.locator("#players"))
    for part in (".link input", ".link [data-copy]", "img"):
        shown = box(page.locator(f".invitation {part}"))
        assert shown["y"] + shown["height"] <= players["y"] + players["height"], part


def test_the_heading_of_the_log_stays_while_its_lines_scroll(visit: Open) -> None:
    page = visit("/", viewport=LAPTOP)
    play_now(page)
    for _ in range(4):
        my_turn(page)
        act(page)
    panel, heading = page.locator("#log-panel"), page.locator("#log-panel h2")
    assert panel.evaluate("panel => panel.scrollTop") > 20
    assert box(panel)["y"] <= box(heading)["y"] <= box(panel)["y"] + 4


def test_no_name_is_cut_off_on_a_phone_held_sideways(visit: Open) -> None:
    page = visit("/", phone=True, viewport=ON_ITS_SIDE)
    play_now(page, "vienna")
    my_turn(page)
    names = page.locator("#players .name")
    assert names.count() > 1
    assert names.evaluate_all(CUT_OFF) == []
