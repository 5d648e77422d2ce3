"""Pictures of the Grand Variant: every word is whole, lies on no other, can be read where it is seen, and is told."""

import re
from dataclasses import replace
from io import BytesIO
from typing import get_args

import pytest
from PIL import Image, ImageStat

from games.grand.pieces import CARTHAGE, ROME
from games.grand.seen.battle import FoughtView
from games.grand.sequence import STAGE_1, STAGE_2
from rendering import text_layout
from rendering.carthage.board import compose as compose_carthage
from rendering.describe import ALT_MOST, describe, twin
from rendering.draw import PNG_MOST, canvas, draw
from rendering.film import frame
from rendering.grand import turn
from rendering.grand.board import PARTS, Focus, battle_of, compose
from rendering.grand.thumbnail import thumbnail
from rendering.palette import PALETTES, Style, contrast
from rendering.plates import Plate, leaves
from rendering.rome.board import compose as compose_rome
from rendering.scene import MINUS, Banner, Bars, Caption, Chart, Grid, Lines
from tests.lots import proof
from tests.rendering import grand_samples as samples
from tests.rendering.grand_played import boards
from tests.rendering.test_boards import LEGIBLE, PHONE, kept, text_layout_sizes
from tests.rendering.test_draw import overlaps, written
from tests.rendering.test_rome import untold

FOCUSES = get_args(Focus)
PHONES = ("phone", "wars-phone", "turn", "strip", "battle")
CAPTION = Caption("The Tuesday table", names=samples.MANY)
GERMAN = Caption("Der Dienstag", names=samples.MANY, language="de")
OWN = {CARTHAGE: compose_carthage, ROME: compose_rome}
GAMES = (
    (4, "two-factions", "simultaneous"),
    pytest.param((12, "one-faction", "simultaneous"), marks=proof),
    pytest.param((3, "two-factions", "staged"), marks=proof),
)
EACH = [f"{side}:{part}" for side in PARTS for part in PARTS[side]]


@pytest.fixture(scope="module")
def tables():
    """Stage 1, the first turn of stage 2, wars and battles, all settled, one fallen, over, twelve people."""
    fights = [samples.battle(ground) for ground in ("land", "sea")]
    states = (samples.opened(), samples.fought(3), samples.fought(6), *fights, samples.equal(), samples.settled())
    return [samples.alone(), *map(samples.seen, states), samples.fallen(), samples.over(), samples.camps()]


def flat(scene):
    """All blocks but the plates that they stand on."""
    return list(leaves(scene.blocks))


@pytest.mark.parametrize("caption", [CAPTION, GERMAN], ids=["en", "de"])
@pytest.mark.parametrize("focus", FOCUSES)
def test_no_word_is_cut_lies_on_another_nor_leaves_its_picture_and_each_is_in_the_twin(
    monkeypatch, tables, focus, caption
):
    cut, fit = [], text_layout.fit
    monkeypatch.setattr(text_layout, "fit", lambda text, *how: kept(cut, text, fit(text, *how)))
    for view in tables:
        scene = compose(view, focus, caption)
        words = written(monkeypatch, scene)
        assert untold(scene, [text for text, *_ in words if not re.fullmatch(r"/\d+", text)]) == []
        assert not overlaps(words)
        assert not cut
        for text, left, top, right, bottom in words:
            assert left >= 0, text
            assert top >= 0, text
            assert right <= scene.width, text
            assert bottom <= scene.height, text


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_no_word_is_cut_in_a_game(monkeypatch, game):
    """In German above all: its words are longer."""
    scenes = [compose(view, focus, GERMAN) for view in boards(*game) for focus in FOCUSES]
    cut, fit = [], text_layout.fit
    monkeypatch.setattr(text_layout, "fit", lambda text, *how: kept(cut, text, fit(text, *how)))
    for scene in scenes:
        assert not overlaps(written(monkeypatch, scene))
        assert not cut


@pytest.mark.parametrize("focus", [*FOCUSES, *EACH])
def test_no_panel_lies_on_another_and_each_stands_on_its_plate(tables, focus):
    for view in tables:
        scene = compose(view, focus, CAPTION)
        apart_from_each_other(scene.blocks)
        for plate in scene.blocks:
            if isinstance(plate, Plate):
                apart_from_each_other([one for one in plate.blocks if not overlaid(one, plate)])
                room = plate.box.inset(plate.edge)
                for block in plate.blocks:
                    assert room.x <= block.box.x
                    assert room.y <= block.box.y
                    assert block.box.x + block.box.w <= room.x + room.w
                    assert block.box.y + block.box.h <= room.y + room.h


