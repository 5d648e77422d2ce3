"""Boards of The Sword of Rome: every word is whole, lies on no other, can be read where it is seen, and is told."""

from io import BytesIO
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from PIL import Image

from data import path
from games.sword.battle.events import Retreated
from games.sword.components import cards, leaders, spaces
from games.sword.events import Reinforced
from games.sword.lately import Walk, newest, note
from games.sword.march.events import Marched
from games.sword.seen.battle import sides
from games.sword.seen.score import expected
from games.sword.turn.standing import score
from rendering import courses, land, text_layout
from rendering.brush import Brush
from rendering.describe import ALT_MOST, describe, twin
from rendering.draw import PNG_MOST, canvas, draw
from rendering.film import frame
from rendering.itineraries import Laid
from rendering.itinerary import Itinerary
from rendering.palette import PALETTES, Style
from rendering.scene import DASH, Bars, Caption, Grid, Legend, Lines
from rendering.sword.board import CROPS, Focus, compose
from rendering.sword.chart import KEYS, window
from rendering.sword.names import brief_place
from rendering.sword.thumbnail import thumbnail
from rendering.throws import Throws
from tests.lots import proof
from tests.rendering import sword_samples as samples
from tests.rendering.sword_played import boards
from tests.rendering.test_boards import LEGIBLE, PHONE, kept, text_layout_sizes
from tests.rendering.test_draw import overlaps, written

FOCUSES = get_args(Focus)
CAPTION = Caption("The Tuesday table", names=samples.NAMES)
GERMAN = Caption("Der Dienstag", names=samples.NAMES, language="de")
MAP = land.chart("old-italy")
ORNAMENTS = {spot["name"] for kind in ("waters", "peoples") for spot in MAP[kind]}
UPRIGHT = ("phone", "card", "hand", "battle", "score-phone", "strip", "piles", *CROPS)


@pytest.fixture(scope="module")
def tables():
    """Set up and in play with all numbers of players, strewn about, overfull, with a battle, a siege, a raid."""
    plain = [samples.common(count, "ROM") for count in (5, 4, 3, 2)]
    fought = [samples.fighting(decided=False), samples.fighting(), samples.restless()]
    raids = [samples.besieging(), samples.besieging(rolled=0), samples.plundering(), samples.plundering(sure=True)]
    return [samples.empty(5, "GAU"), samples.empty(3), *plain, *fought, *raids, samples.over(), samples.scattered(1)]


def chosen(tables, focus):
    """The tables at which a focus shows something that no other does: battles and raids are not drawn on maps."""
    crowded = samples.crowded("ROM")
    if focus == "battle":
        return [view for view in tables if {"battle", "siege", "raid"} & set(view.underway)]
    return [*(view for view in tables if not {"siege", "raid"} & set(view.underway)), crowded]


def map_of(scene):
    """The map of a board."""
    return next(block for block in scene.blocks if isinstance(block, Itinerary))


def untold(scene, words):
    """What is drawn, but not told in words; names that adorn the map and heads of columns are not."""
    told = twin(scene)
    titles = {column.title for block in scene.blocks if isinstance(block, Grid) for column in block.columns}
    return [text for text in words if text.rstrip("…) ") not in told and text not in ORNAMENTS | titles | {DASH}]


@pytest.mark.parametrize("caption", [CAPTION, GERMAN], ids=["en", "de"])
@pytest.mark.parametrize("focus", FOCUSES)
def test_no_word_lies_on_another_nor_leaves_its_picture_and_each_is_in_the_twin(monkeypatch, tables, focus, caption):
    for view in chosen(tables, focus):
        scene = compose(view, focus, caption)
        words = written(monkeypatch, scene)
        assert untold(scene, [text for text, *_ in words]) == []
        assert not overlaps(words, [block.box for block in scene.blocks if isinstance(block, Lines)])
        for text, left, top, right, bottom in words:
            assert left >= 0, text
            assert top >= 0, text
            assert right <= scene.width, text
            assert bottom <= scene.height, text


