"""What the State does with what it can spare: lower taxes, expeditions; and who is kept for war."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from games.carthage.minds.sensible.campaign import foreseen
from games.carthage.minds.sensible.state import found
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.minds.instead import fitting
from games.republic.pieces import Reign
from tests.clauses import clause
from tests.games.carthage.ahead.forum_helpers import table
from tests.games.carthage.ahead.senate_helpers import meeting, play_on, say
from tests.games.carthage.combat import statesman
from tests.games.carthage.forum import initiative, purse
from tests.games.carthage.minds.saying import says, voices, why, without
from tests.games.carthage.play import Play, add_province, add_war, numbered
from tests.games.carthage.senate import Change, away, office, propose, session, vote
from tests.games.carthage.units import at_home, calm, law, money, pressed, war

MARINE: Final = office(2, "marine-suffete")


# Taxes


def traders(count: int, *others: int) -> Change:
    """Mago has so many, and so have these."""

    def change(g: Carthage) -> None:
        for number in (1, *others):
            numbered(g, number).traders = count

    return change


def test_a_rich_state_takes_less_of_who_sells_much(play: Play) -> None:
    session(play, "senate.business", money(400), traders(7, 10, 11))
    assert says(play, "diamond", "senate.tax") == {"rate": "0", "sponsor": "none", "cosponsor": "none"}
    assert without(play, "lower-taxes", "diamond", "senate.tax") is None
    session(play, "senate.business", money(400), traders(1))
    assert says(play, "diamond", "senate.tax") is None


def test_nobody_asks_for_a_lower_tax_by_which_the_others_do_not_gain(play: Play) -> None:
    """RC-9.0.13, 9.5.6d: voted down by all others it costs Influence, and Popularity those who were for it."""
    session(play, "senate.business", money(400), traders(7))
    assert says(play, "diamond", "senate.tax") is None


def test_taxes_stay_while_an_army_is_to_be_paid_for(play: Play) -> None:
    """What is to be raised for the Conquest of Tunisia would leave the State less than it can use."""
    wars = (calm, war("conquest-of-tunisia"), pressed)
    session(play, "senate.business", *wars, MARINE, money(340), traders(7, 10, 11))
    assert says(play, "diamond", "senate.tax") is None
    session(play, "senate.business", *wars, MARINE, money(380), traders(7, 10, 11))
    assert says(play, "diamond", "senate.tax")["rate"] == "0"


@pytest.mark.parametrize(("talents", "lower"), [(460, False), (500, True)])
def test_taxes_stay_while_a_peace_is_to_be_paid_for(talents: int, *, lower: bool, play: Play) -> None:
    """RC-9.5.4a: at 267T the tax was lowered, then 200T paid for a peace; next turn the State had too little."""
    wars = (calm, pressed, war("massilian-war"), war("cyrenean-war"))
    session(play, "senate.business", *wars, money(talents), traders(7, 10, 11))
    assert bool(says(play, "diamond", "senate.tax")) == lower


def test_taxes_stay_while_the_peace_that_would_be_made_is_to_be_paid_for(play: Play) -> None:
    """RC-9.5.4a: a Revolt costs nothing to give up; at 265T the tax was lowered, then 200T paid for another peace."""

    def revolt(g: Carthage) -> None:
        add_province(g, "tunisia")
        add_war(g, "revolt-tunisia", province="tunisia", revolt=True)

    wars = (calm, pressed, war("massilian-war"), revolt)
    session(play, "senate.business", *wars, money(460), traders(7, 10, 11))
    assert says(play, "diamond", "senate.tax") is None


@pytest.mark.parametrize(("talents", "raised"), [(105, True), (135, False)])
def test_more_is_taken_when_the_peace_of_the_same_senate_empties_the_treasury(
    talents: int, *, raised: bool, play: Play
) -> None:
    """RC-9.5.6: of 227T 150T were paid for two peaces, and the tax stayed at 0 %."""
    session(play, "senate.business", calm, pressed, war("massilian-war"), war("cyrenean-war"), money(talents))
    assert bool(says(play, "diamond", "senate.tax")) == raised


@pytest.mark.parametrize(("talents", "count", "lower"), [(210, 7, False), (320, 7, True), (400, 3, False)])
def test_taxes_stay_where_the_next_turns_need_them_or_little_is_gained(
    talents: int, count: int, *, lower: bool, play: Play
) -> None:
    """RC-9.5.6: at 271T the tax was lowered for good; each voter lost POP for some 2T, and the State fell by 16T."""
    session(play, "senate.business", calm, pressed, money(talents), traders(count, 10, 11))
    assert bool(says(play, "diamond", "senate.tax")) == lower


def closing(g: Carthage) -> None:
    """Two turns are to come."""
    del g.deck[10:]


def leading(g: Carthage) -> None:
    """Triangle is ahead of all."""
    numbered(g, 6).influence = 40


@clause("RC-9.5.6", "RC-12.1d")
@pytest.mark.parametrize(
    ("mine", "theirs", "changes", "lower"),
    [
        (12, 8, [leading, closing], True),
        (10, 12, [leading], True),
        (10, 12, [leading, closing], False),
        (10, 12, [closing], True),
    ],
)
def test_near_the_end_nobody_lowers_the_tax_by_which_who_leads_gains_more(
    mine: int, theirs: int, changes: list[Change], lower: bool, play: Play
) -> None:
    """It was lowered in the last turns though others sold more."""

    def selling(g: Carthage) -> None:
        numbered(g, 1).traders, numbered(g, 10).traders = mine, theirs

    session(play, "senate.business", calm, money(600), selling, *map(away, (4, 6, 8, 12, 11)), *changes)
    assert bool(says(play, "diamond", "senate.tax")) == lower


@clause("RC-9.5.6")
@pytest.mark.parametrize(("rate", "lower"), [(10, None), (30, "20")])
def test_a_tax_that_brings_much_even_when_it_is_lower_is_lowered_sooner(
    rate: int, lower: str | None, play: Play
) -> None:
    """RC-7.3.1: it stayed at 30 % while the Treasury grew from 245T to 1157T; what sales bring was not reckoned."""

    def taxed(g: Carthage) -> None:
        g.tax = rate

    session(play, "senate.business", calm, pressed, money(210), traders(7, 10, 11), taxed)
    assert (says(play, "diamond", "senate.tax") or {}).get("rate") == lower


def test_who_sells_little_does_not_pay_with_his_good_name_for_a_lower_tax(play: Play) -> None:
    """RC-9.5.6d: a vote for it costs Popularity."""
    session(play, "senate.business", money(400), traders(7))
    propose(play, "tax", {"rate": "0", "sponsor": "none", "cosponsor": "none"})
    assert "against" in says(play, "triangle", "senate.vote").values()


@clause("RC-9.5.6d")
def test_who_votes_on_the_tax_when_it_is_carried_keeps_his_good_name(play: Play) -> None:
    """Four Senators lost POP for a lower tax that all others had carried before them."""
    session(play, "senate.business", money(400), traders(7, *range(2, 13)))
    propose(play, "tax", {"rate": "0", "sponsor": "none", "cosponsor": "none"})
    for seat in ("triangle", "circle", "square"):
        assert voices(play, seat) == {"for"}
        vote(play, seat, "for")
    assert voices(play) == {"against"}
    assert why(play, "diamond", "senate.vote") == ["tax-settled"]


@clause("RC-9.5.6d")
@pytest.mark.parametrize(("treasury", "voice"), [(400, "ask"), (-60, "for")])
def test_who_proposes_a_lower_tax_says_at_his_turn_how_he_votes_on_it(treasury: int, voice: str) -> None:
    """He had said ahead that he was for it, and lost POP though all others had carried it before him."""
    play = meeting("senate.business", money(treasury), traders(7, *range(2, 13)))
    said = says(play, "diamond", "senate.programme")
    assert [motion[0]["kind"] for motion in said["motions"]].count("tax") == 1
    assert (said["votes"]["voice"], said["votes"]["most"]) == (voice, 0)
    play.answer("diamond", "senate.programme", said)


@clause("RC-9.0.9", "RC-9.5.6d")
def test_nor_does_he_say_so_ahead_who_is_called_when_others_have_carried_it() -> None:
    """The third had said ahead that he was for it: two of his lost POP, though 16 of 26 votes were cast before."""
    play = meeting("senate.business", money(400), traders(7, *range(2, 13)), *map(away, (5, 9, 12)))
    say(play, "diamond", "senate.programme", motions=[[{"kind": "tax", "terms": LOWER}]])
    play_on(play)
    voices = {seat: [one["voice"] for one in docket(play, seat)] for seat in ("triangle", "circle", "square")}
    assert voices == {"triangle": ["for"], "circle": ["for"], "square": ["against"]}
    assert [one["most"] for one in docket(play, "square")] == [0]


@clause("RC-9.5.6d")
def test_nor_does_anybody_where_who_proposes_it_carries_it_alone() -> None:
    """Two called before him lost POP for a lower tax, for which he had 21 of 31 votes himself."""

    def won_over(g: Carthage) -> None:
        for number in (10, 11, 12):
            numbered(g, number).faction = Seat("diamond")

    play = meeting("senate.business", money(400), won_over, traders(7, *range(2, 13)))
    say(play, "diamond", "senate.programme", motions=[[{"kind": "tax", "terms": LOWER}]])
    play_on(play)
    voices = [one["voice"] for seat in ("triangle", "circle", "square") for one in docket(play, seat)]
    assert voices == ["against"] * 3


def docket(play: Play, seat: str) -> Any:
    """What a seat says ahead of what is proposed."""
    return says(play, seat, "senate.docket")["sheets"].values()


LOWER = {"rate": "0", "sponsor": "none", "cosponsor": "none"}


@clause("RC-9.5.6d")
def test_nor_does_he_lose_it_by_a_higher_tax_that_is_carried(play: Play) -> None:
    session(play, "senate.business", money(400), *map(away, (8, 9, 12)))
    propose(play, "tax", {"rate": "20", "sponsor": "fam-adherbal", "cosponsor": "fam-carthalo"})
    vote(play, "triangle", "for")
    vote(play, "circle", "for")
    assert voices(play, "square") == {"for"}


# Traders


@clause("RC-7.1.1a")
@pytest.mark.parametrize(("count", "pays"), [(8, True), (9, False)])
def test_nothing_is_paid_for_a_trader_who_draws_no_more_cards(count: int, play: Play, *, pays: bool) -> None:
    """63T were paid for Traders beyond nine; who pays nothing may try all the same."""
    initiative(play, "forum.trader", purse(30, 1), traders(count))
    said = says(play, "diamond", "forum.trader")
    assert (said["senator"], said["talents"] > 0) == ("fam-mago", pays)


@clause("RC-7.1.1a", "RC-8.7")
@pytest.mark.parametrize(("count", "meant"), [(7, "yes"), (8, "no"), (9, "yes")])
def test_nor_in_an_auctioned_initiative_when_the_ninth_has_come_in_ones_own(count: int, meant: str) -> None:
    """Said once for the whole turn, 9T went for the ninth, and then for the tenth and the eleventh."""
    play = table()
    initiative(play, "forum.opening", purse(30, 1), traders(count), number=0)
    play.table.plan_ahead()
    said: Any = says(play, "diamond", "forum.plan")
    assert (said["trader"]["talents"] > 0, said["auctioned"]) == (count < 9, meant)


# Expeditions


def goal(g: Carthage) -> None:
    """The Saharan route lies in the Forum."""
    for deck in (g.deck, g.next_deck):
        deck[:] = [one for one in deck if one != "saharan-caravan-route"]
    g.explorations.append("saharan-caravan-route")


def able(g: Carthage) -> None:
    """All of diamond's know the way."""
    for one in g.senators_of(Seat("diamond")):
        one.influence = 1


