"""Pictures of the political Diplomacy: all that is drawn is told, can be read, and names nobody but by his codes."""

import ast
import re
from dataclasses import replace
from io import BytesIO
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from PIL import Image

from data import path
from games.diplomacy.seen.map_view import ActsView, ActView, BlockView
from rendering import diplomacy
from rendering.arms import CHARGES, PATTERNS, bears, borne, charge, pattern, tincture
from rendering.describe import ALT_MOST, describe, twin
from rendering.diplomacy.arrows import with_acts
from rendering.diplomacy.board import compose
from rendering.diplomacy.chart import chart
from rendering.diplomacy.gazette import compose_gazette
from rendering.diplomacy.orders import compose_orders, compose_province, compose_route
from rendering.diplomacy.papers import compose_company, compose_tree
from rendering.diplomacy.thumbnail import thumbnail
from rendering.diplomacy.words import WORDS
from rendering.draw import PNG_MOST, canvas, draw
from rendering.film import frame
from rendering.mosaic import Mosaic
from rendering.outlines import outline, printed
from rendering.palette import PALETTES, Style, contrast
from rendering.scene import DASH, Box, Caption, Grid, Legend, Lines
from rendering.tinctures import TINCTURES
from tests.rendering import diplomacy_samples as samples
from tests.rendering.test_boards import LEGIBLE, PHONE, text_layout_sizes
from tests.rendering.test_draw import overlaps, written
from tests.rendering.test_palette import SAFE_FOR, distance

CAPTION = Caption("The Tuesday table", 214, "a3f9c2e1")
GERMAN = Caption("Der Dienstag", 214, "a3f9c2e1", language="de")
PICTURES = {
    "board": lambda view, caption: compose(view, "board", caption),
    "phone": lambda view, caption: compose(view, "phone", caption),
    "card": lambda view, caption: compose(view, "card", caption),
    "resolution": lambda view, caption: compose_orders(view, samples.acts(view), "resolution", caption),
    "preview": lambda view, caption: compose_orders(view, samples.acts(view), "preview", caption, phone=True),
    "province": lambda view, caption: compose_province(view, first(view), caption, acts=samples.acts(view)),
    "route": lambda view, caption: compose_route(view, samples.route(view.map), caption),
    "tree": compose_tree,
    "branch": lambda view, caption: compose_tree(view, caption, phone=True, code="BOD"),
    "company": lambda view, caption: compose_company(view, samples.company(view), caption),
    "secret": lambda view, caption: compose_company(view, samples.company(view, secret=True), caption),
    "gazette": lambda view, caption: compose_gazette(samples.gazette(view), caption),
    "paper": lambda view, caption: compose_gazette(samples.gazette(view), caption, phone=True),
}
UPRIGHT = ("phone", "card", "preview", "branch", "paper")


def first(view):
    return samples.route(view.map)[0]


@pytest.fixture(scope="module", params=["carthage", "standard"])
def view(request):
    """A game of seven on each map."""
    return samples.common(7, request.param)


@pytest.fixture(params=PICTURES)
def picture(request):
    return PICTURES[request.param]


def mosaic(scene):
    return next(block for block in scene.blocks if isinstance(block, Mosaic))


# Words


@pytest.mark.parametrize("caption", [CAPTION, GERMAN], ids=["en", "de"])
def test_every_drawn_word_is_in_the_twin_and_in_its_place(monkeypatch, view, picture, caption):
    """None leaves its picture, and beside the map none lies on another."""
    scene = picture(view, caption)
    words = written(monkeypatch, scene)
    told = " ".join(twin(scene).split())
    titles = {column.title for block in scene.blocks if isinstance(block, Grid) for column in block.columns}
    untold = [
        text
        for text, *_ in words
        if text.rstrip("…) ") not in told and text not in titles | {DASH} and not re.fullmatch(r"\w+ \d+ \w+", text)
    ]
    assert not untold
    maps = [block.box for block in scene.blocks if isinstance(block, Mosaic | Lines)]
    assert not overlaps(words, maps)
    for text, left, top, right, bottom in words:
        assert 0 <= left <= right <= scene.width, text
        assert 0 <= top <= bottom <= scene.height, text


def test_no_name_lies_on_another_on_the_wide_map(monkeypatch):
    for name in ("carthage", "standard"):
        assert not overlaps(written(monkeypatch, compose(samples.bare(name), "board", CAPTION)))
    assert not overlaps(written(monkeypatch, compose(samples.common(20, "carthage"), "board", CAPTION)))