@pytest.mark.parametrize("caption", [pytest.param(CAPTION, marks=proof), GERMAN], ids=["en", "de"])
@pytest.mark.parametrize("focus", ["board", "phone", "card", "battle"])
def test_no_word_is_cut_in_a_game(monkeypatch, tables, focus, caption):
    """In German above all: its words are longer."""
    cut, fit = [], text_layout.fit
    monkeypatch.setattr(text_layout, "fit", lambda text, *how: kept(cut, text, fit(text, *how)))
    for view in chosen(tables, focus)[: -1 if focus != "battle" else None]:
        written(monkeypatch, compose(view, focus, caption))
    assert not cut


@pytest.mark.parametrize("players", [5, pytest.param(3, marks=proof)])
def test_boards_of_games_in_play_are_whole_and_told(monkeypatch, players):
    """In German above all: its words are longer."""
    seen = boards(players)
    assert any(view.walks for view in seen)
    assert any(view.touched for view in seen)
    cut, fit = [], text_layout.fit
    monkeypatch.setattr(text_layout, "fit", lambda text, *how: kept(cut, text, fit(text, *how)))
    for view in seen:
        for focus in ("board", "card"):
            scene = compose(view, focus, GERMAN)
            words = written(monkeypatch, scene)
            assert not overlaps(words)
            assert untold(scene, [text for text, *_ in words]) == []
    assert not cut


@pytest.mark.parametrize("focus", FOCUSES)
def test_no_panel_lies_on_another(tables, focus):
    for view in (*tables, samples.crowded("ROM")):
        boxes = [block.box for block in compose(view, focus).blocks]
        for n, one in enumerate(boxes):
            for other in boxes[:n]:
                apart = one.x >= other.x + other.w or other.x >= one.x + one.w
                assert apart or one.y >= other.y + other.h or other.y >= one.y + one.h


def test_every_army_stands_on_the_map_with_its_number(monkeypatch, tables):
    """On the whole map and, of those that are shown, on the crops."""
    for view in (tables[0], tables[2], tables[-1]):
        for focus in ("board", "phone", *CROPS):
            scene = compose(view, focus, CAPTION)
            block = map_of(scene)
            drawn = [text for text, *_ in written(monkeypatch, scene)]
            for host in shown(block, block.hosts):
                count = f"[{host.count}]" if host.inside else host.count
                assert not count or count in drawn, host.says
                assert focus != "board" or not host.names or host.names in drawn, host.says


def shown(block, some):
    """Those of them whose place is on the part of the map that is shown."""
    laid = Laid(block, Brush(Image.new("RGB", (10, 10)), Style()))
    return [one for one in some if one.key in laid.spots]


def test_names_are_whole_on_the_board_and_at_least_short_on_a_telephone(monkeypatch):
    """As the game begins all but a few are; a place without its name has its mark, and its words in the twin."""
    view = samples.empty(5)
    drawn = {text for text, *_ in written(monkeypatch, compose(view, "board", CAPTION))}
    whole = [one.name for one in spaces().values() if one.kind != "box" and one.name in drawn]
    assert len(whole) >= 84
    drawn = {text for text, *_ in written(monkeypatch, compose(view, "phone", CAPTION))}
    short = [one for one in spaces() if brief_place(one) in drawn]
    assert len(short) >= 80


