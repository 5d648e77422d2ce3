"""RC-8.8.6, 8.8.7 and 8.8.9: what waits for the next War; explorations, events, and decks that run out."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.basics.events import GameEnded
from games.carthage.law import CARTHAGE
from games.carthage.pieces import TableEvent
from games.carthage.revenue.events import Bankrupt
from games.carthage.state import Carthage
from games.carthage.wars.events_cards import LateEraBegan, TraderGained
from games.kernel import IllegalAnswer
from games.republic.combat.strength import land_strength
from games.republic.events import Died
from games.republic.forum.events_cards import DeckEmpty, PopularityChanged, PretenderFought, PretenderRose, UnitsLost
from games.republic.pieces import Legion
from tests.clauses import clause
from tests.games.carthage.drawn import idle, statuses, war
from tests.games.carthage.forum import DIAMOND, SEATS, TRIANGLE, Change, drawn, initiative, stack_deck, three
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.rulebook import section, span, table

EVENTS = section("**Deck events**")


# RC-8.8.7


def refuge(name: str = "dionysius", kind: Any = "waiting", at: str = "") -> Change:
    return idle(name, refuge=kind, war=at)


@clause("RC-8.8.7")
@pytest.mark.parametrize("card", ["pyrrhic-war", "libyan-revolt"])
def test_a_leader_who_waits_for_refuge_joins_the_next_war_and_wakes_it(play: Play, card: str) -> None:
    """The Pyrrhic War is drawn Inactive."""
    drawn(play, card, refuge())
    assert (statuses(play), play.g.leaders["dionysius"].refuge) == ({card: "active"}, "next-war")
    assert land_strength(play.g, play.g.wars[card]) == CARTHAGE.tables.wars[card].land_strength + 4


@clause("RC-8.8.7")
def test_an_imminent_war_he_wakes_when_its_turn_comes(play: Play) -> None:
    drawn(play, "numidian-war-2", war("numidian-war-1", "active"), refuge(), scenario="campaign")
    second = play.g.wars["numidian-war-2"]
    assert (second.status, play.g.leaders["dionysius"].war) == ("imminent", "numidian-war-2")
    assert land_strength(play.g, second) == 11


@clause("RC-8.8.7")
def test_while_he_waits_he_helps_wars_of_his_own_group(play: Play) -> None:
    initiative(play, "forum.roll", war("syracusan-war-1"), war("libyan-revolt"), refuge())
    assert [land_strength(play.g, play.g.wars[name]) for name in ("syracusan-war-1", "libyan-revolt")] == [9 + 4, 9]


# RC-8.8.6


def pretender(level: int = 1, garrison: int = 3) -> Change:
    """Barca (MIL 4) governs Coastal Spain with so many legions; Hanno is at home."""

    def change(g: Carthage) -> None:
        g.table_events["te-pretender-emerges"] = TableEvent(id="te-pretender-emerges", times=level)
        g.provinces["sardinia-corsica"].governor = ""
        numbered(g, 3).place, numbered(g, 3).at = "carthage", ""
        g.provinces["coastal-spain"].garrison = [Legion(type="celtiberians") for _ in range(garrison)]
        g.army.pool["celtiberians"] -= garrison

    return change


T3 = table("T-3 Combat")


@clause("RC-8.8.6", "T-3")
@pytest.mark.parametrize("row", T3, ids=[row[0] for row in T3])
def test_a_governor_fights_the_pretender_with_his_garrison(play: Play, row: tuple[str, ...]) -> None:
    """Two legions and MIL 4, counted as 2, against land force 1; for the lowest totals nobody at all."""
    low, high = span(row[0])
    total = high or low or 0
    legions = 2 if total >= 6 else 0
    strength = 2 * legions
    dice = three(total - strength + 1)
    drawn(play, "libyan-revolt", pretender(garrison=legions), dice={"pretender.battle": dice})
    lost = legions if row[2] == "all" else min(legions, int(row[2]))
    (fought,) = play.saw(PretenderFought)
    assert (fought.total, fought.strength, fought.against, fought.result, fought.lost) == (
        total, strength, 1, row[1].lower(), lost,
    )  # fmt: skip
    victory = row[1] == "Victory"
    assert ("coastal-spain" in play.g.provinces) == victory
    assert ("revolt-coastal-spain" in play.g.wars) != victory
    assert [one.cause for one in play.saw(Died)] == ([] if victory else ["pretender"])
    left = [legion.type for legion in play.g.army.active.legions].count("celtiberians")
    assert left == (0 if victory else legions - lost)
    assert "te-pretender-emerges" not in play.g.table_events
    invariants(play.g)


@clause("RC-8.8.6", "RC-8.8.5")
def test_the_province_is_an_active_war_then(play: Play) -> None:
    drawn(play, "libyan-revolt", pretender(2, garrison=2))
    assert play.saw(PretenderRose) == [PretenderRose("coastal-spain", "fam-barca", battle=False)]
    assert not play.saw(PretenderFought)
    revolt = play.g.wars["revolt-coastal-spain"]
    assert (revolt.status, revolt.revolt, land_strength(play.g, revolt)) == ("active", True, 1)
    assert play.g.army.pool["celtiberians"] == 4, "the garrison is killed"
    assert [one.senator for one in play.saw(Died)] == ["fam-barca"]
    invariants(play.g)


@clause("RC-8.8.6", "RC-8.8.4")
def test_evil_omens_weaken_the_governor(play: Play) -> None:
    def omens(g: Carthage) -> None:
        g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens", times=2)

    drawn(play, "libyan-revolt", pretender(garrison=2), omens, dice={"pretender.battle": [6, 3, 2]})
    assert [(one.total, one.omens) for one in play.saw(PretenderFought)] == [(12, -2)]


@clause("RC-8.8.6")
@pytest.mark.parametrize("card", ["pyrrhic-war", "tin-isles", "syracusan-war-2"])
def test_only_a_war_that_is_active_as_it_appears_brings_him(play: Play, card: str) -> None:
    drawn(play, card, lambda g: setattr(g, "edition", 1), pretender(), war("syracusan-war-1"))
    assert "te-pretender-emerges" in play.g.table_events
    assert not play.saw(PretenderRose)


@clause("RC-8.8.6")
def test_without_a_governor_who_is_no_rebel_the_event_waits(play: Play) -> None:
    def rebel(g: Carthage) -> None:
        numbered(g, 2).rebel = True

    drawn(play, "libyan-revolt", pretender(), rebel)
    assert "te-pretender-emerges" in play.g.table_events
    assert not play.saw(PretenderRose)


@clause("RC-8.8.6")
@pytest.mark.parametrize(("place", "province"), [(0, "coastal-spain"), (1, "sardinia-corsica")])
def test_the_province_is_drawn_at_random(play: Play, place: int, province: str) -> None:
    def both(g: Carthage) -> None:
        g.table_events["te-pretender-emerges"] = TableEvent(id="te-pretender-emerges", times=2)

    drawn(play, "libyan-revolt", both, dice={"pretender": [place]})
    assert [one.province for one in play.saw(PretenderRose)] == [province]


# Explorations, events


@clause("RC-8.9.14")
@pytest.mark.parametrize("card", CARTHAGE.tables.explorations)
def test_an_exploration_lies_open_in_the_forum(play: Play, card: str) -> None:
    drawn(play, card)
    assert play.g.explorations == [card]
    assert [one.id for one in play.table.view(None).forum.explorations] == [card]  # type: ignore[attr-defined]
    invariants(play.g)


def event(name: str) -> str:
    return next(card for card, one in CARTHAGE.tables.events.items() if one.name == name)


CHANGES: dict[str, dict[str, int]] = {  # cards in play by stack, from T-1: halved is rounded up, doubled as far as any
    "Bountiful Harvest": {"stack-4": 15},  # 11 in play, 4 set aside
    "Crop Failure": {"stack-4": 6},
    "Murex Blight": {"stack-8": 1},
    "New Silver Lode": {"stack-6": 11},
    "Greek Embargo": {"stack-5": 7},
    "Pirates in the Straits": {"stack-9": 1},
    "Caravan Raiders": {"stack-7": 2},
    "Alexandria Opens its Market": {"stack-2": 11},
}


@clause("RC-8.9.15")
@pytest.mark.parametrize("row", EVENTS, ids=[row[0] for row in EVENTS])
def test_each_event_is_resolved_at_once_and_discarded(play: Play, row: tuple[str, ...]) -> None:
    card = event(row[0])
    before: dict[str, int] = {}

    def note(g: Carthage) -> None:
        before.update({name: stack.in_play for name, stack in g.stacks.items()})

    drawn(play, card, note, scenario="early" if row[1] == "early" else "campaign")
    told = list(play.told)
    while play.asked("forum.gift"):
        play.lapse_all("forum.gift")
        told += play.told
    assert CARTHAGE.tables.events[card].text == row[2]
    assert card in play.g.gone
    assert card not in play.g.deck
    after = {name: stack.in_play for name, stack in play.g.stacks.items() if stack.in_play != before[name]}
    assert after == CHANGES.get(row[0], {})
    gained = [one for one in told if isinstance(one, TraderGained)]
    assert len(gained) == (4 if "Trader on one" in row[2] else 0)
    assert play.g.prices == {"Spanish Silver Boom": {"silver": 2}, "Fashion for Purple": {"dye": 2}}.get(row[0], {})
    assert play.g.treasury == {"Festival of Melqart": 90, "Roman Merchants": 110}.get(row[0], 100)
    assert play.asked() == [("diamond", "forum.persuade")]
    invariants(play.g)


@clause("RC-8.9.15")
def test_the_festival_makes_the_home_suffete_popular_if_there_is_one(play: Play) -> None:
    drawn(play, "ev-festival-of-melqart")
    assert play.saw(PopularityChanged) == [PopularityChanged("fam-mago", 1, "ev-festival-of-melqart")]
    assert play.senator(1).popularity == 1

    def nobody(g: Carthage) -> None:
        numbered(g, 1).office = ""

    drawn(play, "ev-festival-of-melqart", nobody)
    assert (play.g.treasury, play.saw(PopularityChanged)) == (90, [])


@clause("RC-8.9.15", "RC-6.11")
def test_a_festival_the_state_cannot_pay_ruins_it(play: Play) -> None:
    def poor(g: Carthage) -> None:
        g.treasury, g.issued = 9, g.issued - 91

    drawn(play, "ev-festival-of-melqart", poor)
    assert len(play.saw(Bankrupt)) == 1
    assert play.table.over


@clause("RC-8.9.15", "RC-9.5.5b")
@pytest.mark.parametrize(("there", "lost"), [(10, 7), (4, 4), (0, 0)])
@pytest.mark.parametrize(("card", "units"), [("ev-pirates", "trade_fleets"), ("ev-caravan-raiders", "caravans")])
def test_pirates_and_raiders_take_a_dr_of_units_in_carthage(
    play: Play, card: str, units: str, there: int, lost: int
) -> None:
    def lying(g: Carthage) -> None:
        setattr(g.army, units, there)

    kind = units.replace("_", "-")
    drawn(play, card, lying, dice={f"event.{kind}": [3, 4]}, scenario="campaign")
    assert getattr(play.g.army, units) == there - lost
    assert play.saw(UnitsLost) == [UnitsLost(kind, (3, 4), lost, card)]


# RC-8.8.9


@clause("RC-8.8.9")
def test_the_owner_picks_who_receives_a_trader(play: Play) -> None:
    def some_away(g: Carthage) -> None:
        numbered(g, 5).place, numbered(g, 5).at = "captive", "conquest-of-tunisia"
        g.committee["state-treasurer"].member = ""
        numbered(g, 3).rebel = numbered(g, 7).rebel = numbered(g, 11).rebel = True

    drawn(play, "ev-refugees-from-tyre", some_away)
    assert play.asked() == [(seat, "forum.gift") for seat in SEATS if seat != "circle"], "circle has nobody for it"
    assert play.options("diamond", "forum.gift") == ["fam-mago", "fam-bomilcar"]
    assert play.options("triangle", "forum.gift") == ["fam-barca", "fam-milko", "fam-adherbal"], "at home or away"
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "forum.gift", "fam-mangi")
    play.answer("diamond", "forum.gift", "fam-bomilcar")
    assert play.senator(9).traders == 0, "all at the same time"
    play.answer("triangle", "forum.gift", "fam-milko")
    play.lapse("square", "forum.gift")
    assert [play.senator(n).traders for n in (9, 6, 4)] == [1, 1, 2]
    assert [one.seat for one in play.saw(TraderGained)] == [DIAMOND, TRIANGLE, "square"]


# The decks run out


@clause("RC-8.4", "RC-12.4")
def test_without_a_card_an_initiative_still_rolls(play: Play) -> None:
    def empty(g: Carthage) -> None:
        g.gone += g.deck
        g.deck.clear()

    initiative(play, "forum.roll", empty, dice={"initiative": [1, 1]})
    play.answer("diamond", "forum.roll", "roll")
    assert play.saw(DeckEmpty) == [DeckEmpty(DIAMOND)]
    assert play.asked() == [("diamond", "forum.persuade")]
    initiative(play, "forum.roll", empty, dice={"initiative": [3, 4], "event": [4, 4, 5]})
    play.answer("diamond", "forum.roll", "roll")
    assert "te-allied-enthusiasm" in play.g.table_events


@clause("RC-4.15", "RC-12.4", "RC-12.1d")
@pytest.mark.parametrize("scenario", ["early", "late"])
def test_the_game_ends_with_the_turn_in_which_the_last_card_is_drawn(play: Play, scenario: str) -> None:
    def last(g: Carthage) -> None:
        g.gone += g.deck[1:]
        del g.deck[1:]

    initiative(play, "forum.roll", last, number=6, dice={"initiative": [1, 1]}, scenario=scenario)
    play.answer("diamond", "forum.roll", "roll")
    for kind in ("forum.persuade", "forum.trader", "forum.leader"):
        assert not play.table.over, "the turn is played to its end"
        play.lapse("diamond", kind)
    play.lapse_turn()
    assert play.table.over
    assert [one.reason for one in play.saw(GameEnded)] == ["influence"]


@clause("RC-4.15", "RC-12.4")
def test_the_campaign_goes_on_with_the_late_deck(play: Play) -> None:
    def last(g: Carthage) -> None:
        g.gone += g.deck
        g.deck.clear()
        stack_deck(g, [])
        g.next_deck.remove("law-judicial-reform")
        g.next_deck.append("law-judicial-reform")

    initiative(play, "forum.roll", last, dice={"initiative": [1, 1]}, scenario="campaign")
    assert (play.g.era, play.table.view(None).deck) == ("early", 0)  # type: ignore[attr-defined]
    play.answer("diamond", "forum.roll", "roll")
    assert play.saw(LateEraBegan) == [LateEraBegan(64)]
    assert (play.g.era, len(play.g.deck), play.g.next_deck) == ("late", 63, [])
    assert play.g.factions[DIAMOND].hand == ["law-judicial-reform"]
    invariants(play.g)


@clause("RC-4.15")
def test_the_campaign_does_not_end_with_the_early_deck(play: Play) -> None:
    def empty(g: Carthage) -> None:
        g.gone += g.deck
        g.deck.clear()

    play.at("forum.end", change=empty, scenario="campaign")
    play.lapse_turn()
    assert (play.table.over, play.g.turn) == (False, 2)