@pytest.mark.parametrize(("talents", "wars"), [(300, []), (300, ["libyan-revolt", "cyrenean-war", "pyrrhic-war"])])
def test_an_expedition_goes_when_the_state_can_do_without_the_money(talents: int, wars: list[str], play: Play) -> None:
    session(play, "senate.business", goal, able, money(talents), *map(war, wars))
    said = says(play, "diamond", "senate.expedition")
    assert play.g.owner(play.g.senators[said["explorer"]]) == "diamond"
    assert said["caravans"] > 0
    assert without(play, "expeditions", "diamond", "senate.expedition") is None


def worthless(g: Carthage) -> None:
    """Of diamond's it is Bomilcar whom it would miss least at home."""
    for one in g.senators.values():
        one.influence = 0 if one.id == "fam-bomilcar" else 3


LED_BY_BOMILCAR: Final = [law("law-separation-of-powers"), war("cyrenean-war")]


@pytest.mark.parametrize(("led", "goes"), [([], True), (LED_BY_BOMILCAR, False)])
def test_who_is_to_lead_a_force_goes_on_no_expedition(led: list[Change], goes: bool, play: Play) -> None:
    session(play, "senate.business", goal, worthless, money(300), *led)
    said = says(play, "diamond", "senate.expedition") or {"explorer": "nobody"}
    assert (said["explorer"] == "fam-bomilcar") == goes


