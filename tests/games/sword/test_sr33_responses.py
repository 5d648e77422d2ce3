"""SR-33.2, 33.3: response cards, one by one: when they can be played, and what they do to what is under way."""

from __future__ import annotations

import pytest

from games.sword.cards.events import CostPaid, PlunderGained, TargetChosen
from games.sword.cards.windows import respond
from games.sword.components import GARRISON_BOX, Card, Player, Power, cards
from games.sword.state import Alliance, Sword
from games.sword.underway import Activation, Attempt, Order, Played, Plunder, Siege, Voyage
from tests.clauses import clause
from tests.games.sword.deck import plays
from tests.games.sword.scene import Scene, army, bare, held, marked

KIND = "card.counter"
TARGET = "card.target"


def face(card: str) -> Card:
    return cards()[card]


def window(g: Sword, card: str) -> Scene:
    """The owner holds this card alone; the window of its trigger opens for him."""
    owner = face(card).deck
    held(g, owner, card)
    return Scene(g, lambda state: respond(state, face(card).trigger, [owner]))


def asked(g: Sword, card: str) -> bool:
    """Whether he can play it."""
    scene = window(g, card)
    return scene.asks(KIND) and card in scene.asked(KIND).decision.choice.form()


def played(g: Sword, card: str) -> Scene:
    """He plays it."""
    return window(g, card).say(KIND, card)


@clause("SR-33.1", "SR-33.3")
def test_every_response_card_is_of_a_kind_that_is_carried_out() -> None:
    """SR-33.1, 33.3: and so is every combat card."""
    from games.sword.cards.combat import COMBAT  # noqa: PLC0415
    from games.sword.cards.responses import OPS  # noqa: PLC0415

    for card in cards().values():
        if card.kind == "combat":
            assert all(one["op"] in COMBAT for one in card.effects), card.id
        if card.kind == "response" and card.trigger != "own_action_extra":
            assert all(one["op"] in OPS for one in card.effects), card.id


# Cancelling


@plays()
@clause("SR-6.8", "SR-33.3")
@pytest.mark.parametrize("card", ["ROM-29", "ETS-18", "GRE-22", "CAR-33"])
def test_an_event_of_another_is_cancelled(card: str) -> None:
    """SR-6.8, 33.3: Augury, Haruspices, Delphic Oracle, Tophet; never one's own."""
    g = bare()
    g.played = Played("GAU", "GAU-26")
    played(g, card)
    assert g.played.cancelled
    h = bare()
    h.played = Played(face(card).deck, f"{face(card).deck}-01")
    assert not asked(h, card)


@plays("GAU-19")
@clause("SR-6.8", "SR-33.3")
def test_druids_cancel_too() -> None:
    """SR-6.8, 33.3."""
    g = bare()
    g.played = Played("ROM", "ROM-01")
    played(g, "GAU-19")
    assert g.played.cancelled


@plays("GAU-34")
@clause("SR-33.3")
def test_snow_in_the_passes_cancels_an_option_for_the_transalpine_gauls() -> None:
    """SR-33.3: its window opens for no other power."""
    g = bare()
    g.played = Played("ROM", "ROM-08")
    played(g, "GAU-34")
    assert g.played.cancelled


def announced(power: Power, by: Player) -> Sword:
    g = bare()
    g.activation = Activation(Order(by, power, "roma", 3), "valerius", ["valerius"], {"normal": 4}, "roma")
    return g


@plays()
@clause("SR-33.3", "SR-21.1")
@pytest.mark.parametrize(("card", "power", "other"), [("ETS-31", "ROM", "CAR"), ("GRE-29", "CAR", "ROM")])
def test_an_activation_is_cancelled(card: str, power: Power, other: Power) -> None:
    """SR-33.3, 21.1: Rival Consuls and Carthaginian Mistrust, each against its power only, and once."""
    g = announced(power, "ROM")
    played(g, card)
    assert g.activation is not None
    assert g.activation.cancelled
    assert not asked(announced(other, "ROM"), card)
    assert not asked(g, card)