def test_alt_text_has_its_limit_and_begins_with_what_changed(view, picture):
    changed = replace(CAPTION, changed=("Autumn is over.",))
    alt = describe(picture(view, changed))
    assert alt.startswith("Autumn is over.")
    assert len(alt) <= ALT_MOST


def test_a_german_picture_is_said_in_german(view, picture):
    english, german = picture(view, CAPTION), picture(view, GERMAN)
    assert [type(one) for one in german.blocks if not isinstance(one, Legend)] == [
        type(one) for one in english.blocks if not isinstance(one, Legend)
    ]
    assert german.language == "de"
    for tell in (describe, twin):
        told = tell(german)
        for word in (" Ruler ", "Sub-Ruler", "based in", " supports ", "civil disorder", "No. ", "shares", "Commander"):
            assert word not in told, word


def test_the_twin_says_who_holds_what_under_whom_in_words():
    view = samples.common(7)
    told = twin(compose(view, "board", CAPTION))
    assert "Carthage (Car): Ruler Eshmunazar (ESH), Sub-Ruler Gisco (GIS), supply centre" in told
    assert "Aenigma Fuscus (AFu): Ruler Aristomache of Syracuse (ARI), Sub-Ruler Bodashtart (BOD), doubled" in told
    assert "Nova Beaconsfield (NBe): civil disorder, supply centre" in told
    assert "Fleet in Terra Dactyl (nc) (F TDa/nc): Commander Flaminia (FLA), based in Province 21" in told
    assert "unsupported, patron Aristomache of Syracuse (ARI)" in told
    assert "R1: Carthage to Labia Minor (in use)" in told
    assert "S2, Fretum Carthaginis: from Carthage to Myamare over Fretum Carthaginis" in told
    assert "A, Canal A: Sinus Porcus, Province 21, Aqua Volpes Marina" in told
    assert "Mountains between Lakonia and Tartarus Profundus" in told
    assert "C = supply centres" in told


def test_the_tree_shows_each_province_under_its_ruler():
    lines = twin(compose_tree(samples.common(7), CAPTION)).splitlines()
    ruler = lines.index("- ESH Eshmunazar")
    province = lines.index("  - Car Carthage *")
    sub = lines.index("    - GIS Gisco, Sub-Ruler")
    assert ruler < province < sub
    assert not any(line.startswith("- ") for line in lines[ruler + 1 : province])
    assert "- In civil disorder" in lines


def test_duties_are_shown_before_they_bite():
    told = twin(compose(samples.common(7), "board", CAPTION))
    assert "ARI: Sub-Rulers 2/3, warned" in told


def texts(language):
    """Every text of these pictures, with what it places."""
    found = {}
    for name in WORDS.names:
        body = FluentParser().parse(path("text").joinpath(language, f"{name}.ftl").read_text("utf-8")).body
        assert not [one for one in body if isinstance(one, ftl.Junk)]
        messages = [one for one in body if isinstance(one, ftl.Message)]
        assert not found.keys() & {one.id.name for one in messages}
        found |= {one.id.name: set(re.findall(r"\$(\w+)", serialize(one))) for one in messages}
    return found


def serialize(message):
    return FluentSerializer().serialize_entry(message)


def test_both_languages_say_the_same_of_the_same_things():
    assert texts("de") == texts("en")


def test_no_text_lies_idle():
    folder = Path(diplomacy.__file__).parent
    nodes = [node for file in folder.glob("*.py") for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    used = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    idle = {
        key
        for key in texts("en")
        if key not in used and not any(key.startswith(one) for one in used if one[-1:] == "-")
    }
    assert not idle


# Arms


def test_arms_come_from_the_code_and_from_nothing_else():
    alone, many = borne(["GV"])["GV"], borne(samples.NAMES)["GV"]
    assert charge(alone) == charge(many) == charge(bears("gv", 0))
    assert pattern(alone) == pattern(many)
    assert charge(alone) in CHARGES
    assert pattern(alone) in PATTERNS
    assert tincture("diamond") is None
    assert bears("", 3) == ""


def test_twelve_names_have_twelve_tinctures_in_whatever_order_they_came():
    codes = samples.codes(TINCTURES)
    arms = borne(codes)
    assert len({tincture(one) for one in arms.values()}) == TINCTURES
    assert borne(reversed(codes)) == arms
    assert len(borne(samples.NAMES)) == 20


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, kinds in SAFE_FOR.items() for kind in kinds])
def test_tinctures_can_be_told_apart_and_signs_read_on_them(name, kind):
    arms = PALETTES[name].arms
    assert not [one for one in arms if contrast(one.fill, one.ink) < 4.5]
    close = {pair for pair in combinations([one.fill for one in arms], 2) if distance(*pair, kind) < 10}
    assert not close