@pytest.mark.parametrize(("led", "goes"), [([], True), (LED_BY_BOMILCAR, False)])
def test_who_is_to_lead_a_force_governs_no_province(led: list[Change], goes: bool, play: Play) -> None:
    def vacant(g: Carthage) -> None:
        add_province(g, "tunisia")

    session(play, "senate.governors", vacant, worthless, money(300), *led)
    assert (says(play, "diamond", "senate.governors")["tunisia"] == "fam-bomilcar") == goes


def test_who_is_to_govern_is_named_for_nothing_else_in_the_same_programme() -> None:
    """RC-9.4.2: he was to govern Tunisia and then, when he had left, to seek the Saharan route."""
    governs = {"kind": "governors", "terms": {"tunisia": "fam-bomilcar", "coastal-spain": "none"}}
    instead = {"kind": "governors", "terms": {"tunisia": "fam-mago", "coastal-spain": "none"}}
    seeks = {"goal": "saharan-caravan-route", "explorer": "fam-bomilcar", "caravans": 25, "trade_fleets": 0}
    wanted = {"governors": [governs, instead], "expedition": [{"kind": "expedition", "terms": seeks}]}
    tax = {"tax": [{"kind": "tax", "terms": {"rate": "20", "sponsor": "fam-mago", "cosponsor": "none"}}]}
    assert fitting({**wanted, **tax}) == {"governors": [governs, instead], **tax}
    assert fitting({"expedition": wanted["expedition"], **tax}) == {"expedition": wanted["expedition"], **tax}