@clause("SR-33.3")
@pytest.mark.parametrize(
    ("card", "at", "may"),
    [
        ("ROM-30", "roma", True),
        ("ROM-30", "neapolis", False),
        ("ROM-30", "praeneste", False),
        ("GRE-21", "syracusae", True),
        ("GRE-21", "neapolis", False),
        ("GRE-21", "lilybaeum", False),
    ],
)
def test_a_siege_roll_against_an_own_city_is_cancelled(card: str, at: str, *, may: bool) -> None:
    """SR-33.3: Sacred Geese: a Roman walled city; Fort Euryalus: a Greek one in Sicily."""
    g = bare()
    g.siege = Siege(at, "ETR", "ETS")
    assert asked(g, card) is may
    if may:
        played(g, card)
        assert g.siege.cancelled


# Without a roll


@plays()
@clause("SR-33.3")
@pytest.mark.parametrize("card", ["ROM-37", "GAU-24", "GRE-32", "CAR-36", "ETS-22"])
def test_an_interception_succeeds(card: str) -> None:
    """SR-33.3: Ambush and its like; not an avoidance, not one that is sure already."""
    g = bare()
    power: Power = {"ROM": "ROM", "GAU": "GAU", "GRE": "GRE", "CAR": "CAR", "ETS": "SAM"}[face(card).deck]  # type: ignore[assignment]
    g.attempt = Attempt("intercept", power, "", "roma", "caere")
    played(g, card)
    assert g.attempt.sure
    assert not asked(g, card)
    g.attempt = Attempt("avoid", power, "", "roma", "caere")
    assert not asked(g, card)


@plays()
@clause("SR-33.3")
@pytest.mark.parametrize("card", ["ROM-23", "GAU-25", "ETS-23"])
def test_an_avoidance_succeeds(card: str) -> None:
    """SR-33.3: Delaying Tactics, Melt Away, Mountain Fastness."""
    g = bare()
    power: Power = {"ROM": "ROM", "GAU": "GAU", "ETS": "SAM"}[face(card).deck]  # type: ignore[assignment]
    g.attempt = Attempt("avoid", power, "", "roma", "caere")
    played(g, card)
    assert g.attempt.sure


@clause("SR-33.3")
def test_the_mountains_are_samnite() -> None:
    """SR-33.3: Mountain Ambush and Mountain Fastness: a Samnite army only."""
    g = bare()
    g.attempt = Attempt("intercept", "ETR", "", "roma", "caere")
    assert not asked(g, "ETS-22")
    g.attempt = Attempt("avoid", "ETR", "", "roma", "caere")
    assert not asked(g, "ETS-23")


@plays("CAR-26")
@clause("SR-33.3", "SR-6.9")
def test_night_embarkation_leaves_a_rearguard() -> None:
    """SR-33.3, 6.9: it costs a mercenary of the army that avoids."""
    g = bare()
    army(g, "CAR", "gela", 2, "hanno")
    army(g, "CAR", "lilybaeum", 2, kind="mercenary")
    g.attempt = Attempt("avoid", "CAR", "hanno", "gela", "agrigentum")
    assert not asked(g, "CAR-26")
    army(g, "CAR", "gela", 1, kind="mercenary")
    scene = played(g, "CAR-26")
    assert g.attempt.sure
    assert scene.events(CostPaid) == [CostPaid("CAR-26", "CAR", {"gela": 1}, "mercenary")]
    assert g.cu("CAR", "gela") == 2


@plays("GAU-11")
@clause("SR-33.3")
def test_plunder_season() -> None:
    """SR-33.3: the attempt succeeds."""
    g = bare()
    g.raid = Plunder("caere")
    played(g, "GAU-11")
    assert g.raid.sure


# Activations


