"""Chromium, contexts whose pages must not complain, and one server for all tests that do not stop it."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.serving import Server

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}

Open = Callable[..., Page]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.fail("Chromium is missing: `make test` installs it, or apt-get install chromium", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For tests that stop it."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Open]:
    """Opens an address as somebody new; at the end no page may have complained."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", *, phone: bool = False, quiet: bool = False, **options: Any) -> Page:
        look = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": DESKTOP}
        context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **look, **options})
        context.set_default_timeout(15_000)
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
