"""RC-15.8: the spoils."""

from __future__ import annotations

import pytest

from games.carthage.neutrals import prizes
from games.carthage.neutrals.pieces import Attack
from games.carthage.senate.events_elections import GovernorElected, MemberElected, SuffeteElected
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer
from games.republic.neutrals.events import PickSkipped
from tests.clauses import clause, points
from tests.games.carthage.invariants import invariants
from tests.games.carthage.neutrals import CIRCLE, DIAMOND, SQUARE, TRIANGLE, members, solo
from tests.games.carthage.play import Play, add_province, numbered
from tests.games.carthage.units import celtiberians, force, war

APPENDIX = points("republic-of-carthage")


def fresh(g: Carthage) -> None:
    """All seats of the Committee are vacant, Mago's term as Suffete is over."""
    for seat in g.committee.values():
        seat.member, seat.term = "", 0


@clause("RC-15.8")
def test_members_pick_in_rank_order_round_after_round(play: Play) -> None:
    solo(play, "senate.spoils", fresh, members("circle", "square"))
    told = [one for one in play.told if isinstance(one, (SuffeteElected, MemberElected))]
    assert (told[0].seat, getattr(told[0], "committee", "")) == (CIRCLE, "overseer-of-the-agora")
    assert (told[1].seat, getattr(told[1], "committee", "")) == (SQUARE, "censor-of-morals")
    assert (told[2].seat, getattr(told[2], "committee", "")) == (CIRCLE, "state-treasurer")
    assert isinstance(told[3], SuffeteElected)
    assert (told[3].seat, told[3].office) == (SQUARE, "home-suffete")
    invariants(play.g)


@clause("RC-15.8", "RC-DP60")
def test_a_player_is_asked_for_a_spoil_and_a_senator(play: Play) -> None:
    solo(play, "senate.spoils", fresh, members("diamond", "circle"))
    decision = play.decision("diamond", "senate.spoil")
    assert (decision.point, decision.clause) == ("RC-DP60", APPENDIX["RC-DP60"][0])
    assert decision.lapse["spoil"] == "home-suffete"
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "senate.spoil", {"spoil": "pass", "senator": "fam-milko"})
    assert refused.value.reason == "choice.unknown", "no pass before all offices are filled"
    play.answer("diamond", "senate.spoil", {"spoil": "marine-suffete", "senator": "fam-milko"})
    assert play.senator(6).office == "marine-suffete"
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "senate.spoil", {"spoil": "home-suffete", "senator": "fam-milko"})
    assert refused.value.reason == "choice.unknown"


@clause("RC-9.2c", "RC-DP60")
@pytest.mark.parametrize(
    ("left", "default"),
    [
        ([], {"spoil": "censor-of-morals", "senator": "fam-mago"}),
        (["fam-mago"], {"spoil": "pass", "senator": "none"}),
    ],
)
def test_by_default_nobody_is_put_back_on_the_committee(play: Play, left: list[str], default: object) -> None:
    """But who is asked may put him back."""

    def one_seat_free(g: Carthage) -> None:
        g.neutrals.ranking = list(g.seats)
        for seat, number in zip(list(g.committee.values())[1:], (5, 9, 10, 14), strict=True):
            seat.member, seat.term = numbered(g, number).id, 3
        g.senate.outgoing = dict.fromkeys(list(g.committee)[:1], *left) if left else {}

    solo(play, "senate.spoils", one_seat_free, members("diamond"))
    play.answer("diamond", "senate.spoil", {"spoil": "home-suffete", "senator": "fam-milko"})
    play.answer("diamond", "senate.spoil", {"spoil": "marine-suffete", "senator": "fam-carthalo"})
    decision = play.decision("diamond", "senate.spoil")
    assert decision.lapse == default
    play.answer("diamond", "senate.spoil", {"spoil": "censor-of-morals", "senator": "fam-mago"})
    assert play.g.committee["censor-of-morals"].member == "fam-mago"