@pytest.mark.parametrize(("leads", "sent"), [("fam-bomilcar", False), ("fam-adherbal", True)])
def test_who_is_to_govern_leads_no_force_in_the_same_programme(leads: str, sent: bool) -> None:
    """RC-9.4.2, 9.6.1: two became Governors who were to march by the last motion, so no force could be sent by it."""
    governs = [{"kind": "governors", "terms": {"tunisia": "fam-bomilcar"}}]
    there = {"order": "send", "at": "massilian-war", "legions": {}, "fleets": 4}
    marches = [{"kind": "forces", "terms": {"movements": [{**there, "commanders": ["fam-mago", leads]}]}}]
    assert ("forces" in fitting({"governors": governs, "forces": marches})) == sent


@pytest.mark.parametrize(("influence", "led"), [(3, "fam-bomilcar"), (25, "fam-adherbal")])
def test_no_army_is_raised_for_whom_the_others_will_not_send(influence: int, led: str, play: Play) -> None:
    """RC-9.10.2: legions and Fleets were paid for, and then all others voted against who was to lead them."""

    def rising(g: Carthage) -> None:
        g.senators["fam-bomilcar"].influence = influence
        g.senators["fam-hanno"].influence = 60  # away; nobody grudges diamond a victory
        purse(30, 7, 12)(g)  # who hold him off while others are away

    session(play, "senate.business", law("law-separation-of-powers"), rising, money(400), war("cyrenean-war"))
    (first, *_) = foreseen(see.view(play.g, Seat("diamond"))).commanders
    assert first == led


def test_who_leads_sends_another_on_an_expedition_whom_nobody_fears(play: Play) -> None:
    """RC-9.0.13, 9.5.3: glory for his own they would refuse; but new markets serve all, when there is peace."""

    def leading(g: Carthage) -> None:
        for one in g.aligned():
            one.influence = 24 if one.faction == "diamond" else 1

    session(play, "senate.business", goal, leading, money(300))
    said = says(play, "diamond", "senate.expedition")
    assert play.g.senators[said["explorer"]].faction not in (None, "diamond")
    for name in ("libyan-revolt", "cyrenean-war"):
        war(name)(play.g)
    assert says(play, "diamond", "senate.expedition") is None


def test_when_somebody_rules_for_life_nobody_thinks_of_later_turns(play: Play) -> None:
    """RC-9.10.3: the game ends with this turn; nothing is explored any more, and no tax is changed."""
    session(play, "senate.business", goal, able, money(500), traders(7, 10, 11))
    for one in ("senate.tax", "senate.expedition"):
        assert says(play, "diamond", one) is not None
    play.g.reigns.append(Reign(senator="fam-mago", seat=Seat("diamond"), influence=24))
    for one in ("senate.tax", "senate.expedition"):
        assert says(play, "diamond", one) is None