def test_short_names_tell_places_apart():
    names = [brief_place(one) for one in spaces()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("focus", CROPS)
def test_a_crop_shows_all_spaces_of_its_theatre_with_their_names(monkeypatch, focus):
    view = samples.empty(5)
    scene = compose(view, focus, CAPTION)
    drawn = {text for text, *_ in written(monkeypatch, scene)}
    missing = [id_ for id_ in window(focus) if spaces()[id_].kind != "box" and spaces()[id_].name not in drawn]
    assert window(focus)
    assert not missing


def test_the_five_crops_together_show_every_space():
    assert {id_ for focus in CROPS for id_ in window(focus)} == set(spaces())


@pytest.mark.parametrize("focus", UPRIGHT)
def test_what_is_drawn_for_phones_can_be_read_there(monkeypatch, tables, focus):
    for view in chosen(tables, focus):
        scene = compose(view, focus, CAPTION)
        if scene.width != 750:  # without a hand or a battle it is the wide board
            continue
        smallest = min(size for _, size in text_layout_sizes(monkeypatch, scene))
        assert smallest * PHONE / (scene.width * scene.zoom) >= LEGIBLE


@pytest.mark.parametrize("focus", ["phone", "card"])
def test_what_is_said_in_words_is_eleven_pixels_high_there(focus):
    scene = compose(samples.common(5), focus, CAPTION)
    told = [block.size for block in scene.blocks if isinstance(block, Lines | Grid)]
    assert min(told) * scene.zoom * PHONE / 900 >= 11


def test_the_sizes_of_the_boards(tables):
    for view in tables[:6]:
        sizes = {focus: canvas(compose(view, focus, CAPTION), Style()).size for focus in ("board", "phone", "card")}
        assert sizes["board"] == (1600, 1200)
        assert sizes["phone"][0] == sizes["card"][0] == 900
        assert sizes["phone"][1] <= 3100
        assert sizes["card"][1] <= 2350


@pytest.mark.parametrize("name", PALETTES)
def test_every_palette_draws_every_extreme(name):
    view = samples.crowded("ROM")
    for focus in ("board", "hand"):
        content = draw(compose(view, focus, CAPTION), Style(name))
        assert len(content) < PNG_MOST


@pytest.mark.parametrize("focus", FOCUSES)
def test_the_same_view_gives_the_same_bytes(focus):
    first, second = (draw(compose(samples.fighting(), focus, CAPTION)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("focus", FOCUSES)
def test_a_german_picture_is_said_in_german(focus):
    view = samples.fighting()
    english, german = compose(view, focus, CAPTION), compose(view, focus, GERMAN)
    assert len(german.blocks) == len(english.blocks)
    for tell in (describe, twin):
        said = tell(german)
        assert said != tell(english)
        for card in cards().values():
            said = said.replace(card.title, "")
        for word in ("Romans", "turn ", "Unrest", "loyalty", "port,", " with ", "Hand: Rom", "walled", "Leader "):
            assert word not in said, word


def test_both_languages_have_the_same_texts():
    english, german = (
        {one.id.name for one in FluentParser().parse(source).body if isinstance(one, ftl.Message)}
        for source in (path(f"text/{code}/pictures-sword.ftl").read_text("utf-8") for code in ("en", "de"))
    )
    assert english == german


def test_alt_text_tells_what_matters_most_first_and_has_its_limit(tables):
    changed = Caption("X", names=samples.NAMES, changed=("Tavi has taken Roma.",))
    for view in tables:
        for focus in FOCUSES:
            assert 0 < len(describe(compose(view, focus, changed))) <= ALT_MOST
    alt = describe(compose(samples.common(5), "board", changed))
    assert alt.startswith(
        "Tavi has taken Roma. Board of The Sword of Rome. Turn 3, 361-349 BC, action round 4. To act: Romans."
    )
    assert "14 victory points win this turn." in alt
    assert "Capua (Romans (R)): besieged, 1 of 1 siege points by Samnites (S)." in alt


def test_signs_and_letters_are_told_in_words():
    told = twin(compose(samples.common(5), "board", CAPTION))
    assert "Roma (Roma): Romans (R), walled city, loyalty 3, port, a victory point of Romans, 4 CU of" in told
    assert "Faesulae (Faes): Etruscans (E), open town, plundered" in told
    assert "Spoletium (Spol): Romans (R), Roman colony, loyalty 1" in told
    assert "Capua: Romans (R): 3 CU, Decius Mus, inside the walls, [3]" in told
    assert "Lilybaeum: Carthaginians (C): 7 CU (2 Carthaginian, 5 mercenary), Hamilcar" in told
    assert "Samnites (S) marched: Bovianum, Maleventum, Capua" in told
    assert "Straits: Rhegium-Messana, Olbia-Aleria" in told
    assert "Roads: Roma-Velitrae, Velitrae-Tarracina, Tarracina-Capua" in told
    assert "Unrest of Carthage 4 of 10, raised by a card this round" in told
    assert "Displaced: Camillus" in told


def test_every_sign_of_the_map_is_explained():
    for focus in ("board", "phone", *CROPS):
        scene = compose(samples.common(5), focus, CAPTION)
        told = twin(scene)
        for word in ("Open town", "Walled city", "Tribe", "Loyalty", "Port", "Plundered", "Strait", "Road", "March"):
            assert word in told
    assert not [block for block in scene.blocks if isinstance(block, Legend)]
    assert len(set(KEYS)) == len(KEYS)


def test_what_the_last_action_has_touched_is_marked_and_nothing_else():
    view = samples.common(5)
    fresh = {one.key for one in map_of(compose(view, "board", CAPTION)).stops if one.fresh}
    assert fresh == {"tarquinii", "vulci", "capua", "faesulae"}
    assert not [one for one in map_of(compose(samples.empty(5), "board", CAPTION)).stops if one.fresh]
    assert "Changed: Faesulae, Vulci, Tarquinii, Capua." in describe(compose(view, "board", CAPTION))


def test_arrows_show_the_marches_of_the_last_round_the_one_under_way_last():
    view = samples.seen(samples.marching())
    treks = map_of(compose(view, "board", CAPTION)).treks
    assert [one.path for one in treks][-1] == ("roma", "caere", "tarquinii")
    assert len(treks) == len(samples.WALKS) + 1
    assert "Valerius is at Tarquinii, 4 MP left" in twin(compose(view, "board", CAPTION))


def test_steps_of_one_army_are_one_walk_its_retreat_too():
    walks, touched = [], {}
    events = (
        Marched("ROM", "roma", "caere", {"normal": 3}, (), by_sea=False, mp_left=3),
        Marched("ROM", "caere", "tarquinii", {"normal": 3}, (), by_sea=False, mp_left=2),
        Retreated(("ROM",), "tarquinii", ("caere",), 0, 2),
        Marched("GAU", "luna", "pisae", {"normal": 3}, (), by_sea=False, mp_left=3),
    )
    for event in events:
        note(walks, touched, event, "1.1.0", 5)
    assert walks == [
        Walk("ROM", ["roma", "caere", "tarquinii", "caere"], "1.1.0"),
        Walk("GAU", ["luna", "pisae"], "1.1.0"),
    ]
    assert newest(touched) == ["caere", "tarquinii", "pisae"]


def test_what_is_older_than_a_round_of_actions_is_forgotten():
    walks, touched = [], {}
    for actor in range(7):
        event = Marched("ROM", "roma", "caere", {"normal": 3}, (), by_sea=False, mp_left=3)
        note(walks, touched, event, f"1.{1 + actor // 5}.{actor % 5}", 5)
    assert [one.when for one in walks] == ["1.1.2", "1.1.3", "1.1.4", "1.2.0", "1.2.1"]
    note(walks, touched, Reinforced("ROM", {"roma": 2, "antium": 1}), "1.2.2", 5)
    assert newest(touched) == ["roma", "antium"]


def test_a_mark_shows_who_holds_a_place_by_colour_and_by_letter():
    block = map_of(compose(samples.common(5), "board", CAPTION))
    held = [one for one in block.stops if one.seat]
    assert len({one.seat for one in held}) == len({one.letter for one in held}) == 8
    assert all(one.letter for one in held)
    assert [one.letter for one in block.stops if not one.seat] == [""] * (len(block.stops) - len(held))


def test_what_is_out_of_play_bears_no_mark_of_anybody():
    block = map_of(compose(samples.common(3), "board", CAPTION))
    shut = {one.key for one in block.stops if one.shut}
    assert "mediolanum" in shut
    assert "roma" not in shut
    assert not {"transalpine_gaul", "garrison_box"} & {one.key for one in block.stops}
    assert not [leg for leg in block.legs if {leg.one, leg.other} & shut]


def test_a_picture_holds_no_hand_of_others():
    """Titles that others see in open piles aside."""
    mine, public = samples.common(5, "ROM"), samples.common(5)
    told = "".join(twin(compose(public, focus, CAPTION)) for focus in FOCUSES)
    assert mine.own["ROM"]
    for id_ in mine.own["ROM"]:
        assert cards()[id_].text not in told
    assert "Hand: " not in told
    assert compose(public, "hand", CAPTION) == compose(public, "board", CAPTION)


def test_the_hand_shows_each_card_with_number_title_value_kind_and_text():
    view = samples.common(5, "ROM")
    said = twin(compose(view, "hand", CAPTION))
    for id_ in view.own["ROM"]:
        card = cards()[id_]
        assert f"{card.title}: No. {card.number}, OP {card.op}" in said
        assert card.text in said


def test_what_is_left_in_a_deck_is_told_but_not_its_order():
    """SR-32.1: in order of numbers; together with hand and piles it is the whole deck."""
    view = samples.common(5, "ROM")
    said = twin(compose(view, "hand", CAPTION))
    left = said.partition("In the deck (")[2].partition(")")[0]
    assert int(left) == view.hands["ROM"].deck


def test_two_hands_of_one_seat_are_both_shown():
    view = samples.common(2, "ROM")
    said = twin(compose(view, "hand", CAPTION))
    assert "Hand: Romans" in said
    assert "Hand: Greeks" in said
    bars = next(one for one in compose(view, "board", CAPTION).blocks if isinstance(one, Bars))
    assert [len(one.parts) for one in bars.bars] == [2, 2]
    assert bars.goal == view.number


def test_what_would_be_scored_now_is_what_is_scored():
    for count in (2, 3, 4, 5):
        g = samples.in_play(count)
        view = samples.seen(g)
        g.hands["ROM"].vp = g.hands["GRE"].vp = 50
        for player in ("ROM", "GRE"):
            told, found = expected(view, player), score(g, player)
            assert (told.gained, told.lost, told.plunder, told.unrest) == (
                found.gained,
                found.lost,
                found.plunder,
                found.unrest,
            )
            assert told.change == found.now - found.before


def test_a_battle_shows_its_strength_part_by_part():
    """SR-12.3, worked by hand: tactics 3 against 1, 10 CU against 6 (3:2), one bonus, Clusium is Etruscan."""
    scene = compose(samples.fighting(), "battle", CAPTION)
    one, other = sides(samples.fighting())
    assert dict(one.modifiers) == {"tactics": 2, "size": 1, "territory": 0, "cards": 1}
    assert dict(other.modifiers) == {"tactics": 0, "size": 0, "territory": 1, "cards": 0}
    assert (one.total, other.total) == (15, 13)
    said = twin(scene)
    assert "Attacker: Romans: dice 11, tactics +2, size +1, cards +1, 15" in said
    assert "6 4 1, sum 11" in said
    assert "Devotio" in said
    assert "Losses taken, Attacker 3, Defender 4, 1 ignored" in said


def test_dice_that_are_not_thrown_are_blank():
    scene = compose(samples.fighting(decided=False), "battle", CAPTION)
    throws = next(one for one in scene.blocks if isinstance(one, Throws))
    assert [one.faces for one in throws.throws] == [(), ()]
    assert "3 dice to roll" in twin(scene)


def test_the_unrest_fights_without_arms():
    said = twin(compose(samples.restless(), "battle", CAPTION))
    assert "Defender: the unrest" in said
    assert "no leader, tactics 0" in said


def test_a_siege_and_a_raid_are_pictures_too():
    assert "Siege of Capua" in twin(compose(samples.besieging(), "battle", CAPTION))
    assert "1 of 1" in twin(compose(samples.besieging(), "battle", CAPTION))
    assert "3 or more, modifier +1" in twin(compose(samples.plundering(), "battle", CAPTION))
    assert "succeeds by a card" in twin(compose(samples.plundering(sure=True), "battle", CAPTION))


def test_the_game_that_is_over_says_who_won():
    for focus in ("board", "phone"):
        assert describe(compose(samples.over(), focus, CAPTION)).startswith(
            "Board of The Sword of Rome. Winner: Greeks."
        )


def test_every_leader_has_a_name_for_plates():
    view = samples.crowded()
    told = twin(compose(view, "board", CAPTION))
    assert [one.name for one in leaders().values() if one.kind == "named" and one.name not in told] == []


def test_every_space_has_a_spot_on_the_map_and_no_mark_lies_on_another():
    frame_ = courses.edges("old-italy")
    spots = courses.spots("old-italy")
    assert set(spots) == set(spaces())
    sheet = courses.Part("old-italy", 1044, 1078, frame_)
    places = {id_: sheet.at(spot) for id_, spot in spots.items()}
    near = [
        (one, other)
        for one, (x, y) in places.items()
        for other, (u, v) in places.items()
        if one < other and abs(x - u) < 36 and abs(y - v) < 36
    ]
    assert not near
    assert "Natural Earth" in MAP["about"]


def test_large_boards_and_frames_of_a_replay():
    scene = compose(samples.common(5), "phone", CAPTION)
    assert canvas(scene, Style(large=True)).width == 1125
    assert frame(scene).width == 720


def test_the_thumbnail_is_a_small_square():
    image = Image.open(BytesIO(thumbnail()))
    assert image.size == (160, 160)
    assert len(image.convert("RGB").getcolors(100000) or []) > 3
