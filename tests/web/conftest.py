"""Chromium, contexts whose pages must not complain, and one server for all tests that do not stop it."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.serving import Server

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")  # the first draws for nobody to see: quicker
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
PATIENCE = 15_000  # milliseconds until something that is waited for counts as missing: machines may be busy

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.fail("Chromium is missing: `make test` installs it, or apt-get install chromium", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield browser
        browser.close()


def running(server: Server) -> Iterator[Server]:
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(Server(tmp_path_factory.mktemp("server")))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For tests that stop it."""
    yield from running(Server(tmp_path))


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[Server]:
    """For tests that do something while bots play: these think long before each action."""
    yield from running(Server(tmp_path, pace=1.0))


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Open]:
    """Opens an address as somebody new; at the end no page may have complained."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", *, phone: bool = False, quiet: bool = False, **options: Any) -> Page:
        look = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": DESKTOP}
        context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **look, **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        if not quiet:  # where the network is cut on purpose the browser says so
            page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path if path.startswith("http") else server.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