@pytest.mark.parametrize(
    "changes",
    [[money(50)], [money(300), *map(war, ("libyan-revolt", "cyrenean-war", "pyrrhic-war", "massilian-war"))]],
)
def test_no_expedition_goes_in_need(changes: list[Callable[[Carthage], object]], play: Play) -> None:
    session(play, "senate.business", goal, able, *changes)
    assert says(play, "diamond", "senate.expedition") is None


def ventured(g: Carthage) -> None:
    """Two expeditions have come home."""
    g.army.caravans, g.army.trade_fleets = 25, 26
    g.army.active.legions.clear()


def discovered(g: Carthage) -> None:
    """Nothing is left to be explored beyond the sea."""
    g.areas |= {"area-tin-isles": {}, "area-west-africa": {}}


def no_more_cards(g: Carthage) -> None:
    """The deck is used up."""
    g.deck.clear()


def coast(g: Carthage) -> None:
    """The deck is used up, and the West African Coast, which asks for 5 Caravans, lies in the Forum."""
    no_more_cards(g)
    g.explorations.append("west-african-coast")


@clause("RC-6.2a")
@pytest.mark.parametrize(
    ("left", "gone"), [(calm, (0, 1)), (discovered, (0, 26)), (no_more_cards, (25, 26)), (coast, (20, 1))]
)
def test_what_no_exploration_asks_for_any_more_is_disbanded(left: Change, gone: tuple[int, int], play: Play) -> None:
    """25 Caravans and 25 Trade Fleets were paid for to the end, when nothing was left to be explored."""
    session(play, "senate.business", calm, ventured, left, money(300))
    said = says(play, "diamond", "senate.units") or {}
    assert (said.get("disband.caravan", 0), said.get("disband.trade-fleet", 0)) == gone


@pytest.mark.parametrize(
    ("units", "reason"), [([], "expedition"), ([at_home(caravans=25, trade_fleets=25)], "expedition-equipped")]
)
def test_it_is_not_told_that_money_was_spared_where_none_was_spent(
    units: list[Change], reason: str, play: Play
) -> None:
    session(play, "senate.business", goal, able, money(300), *units)
    assert why(play, "diamond", "senate.expedition") == [reason]


@clause("RC-10.1b")
@pytest.mark.parametrize(
    ("card", "number", "goal", "chance"),
    [
        ("st-1a", 1, "west-african-coast", 196),
        ("st-1a", 1, "tin-isles", 160),
        ("st-8a", 8, "tin-isles", 181),
        ("st-8a", 8, "west-african-coast", 160),
    ],
)
def test_who_knows_the_way_to_his_own_goal_is_reckoned_with_that(
    card: str, number: int, goal: str, chance: int, play: Play
) -> None:
    """Another was sent to the West African Coast, with 74 in 100, as if Hanno the Navigator had no more than that.

    Himilco does not ignore the Disaster of the Tin Isles, a natural 7.
    """
    session(play, "senate.business", statesman(card))
    view = see.view(play.g, Seat("diamond"))
    assert round(216 * found(view, goal, view.senators[numbered(play.g, number).id])) == chance


@clause("RC-6.2a", "RC-6.11")
@pytest.mark.parametrize(("talents", "gone"), [(60, (0, 1)), (-100, (25, 26))])
def test_near_ruin_nothing_is_kept_for_expeditions(talents: int, gone: tuple[int, int], play: Play) -> None:
    """RC-9.5.3: 25 Trade Fleets and 5 Caravans cost 18T in three turns, and the State fell by 16T."""
    session(play, "senate.business", calm, pressed, ventured, money(talents))
    said = says(play, "diamond", "senate.units") or {}
    assert (said.get("disband.caravan", 0), said.get("disband.trade-fleet", 0)) == gone


def test_who_only_disbands_is_not_asked_for_forces_afterwards() -> None:
    """RC-9.6: nothing was raised that could be sent."""
    play = meeting("senate.business", calm, war("massilian-war"), ventured, no_more_cards, money(10))
    said = says(play, "diamond", "senate.programme")
    assert "units" in {motion[0]["kind"] for motion in said["motions"]}
    assert said["end"] == "adjourn"
