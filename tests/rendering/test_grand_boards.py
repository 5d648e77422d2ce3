"""Both boards of the Grand Variant on one picture, what each is of, and the steps of the turn above them."""

import pytest

from games.grand.pieces import CARTHAGE, ROME
from games.grand.sequence import STAGE_1, STAGE_2
from rendering.carthage.board import compose as compose_carthage
from rendering.describe import describe, twin
from rendering.draw import canvas
from rendering.grand import turn
from rendering.grand.board import compose
from rendering.palette import PALETTES, Style
from rendering.plates import Plate
from rendering.rome.board import compose as compose_rome
from rendering.scene import Banner, Bars
from tests.rendering import grand_samples as samples
from tests.rendering.test_grand import CAPTION, EACH, FOCUSES, flat

OWN = {CARTHAGE: compose_carthage, ROME: compose_rome}


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
