"""The rules pages: complete in every language, illustrated, searchable, and reached from every prompt."""

import re
import xml.etree.ElementTree as ElementTree

import pytest
from playwright.sync_api import expect

import tabledhote
from tabledhote.drawing import figure as figures
from tabledhote.drawing.figure import Figure
from tabledhote.games.boards import board
from tabledhote.web import catalogue, rulebook
from tabledhote.words import LANGUAGES, words
from tests.support.messages import messages
from tests.support.rulebooks import RULES, defined
from tests.web.conftest import Open
from tests.web.playing import my_turn, play_now, sideways
from tests.web.test_look import findings

LIMIT = 400_000  # bytes of a page with all its figures
TRANSLATED = [language for language in LANGUAGES if language != "en"]
SPAN = re.compile(r"(?<!`)`([^`\n]+)`")
JSON = re.compile(r"```json\n.*?```", re.S)


def for_players(game: str, language: str) -> str:
    """A document without the chapters for programmers."""
    opening, chapters = rulebook.parts(rulebook.document(game, language))
    kept = [f"## {title}{text}" for title, text in chapters if not rulebook.for_programmers(title)]
    return "".join([opening, *kept])


def by_rule(text: str) -> list[tuple[str, list[str]]]:
    """Each rule's number with the code in it, in the order of the alphabet: languages have different word orders."""
    pieces = re.split(rf"(?m)(?:\*\*|^\| *)({rulebook.RULE})(?=[ *])", text)
    spans = [sorted(SPAN.findall(piece)) for piece in pieces[::2]]
    return list(zip(["", *pieces[1::2]], spans, strict=True))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", tabledhote.games())
def test_a_translation_has_the_same_rules_with_the_same_code(game: str, language: str) -> None:
    english, other = for_players(game, "en"), for_players(game, language)
    assert rulebook.defined(other) == rulebook.defined(english)
    for (number, code), (same, wanted) in zip(by_rule(other), by_rule(english), strict=True):
        assert (number, code) == (same, wanted)
    assert JSON.findall(other) == JSON.findall(english)
    for line in (r"^## ", r"^### ", r"^\|", r"^```"):
        assert len(re.findall(line, other, re.M)) == len(re.findall(line, english, re.M)), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tabledhote.games())
def test_every_number_has_an_anchor_and_every_mention_a_link(game: str, language: str) -> None:
    exact = rulebook.rendered(game, language, "auto")
    html = exact.opening + "".join(chapter.html for chapter in exact.chapters)
    anchors = re.findall(r' id="([^"]+)"', html) + [chapter.anchor for chapter in exact.chapters]
    assert len(anchors) == len(set(anchors))
    numbers = set(rulebook.defined(for_players(game, "en")))
    assert len(numbers) > 100
    assert numbers <= set(anchors)
    linked = set(re.findall(r'href="#([^"]+)"', html))
    assert linked <= numbers
    assert len(exact.chapters) > 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tabledhote.games())
def test_the_exact_rules_are_for_people(game: str, language: str) -> None:
    exact = rulebook.rendered(game, language, "auto")
    read = exact.opening + "".join(chapter.title + chapter.html for chapter in exact.chapters)
    assert re.findall(r"(?i)\bengine|python|\btoml|moteur|движок|programm(?:er|eur)|программист", read) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tabledhote.games())
def test_every_figure_is_drawn_and_stands_below_its_rule(game: str, language: str) -> None:
    shown = board(game).figures
    assert len(shown) >= 8
    exact = rulebook.rendered(game, language, "dark")
    html = "".join(chapter.html for chapter in exact.chapters)
    assert html.count("<figure") == len(shown)
    for each in shown:
        drawn = rulebook.drawn(game, each.name, language)
        wide, high = figures.size(drawn)
        assert len(list(ElementTree.fromstring(drawn).iter())) > 10
        source = f'src="/rules/{game}/figures/{each.name}/{language}/dark" alt="" width="{wide}" height="{high}"'
        assert html.index(f'id="{each.rule}"') < html.index(source)
        if not each.whole:
            assert 8 < high < wide * 2.5
            assert wide < 1100
    pictures = sum(len(rulebook.drawn(game, each.name, language).encode()) for each in shown)
    assert len(html.encode()) + pictures < LIMIT


def test_what_is_written_in_rules_cannot_become_markup() -> None:
    tokens = rulebook.anchored("- **HA-1.1** <script>alert(1)</script> `<b>`", {})
    html = rulebook.MARKDOWN.renderer.render(tokens, rulebook.MARKDOWN.options, {})
    assert "<script" not in html
    assert "<b>" not in html
    assert 'id="HA-1.1"' in html