# Pictures


def test_the_map_for_phones_can_be_read_there(monkeypatch, view):
    for name in UPRIGHT:
        scene = PICTURES[name](view, CAPTION)
        smallest = min(size for _, size in text_layout_sizes(monkeypatch, scene))
        assert smallest * PHONE / (scene.width * scene.zoom) >= LEGIBLE
        assert scene.width * scene.zoom == 900


@pytest.mark.parametrize("palette", PALETTES)
def test_every_palette_draws_twenty_names(palette):
    for name in ("carthage", "standard"):
        content = draw(compose(samples.common(20, name), "board", CAPTION), Style(palette, large=True))
        assert len(content) < PNG_MOST


def test_the_same_view_gives_the_same_bytes(picture):
    view = samples.common(7, "carthage")
    assert draw(picture(view, CAPTION)) == draw(picture(view, CAPTION))


def test_names_stand_in_no_order_of_seats():
    view = samples.common(7)
    turned = view.model_copy(update={"names": dict(reversed(view.names.items()))})
    for name in ("board", "phone", "tree"):
        assert PICTURES[name](turned, CAPTION) == PICTURES[name](view, CAPTION)


def test_an_empty_board_and_a_board_nobody_plays_yet(monkeypatch):
    scene = compose(samples.bare(), "board", CAPTION)
    assert "Nobody plays yet." in {text for text, *_ in written(monkeypatch, scene)}
    assert "civil disorder" in twin(scene)
    assert "Nobody holds anything." in twin(compose_tree(samples.bare(), CAPTION, code="GV"))


def test_a_turned_map_stands_on_its_head_and_its_letters_do_not(monkeypatch):
    view = samples.bare()
    there, back = (
        {text: top for text, _, top, *_ in written(monkeypatch, compose(view, "board", CAPTION, turned=turned))}
        for turned in (False, True)
    )
    assert there["TPr"] < there["LMi"]
    assert back["TPr"] > back["LMi"]
    assert back.keys() >= {one.code for one in view.spaces.values()}


def test_a_crop_shows_a_province_with_all_its_neighbours(monkeypatch, view):
    code = first(view)
    drawn = {text for text, *_ in written(monkeypatch, compose_province(view, code, CAPTION))}
    assert {code, *view.spaces[code].beside} <= drawn
    assert len(drawn & view.spaces.keys()) < len(view.spaces)


def test_a_route_is_shown_from_end_to_end(monkeypatch, view):
    drawn = {text for text, *_ in written(monkeypatch, compose_route(view, samples.route(view.map), CAPTION))}
    assert set(samples.route(view.map)) <= drawn


def test_borders_are_the_same_from_both_sides():
    for name in ("diplomacy/map-carthage", "diplomacy/map-standard"):
        count = {}
        for space in printed(name)["spaces"]:
            line = outline(name, space)
            for side in zip(line, [*line[1:], line[0]], strict=True):
                count[frozenset(side)] = count.get(frozenset(side), 0) + 1
        rim = sum(times == 1 for times in count.values())
        assert max(count.values()) == 2
        assert rim < 0.05 * len(count)


def test_a_space_that_a_vote_has_added_is_an_islet_near_its_neighbours(monkeypatch):
    view = samples.common(7)
    added = view.spaces["Lak"].model_copy(
        update={"code": "Cap", "name": "Capua", "printed": "", "beside": ("Car", "LMi"), "ruler": "GIS"}
    )
    wider = view.model_copy(update={"spaces": {**view.spaces, "Cap": added}})
    words = {text: (left, top) for text, left, top, *_ in written(monkeypatch, compose(wider, "board", CAPTION))}
    assert "Cap" in words
    assert abs(words["Cap"][1] - words["Car"][1]) < 200
    assert "Capua (Cap): Ruler Gisco (GIS)" in twin(compose(wider, "board", CAPTION))


