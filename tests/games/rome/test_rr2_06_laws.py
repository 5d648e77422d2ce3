"""RR-2.06: Laws are voted on. RR-2.04.3: disbanded veterans are recalled."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.senate.events import Proposed, VotesDeclared
from games.rome.senate.events_laws import BillClaimed, BillDropped, BillRejected, LawEnacted, SponsorsHonoured
from games.rome.senate.events_units import VeteransRecalled
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_statesman, numbered, pay
from tests.games.rome.senate import (
    Change,
    away,
    motion,
    offered,
    office,
    pass_motion,
    propose,
    rated,
    reject_motion,
    session,
    vote_all,
)
from tests.games.rome.units import FABIUS, JULIUS, VALERIUS, home, law, moved, war

VATINIAN = "law-vatinian"
VOTED = {"laws": True}


def held(play: Play, card: str, *changes: Change, step: str = "senate.business") -> Play:
    """Triangle holds a Law, and Laws are voted on."""
    return session(play, step, *changes, cards={"triangle": [card]}, options=VOTED)


def bill(card: str, sponsor: str = FABIUS, cosponsor: str = VALERIUS, option: str = "none") -> dict[str, Any]:
    """A Law with its sponsors, as it is answered."""
    return {"law": card, "sponsor": sponsor, "cosponsor": cosponsor, "option": option}


def claimed(play: Play, card: str, *changes: Change, **how: Any) -> None:
    """It is proposed, and Valerius consents to sponsor it too."""
    held(play, card, *changes)
    play.answer("triangle", "senate.bill", bill(card, **how))
    play.answer("circle", "senate.sponsor", "consent")


@clause("RR-2.06.2", "RR-DP60")
def test_its_player_proposes_it_without_a_tribune(play: Play) -> None:
    held(play, VATINIAN)
    assert "senate.law" not in offered(play, "triangle")
    asked = play.decision("triangle", "senate.bill")
    assert (asked.clause, asked.point, asked.awaited, asked.covert) == ("RR-2.06.2", "RR-DP60", False, True)
    play.answer("triangle", "senate.bill", bill(VATINIAN))
    assert play.saw(BillClaimed) == [BillClaimed(asked.seat, VATINIAN, FABIUS, VALERIUS)]
    assert [one.kind for one in play.saw(Proposed)] == ["bill"]


@clause("RR-2.06.2")
def test_in_the_basic_game_it_is_not_voted_on(play: Play) -> None:
    session(play, "senate.business", cards={"triangle": [VATINIAN]})
    assert "senate.bill" not in offered(play, "triangle")


@clause("RR-2.06.2", "RR-DP48")
@pytest.mark.parametrize("answer", ["consent", "refuse"])
def test_sponsors_must_be_willing(play: Play, answer: str) -> None:
    held(play, VATINIAN)
    play.answer("triangle", "senate.bill", bill(VATINIAN))
    asked = play.decision("circle", "senate.sponsor")
    assert (asked.clause, asked.point, asked.lapse) == ("RR-2.06.2", "RR-DP48", "refuse")
    play.answer("circle", "senate.sponsor", answer)
    assert (play.g.senate.motion is not None) == (answer == "consent")
    if answer == "refuse":
        assert play.g.factions[play.g.owner(play.senator(2))].hand == [VATINIAN]
        assert play.saw(BillDropped) == [BillDropped(play.g.owner(play.senator(2)), VATINIAN)]
        assert play.g.senate.announced == []


@clause("RR-2.06.2", "RR-2.06.3")
def test_passed_it_takes_effect_then_its_sponsors_gain_influence(play: Play) -> None:
    claimed(play, VATINIAN)
    before = play.senator(2).influence, play.senator(3).influence
    pass_motion(play)
    assert play.g.laws == [VATINIAN]
    assert (play.senator(2).influence, play.senator(3).influence) == (before[0] + 3, before[1] + 1)
    kinds = [type(one) for one in play.told if isinstance(one, (LawEnacted, SponsorsHonoured))]
    assert kinds == [LawEnacted, SponsorsHonoured]
    assert play.g.senate.announced == []
    invariants(play.g)


@clause("RR-2.06.2")
def test_voted_down_it_is_discarded_for_good(play: Play) -> None:
    claimed(play, VATINIAN)
    reject_motion(play)
    assert VATINIAN in play.g.gone
    assert play.g.laws == []
    assert play.saw(BillRejected) == [BillRejected(VATINIAN)]
    assert play.g.factions[play.g.owner(play.senator(2))].hand == []


@clause("RR-2.06.2", "RR-1.09.152")
def test_there_is_no_veto(play: Play) -> None:
    claimed(play, VATINIAN)
    assert not play.g.law.business["bill"].veto
    assert play.g.law.business["bill"].people(motion(play).proposal) == (), "nor does a death stop it"


@clause("RR-2.06.2", "RR-1.09.144")
def test_the_presiding_magistrate_is_not_rebuked_for_it(play: Play) -> None:
    claimed(play, VATINIAN)
    vote_all(play, ["triangle"], ["circle", "square", "diamond"])
    assert motion_is_over(play)
    assert not [one for one in play.awaited() if one.kind == "senate.rebuke"]


def motion_is_over(play: Play) -> bool:
    """Whether nothing is voted on."""
    return play.g.senate.motion is None


@clause("RR-2.06.2")
def test_during_another_vote_it_becomes_the_next_proposal(play: Play) -> None:
    held(play, VATINIAN)
    propose(play, "minor", {"text": "Praise"})
    play.answer("triangle", "senate.bill", bill(VATINIAN))
    assert motion(play).proposal.kind == "minor"
    assert "senate.bill" not in offered(play, "triangle")
    pass_motion(play)
    assert motion(play).proposal.kind == "bill"


@clause("RR-2.06.2")
def test_so_it_does_during_an_election(play: Play) -> None:
    held(play, VATINIAN, step="senate.consuls")
    propose(play, "consuls", {"first": JULIUS, "second": "fam-furius"})
    play.answer("triangle", "senate.bill", bill(VATINIAN))
    reject_motion(play)
    play.answer("circle", "senate.sponsor", "consent")
    assert motion(play).proposal.kind == "bill"
    pass_motion(play)
    assert play.g.step == "senate.consuls"


@clause("RR-2.06.2")
def test_it_is_put_though_the_senate_was_adjourned_by_the_vote(play: Play) -> None:
    """RR-1.09.642: the vote has sent the Presiding Magistrate to war."""
    play.until("combat.opening")
    held(play, VATINIAN, war("gallic-1"), home(6))
    propose(play, "forces", {"movements": [moved("send", "gallic-1", "fam-cornelius", legions=10)]})
    play.answer("triangle", "senate.bill", bill(VATINIAN))
    pass_motion(play)
    play.answer("circle", "senate.sponsor", "consent")
    pass_motion(play)
    assert play.g.laws == [VATINIAN]


@clause("RR-2.06.2")
@pytest.mark.parametrize("step", ["senate.consuls", "senate.censor"])
def test_at_any_step(play: Play, step: str) -> None:
    held(play, VATINIAN, step=step)
    play.answer("triangle", "senate.bill", bill(VATINIAN))
    play.answer("circle", "senate.sponsor", "consent")
    pass_motion(play)
    assert play.g.laws == [VATINIAN]
    assert play.g.step == step


@clause("RR-2.06.2")
@pytest.mark.parametrize(
    ("raw", "reason", "rule"),
    [
        (bill(VATINIAN, FABIUS, FABIUS), "senate.two-sponsors", "RR-2.06.2"),
        (bill(VATINIAN, JULIUS), "choice.unknown", ""),
        (bill("law-julian"), "choice.unknown", ""),
        (bill(VATINIAN, option="bonus"), "senate.no-such-option", "RR-1.15.2"),
    ],
)
def test_what_cannot_be_proposed_is_refused(play: Play, raw: dict[str, Any], reason: str, rule: str) -> None:
    held(play, VATINIAN, away(4))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("triangle", "senate.bill", raw)
    assert (refused.value.reason, refused.value.about.get("clause", "")) == (reason, rule)


@clause("RR-2.06.2", "RR-1.15.4")
def test_a_law_whose_time_has_not_come_is_not_proposed(play: Play) -> None:
    held(play, "law-gabinian")
    assert "senate.bill" not in offered(play, "triangle")


@clause("RR-2.06.2", "RR-1.15.6")
def test_a_law_whose_time_is_over_when_its_turn_comes_goes_back(play: Play) -> None:
    held(play, "law-julian", war("social"))
    propose(play, "minor", {"text": "Praise"})
    play.answer("triangle", "senate.bill", bill("law-julian"))
    del play.g.wars["social"]
    pass_motion(play)
    assert motion_is_over(play)
    assert play.saw(BillDropped)[0].law == "law-julian"
    assert play.g.factions[play.g.owner(play.senator(2))].hand == ["law-julian"]


# The Servilian Law


@clause("RR-1.15.2", "RR-2.06.2")
@pytest.mark.parametrize(
    ("acilian", "option", "legal"),
    [
        (False, "bonus", True),
        (False, "repeal", False),
        (True, "repeal", True),
        (True, "bonus", True),
        (True, "none", False),
    ],
)
def test_it_is_said_beforehand_what_the_servilian_law_shall_do(
    play: Play, option: str, *, acilian: bool, legal: bool
) -> None:
    held(play, "law-servilian", law("law-calpurnian", *(["law-acilian"] if acilian else [])))
    raw = bill("law-servilian", option=option)
    if not legal:
        with pytest.raises(IllegalAnswer) as refused:
            play.answer("triangle", "senate.bill", raw)
        assert refused.value.reason == "senate.no-such-option"
        return
    play.answer("triangle", "senate.bill", raw)
    play.answer("circle", "senate.sponsor", "consent")
    pass_motion(play)
    assert (play.g.knight_law == "triangle") == (option == "bonus")
    assert ("law-acilian" in play.g.laws) == (acilian and option == "bonus")


@clause("RR-1.15.6", "RR-2.06.2")
@pytest.mark.parametrize("passes", [True, False])
def test_its_costs_fall_on_its_player_only_if_it_passes(play: Play, *, passes: bool) -> None:
    claimed(play, "law-plautian-papirian", war("social"))
    vote_all(play, play.g.seats if passes else (), () if passes else ["triangle"])
    assert [one.popularity for one in map(play.senator, (2, 6, 10, 4))] == ([-1, -1, -1, 0] if passes else [0] * 4)
    assert play.g.wars["social"].halved == passes


# The Catos


@clause("RR-2.06.3", "RR-1.09.141")
@pytest.mark.parametrize(("card", "knights", "votes"), [("st-22a", 0, 12), ("st-22a", 2, 14), ("st-22b", 2, 16)])
def test_the_catos_cast_more_votes_on_laws(play: Play, card: str, knights: int, votes: int) -> None:
    def change(g: Rome) -> None:
        add_statesman(g, card, "circle")
        g.senators[card].knights = knights

    claimed(play, VATINIAN, change)
    pass_motion(play)
    (declared,) = [one for one in play.saw(VotesDeclared) if card in one.weights]
    assert declared.weights[card] == votes


@clause("RR-2.06.3")
def test_but_not_on_other_matters(play: Play) -> None:
    held(play, VATINIAN, lambda g: add_statesman(g, "st-22a", "circle"))
    propose(play, "minor", {"text": "Praise"})
    pass_motion(play)
    (declared,) = [one for one in play.saw(VotesDeclared) if "st-22a" in one.weights]
    assert declared.weights["st-22a"] == 6


# Veterans recalled


def settled(number: int, count: int, talents: int = 0, treasury: int = 0) -> Change:
    """He has disbanded so many veterans; he and his faction have money."""

    def change(g: Rome) -> None:
        numbered(g, number).settled = count
        g.army.pool["legion"] -= count
        pay(g, number, talents)
        g.factions[g.owner(numbered(g, number))].treasury += treasury
        g.issued += treasury

    return change


def recall(play: Play, *changes: Change, **how: Any) -> Play:
    """Fabius is Field Consul and has disbanded veterans."""
    return session(play, "senate.business", office(2, "field-consul"), *changes, options={"disbandment": True}, **how)


@clause("RR-2.04.3", "RR-DP69")
def test_a_consul_recalls_his_veterans(play: Play) -> None:
    recall(play, settled(2, 3, talents=15, treasury=10))
    asked = play.decision("triangle", "senate.recall")
    assert (asked.clause, asked.point, asked.awaited) == ("RR-2.04.3", "RR-DP69", False)
    assert play.options("triangle", "senate.recall") == {"veterans": [1, 2], "faction": [0, 10]}
    oratory, influence = play.senator(2).oratory, play.senator(2).influence
    play.answer("triangle", "senate.recall", {"veterans": 2, "faction": 5})
    assert (play.senator(2).talents, play.g.factions[asked.seat].treasury) == (0, 5)
    assert (play.senator(2).oratory, play.senator(2).influence) == (oratory - 2, influence - 2)
    assert [one.loyal for one in play.g.army.active.legions if one.veteran] == [FABIUS, FABIUS]
    assert play.saw(VeteransRecalled) == [VeteransRecalled(FABIUS, 2, 15, 5, 2, 2)]
    assert "senate.recall" not in offered(play, "triangle"), "he cannot pay for another"
    invariants(play.g)


@clause("RR-2.04.3", "RR-1.08.2.1")
def test_no_recruitment_does_not_bar_it(play: Play) -> None:
    recall(play, settled(2, 1, talents=10), lambda g: setattr(g, "no_recruitment", True))
    assert "senate.recall" in offered(play, "triangle")


@clause("RR-2.04.3")
@pytest.mark.parametrize("why", ["office", "captive", "poor", "basic", "raised"])
def test_when_he_cannot(play: Play, why: str) -> None:
    changes: dict[str, Change] = {
        "office": office(2, "censor"),
        "captive": away(2, place="captive"),
        "poor": lambda g: pay(g, 2, 9),
        "basic": lambda g: g.advanced.clear(),
        "raised": rated(2, levied=1),
    }
    recall(play, settled(2, 1, talents=10), changes[why])
    assert "senate.recall" not in offered(play, "triangle")


@clause("RR-2.04.3")
@pytest.mark.parametrize(("veterans", "faction"), [(2, 4), (1, 11), (1, 0)])
def test_who_pays_must_have_it_and_pay_no_more(play: Play, veterans: int, faction: int) -> None:
    recall(play, settled(2, 2, talents=9, treasury=20))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("triangle", "senate.recall", {"veterans": veterans, "faction": faction})
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.price", "RR-2.04.3")