def test_a_row_of_numbers_becomes_links() -> None:
    numbers = {"HA-6.1", "HA-6.8", "HA-7.1", "HA-X3"}
    html = rulebook.linked('<p title="HA-6.1">HA-6.1 to 6.8, 7.1 und X3, 12 and 9.9. HA-1.1</p>', numbers)
    assert re.findall(r'href="#([^"]+)">([^<]+)', html) == [
        ("HA-6.1", "HA-6.1"),
        ("HA-6.8", "6.8"),
        ("HA-7.1", "7.1"),
        ("HA-X3", "X3"),
    ]


def test_a_figure_of_what_is_not_there_says_so() -> None:
    with pytest.raises(KeyError, match="tile-z9"):
        figures.cut(catalogue.drawn_position("amsterdam", 0, "en"), Figure("none", "HA-1.1", things=("tile-z9",)), "")


def test_how_large_things_are_follows_their_shapes() -> None:
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g transform="translate(10 20)">'
        '<g id="moved" transform="rotate(90) scale(2)"><rect x="0" y="0" width="5" height="10"/></g>'
        '<g id="bent"><path d="M1 2h4v6l-2-3Q0 0 3 9z"/></g><circle id="round" cx="50" cy="50" r="5"/></g></svg>'
    )
    root = ElementTree.fromstring(drawing)
    boxes = [figures.bounds(*figures.found(root, name)) for name in ("moved", "bent", "round")]
    assert [tuple(round(side) for side in box) for box in boxes] == [
        (-10, 20, 10, 30),
        (10, 20, 15, 29),
        (55, 65, 65, 75),
    ]


@pytest.mark.parametrize("game", tabledhote.games())
def test_every_prompt_has_its_rule(game: str) -> None:
    prompts = board(game).prompts
    assert {f"prompt-{phase}" for phase in prompts} == {name for name in messages("en", game) if "prompt-" in name}
    assert set(prompts.values()) <= set(defined(RULES / f"{game}.md"))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_fit_a_phone(visit: Open, language: str) -> None:
    page = visit("/rules", phone=True, locale=language)
    for game in tabledhote.games():
        page.goto(page.url.split("/rules")[0] + f"/rules/{game}", timeout=60_000)  # its figures are drawn first
        assert page.locator("html").get_attribute("lang") == language
        assert sideways(page) == 0, game
        if (language, game) == ("ru", "amsterdam"):
            assert findings(page) == [], game


@pytest.mark.slow
def test_searching_the_rules(visit: Open) -> None:
    page = visit("/rules/amsterdam", locale="fr")
    everything = page.locator("#rules li:visible").count()
    page.fill("#find", "VEILLEUR ecran")
    expect(page.locator("#found")).to_have_text(words("fr")("rules-none"))
    page.fill("#find", "numero")  # accents make no difference
    hits = page.locator("#rules :is(li, tbody tr, p, pre):visible").count()
    assert 0 < hits < everything
    expect(page.locator("#found")).to_have_text(words("fr")("rules-found", number=hits))
    assert page.locator("#rules li:visible", has_text="HA-1.6").count() == 0
    page.fill("#find", "")
    assert page.locator("#rules li:visible").count() >= everything
    page.goto(page.url.split("#")[0] + "#HA-5.12")
    expect(page.locator("#HA-5\\.12")).to_be_in_viewport()


@pytest.mark.slow
def test_the_rules_are_read_without_a_script(visit: Open) -> None:
    page = visit("/rules/vienna#VI-4.3", java_script_enabled=False)
    expect(page.locator("#VI-4\\.3")).to_be_in_viewport()
    expect(page.locator("#find")).to_be_hidden()


@pytest.mark.slow
def test_figures_are_pictures_in_the_readers_light(visit: Open) -> None:
    page = visit("/rules/vienna")
    folder = page.url + "/figures"
    answer = page.request.get(f"{folder}/spaces/fr/dark")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert 'data-theme="dark"' in answer.text()
    for wrong in ("nothing/fr/dark", "spaces/de/dark", "spaces/fr/dusk"):
        assert page.request.get(f"{folder}/{wrong}").status == 404
    picture = page.locator("img[src*='/spaces/']").first
    picture.scroll_into_view_if_needed()
    page.wait_for_function("picture => picture.complete && picture.naturalWidth > 0", arg=picture.element_handle())


@pytest.mark.slow
def test_the_prompt_leads_to_its_rule(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    my_turn(page)
    expect(page.locator("#why")).to_have_text("HA-5.2")
    expect(page.locator("#why")).to_have_attribute("href", "/rules/amsterdam#HA-5.2")