def test_a_space_renamed_keeps_its_place(monkeypatch):
    view = samples.common(7)
    spaces = {code: one for code, one in view.spaces.items() if code != "N11"}
    spaces["Nea"] = view.spaces["N11"].model_copy(update={"code": "Nea", "name": "Neapolis"})
    renamed = view.model_copy(update={"spaces": spaces, "units": ()})
    before, after = (
        {text: (left, top) for text, left, top, *_ in written(monkeypatch, compose(one, "board", CAPTION))}
        for one in (view.model_copy(update={"units": ()}), renamed)
    )
    assert after["Nea"][1] == pytest.approx(before["N11"][1])
    assert "N11" not in after


# Arrows


def test_each_order_has_its_arrow_and_each_fate_its_look():
    view = samples.common(7)
    acts = samples.acts(view)
    shown = with_acts(view, acts, chart(view, Box(0, 0, 900, 700)))
    looks = dict(zip(acts.acts, [one.look for one in shown.arrows], strict=True))
    for one, look in looks.items():
        assert look == {
            ("move", True): "beaten", ("move", False): "move", ("support", True): "severed",
            ("support", False): "support", ("retreat", False): "coming",
        }.get((one.kind, one.fate in {"failed", "cut", "void"}), "idle")  # fmt: skip
    assert {"move", "beaten", "support", "severed", "coming", "idle"} <= set(looks.values())
    ringed = {token.key for token in shown.tokens if token.ringed}
    assert ringed == {one.unit.partition("/")[0] for one in acts.acts if one.dislodged}
    assert [sign.look for sign in shown.signs] == ["flag", "fallen", "lost", "flag", "barred"][-len(shown.signs) :]


def test_the_support_of_a_move_ends_on_the_middle_of_its_arrow():
    view = samples.common(7)
    acts = samples.acts(view)
    support = next(one for one in acts.acts if one.kind == "support" and one.to)
    arrows = with_acts(view, acts, chart(view, Box(0, 0, 900, 700))).arrows
    assert (support.other, support.to) in [one.end for one in arrows]


def test_what_came_of_the_orders_is_told_first_in_words():
    view = samples.common(7)
    acts = samples.acts(view)
    alt = describe(compose_orders(view, acts, "resolution", CAPTION))
    assert alt.startswith("What came of the orders. 8 moves succeed, 4 do not; 4 units are dislodged. ")
    assert "civil disorder" in alt
    told = twin(compose_orders(view, acts, "resolution", CAPTION))
    assert all(f"{one.arm} {one.unit} to {one.to}" in told for one in acts.acts if one.kind == "move")
    assert "blocks trains R1, against " in told


def test_a_unit_that_only_its_order_shows_is_drawn():
    view = samples.common(7)
    acts = samples.acts(view)
    empty = view.model_copy(update={"units": ()})
    shown = with_acts(empty, acts, chart(empty, Box(0, 0, 900, 700)))
    assert {token.key for token in shown.tokens} == {one.unit.partition("/")[0] for one in acts.acts}


def test_convoys_trains_and_closed_canals_are_drawn_and_told():
    view = samples.common(7)
    acts = ActsView(
        acts=(
            ActView(kind="move", arm="A", unit="N15", to="HBa", fate="done", convoyed=True),
            ActView(kind="convoy", arm="F", unit="ClM", other="N15", to="HBa", fate="done", commander="GV"),
            ActView(kind="move", arm="A", unit="Car", to="N25", fate="failed", rail="R1"),
            ActView(kind="support", arm="F", unit="MEs", other="Car", fate="void", commander="BOD"),
            ActView(kind="disband", arm="F", unit="FCa", fate="done"),
        ),
        blocks=(
            BlockView(at="N21", kind="canal", id="A", against=("BOD", "F AVM")),
            BlockView(at="ClM", kind="strait"),
        ),
    )
    shown = with_acts(view, acts, chart(view, Box(0, 0, 900, 700)))
    assert [one.look for one in shown.arrows] == ["move", "convoy", "beaten", "severed", "idle"]
    assert shown.arrows[1].end == ("N15", "HBa")
    assert [one.look for one in shown.signs] == ["closed", "barred"]
    scene = compose_orders(view, acts, "preview", CAPTION)
    told = twin(scene)
    for words in (
        "A N15 to HBa by convoy",
        "F ClM convoys A N15 to HBa",
        "A Car to N25 by R1: does not get there",
        "F MEs supports Car: without effect",
        "F FCa disbands",
        "Province 21 closes the canal A, against Bodashtart (BOD), F AVM",
    ):
        assert words in told
    assert draw(scene)


