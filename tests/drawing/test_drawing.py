"""The drawing kit: escaping, numbers, lettering, icons, and colours that can be read."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from tabledhote.drawing import icons, lettering, palette, weaves
from tabledhote.drawing.document import document
from tabledhote.drawing.svg import Markup, circle, element, group, halo, markup, number, polygon, text

SPACE = "{http://www.w3.org/2000/svg}"
HOSTILE = ['<script>alert("1")</script>', '"><svg onload=x>', "]]>&amp;&", "a\x00b\x1b[31m\ud800", "'; DROP TABLE"]


@pytest.mark.parametrize("name", HOSTILE)
def test_whatever_is_not_markup_is_escaped(name: str) -> None:
    drawn = group(text(name, 1, 2, size=10), title=name, id=name, ref=name)
    parsed = ElementTree.fromstring(drawn.encode())
    assert [child.tag for child in parsed.iter()] == ["g", "title", "text"]
    kept = re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff]", "", name)
    assert parsed.findtext("title") == parsed.findtext("text") == parsed.get("data-ref") == kept


def test_children_nest_and_none_is_left_out() -> None:
    assert markup("a", None, [element("b"), ["<", None]], Markup("<i/>")) == "a<b/>&lt;<i/>"


def test_attributes_are_written_as_svg_spells_them() -> None:
    drawn = circle(1.0, 2.345, 3, stroke_width=0.5, class_="halo", fill=None, at=(1, -2), turn=90, scale=0.5)
    moves = "translate(1 -2)rotate(90)scale(.5)"
    assert drawn == f'<circle cx="1" cy="2.35" r="3" stroke-width=".5" class="halo" transform="{moves}"/>'


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (-0.0, "0"), (100, "100"), (0.25, ".25"), (-0.5, "-.5"), (10.10, "10.1"), (1e-9, "0"), (-3.999, "-4")],
)
def test_numbers_are_compact(value: float, written: str) -> None:
    assert number(value) == written


def test_a_halo_is_unseen_but_can_be_hit() -> None:
    drawn = ElementTree.fromstring(halo("rect", 0, 0, 10, 20, rx=2))
    assert drawn.attrib.items() >= {"class": "halo", "height": "20"}.items()
    assert ".board .halo{fill:none;pointer-events:all}" in palette.RULES


@pytest.mark.parametrize("room", [2, 4, 6, 9, 30])
@pytest.mark.parametrize(
    "string", ["Café-restaurant", "Площадь Дам", "Donaudampfschifffahrt", "a", "two words and more"]
)
def test_lettering_stays_within_its_room(string: str, room: float) -> None:
    rows = lettering.wrapped(string, room, 2)
    assert 1 <= len(rows) <= 2
    assert all(lettering.width(row) <= room for row in rows)
    if room == 30:
        assert rows == [string]


def test_bold_letters_are_wider() -> None:
    assert lettering.width("Hotel", bold=True) > lettering.width("Hotel")


def test_wrapped_text_is_centred_on_its_height() -> None:
    lines = ElementTree.fromstring(text("Café-restaurant", 0, 50, size=20, width=120, lines=2))
    heights = [float(str(line.get("y"))) for line in lines]
    assert [line.text for line in lines] == ["Café-", "restaurant"]
    assert sum(heights) / 2 == pytest.approx(50 + 0.35 * 20)


def test_letters_shrink_before_a_word_is_cut_short() -> None:
    shown = ElementTree.fromstring(text("restaurant", 0, 0, size=20, least=12, width=90))
    assert shown.text == "restaurant"
    assert 12 <= float(str(shown.get("font-size"))) < 20
    cut = ElementTree.fromstring(text("restaurant", 0, 0, size=20, least=18, width=60))
    assert str(cut.text).endswith("…")
    assert cut.get("font-size") == "18"


def test_a_document_defines_each_icon_it_uses_once() -> None:
    own = {"windmill": circle(12, 12, 5)}
    uses = [icons.icon(name, 5, 5, 10) for name in ("coin", "windmill", "coin")]
    drawn = ElementTree.fromstring(document(10, 10, *uses, title="Icons", symbols=own))
    assert [shape.get("id") for shape in drawn.findall(f"{SPACE}defs/{SPACE}g")] == ["icon-coin", "icon-windmill"]
    assert drawn.findtext(f"{SPACE}title") == "Icons"


def test_an_icon_that_nobody_drew_is_an_error() -> None:
    with pytest.raises(KeyError, match="unicorn"):
        document(10, 10, icons.icon("unicorn", 5, 5, 10), title="Icons")


@pytest.mark.parametrize("name", icons.SHARED)
def test_every_icon_is_drawn_within_its_box_by_name_only(name: str) -> None:
    drawn = ElementTree.fromstring(group(icons.SHARED[name]))
    assert len(list(drawn.iter())) > 1
    paints = {part.get(kind) for part in drawn.iter() for kind in ("fill", "stroke")} - {None}
    assert all(paint in ("currentColor", "none") or str(paint).startswith("var(--") for paint in paints)


@pytest.mark.parametrize("value", range(7))
def test_a_die_shows_its_pips(value: int) -> None:
    drawn = ElementTree.fromstring(icons.die(value, 0, 0, 40))
    assert len(drawn.findall("circle")) == value


def test_every_player_colour_has_a_shape_of_its_own() -> None:
    assert len(set(palette.SHAPES.values())) == len(palette.SHAPES)
    assert len(set(palette.SIGNS.values())) == len(palette.SIGNS)
    drawn = {colour: icons.mark(colour, 0, 0, 20, fill="red") for colour in palette.SHAPES}
    assert len(set(drawn.values())) == len(drawn)
    for colour in palette.SHAPES:
        assert {colour, f"on-{colour}"} <= set(palette.PIECES)
        assert palette.SHAPES[colour] in palette.SIGNS


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_contrast_is_enough_to_read(theme: int) -> None:
    for ground in ("paper", "card", "shade"):
        for ink in ("ink", "faint", "good", "bad"):
            assert palette.contrast(palette.PAPER[ink][theme], palette.PAPER[ground][theme]) >= 4.5, (ink, ground)
        for mark in ("glow", "rim"):
            assert palette.contrast(palette.PAPER[mark][theme], palette.PAPER[ground][theme]) >= 3, (mark, ground)
    assert palette.contrast(palette.PAPER["on-gold"][theme], palette.PAPER["gold"][theme]) >= 4.5
    for colour in palette.SHAPES:
        assert palette.contrast(palette.PIECES[colour][theme], palette.PIECES[f"on-{colour}"][theme]) >= 4.5, colour


def test_the_stylesheet_gives_every_colour_for_light_and_dark() -> None:
    game = palette.Palette("tulip", {"petal": ("#aa0000", "#ff6666"), "leaf": ("#008800", "#008800")})
    sheet = palette.stylesheet(game)
    light, dark = sheet.split("@media(prefers-color-scheme:dark)")
    assert "--tulip-petal:#aa0000" in light
    assert "--tulip-petal:#ff6666" in dark
    assert "--tulip-leaf" in light, "what does not change is said once"
    assert "--tulip-leaf" not in dark
    assert not re.search(r"url\(|@import|https?:", sheet), "nothing is fetched"


def test_a_palette_refuses_a_colour_it_does_not_have() -> None:
    game = palette.Palette("tulip", {"petal": ("#aa0000", "#ff6666")})
    assert game("petal") == "var(--tulip-petal)"
    with pytest.raises(KeyError, match="stem"):
        game("stem")


def test_polygons_are_regular() -> None:
    corners = icons.round_polygon(4, 10)
    assert corners[0] == pytest.approx((0, -10))
    assert corners[1] == pytest.approx((10, 0))
    assert polygon((0, 1.5), (2, 3)) == '<polygon points="0,1.5 2,3"/>'


# ---- patterns -----------------------------------------------------------------------------------


def test_every_weave_is_its_own_and_fits_its_square() -> None:
    assert len(set(weaves.WEAVES.values())) == len(weaves.WEAVES)
    assert set(weaves.WEAVES) == set(palette.SHAPES) - {"white", "black"}, "which no other colour is mistaken for"


def test_a_page_with_patterns_has_one_for_every_paint_that_its_style_sheet_exchanges() -> None:
    woven = {"austria-pale-red": "red"}
    drawn = ElementTree.fromstring(weaves.patterns(woven))
    offered = {f"#{part.get('id')}" for part in drawn.iter() if part.get("id")}
    exchanged = dict(re.findall(r"(--[\w-]+):url\((#[\w-]+)\)", weaves.rules(woven)))
    assert set(exchanged.values()) == offered
    assert {"--red", "--austria-pale-red"} <= set(exchanged)
    grounds = {part.get("fill") for part in drawn.iter() if part.tag.endswith("rect")}
    assert grounds == {f"var({name})" for name in exchanged}