@clause("RC-15.8")
def test_one_pass_ends_the_picking_once_offices_are_filled(play: Play) -> None:
    def filled(g: Carthage) -> None:
        numbered(g, 1).office = ""
        numbered(g, 3).office = numbered(g, 4).office = ""
        g.neutrals.ranking = list(g.seats)
        add_province(g, "tunisia")
        g.deck.remove("tc-salt-works")
        g.concessions = ["tc-salt-works"]
        for seat, number in zip(g.committee.values(), (4, 5, 9, 10, 14), strict=True):
            seat.member, seat.term = numbered(g, number).id, 3

    solo(play, "senate.spoils", filled, members("diamond"))
    play.answer("diamond", "senate.spoil", {"spoil": "home-suffete", "senator": "fam-milko"})
    play.answer("diamond", "senate.spoil", {"spoil": "marine-suffete", "senator": "fam-carthalo"})
    for spoil, senator, reason in [
        ("pass", "fam-mago", "senate.pass-names-nobody"),
        ("tunisia", "fam-milko", "senate.not-eligible"),
        ("tunisia", "none", "senate.not-eligible"),
    ]:
        with pytest.raises(IllegalAnswer) as refused:
            play.answer("diamond", "senate.spoil", {"spoil": spoil, "senator": senator})
        assert (refused.value.reason, refused.value.about["clause"]) == (reason, "RC-15.8")
    play.answer("diamond", "senate.spoil", {"spoil": "pass", "senator": "none"})
    assert not play.asked("senate.spoil")
    assert [one.province for one in play.saw(GovernorElected)] == ["tunisia"], "RC-9.0.21 fills it"


@clause("RC-15.8")
def test_neutrals_choose_the_least_influential_and_soldiers_by_military(play: Play) -> None:
    solo(play, "senate.spoils", fresh, members("triangle"))
    marine = play.g.holder("marine-suffete")
    assert marine
    able = [one for one in (2, 7, 12) if numbered(play.g, one).place == "carthage"]
    assert marine.military == max(numbered(play.g, one).military for one in able)
    prize = prizes.Prize("censor-of-morals", "censor-of-morals", ["fam-himilco", "fam-eshmun"])
    assert prizes.suited(play.g, prize) == min(
        ("fam-himilco", "fam-eshmun"), key=lambda name: play.g.senators[name].influence
    )


@clause("RC-15.8")
@pytest.mark.parametrize(
    ("kind", "number"),
    [("marine-suffete", 9), ("general", 9), ("explorer", 15), ("home-suffete", 5), ("governorship", 5)],
)
def test_who_suits_a_spoil(play: Play, kind: str, number: int) -> None:
    """Bomilcar: MIL 3, INF 4, EXP 0; Zimrida: 1, 4, 2; Mangi: 1, 3, 1."""
    g = solo(play, "setup.traders").g
    prize = prizes.Prize("this", kind, [numbered(g, one).id for one in (5, 9, 15)])
    assert prizes.suited(g, prize) == numbered(g, number).id


@clause("RC-15.8")
def test_of_two_who_suit_it_equally_the_less_influential_has_it(play: Play) -> None:
    """Not the one with the lower number: Mangi and Zimrida have MIL 1."""
    g = solo(play, "setup.traders").g
    first, second = numbered(g, 5), numbered(g, 15)
    first.influence, second.influence = 5, 4
    assert first.military == second.military
    assert prizes.suited(g, prizes.Prize("this", "general", [first.id, second.id])) == second.id


def able(g: Carthage, prize: str) -> list[str]:
    """Who of the first player's Senators could have it; nobody: it is no spoil for him."""
    return [name for one in prizes.prizes(g, DIAMOND) if one.id == prize for name in one.able]


@clause("RC-15.8", "RC-9.1")
def test_an_outgoing_suffete_is_put_back_only_if_nobody_else_is_free(play: Play) -> None:
    g = solo(play, "setup.traders").g
    for senator in g.in_carthage():
        senator.office = ""
    free = able(g, "home-suffete")
    assert len(free) > 1
    g.neutrals.former = free[:1]
    assert able(g, "home-suffete") == free[1:]
    g.neutrals.former = free
    assert able(g, "home-suffete") == free


@clause("RC-15.8", "RC-9.2c")
def test_who_left_the_committee_may_have_anything_else(play: Play) -> None:
    g = solo(play, "setup.traders", fresh).g
    g.senate.outgoing = {"censor-of-morals": "fam-milko"}
    kinds = {"censor-of-morals": "committee", "home-suffete": "home-suffete", "tunisia": "governorship"}
    offered = [prizes.Prize(one, kind, ["fam-milko"]) for one, kind in kinds.items()]
    assert [one.id for one in prizes.unforced(g, offered)] == ["home-suffete", "tunisia"]


@clause("RC-15.8", "RC-9.5.7")
@pytest.mark.parametrize(
    ("crisis", "law", "offered"), [(False, False, False), (True, False, True), (False, True, True)]
)
def test_commands_are_spoils_in_crisis_or_after_the_law(play: Play, crisis: bool, law: bool, offered: bool) -> None:
    g = solo(play, "setup.traders").g
    g.neutrals.attacks = [Attack(war="libyan-revolt")]
    g.senate.crisis = crisis
    g.laws = ["law-separation-of-powers"] if law else []
    assert bool(able(g, "libyan-revolt")) == offered