def overlaid(block, plate):
    """Whether it is the Forum of Carthage, which lies on its map."""
    charts = [one for one in plate.blocks if isinstance(one, Chart)]
    return any(block.box in chart.covered for chart in charts)


def apart_from_each_other(blocks):
    charts = [one for one in blocks if isinstance(one, Chart)]
    boxes = [one.box for one in blocks if not any(one.box in chart.covered for chart in charts)]
    for n, one in enumerate(boxes):
        for other in boxes[:n]:
            apart = one.x >= other.x + other.w or other.x >= one.x + one.w
            assert apart or one.y >= other.y + other.h or other.y >= one.y + one.h


@pytest.mark.parametrize("focus", PHONES)
def test_what_is_drawn_for_phones_can_be_read_there(monkeypatch, tables, focus):
    for view in tables:
        scene = compose(view, focus, CAPTION)
        smallest = min(size for _, size in text_layout_sizes(monkeypatch, scene))
        assert smallest * PHONE / (scene.width * scene.zoom) >= LEGIBLE


def test_the_sizes_of_the_pictures(tables):
    for view in tables:
        sizes = {focus: canvas(compose(view, focus, CAPTION), Style()).size for focus in FOCUSES}
        assert sizes["board"][0] == 1600
        assert sizes["board"][1] <= 1900
        assert {sizes[focus][0] for focus in PHONES} == {900}
        assert sizes["phone"][1] <= 3000
        assert max(sizes[focus][1] for focus in ("wars-phone", "strip", "battle")) <= 1400


@pytest.mark.parametrize("name", PALETTES)
def test_every_palette_draws_every_picture(name):
    for view in (samples.common(6), samples.alone(), samples.camps()):
        for focus in FOCUSES:
            assert len(draw(compose(view, focus, CAPTION), Style(name))) < PNG_MOST


@pytest.mark.parametrize("name", PALETTES)
def test_titles_on_red_can_be_read_and_red_is_not_the_other_band(name):
    pal = PALETTES[name]
    for ink in (pal.gold, pal.band_ink, pal.band_faint):
        assert contrast(pal.red, ink) >= 4.5
    assert pal.red != pal.band


def test_the_stored_inks_of_both_boards_stay_near_the_painted_ones():
    for view in (samples.common(6), samples.camps()):
        scene = compose(view, "board", CAPTION)
        stored = Image.open(BytesIO(draw(scene))).convert("RGB")
        painted = canvas(scene, Style())
        difference = ImageStat.Stat(Image.blend(stored, painted, 0.5)).mean
        assert max(abs(one - other) for one, other in zip(difference, ImageStat.Stat(painted).mean, strict=True)) < 2.5