@plays("GAU-23", "GAU-27")
@clause("SR-33.3")
def test_swift_riders_and_ligurian_guides() -> None:
    """SR-33.3: 2 movement points more; difficult connections cost 1; for a Gallic army."""
    g = announced("GAU", "GAU")
    assert g.activation is not None
    played(g, "GAU-23")
    played(g, "GAU-27")
    assert (g.activation.halves, g.activation.easy) == (12, True)
    assert not asked(announced("TRG", "GAU"), "GAU-23")
    assert not asked(announced("TRG", "GAU"), "GAU-27")


@plays("ETS-11")
@clause("SR-33.3", "SR-9.6.3")
@pytest.mark.parametrize("power", ["ETR", "SAM"])
def test_naval_transports(power: Power) -> None:
    """SR-33.3, 9.6.3: one Etruscan or Samnite army may sail with up to 3 CU."""
    g = announced(power, "ETS")
    assert g.activation is not None
    played(g, "ETS-11")
    assert g.activation.sea == 3


@plays("ETS-19")
@clause("SR-33.3", "SR-7.2.1")
def test_golden_bribes() -> None:
    """SR-33.3, 7.2.1: the card is removed; not against an ally, in another's space, or without the mines."""
    g = announced("ROM", "ROM")
    marked(g, "ETR", "roma")
    assert g.activation is not None
    played(g, "ETS-19")
    assert g.activation.bribed
    assert g.hands["ETS"].removed == ["ETS-19"]
    assert not asked(announced("ROM", "ROM"), "ETS-19")
    for change in ("ally", "mines"):
        h = announced("ROM", "ROM")
        marked(h, "ETR", "roma")
        if change == "ally":
            h.alliances.append(Alliance("ROM", "ETR"))
        else:
            h.mines = False
        assert not asked(h, "ETS-19")


# At sea


def sailing(power: Power = "GRE", to: str = "syracusae", count: int = 5) -> Sword:
    g = bare(count)
    g.voyage = Voyage(power, g.player(power), "neapolis", to, 3, 3)
    return g


@plays("GRE-28")
@clause("SR-33.3")
def test_the_fleet_of_syracuse() -> None:
    """SR-33.3: 3 CU more, 2 off the roll; a Greek move only."""
    g = sailing()
    played(g, "GRE-28")
    assert g.voyage is not None
    assert (g.voyage.cap, g.voyage.drm) == (6, -2)
    assert not asked(sailing("ROM"), "GRE-28")


@plays()
@clause("SR-33.3")
@pytest.mark.parametrize(("card", "count"), [("GRE-30", 5), ("ETS-12", 4)])
def test_pirates_force_a_roll(card: str, count: int) -> None:
    """SR-33.3: at +0, in addition to any other; not against an ally, nor to or from the box (SR-19.1)."""
    g = sailing("ROM", "roma", count)
    played(g, card)
    assert g.voyage is not None
    assert (g.voyage.forced, g.voyage.interdicted) == ([0], 0)
    h = sailing("ROM", "roma", count)
    h.alliances.append(Alliance("ROM", "GRE" if card == "GRE-30" else "SAM"))
    assert not asked(h, card)
    assert not asked(sailing("CAR", GARRISON_BOX), "GRE-30")


@plays("CAR-10")
@clause("SR-33.3", "SR-9.6.4")
def test_the_hand_of_baal_hadad_is_the_interdiction() -> None:
    """SR-33.3, 9.6.4: like a card of 2 OP; not where there is one already, nor against ships that Carthage gave."""
    g = sailing()
    assert g.voyage is not None
    played(g, "CAR-10")
    assert (g.voyage.forced, g.voyage.interdicted) == ([], 2)
    assert not asked(g, "CAR-10")
    h = sailing()
    assert h.voyage is not None
    h.voyage.safe = True
    assert not asked(h, "CAR-10")


@plays("CAR-17")
@clause("SR-33.3", "SR-6.9")
def test_quinqueremes_follow_an_interdiction() -> None:
    """SR-33.3, 6.9: for a mercenary from the map or the box, 2 to the roll just forced."""
    g = sailing()
    assert g.voyage is not None
    army(g, "CAR", GARRISON_BOX, 1, kind="mercenary")
    assert not asked(g, "CAR-17")
    g.voyage.interdicted = 1
    scene = played(g, "CAR-17")
    assert g.voyage.drm == 2
    assert scene.events(CostPaid) == [CostPaid("CAR-17", "CAR", {GARRISON_BOX: 1}, "mercenary")]
    h = sailing()
    assert h.voyage is not None
    h.voyage.interdicted = 1
    assert not asked(h, "CAR-17")