@clause("RC-15.8")
def test_a_command_that_is_given_is_no_spoil_and_its_general_gets_no_other(play: Play) -> None:
    g = solo(play, "setup.traders").g
    g.senate.crisis = True
    g.neutrals.attacks = [Attack(war="libyan-revolt"), Attack(war="roman-war-2")]
    general, *others = able(g, "libyan-revolt")
    assert others
    g.neutrals.attacks[0].generals.append(general)
    assert able(g, "libyan-revolt") == []
    assert able(g, "roman-war-2") == others


@clause("RC-15.8")
def test_a_war_that_a_commander_faces_already_needs_no_other(play: Play) -> None:
    g = solo(play, "setup.traders", war("libyan-revolt"), force("libyan-revolt", 12, legions=celtiberians(2))).g
    g.senate.crisis = True
    g.neutrals.attacks = [Attack(war="libyan-revolt"), Attack(war="roman-war-2")]
    assert able(g, "libyan-revolt") == []
    assert able(g, "roman-war-2")


@clause("RC-15.8", "RC-9.0.21")
def test_what_no_member_could_pick_goes_to_the_best_speakers(play: Play) -> None:
    """All of the Coalition are away; ORA 4 have Eshmun (INF 5), and nobody else in Carthage."""

    def away(g: Carthage) -> None:
        fresh(g)
        for number in (2, 7, 12):
            numbered(g, number).place = "force"

    solo(play, "senate.spoils", away, members("triangle"))
    first, second = play.saw(SuffeteElected)
    assert (first.office, first.senator, second.office) == ("home-suffete", "fam-eshmun", "marine-suffete")
    assert all(seat.member for seat in play.g.committee.values())


@clause("RC-15.8", "RC-DP72")
def test_a_public_outcry_skips_a_faction(play: Play) -> None:
    solo(play, "senate.spoils", fresh, members("circle", "square"), cards={"diamond": ["public-outcry.1"]})
    decision = play.decision("diamond", "senate.skip")
    assert (decision.point, decision.lapse, APPENDIX["RC-DP72"]) == ("RC-DP72", "none", ("RC-15.8", "play nothing"))
    play.answer("diamond", "senate.skip", "circle")
    assert PickSkipped(CIRCLE) in play.told
    told = [one for one in play.told if isinstance(one, (SuffeteElected, MemberElected))]
    assert told[0].seat == SQUARE
    assert "public-outcry.1" in play.g.gone


@clause("RC-15.8", "RC-DP72")
@pytest.mark.parametrize("holder", ["diamond", "triangle"])
def test_who_is_asked_to_skip_tells_nobody_who_holds_an_outcry(play: Play, holder: str) -> None:
    """Both players hold a red card: both are asked in order, whoever holds it; then the picking begins."""
    hands = {"diamond": ["assassin.1"], "triangle": ["assassin.2"], holder: ["public-outcry.1"]}
    solo(play, "senate.spoils", fresh, members("diamond", "triangle", "circle"), people=2, cards=hands)
    for seat in (DIAMOND, TRIANGLE):
        assert play.asked("senate.skip") == [(seat, "senate.skip")]
        decision = play.decision(seat, "senate.skip")
        assert (decision.hidden, decision.covert) == (True, False)
        assert (len(play.options(seat, "senate.skip")) > 1) == (seat == holder)
        play.answer(seat, "senate.skip", "none")
    assert play.asked("senate.spoil")


@clause("RC-15.8", "RC-DP72")
def test_nobody_is_asked_to_skip_who_holds_no_red_card_or_when_all_outcries_are_gone(play: Play) -> None:
    """Everybody knows both, so it tells nothing; and the only player there is has nobody to hide it from."""
    picking = ("senate.spoils", fresh, members("diamond", "triangle", "circle"))
    solo(play, *picking, people=2, cards={"diamond": ["assassin.1"]})
    assert play.asked("senate.skip") == [(DIAMOND, "senate.skip")]
    play.answer("diamond", "senate.skip", "none")
    assert play.asked("senate.spoil")
    solo(play, *picking, spent, people=2, cards={"diamond": ["assassin.1"]})
    assert not play.asked("senate.skip")
    solo(play, *picking, cards={"diamond": ["assassin.1"]})
    assert not play.asked("senate.skip")


def spent(g: Carthage) -> None:
    """All Public Outcries lie face up."""
    g.gone += [card for era in ("early", "late") for card in g.tables.copies(era) if card.startswith("public-outcry.")]
