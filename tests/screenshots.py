"""Screenshots for the docs. `python -m tests.screenshots` takes them again (some minutes).

Each game is played for a while against bots, as a hint advises; then it is shown on a wide screen and on a phone, light
and dark (docs/guide/gallery.md). The pages of one game are shown from home to replay (docs/guide/playing.md).
"""

import base64
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tabledhote.words import words
from tests.support import ROOT
from tests.support.settings import Chosen
from tests.web.conftest import ARGUMENTS, CHROMIUM
from tests.web.playing import DECIDING
from tests.web.serving import Server

DOCS = ROOT / "docs"
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}
THEMES = ("light", "dark")
QUALITY = 72
SUFFIXES = {"webp": "webp", "jpeg": "jpg"}

# Game: its options, and how many of one's own decisions are played before it is shown.
SHOWN: dict[str, tuple[Chosen, int]] = {
    "austria": ({"players": 4, "hotel": "day"}, 28),
    "vienna": ({"players": 4}, 16),
    "amsterdam": ({"players": 3}, 14),
    "hellton": ({"deck": "full"}, 24),
}


def played(page: Page, server: Server, game: str) -> str:
    """The address of a table in the middle of a game; it is the reader's turn."""
    options, own = SHOWN[game]
    page.goto(f"{server.address}/new/{game}")
    headers = {"X-CSRF-Token": page.locator("meta[name=csrf]").get_attribute("content") or ""}
    bots = [{"kind": "bot", "level": "greedy"}] * (int(str(options.get("players", 2))) - 1)
    wanted = {"game": game, "options": options, "seats": [{"kind": "me", "name": "Ann"}, *bots]}
    made = page.request.post(f"{server.address}/api/tables", data=wanted, headers=headers).json()
    api = f"{server.address}/api/tables/{made['table']['id']}"
    for number in range(own + 1):
        while not (told := page.request.get(f"{api}?parts=legal&seat=0").json())["legal"]:
            page.wait_for_timeout(50)
        if number < own:
            best = page.request.get(f"{api}/hint?seat=0").json()
            action = best[0]["action"] if best else told["legal"][0]
            sent = {"seat": 0, "action": action, "version": told["table"]["version"], "id": f"n{number}"}
            page.request.post(f"{api}/actions", data=sent, headers=headers)
    return api.replace("/api/", "/")


def taken(page: Page, name: str, form: str = "webp") -> None:
    """A picture of what is in the window."""
    session, window = page.context.new_cdp_session(page), page.viewport_size
    assert window is not None
    clip = {"x": 0, "y": 0, "scale": 2 if window["width"] < 600 else 1, **window}  # a phone has small points
    shot = session.send("Page.captureScreenshot", {"format": form, "quality": QUALITY, "clip": clip})
    (DOCS / "pictures" / f"{name}.{SUFFIXES[form]}").write_bytes(base64.b64decode(shot["data"]))


def shown(browser: Browser, server: Server, game: str) -> None:
    """All pictures of a game."""
    first = browser.new_context(locale="en-GB")
    address = played(first.new_page(), server, game)
    for screen, look in SCREENS.items():
        for theme in THEMES:
            manner: dict[str, Any] = {"locale": "en-GB", "color_scheme": theme, "reduced_motion": "reduce", **look}
            context = browser.new_context(storage_state=first.storage_state(), **manner)
            page = context.new_page()
            page.goto(address)
            page.wait_for_selector(DECIDING)
            page.wait_for_timeout(400)
            taken(page, f"{game}-{screen}-{theme}")
            context.close()
    first.close()


def pages(browser: Browser, server: Server) -> None:
    """Home, a guided first game, a table, the same on a phone, and its replay when bots have played it to the end."""
    desktop, phone = (browser.new_context(locale="en-GB", reduced_motion="reduce", **look) for look in SCREENS.values())
    page = desktop.new_page()
    page.goto(server.address)
    taken(page, "home", "jpeg")
    page.locator("form[action='/learn/amsterdam'] button").click()
    for _ in range(3):
        page.locator("#board .can").first.click(force=True)
        page.wait_for_timeout(1000)
    taken(page, "guide", "jpeg")
    address = played(page, server, "amsterdam")
    page.goto(address)
    page.wait_for_selector(DECIDING)
    taken(page, "table", "jpeg")
    phone.add_cookies(desktop.cookies())  # type: ignore[arg-type]
    small = phone.new_page()
    small.goto(address)
    small.wait_for_selector(DECIDING)
    taken(small, "phone", "jpeg")
    page.click(f"text={words('en')('table-leave')}")
    page.wait_for_selector("#to-result", timeout=120_000)
    page.goto(f"{address}/replay?at=60")
    page.wait_for_selector("#curve-drawing svg")
    page.wait_for_timeout(400)
    taken(page, "replay", "jpeg")
    desktop.close()
    phone.close()


def gallery() -> str:
    """The page that shows them all."""
    about = "players who want to see the games before they play: each on a wide screen and on a phone, light and dark."
    lines = ["# The games at the table", "", f"This page is for {about}"]
    for game in SHOWN:
        title = words("en", game)("title")
        lines += ["", f"## {title}"]
        for theme in THEMES:
            lines += ["", f"![{title}, {theme}](../pictures/{game}-desktop-{theme}.webp)"]
        lines.append("")
        for theme in THEMES:
            lines.append(
                f'<img alt="{title} on a phone, {theme}" src="../pictures/{game}-phone-{theme}.webp" width="300">'
            )
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        for name in SHOWN:
            shown(browser, server, name)
        pages(browser, server)
        browser.close()
        server.stop()
    (DOCS / "guide" / "gallery.md").write_text(gallery(), "utf-8")