def test_the_standard_game_speaks_neither_of_rulers_nor_of_railways():
    view = samples.common(7, "standard").model_copy(update={"plain": True, "railways": ()})
    spaces = {code: one.model_copy(update={"sub_ruler": ""}) for code, one in view.spaces.items()}
    for focus in ("board", "phone", "card"):
        told = twin(compose(view.model_copy(update={"spaces": spaces}), focus, CAPTION))
        assert "belongs to Gisco (GIS)" in told
        assert "belongs to nobody" in told
        for word in ("Ruler", "ailway", "Commander", "disorder", "unsupported", "canal"):
            assert word not in told, word


def test_a_contested_space_is_struck_out_and_said_so():
    view = samples.common(7)
    spaces = {**view.spaces, "Des": view.spaces["Des"].model_copy(update={"contested": True})}
    scene = compose(view.model_copy(update={"spaces": spaces}), "board", CAPTION)
    assert "Desolatum (Des): civil disorder, contested" in twin(scene)
    assert draw(scene) != draw(compose(view, "board", CAPTION))


# Papers


def test_under_secrecy_only_ones_own_shares_are_shown():
    view = samples.common(7)
    told = twin(compose_company(view, samples.company(view, secret=True), CAPTION))
    assert "What you own" in told
    assert "ARI Aristomache of Syracuse: 5 shares" in told
    assert "The controller is not known." in told
    assert "nobody's" not in told


def test_the_paper_reports_the_greatest_news_on_top():
    paper = samples.gazette()
    assert describe(compose_gazette(paper, CAPTION)).startswith(
        "The Punic Gazette, Autumn 68 AH. Desolatum falls to Aristomache of Syracuse."
    )
    won = paper.model_copy(update={"winners": ("ARI",)})
    assert "Aristomache of Syracuse rules half the world" in twin(compose_gazette(won, CAPTION))
    quiet = paper.model_copy(update={"falls": (), "seizures": (), "railways": ()})
    assert "A quiet season" in twin(compose_gazette(quiet, CAPTION))
    rails = quiet.model_copy(update={"railways": (("R1", "founded"), ("R2", "complete"))})
    assert "Railway R2 is complete" in twin(compose_gazette(rails, CAPTION))


def test_the_paper_prints_every_letter_whole(monkeypatch):
    paper = samples.gazette()
    for phone in (False, True):
        scene = compose_gazette(paper, CAPTION, phone=phone)
        lines = " ".join(text for text, *_ in written(monkeypatch, scene))
        assert all(letter.text in lines for letter in paper.letters)
        assert "…" not in lines


def test_a_long_letter_makes_the_page_longer_and_is_not_cut(monkeypatch):
    paper = samples.gazette()
    long = paper.letters[0].model_copy(update={"text": "The oars are counted. " * 120})
    scene = compose_gazette(paper.model_copy(update={"letters": (long,)}), CAPTION)
    assert scene.height > compose_gazette(paper, CAPTION).height
    lines = " ".join(text for text, *_ in written(monkeypatch, scene))
    assert lines.count("oars") == 120


def test_large_boards_frames_of_a_film_and_the_thumbnail(view):
    assert canvas(compose(view, "phone", CAPTION), Style(large=True)).width == 1125
    assert frame(compose(view, "board", CAPTION)).width == 1200
    image = Image.open(BytesIO(thumbnail()))
    assert image.size == (160, 160)
    assert len(image.convert("RGB").getcolors(100000) or []) > 3


def test_names_of_any_kind_can_be_drawn():
    view = samples.common(7)
    strange = ("\U0001d573\U0001d586 🐘", "חניבעל ברקא", "حنبعل", "漢尼拔", "W" * 40, "\u202e\n", "Ñandú")
    names = {
        code: one.model_copy(update={"name": name})
        for (code, one), name in zip(view.names.items(), strange, strict=True)
    }
    for name in ("board", "phone", "tree", "company"):
        draw(PICTURES[name](view.model_copy(update={"names": names}), CAPTION))