@clause("SR-33.2")
def test_quinqueremes_follow_the_hand_of_baal_hadad() -> None:
    """SR-33.2: it counts as an interdiction card."""
    g = sailing()
    army(g, "CAR", "panormus", 2, kind="mercenary")
    held(g, "CAR", "CAR-10", "CAR-17")
    scene = Scene(g, lambda state: respond(state, "enemy_naval_move", ["CAR"]))
    scene.say(KIND, "CAR-10").say(KIND, "CAR-17")
    assert g.voyage is not None
    assert (g.voyage.interdicted, g.voyage.drm) == (2, 2)


@clause("SR-6.9", "SR-DP34")
def test_by_default_the_largest_stack_pays() -> None:
    """SR-6.9, SR-DP34: he may say another; a leader left without CU is displaced (SR-8.4)."""
    g = sailing()
    assert g.voyage is not None
    g.voyage.interdicted = 1
    army(g, "CAR", "panormus", 1, "hanno", kind="mercenary")
    army(g, "CAR", "lilybaeum", 2, kind="mercenary")
    scene = played(g, "CAR-17")
    assert scene.asked(TARGET, "CAR").decision.lapse == {"lilybaeum": 1}
    scene.say(TARGET, {"panormus": 1})
    assert (g.cu("CAR", "panormus"), g.leaders["hanno"].where) == (0, "displaced")


# Sieges


@plays()
@clause("SR-33.3")
@pytest.mark.parametrize("card", ["ROM-36", "GAU-31", "ETS-35", "GRE-19", "CAR-35"])
def test_engines_add_two_to_an_own_roll(card: str) -> None:
    """SR-33.3: Siege Ramp and its like."""
    g = bare()
    owner = face(card).deck
    g.siege = Siege("caralis", g.hands[owner].powers[0], owner)
    played(g, card)
    assert g.siege.drm == 2
    g.siege = Siege("caralis", "TRG", "ROM" if owner != "ROM" else "GAU")
    assert not asked(g, card)


@plays("GRE-20")
@clause("SR-33.3")
def test_helepolis_adds_a_point_to_the_result() -> None:
    """SR-33.3: after the roll, whatever it was."""
    g = bare()
    g.siege = Siege("roma", "GRE", "GRE", points=0)
    played(g, "GRE-20")
    assert g.siege.points == 1


@plays("ROM-31")
@clause("SR-33.3", "SR-DP34")
def test_traitors_within() -> None:
    """SR-33.3: one city or tribe that Romans besiege gains 2 points; by default the first by name (SR-DP34)."""
    g = bare()
    assert not asked(g, "ROM-31")
    army(g, "ROM", "neapolis", 2)
    army(g, "ROM", "capua", 2)
    army(g, "ROM", "clusium", 1)
    g.places["clusium"].siege, g.places["clusium"].besieger = 1, "ROM"
    scene = played(g, "ROM-31")
    assert scene.asked(TARGET).decision.choice.form() == ["clusium", "neapolis"]
    scene.say(TARGET, "neapolis")
    assert (g.places["neapolis"].siege, g.places["neapolis"].besieger, g.places["clusium"].siege) == (2, "ROM", 1)
    assert scene.events(TargetChosen) == [TargetChosen("ROM", "ROM-31", "neapolis")]