@pytest.mark.parametrize("focus", FOCUSES)
def test_the_same_view_gives_the_same_bytes(focus):
    first, second = (draw(compose(samples.common(), focus, CAPTION)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("focus", FOCUSES)
def test_a_german_picture_is_said_in_german(tables, focus):
    for view in tables:
        english, german = compose(view, focus, CAPTION), compose(view, focus, GERMAN)
        assert len(german.blocks) == len(english.blocks)
        for tell in (describe, twin):
            assert tell(german) != tell(english)
            for word in ("Carthage ", "Rome:", " Treasury ", "turn ", " votes", "settled", "attack", "wins"):
                assert word not in tell(german), word


def test_alt_text_tells_what_matters_most_first_and_has_its_limit(tables):
    changed = Caption("X", names=samples.NAMES, changed=("Tavi sends Fabius to war.",))
    for view in tables:
        for focus in (*FOCUSES, *EACH):
            assert 0 < len(describe(compose(view, focus, changed))) <= ALT_MOST
    alt = describe(compose(samples.common(), "board", changed))
    assert alt.startswith(
        "Tavi sends Fabius to war. Both boards of the Grand Variant. Turn 12. Step 7, Rome: Forum. "
        "War 1: Carthage Active, may attack at sea; Rome Active, may attack on land; Rome controls the sea. "
        "War 2: Carthage Active, only after war 1; Rome"
    )
    assert "Carthage: Treasury" in alt
    assert "Rome: Treasury" in alt


# Both boards


def test_each_board_stands_on_a_plate_of_its_colour_under_its_name():
    for focus in ("board", "phone"):
        scene = compose(samples.common(), focus, CAPTION)
        plates = [one for one in scene.blocks if isinstance(one, Plate)]
        heads = [next(one for one in plate.blocks if isinstance(one, Banner)) for plate in plates]
        assert [plate.red for plate in plates] == [False, True]
        assert [head.title for head in heads] == ["The Republic of Carthage", "The Republic of Rome"]
        assert [head.sign for head in heads] == ["tanit", "eagle"]


def test_a_red_plate_is_painted_red_and_nothing_after_it():
    scene = compose(samples.common(), "board", CAPTION)
    for name, pal in PALETTES.items():
        image = canvas(scene, Style(name))
        plates = [one.box for one in scene.blocks if isinstance(one, Plate)]
        frames = ["#{:02x}{:02x}{:02x}".format(*image.getpixel((box.x + 5, box.y + 200))) for box in plates]
        assert frames == [pal.band, pal.red]
        last = scene.blocks[-1].box
        assert "#{:02x}{:02x}{:02x}".format(*image.getpixel((last.x + last.w - 4, last.y + 5))) == pal.band


def test_before_rome_is_there_the_board_says_what_is_known_of_stage_two():
    """GV-2.1, 2.4, 2.5."""
    g = samples.grand(joined=False, leg="carthage.trade")
    assert "1st Roman War and the 1st Punic War are placed" in told_of(g)
    assert "Rome joins after the turn in which the last card" in told_of(g)
    assert "each player takes a Roman faction" in told_of(g)
    samples.carthage.add_war(g.carthage, "roman-war-1", "active")
    assert "1st Roman War stays as it is" in told_of(g)
    g.war(1).settled, g.war(1).winner, g.mode, g.carthage.deck = True, CARTHAGE, "one-faction", []
    assert "Rome begins without the 1st Punic War" in told_of(g)
    assert "the Roman players take their factions" in told_of(g)
    assert "Rome joins with the next turn" in told_of(g)


def told_of(g):
    scene = compose(samples.seen(g), "board", CAPTION)
    assert "The Republic of Rome" in twin(scene)
    return twin(scene)


@pytest.mark.parametrize("focus", EACH)
def test_a_part_of_each_board_is_the_own_picture_of_its_republic(focus):
    view = samples.common(4, "diamond")
    side, _, part = focus.partition(":")
    scene = compose(view, focus, CAPTION)
    own = OWN[side](getattr(view, side), part, CAPTION)
    assert (scene.width, scene.height, scene.title) == (own.width, own.height, own.title)
    assert [type(one) for one in flat(scene)] == [type(one) for one in own.blocks]
    red = [one.red for one in scene.blocks if isinstance(one, Plate)]
    assert red == ([True] if side == ROME else [])
    heads = [one for one in flat(scene) if isinstance(one, Banner) and one.turn]
    assert all(head.turn == "Turn 12" for head in heads)


def test_a_part_without_a_republic_is_that_of_the_one_that_plays():
    roman, punic = samples.common(leg="rome.forum"), samples.common(leg="carthage.forum")
    assert compose(roman, "forum", CAPTION) == compose(roman, "rome:forum", CAPTION)
    assert compose(punic, "forum", CAPTION) == compose(punic, "carthage:forum", CAPTION)
    assert compose(roman, "trade", CAPTION) == compose(roman, "carthage:trade", CAPTION)
    assert compose(punic, "provinces", CAPTION) == compose(punic, "rome:provinces", CAPTION)
    assert compose(samples.camps("seat7", leg="carthage.forum"), "hand", CAPTION).title == "Your hand"
    assert compose(roman, "hand", CAPTION) == compose(roman, "board", CAPTION)
    assert compose(roman, "nothing", CAPTION) == compose(roman, "board", CAPTION)
    assert compose(samples.alone(), "rome:forum", CAPTION) == compose(samples.alone(), "board", CAPTION)


def test_a_picture_holds_no_hand_of_others():
    own = samples.seen(samples.held(), "diamond")
    public = samples.seen(samples.held())
    told = "".join(twin(compose(public, focus, CAPTION)) for focus in (*FOCUSES, *EACH))
    cards = [*own.carthage.own.hand, *own.rome.own.hand]
    assert {card.name for card in own.rome.own.hand}
    assert not [card.name for card in cards if card.name in told]
    mine = twin(compose(own, "rome:hand", CAPTION))
    assert all(card.text in mine for card in own.rome.own.hand)


def test_the_people_of_both_camps_have_badges_of_their_own():
    """GV-10.1: six and six."""
    view = samples.camps()
    palette = PALETTES["standard"]
    seats = list(view.seats)
    assert len(seats) == 12
    assert len({palette.badge(seat) for seat in seats}) == 12
    assert {bar.label.seat for block in flat(compose(view)) if isinstance(block, Bars) for bar in block.bars} == {
        *seats
    }


# The turn


def bar_of(view, side):
    """What is drawn of the turn of a republic: its phases that are over, and what is played."""
    phases = turn.phases(view, side, numbered=True)
    return [one.step for one in phases if one.done], [one.step for one in phases if one.now]


@pytest.mark.parametrize(
    ("leg", "carthage", "rome"),
    [
        ("turn", ([], []), ([], [])),
        ("carthage.mortality", ([], ["1"]), ([], [])),
        ("carthage.forum", (["1", "2", "3"], ["4"]), ([], [])),
        ("rome.forum", (["1", "2", "3", "4"], []), (["5", "6"], ["7"])),
        ("rome.population", (["1", "2", "3", "4"], []), (["5", "6", "7"], ["7"])),
        ("carthage.senate", (["1", "2", "3", "4"], ["8a"]), (["5", "6", "7", "7"], [])),
        ("rome.senate", (["1", "2", "3", "4", "8a"], []), (["5", "6", "7", "7"], ["8b"])),
        ("carthage.explorations", (["1", "2", "3", "4", "8a"], ["9"]), (["5", "6", "7", "7", "8b"], ["9"])),
        ("combat.war-2", (["1", "2", "3", "4", "8a"], ["9"]), (["5", "6", "7", "7", "8b"], ["9"])),
        ("rome.war-2", (["1", "2", "3", "4", "8a"], ["9"]), (["5", "6", "7", "7", "8b"], ["9"])),
        ("rome.combat", (["1", "2", "3", "4", "8a"], ["9"]), (["5", "6", "7", "7", "8b"], ["9"])),
        ("carthage.revolution", (["1", "2", "3", "4", "8a", "9"], ["10"]), (["5", "6", "7", "7", "8b", "9"], [])),
        (
            "rome.revolution",
            (["1", "2", "3", "4", "8a", "9", "10"], []),
            (["5", "6", "7", "7", "8b", "9"], ["11"]),
        ),
        (
            "end",
            (["1", "2", "3", "4", "8a", "9", "10"], []),
            (["5", "6", "7", "7", "8b", "9", "11"], []),
        ),
    ],
)
def test_the_bars_show_the_eleven_steps_of_the_turn(leg, carthage, rome):
    """GV-3.1, 3.4."""
    view = samples.common(leg=leg)
    assert bar_of(view, CARTHAGE) == carthage
    assert bar_of(view, ROME) == rome


def test_every_leg_of_the_turn_has_its_place_on_the_bars():
    for leg in STAGE_2:
        place = turn.played(samples.common(leg=leg))
        assert (place == -1) == (leg == "turn"), leg
        assert (place == len(turn.ORDER)) == leg.endswith("end"), leg
    for leg in STAGE_1:
        assert (turn.played(samples.alone(leg=leg)) == -1) == (leg == "turn"), leg


def test_the_bars_tell_steps_and_who_is_not_there():
    told = twin(compose(samples.common(), "turn", CAPTION))
    assert "5 Mortality (done), 6 Revenue (done), 7 Forum (now), 7 Population, 8b Senate" in told
    assert "from stage 2 on" in twin(compose(samples.alone(), "turn", CAPTION))
    assert "The Republic of Rome: from stage 2 on." in describe(compose(samples.alone(), "turn", CAPTION))
    assert "The Republic of Carthage: fallen." in describe(compose(samples.fallen(), "turn", CAPTION))


def test_a_republic_that_is_not_played_has_no_bar():
    """GV-2.1, 7.4: before it is there, and after it has fallen, its name says so, and no phase of it is shown."""
    for view, side in ((samples.alone(), ROME), (samples.fallen(), CARTHAGE)):
        assert turn.phases(view, side, numbered=True) == ()
        for focus in ("turn", "strip", "board", "phone"):
            heads = [one for one in flat(compose(view, focus, CAPTION)) if isinstance(one, Banner)]
            mine = [one for one in heads if one.title == f"The Republic of {side.title()}"]
            assert not any(one.phases for one in mine), focus
        assert turn.phases(view, CARTHAGE if side == ROME else ROME)


def test_the_strip_has_the_bars_and_what_matters_in_the_phase_that_is_played():
    scene = compose(samples.common(leg="rome.forum"), "strip", CAPTION)
    assert [one.title for one in flat(scene)][:2] == ["The Republic of Carthage", "The Republic of Rome"]
    assert "By Influence" in twin(scene)


# The coupled wars


def test_the_card_says_how_both_faces_stand_who_may_attack_and_why_not():
    """GV-1.2, 4.7, 4.12."""
    for focus in ("wars", "wars-phone"):
        told = twin(compose(samples.common(), focus, CAPTION))
        first, second, third = (part.split("## War")[0] for part in told.split("## War ")[1:])
        assert "Rome controls the sea" in first
        assert "Carthage: Active" in first
        assert "Rome: Active" in first
        assert "Mago: 4 legions, 4 Fleets" in first
        assert "may attack at sea" in first.split("1st Punic War")[0]
        assert "may attack on land" in first.split("1st Punic War")[1]
        assert second.count("only after war 1") == 2
        assert third.count("no attack yet") == 2
        assert "controls the sea" not in second + third


def test_the_card_says_who_has_won_and_who_pays():
    """GV-1.3, 6.3, 6.4, 4.10."""
    view = samples.seen(samples.settled())
    told, both = (twin(compose(view, focus, CAPTION)) for focus in ("wars", "board"))
    assert "Rome has won it. Carthage pays 25T a turn, 15T of it to Rome." in both
    assert "Carthage has won it. Rome pays 25T a turn, 15T of it to Carthage." in both
    assert "Settled: nobody has won it, nobody pays." in told
    assert "may attack" not in told


def test_the_card_says_once_what_is_paid():
    """GV-6.3: the sum of all wars, not beside each of them as well."""
    scene = compose(samples.seen(samples.settled()), "wars", CAPTION)
    paid = "Carthage pays 25T in each Revenue Phase for 1 lost war. Rome receives 15T of it."
    shown = [cell.text for block in flat(scene) if isinstance(block, Lines) for cell in block.lines]
    for said in (shown, scene.gist):
        assert [one for one in said if "Carthage pays" in one] == [paid]


def test_a_republic_that_has_fallen_pays_nothing_and_receives_nothing():
    """GV-6.4, 7.4."""
    told, both = (twin(compose(samples.fallen(), focus, CAPTION)) for focus in ("wars", "board"))
    assert "Rome has won it. No tribute is paid." in told
    assert "Rome pays 25T a turn to the Bank." in both
    assert "All of it goes to the Bank." in told


def test_in_stage_one_there_is_no_order_of_the_wars():
    """GV-2.1: RC alone."""
    g = samples.grand(joined=False, leg="carthage.senate")
    samples.carthage.add_war(g.carthage, "roman-war-2", "active")
    assert "War 2: Carthage Active, may attack" in describe(compose(samples.seen(g), "board", CAPTION))


# A battle of both republics


def test_a_battle_shows_both_sides_by_their_parts_the_attacker_and_the_odds():
    """GV-5.2 to 5.4."""
    view = samples.seen(samples.battle())
    mine, other = (view.battle.sides[side] for side in (CARTHAGE, ROME))
    scene = compose(view, "battle", CAPTION)
    told = twin(scene)
    assert f"4 legions, 2 veterans, {mine.units}" in told
    assert f"MIL, {mine.military}" in told
    assert f"Total, {mine.strength}" in told
    assert f"Total, {other.strength}" in told
    assert f"Carthage attacks with {mine.strength} against {other.strength}: 3 dice and +{view.battle.margin}." in told
    (table,) = [one for one in flat(scene) if isinstance(one, Grid) and one.title == "Combat table"]
    assert len(table.rows) == len(view.battle.lines) == 16
    assert [row.cells[0].text for row in table.rows][::15] == ["3 or less", "18 or more"]
    assert [row.cells[1].text for row in table.rows][::5] == ["Rome wins", "Stalemate", "Stalemate", "Carthage wins"]
    assert {f"{line.percent:g}%" for line in view.battle.lines if line.percent} <= {
        row.cells[4].text for row in table.rows
    }


def test_of_equal_totals_the_table_speaks_of_attacker_and_defender():
    """GV-5.3."""
    told = twin(compose(samples.seen(samples.equal()), "battle", CAPTION))
    assert "Both are equal: the higher roll of 2 dice attacks." in told
    assert "Attacker wins" in told
    assert "Carthage wins," not in told


@pytest.mark.parametrize(("total", "line"), [(-4, 0), (3, 0), (10, 7), (17, 14), (18, 15), (24, 15)])
def test_the_line_that_was_rolled_stands_out(total, line):
    """GV-5.4."""
    view = samples.seen(samples.battle())
    past = FoughtView(id="1.1.land", battle=view.battle, dice=(2, 3, 4), total=total)
    scene = battle_of(view.model_copy(update={"battle": None, "fought": (past,)}), past.id, CAPTION)
    (table,) = [one for one in flat(scene) if isinstance(one, Grid) and one.title == "Combat table"]
    assert [number for number, row in enumerate(table.rows) if row.cells[0].tone == "strong"] == [line]
    winner = "Rome wins." if line == 0 else "Stalemate." if line == 7 else "Carthage wins."
    assert describe(scene).startswith(f"War 1: Carthage against Rome on land. {winner}")
    assert f"Rolled: 2 + 3 + 4. Total {total}.".replace("-", MINUS) in describe(scene)


def test_a_battle_that_may_come_is_shown_before_it_is_drawn_up():
    """GV-5.1."""
    view = samples.common()
    assert view.battle is None
    assert compose(view, "battle", CAPTION).title == "War 1: Carthage against Rome at sea"
    assert compose(samples.seen(samples.opened()), "battle", CAPTION).title == "The coupled wars"


# The rest


def test_the_cards_of_a_game_that_is_over_are_of_both_republics():
    """GV-9: the wars as they ended, and what everybody has come to; nothing of one republic alone."""
    view = samples.over()
    assert compose(view, "card", CAPTION).blocks == compose(view, "wars-phone", CAPTION).blocks
    strip = compose(view, "strip", CAPTION)
    assert {one.title for one in flat(strip) if isinstance(one, Banner)} == {
        "The Republic of Carthage",
        "The Republic of Rome",
    }
    (scored,) = [one for one in flat(strip) if isinstance(one, Lines)]
    assert scored.lines[0].text in twin(strip)
    assert not [one for one in flat(strip) if isinstance(one, Bars)]


def test_the_game_that_is_over_says_who_has_won():
    """GV-9."""
    alt = describe(compose(samples.over(), "board", CAPTION))
    assert "The game is over. Victory: Elissa, Tavi." in alt
    nobody = samples.over().model_copy(update={"ending": samples.over().ending.model_copy(update={"winners": ()})})
    assert "Nobody has won." in describe(compose(nobody, "board", CAPTION))


def test_both_boards_say_what_everybody_comes_to():
    """GV-9.2, 9.3, 10.4."""
    view = samples.common()
    both = {seat: [one.points for one in view.scores if one.seat == seat] for seat in view.seats}
    carthage, rome = both["diamond"]
    told = twin(compose(view, "board", CAPTION))
    assert f"Elissa {carthage + rome} ({carthage} + {rome})" in told
    assert "Score if the game ended now" in told
    best = max(both, key=lambda seat: sum(both[seat]))
    assert told.split("ended now\n- ")[1].startswith(samples.NAMES[best])
    camps = samples.camps()
    first = next(one for one in camps.scores if one.seat == "seat7")
    assert f"A {first.points}" in twin(compose(camps, "phone", CAPTION))
    assert "Final score" in twin(compose(samples.over(), "board", CAPTION))


def test_large_boards_and_frames_of_a_replay():
    scene = compose(samples.common(4), "phone", CAPTION)
    assert canvas(scene, Style(large=True)).width == 1125
    assert frame(scene).width == 720


def test_a_stamp_has_the_turn_of_both():
    caption = replace(CAPTION, event=214, mark="a3f9c2e1")
    for focus in ("board", "phone", "rome:board", "carthage:wars"):
        assert "turn 12 · event 214" in compose(samples.common(), focus, caption).stamp


def test_the_thumbnail_is_a_small_square():
    image = Image.open(BytesIO(thumbnail()))
    assert image.size == (160, 160)
    assert len(image.convert("RGB").getcolors(100000) or []) > 3
