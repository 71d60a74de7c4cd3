"""You on every device, in a browser: two devices, a virtual authenticator, the keyboard, a phone, three languages."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tabledhote.words import words
from tests.web.conftest import Open
from tests.web.playing import sideways
from tests.web.serving import Server
from tests.web.test_look import findings

pytestmark = pytest.mark.slow

PICTURES = os.environ.get("PICTURES")  # a folder: the pages as people see them are written there


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def local(server: Server) -> str:
    """The address at which browsers have passkeys."""
    return server.address.replace("127.0.0.1", "localhost")


def authenticator(page: Page) -> CDPSession:
    """A device that unlocks passkeys by itself."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    has = {"hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    options = {"protocol": "ctap2", "transport": "internal", "automaticPresenceSimulation": True, **has}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session


def tables(page: Page) -> int:
    return len(page.request.get(f"{page.url.split('/', 3)[0]}//{page.url.split('/')[2]}/api/tables?of=mine").json())


def play(page: Page, base: str) -> None:
    page.goto(base)
    page.locator("[data-game=amsterdam] .first").click()
    page.wait_for_url("**/tables/*")


def test_a_second_device_by_a_link_and_its_end(visit: Open, server: Server) -> None:
    base = local(server)
    laptop, phone = visit(f"{base}/"), visit(f"{base}/", phone=True, quiet=True)  # a used link is an error
    play(laptop, base)
    table = laptop.url
    laptop.goto(f"{base}/settings")
    laptop.get_by_role("link", name="Use on another device").click()
    laptop.get_by_role("button", name="Make a link").click()
    expect(laptop.locator(".offer img")).to_be_visible()
    assert laptop.locator(".offer img").evaluate("image => image.naturalWidth") > 100
    assert findings(laptop) == []
    picture(laptop, "link")
    link = laptop.get_by_label("Link for the other device").input_value()
    phone.goto(link)
    assert findings(phone) == []
    assert not sideways(phone)
    picture(phone, "join-phone")
    phone.get_by_role("button", name="use this device, too").click()
    phone.wait_for_url(f"{base}/")
    expect(phone.locator("[aria-labelledby=continue] li")).to_have_count(1)
    phone.goto(table)
    expect(phone.locator("#board svg")).to_be_visible()
    laptop.goto(f"{base}/you")
    expect(laptop.locator(".belongings li")).to_have_count(2)
    other = laptop.locator(".belongings li").filter(has_not_text="this device")
    other.get_by_role("button").focus()
    laptop.keyboard.press("Enter")
    expect(laptop.locator(".belongings li")).to_have_count(1)
    phone.goto(f"{base}/")
    assert tables(phone) == 0
    phone.goto(link)
    expect(phone.locator(".mistake")).to_contain_text("ten minutes")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_passkey_brings_me_back_when_the_cookies_are_lost(visit: Open, server: Server, phone: bool) -> None:
    base = local(server)
    page = visit(f"{base}/", phone=phone)
    session = authenticator(page)
    play(page, base)
    page.goto(f"{base}/you")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Passkey, made with")).to_be_visible()
    assert findings(page) == []
    page.context.clear_cookies()
    page.goto(f"{base}/you")
    assert tables(page) == 0
    expect(page.get_by_text("the server keeps nothing of you")).to_be_visible()
    page.get_by_role("button", name="Come back with a passkey").click()
    page.wait_for_url(f"{base}/")
    expect(page.locator("[aria-labelledby=continue] li")).to_have_count(1)
    page.goto(f"{base}/you")
    page.get_by_role("button", name="Remove the passkey").click()
    expect(page.get_by_text("Passkey, made with")).to_have_count(0)
    session.detach()


def test_a_passkey_that_the_browser_does_not_give_is_said(visit: Open, server: Server) -> None:
    page = visit(f"{local(server)}/you", quiet=True)
    authenticator(page)
    page.get_by_role("button", name="Come back with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("gave no passkey")


def test_delete_me_asks_and_leaves_nobody(visit: Open, server: Server) -> None:
    base = local(server)
    page = visit(f"{base}/")
    play(page, base)
    table = page.url
    page.goto(f"{base}/you")
    with page.expect_download() as file:
        page.get_by_role("link", name="Take my data").click()
    assert file.value.suggested_filename == "tabledhote-my-data.json"
    page.get_by_role("link", name="Delete me").click()
    assert findings(page) == []
    picture(page, "delete")
    page.get_by_role("button", name="Delete me for good").click()
    expect(page).to_have_url(f"{base}/you/delete")  # the box has to be ticked
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Delete me for good").click()
    page.wait_for_url(f"{base}/")
    assert tables(page) == 0
    page.goto(table)
    expect(page.locator("#board svg")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_accessible_in_three_languages_on_a_phone(
    visit: Open, server: Server, language: str, scheme: str
) -> None:
    base, texts = local(server), words(language)
    page = visit(f"{base}/", phone=True, locale=language, color_scheme=scheme)
    play(page, base)
    page.goto(f"{base}/you")
    expect(page.get_by_role("heading", level=1)).to_have_text(texts("you-title"))
    assert findings(page) == []
    assert not sideways(page)
    picture(page, f"you-{language}-{scheme}")
    page.get_by_role("button", name=texts("you-link-make")).click()
    expect(page.locator(".offer")).to_be_visible()
    assert findings(page) == []
    assert not sideways(page)
    picture(page, f"offer-{language}-{scheme}")
    page.locator(".belongings button").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(texts("you-sign-out"))
    assert findings(page) == []
    assert not sideways(page)
    picture(page, f"last-{language}-{scheme}")