@plays("CAR-27")
@clause("SR-33.3", "SR-6.9")
def test_bought_gates() -> None:
    """SR-33.3, 6.9: it costs a mercenary that besieges the city; the siege must not end by it."""
    g = bare()
    army(g, "CAR", "gela", 1, kind="mercenary")
    army(g, "CAR", "panormus", 5, kind="mercenary")
    assert not asked(g, "CAR-27")
    army(g, "CAR", "syracusae", 2)
    army(g, "CAR", "syracusae", 1, kind="mercenary")
    scene = played(g, "CAR-27")
    assert (g.places["syracusae"].siege, g.places["syracusae"].besieger) == (2, "CAR")
    assert scene.events(CostPaid) == [CostPaid("CAR-27", "CAR", {"syracusae": 1}, "mercenary")]


@plays("GAU-32")
@clause("SR-33.3")
def test_torch_and_sword() -> None:
    """SR-33.3: when a city has been razed."""
    g = bare()
    scene = played(g, "GAU-32")
    assert g.hands["GAU"].plunder == 1
    assert scene.events(PlunderGained) == [PlunderGained("GAU-32", 1, 1)]


# Phases


@plays()
@clause("SR-33.3")
@pytest.mark.parametrize(("card", "power"), [("GAU-36", "GAU"), ("GRE-37", "GRE")])
def test_one_space_suffers_no_attrition(card: str, power: Power) -> None:
    """SR-33.3: Living off the Land and Sicilian Grain; where they would suffer, the most CU first."""
    g = bare()
    marked(g, power, "capua")
    army(g, power, "capua", 9)
    assert not asked(g, card)
    army(g, power, "suessa", 3)
    army(g, power, "caere", 6)
    scene = played(g, card)
    assert scene.asked(TARGET).decision.choice.form() == ["caere", "suessa"]
    scene.lapse(TARGET)
    assert g.spared == [(power, "caere")]


@clause("SR-5.5", "SR-33.3")
def test_a_besieged_garrison_suffers_too() -> None:
    """SR-5.5, 33.3."""
    g = bare()
    army(g, "GRE", "syracusae", 2, inside=True)
    assert not asked(g, "GRE-37")
    army(g, "CAR", "syracusae", 3)
    played(g, "GRE-37")
    assert g.spared == [("GRE", "syracusae")]


@plays("ETS-37")
@clause("SR-33.3", "SR-7.5.1")
def test_apennine_winter() -> None:
    """SR-33.3, 7.5.1: one enemy stack, not an ally's, in a space that touches a difficult connection; inside too."""
    g = bare()
    army(g, "ROM", "suessa", 2)
    army(g, "ROM", "narnia", 2)
    army(g, "GRE", "croton", 2, inside=True)
    army(g, "SAM", "bovianum", 2)
    army(g, "GAU", "faesulae", 2)
    army(g, "TRG", "transalpine_gaul", 4)
    g.alliances.append(Alliance("GAU", "ETR"))
    assert asked(g, "ETS-37")
    army(g, "CAR", "caralis", 2)
    scene = played(g, "ETS-37")
    assert scene.asked(TARGET).decision.choice.form() == ["CAR.caralis", "GRE.croton.inside", "ROM.narnia"]
    scene.say(TARGET, "ROM.narnia")
    assert g.harried == [("ROM", "narnia")]


@clause("SR-33.3")
def test_apennine_winter_where_the_passes_end_and_not_where_nobody_starves() -> None:
    """SR-33.3, 2.6: Mediolanum too touches the difficult way out of Gaul; whom a card spares loses nothing."""
    g = bare()
    army(g, "GAU", "mediolanum", 2)
    assert asked(g, "ETS-37")
    g.spared.append(("GAU", "mediolanum"))
    assert not asked(g, "ETS-37")


@plays("GRE-25")
@clause("SR-33.3", "SR-8.2.3")
def test_the_tyrant_s_guard() -> None:
    """SR-33.3, 8.2.3: the penalty of one Greek leader on the map."""
    g = bare()
    assert not asked(g, "GRE-25")
    army(g, "GRE", "syracusae", 3, "dionysius", "timoleon")
    scene = played(g, "GRE-25").lapse(TARGET)
    assert g.penalty_ignored == [scene.events(TargetChosen)[0].target]
    assert g.penalty_ignored[0] in ("dionysius", "timoleon")
