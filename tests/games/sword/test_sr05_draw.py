"""SR-5.1 to 5.3: mines, the draw, the first player; SR-3.3."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.sword.components import cards
from games.sword.events import Discarded, Drew, DrewCards
from games.sword.hands import face
from games.sword.turn.draw import begin, draw_phase, first, size
from games.sword.turn.events import FirstNamed, MinesExhausted, TurnBegan
from tests.clauses import clause
from tests.games.sword.scene import Scene, held, laid, marked

ETRURIA = ("pisae", "faesulae", "volsinii", "vulci", "rusellae")


@clause("SR-5.1")
def test_with_five_home_spaces_lost_the_mines_are_exhausted_for_good() -> None:
    """SR-5.1: four are not enough; that they are won back changes nothing."""
    g = laid()
    marked(g, "ROM", *ETRURIA[:4])
    assert not Scene(g, begin).events(MinesExhausted)
    assert g.mines
    marked(g, "ROM", *ETRURIA)
    assert Scene(g, begin).events(MinesExhausted) == [MinesExhausted(5)]
    marked(g, "ETR", *ETRURIA)
    assert not Scene(g, begin).events(MinesExhausted)
    assert not g.mines


@clause("SR-3.3", "SR-5.2")
def test_the_first_draw_is_skipped_and_each_turn_binds_its_dice() -> None:
    """SR-3.3, 5.2: the first hands are dealt at the set-up."""
    g = laid()
    scene = Scene(g, begin)
    assert scene.result == "action.first"
    assert scene.events(TurnBegan)[0].bc == "386-374"
    g.turn = 2
    assert Scene(g, begin).result == "draw"


@clause("SR-5.2", "SR-DP1")
def test_all_discard_at_the_same_time_and_draw_to_the_size_of_their_hands() -> None:
    """SR-5.2, SR-DP1: any subset; Romans to 8, others to 7; who draws what only he learns."""
    g = laid()
    held(g, "ROM", "ROM-01", "ROM-02", "ROM-03")
    held(g, "GRE", "GRE-01")
    scene = Scene(g, draw_phase)
    scene.say("draw.discard", ["ROM-02"], "ROM")
    assert not scene.events(Discarded)  # nobody's acts before the last is in
    scene.lapse()
    assert g.hands["ROM"].discard == ["ROM-02"]
    assert g.hands["ROM"].hand[:2] == ["ROM-01", "ROM-03"]
    assert [len(hand.hand) for hand in g.hands.values()] == [8, 7, 7, 7, 7]
    assert Drew("ROM", 6, 8) in scene.events(Drew)
    told = {one.event.player: one.to for one in scene.tellings if isinstance(one.event, DrewCards)}
    assert told["ROM"] == (scene.seat("ROM"),)


@clause("SR-5.2", "SR-7.2.2", "SR-DP1")
def test_by_default_nothing_is_discarded_but_the_gauls_keep_nothing() -> None:
    """SR-5.2, 7.2.2, SR-DP1: the Gallic player is not asked, he discards all."""
    g = laid()
    held(g, "GAU", "GAU-01", "GAU-02")
    before = list(g.hands["ETS"].hand)
    scene = Scene(g, draw_phase)
    assert not scene.asks("draw.discard", "GAU")
    scene.lapse()
    assert g.hands["ETS"].hand == before
    assert sorted(g.hands["GAU"].discard) == ["GAU-01", "GAU-02"]
    assert len(g.hands["GAU"].hand) == 7


@clause("SR-5.2", "SR-7.4.2")
def test_what_is_not_in_the_hand_cannot_be_discarded() -> None:
    """SR-5.2, 7.4.2: neither a card of another nor Desperate Times."""
    g = laid()
    held(g, "ROM", "ROM-01")
    scene = Scene(g, draw_phase)
    for card in ("ROM-38", "GAU-01", "ROM-02"):
        with pytest.raises(IllegalAnswer):
            scene.say("draw.discard", [card], "ROM")


@clause("SR-5.2.1", "SR-20.2")
@pytest.mark.parametrize(
    ("unrest", "lost", "expected"), [(0, (), 7), (1, (), 7), (2, (), 6), (3, (), 6), (3, ("panormus",), 5), (10, (), 2)]
)
def test_the_hand_of_carthage(unrest: int, lost: tuple[str, ...], expected: int) -> None:
    """SR-5.2.1, 20.2: five and its ports in Sicily, less half the unrest: with unrest 3 a hand of 6 (5 + 2 - 1)."""
    g = laid()
    g.unrest = unrest
    marked(g, "GRE", *lost)
    assert size(g, "CAR") == expected


@clause("SR-5.2.1")
def test_ports_in_sicily_that_it_has_taken_count_too() -> None:
    """SR-5.2.1: each port in Sicily that Carthage controls."""
    g = laid()
    marked(g, "CAR", "syracusae", "messana")
    assert size(g, "CAR") == 9


@clause("SR-5.2.1", "SR-DP2")
def test_a_hand_too_large_is_discarded_down() -> None:
    """SR-5.2.1, SR-DP2: by default the lowest OP, then the lowest number; he cannot keep too many."""
    g = laid()
    g.unrest = 10
    held(g, "CAR", "CAR-05", "CAR-20", "CAR-04", "CAR-01")
    scene = Scene(g, draw_phase)
    assert scene.asked("draw.size", "CAR").decision.lapse == ["CAR-04", "CAR-20"]
    with pytest.raises(IllegalAnswer):
        scene.say("draw.size", ["CAR-04"], "CAR")
    scene.lapse()
    assert sorted(g.hands["CAR"].hand) == ["CAR-01", "CAR-05"]


@clause("SR-5.2.2")
def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    """SR-5.2.2: what is out of the game stays out."""
    g = laid()
    hand = g.hands["ROM"]
    hand.hand, hand.discard, hand.removed, hand.deck = [], ["ROM-01", "ROM-02"], ["ROM-12"], ["ROM-03"]
    Scene(g, draw_phase).lapse()
    assert sorted(hand.hand) == ["ROM-01", "ROM-02", "ROM-03"]
    assert (hand.deck, hand.discard, hand.removed) == ([], [], ["ROM-12"])


@clause("SR-5.2.3")
def test_desperate_times_do_not_count() -> None:
    """SR-5.2.3: with both he still holds 8."""
    g = laid()
    assert [face(one).kind for one in g.hands["ROM"].desperate] == ["desperate", "desperate"]
    Scene(g, draw_phase).lapse()
    assert len(g.hands["ROM"].hand) == 8


@clause("SR-5.3", "SR-DP3")
def test_who_has_most_points_names_the_first_and_the_others_follow_as_they_sit() -> None:
    """SR-5.3, SR-DP3: any player; by default himself. Of equals the Gauls name."""
    g = laid()
    scene = Scene(g, first)
    assert scene.asked("action.first").decision.seat == scene.seat("GAU")
    scene.say("action.first", "GRE")
    assert g.order == ["GRE", "CAR", "ROM", "GAU", "ETS"]
    assert scene.events(FirstNamed) == [FirstNamed("GAU", "GRE")]
    g.hands["ROM"].vp = 9
    Scene(g, first).lapse()
    assert g.order[0] == "ROM"


@clause("SR-22.3")
def test_with_two_players_one_question_covers_both_hands() -> None:
    """SR-22.3: each side discards from both at once; of side B only the cards of the Etruscans and Samnites."""
    g = laid(2)
    held(g, "ROM", "ROM-01", "ROM-02")
    held(g, "GRE", "GRE-01")
    scene = Scene(g, draw_phase)
    scene.say("draw.discard", ["ROM-01", "GRE-01"], "ROM")
    offered = scene.asked("draw.discard", "ETS").decision.choice.form()[0]
    assert {cards()[one].deck for one in offered} == {"ETS"}
    scene.lapse()
    assert (g.hands["ROM"].discard, g.hands["GRE"].discard) == (["ROM-01"], ["GRE-01"])
