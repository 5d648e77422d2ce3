"""What a desk tells above its questions: what came of answers, and what has befallen a seat since."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.base.text import event_key
from bot.fronts import FRONTS
from bot.store.store import EventRow
from bot.surface.kit.cards import desk, mark
from bot.surface.kit.fortunes import Story, came_of, followed
from bot.surface.kit.look import Look
from bot.surface.kit.receipts import Deed, Past, Question, line, lines
from bot.surface.kit.stories import MOST, story
from games.carthage.law import CARTHAGE
from games.catalog import GAMES
from games.kernel import Entry, Seat, Setup, Table, View, chairs
from games.kernel.decision import CHAIRS
from games.sample import GAME as SALT
from tests.bot.surface.looks import NOW, seen, words
from tests.clauses import clause
from tests.games.carthage.play import Play

SEATS = tuple(CHAIRS[:4])
ME, OTHER = SEATS[0], SEATS[1]
TRADER = {"seat": ME, "senator": "fam-mago", "talents": 4, "omens": 0, "total": 13, "gained": True, "dice": [3, 6]}


def told(kind: str, fields: Mapping[str, Any], seq: int = 9, to: tuple[Seat, ...] | None = None) -> EventRow:
    return EventRow("abc234", seq, 0, kind, fields, to, NOW)


@pytest.fixture
def look() -> Look:
    return at_the_forum()


def at_the_forum(language: str = "en") -> Look:
    """A table of Carthage as the diamond sees it; Mago is its own, and Home Suffete."""
    return seen(Play().at("forum.opening").table, SEATS, ME, language=language)


def deed(kind: str, raw: Any, *events: EventRow, by: Any = "answer", seq: int = 9) -> Deed:
    entry = Entry(seq, by, ME, f"{kind}@{ME}", raw, "", sealed=False)
    return Deed(entry, undone=False, asked=Question(kind, {}), told=events)


def befell(look: Look, *events: EventRow, **past: Any) -> Story:
    return story(look, Past(told=events, **past))


# -- what came of an answer --------------------------------------------------------------------------------------------
def test_a_roll_is_answered_where_it_was_pressed_with_its_dice(look: Look) -> None:
    row = told("carthage.TraderSought", TRADER)
    answered = deed("forum.trader", {"senator": "fam-mago", "talents": 4}, row)
    assert line(look, answered) == "✔ Mago 3+6+4 = 13 of 12: a Trader joins him."
    german = line(at_the_forum("de"), answered)
    assert german == "✔ Mago 3+6+4 = 13 gegen 12: ein Trader kommt zu ihm."


@clause("RC-5.3", "RC-8.9.3")
def test_what_came_of_an_answer_names_whom_it_named_then(look: Look) -> None:
    """His Family was said to have sought a Trader, for the Statesman on it has died since."""
    statesman = next(one for one in CARTHAGE.tables.statesmen.values() if one.family == "fam-mago")
    sought = told("carthage.TraderSought", TRADER, seq=8)
    died = {"senator": "fam-mago", "card": statesman.id, "seat": ME, "cause": "mortality"}
    again = told("carthage.TraderSought", TRADER, seq=10)
    deeds = [deed("forum.trader", None, one, seq=one.seq) for one in (sought, again)]
    happened = [sought, told("republic.Died", died, seq=9)]
    said = story(look, Past(deeds=deeds, since=10, happened=happened)).said
    assert [one.split(" 3+6")[0] for one in said] == [f"✔ {statesman.name}", "✔ Mago"]


def test_what_was_done_in_ones_name_is_told_by_what_came_of_it(look: Look) -> None:
    row = told("carthage.TraderSought", TRADER)
    said = {by: line(look, deed("forum.trader", None, row, by=by)) for by in ("order", "lapse", "forced")}
    assert said["order"].startswith("✔ As you had set it: Mago 3+6")
    assert said["lapse"].startswith("⌛ The time was up. Mago 3+6")
    assert said["forced"].startswith("✔ Mago 3+6")


def test_what_another_rolled_in_the_same_act_is_no_outcome_of_ours(look: Look) -> None:
    row = told("carthage.TraderSought", {**TRADER, "seat": OTHER})
    assert line(look, deed("forum.trader", "none", row)) == "✔ Attract a Trader: none."


def test_what_all_learn_of_an_answer_stands_beside_it(look: Look) -> None:
    row = told("republic.InitiativeWon", {"seat": OTHER, "number": 5, "senator": "fam-hanno", "talents": 2})
    assert line(look, deed("forum.bid", {"senator": "none", "talents": 0}, row)) == (
        "✔ Bid for an Initiative: no bid. ▲ Hanno takes initiative no. 5 for 2T."
    )


def test_all_that_follows_stands_beside_it(look: Look) -> None:
    won = {"seat": OTHER, "senator": "fam-hanno", "talents": 2}
    rows = [told("republic.InitiativeWon", {**won, "number": number}) for number in (5, 6)]
    said = line(look, deed("forum.bid", {"senator": "none", "talents": 0}, *rows))
    assert ["no. 5" in said, "no. 6" in said] == [True, True]


def test_no_line_of_a_card_cites_a_clause(look: Look) -> None:
    assert "RC-" not in line(look, deed("forum.bid", {"senator": "none", "talents": 0}))
    asked = re.findall(r"^\*\*.*$", desk(look).said(), re.MULTILINE)
    assert not [one for one in asked if "RC-" in one]


def test_other_games_say_what_came_of_answers_too() -> None:
    table, _ = Table.start(SALT, Setup(SEATS, "salt", SALT.options()))
    merchant = seen(table, SEATS, ME)
    row = told("sample.Sold", {"seat": ME, "good": "salt", "cards": 3, "income": 12})
    assert line(merchant, deed("sample.sell", "salt", row)) == "✔ ◆ Elissa sells 3 Salt for 12 coins."


def test_what_others_were_told_alone_is_no_outcome_of_ours(look: Look) -> None:
    """A roll may give a card to somebody else: nobody reads of it among his receipts."""
    card = {"seat": ME, "card": "assassin.1"}
    assert came_of(look, "forum.roll", [told("republic.CardReceived", card, to=(OTHER,))]) == []
    (own,) = came_of(look, "forum.roll", [told("republic.CardReceived", card, to=(ME,))])
    assert own.audience == (ME,)
    closed = [told("republic.VoteClosed", {}, to=to) for to in ((OTHER,), (ME,), None)]
    assert followed(look, "senate.vote", closed) == closed[2:]


def test_red_cards_that_came_are_ones_own(look: Look) -> None:
    """RC-11.2: who got them read of himself as of somebody else."""
    cards = {"giver": OTHER, "receiver": ME, "cards": ("assassin.1",)}
    told_to = (ME, OTHER)
    assert befell(look, told("republic.RedCardsReceived", cards, to=told_to)).befell == [
        "You receive Assassin from ▲ Hanno."
    ]
    given = {**cards, "giver": ME, "receiver": OTHER}
    assert befell(look, told("republic.RedCardsReceived", given, to=told_to)).befell == [
        "▲ Hanno receives Assassin from ◆ Elissa."
    ]


YOURS: Sequence[tuple[str, Mapping[str, Any], str, str]] = (
    (
        "carthage.PersonalIncome",
        {"seat": ME, "talents": 5, "incomes": {"fam-mago": 5}},
        "You receive 5T of personal income: Mago 5T.",
        "Du erhältst 5T persönliches Einkommen: Mago 5T.",
    ),
    (
        "republic.CardTaken",
        {"seat": OTHER, "victim": ME, "card": "assassin.1"},
        "Assassin goes from you to ▲ Hanno.",
        "Assassin geht von dir an ▲ Hanno.",
    ),
    (
        "republic.GaveTalents",
        {"giver": OTHER, "receiver": ME, "talents": 3},
        "▲ Hanno gives you 3T.",
        "▲ Hanno gibt dir 3T.",
    ),
    (
        "republic.InitiativeWon",
        {"seat": ME, "number": 5, "senator": "fam-mago", "talents": 2},
        "You take initiative no. 5 for 2T.",
        "Du erhältst Initiative Nr. 5 für 2T.",
    ),
    (
        "carthage.SuffeteElected",
        {"seat": ME, "senator": "fam-mago", "office": "home-suffete", "influence": 5},
        "Mago is Home Suffete and gains 5 INF.",
        "Mago ist Home Suffete und gewinnt 5 INF.",
    ),
    (
        "republic.SenatorJoined",
        {"seat": ME, "senator": "fam-mago"},
        "Mago joins you, for too few Senators are left in Carthage.",
        "Mago kommt zu dir, denn in Carthage sind zu wenige Senatoren.",
    ),
)


@pytest.mark.parametrize(("kind", "fields", "english", "german"), YOURS)
def test_what_befell_somebody_is_said_to_him(kind: str, fields: Mapping[str, Any], english: str, german: str) -> None:
    """He is "you", and of his Senators he is told by their names alone."""
    for language, said in (("en", english), ("de", german)):
        assert befell(at_the_forum(language), told(kind, fields)).befell == [said]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Assassin goes from ▲ Hanno to you."), ("de", "Assassin geht von ▲ Hanno an dich.")]
)
def test_who_gained_by_it_is_you_as_well(language: str, said: str) -> None:
    taken = told("republic.CardTaken", {"seat": ME, "victim": OTHER, "card": "assassin.1"}, to=(ME, OTHER))
    assert befell(at_the_forum(language), taken).befell == [said]


def test_who_gives_his_own_something_is_not_the_one_it_befell(look: Look) -> None:
    own = told("republic.GaveTalents", {"giver": ME, "receiver": "fam-mago", "talents": 3})
    assert befell(look, own).befell == ["◆ Elissa gives Mago 3T."]


def test_no_text_that_says_you_names_whom_it_befell() -> None:
    """Nor is there one for an event that befalls nobody."""
    own = FRONTS["carthage"].fortunes
    for language in ("en", "de"):
        known = words("carthage", language)
        yours = [kind for kind in own.befalls if known.has(f"{event_key(kind)}.you")]
        assert len(yours) >= len(YOURS)
        for kind in yours:
            whom = own.whom.get(kind, "seat")
            assert "@@" not in str(known.find(f"{event_key(kind)}.you", {whom: "@@"})), kind


def test_without_a_front_that_says_more_what_was_told_alone_befell() -> None:
    table, _ = Table.start(SALT, Setup(SEATS, "salt", SALT.options()))
    merchant, sold = seen(table, SEATS, ME), {"seat": ME, "good": "salt", "cards": 3, "income": 12}
    assert befell(merchant, told("sample.Sold", sold)).befell == []
    assert befell(merchant, told("sample.Sold", sold, to=(OTHER,))).befell == []
    assert len(befell(merchant, told("sample.Sold", sold, to=(ME,))).befell) == 1
    assert befell(merchant, told("sample.Sold", {**sold, "deal": "diamond.circle.1"}, to=(ME,))).befell == []


def test_a_card_is_drawn_anew_for_what_befell_but_not_for_receipts(look: Look) -> None:
    plain = mark(look, Story(befell=["Mago dies."], more=1, turn=1))
    assert mark(look, Story(["✔ Done."], ["Mago dies."], more=1, turn=1, grave=3)) == plain
    others = (Story(befell=["Mago dies."], more=2, turn=1), Story(befell=["Hanno dies."], more=1, turn=1))
    assert plain not in [mark(look, one) for one in (*others, Story(befell=["Mago dies."], more=1, turn=2))]


def test_a_card_is_drawn_anew_when_the_hand_has_changed_though_nothing_is_asked() -> None:
    hands = [{}, {str(OTHER): ["assassin.1"]}]
    eyes = [seen(Play().at("forum.opening", cards=cards).table, SEATS, OTHER) for cards in hands]
    assert [one.awaited for one in eyes] == [[], []]
    assert len({mark(one) for one in eyes}) == 2


@pytest.mark.parametrize("kind", GAMES)
def test_what_fronts_name_there_is(kind: str) -> None:
    """Questions and events by their ids: a slip would only leave something untold."""
    own, events = FRONTS[kind].fortunes, {event.id for event in GAMES[kind].events}
    named = {name for table in (own.outcomes, own.follows) for names in table.values() for name in names}
    assert named <= events
    assert {*getattr(own.befalls, "__iter__", list)()} <= events
    texts = at_the_forum().voice if kind == "carthage" else None
    asked = [*own.outcomes, *own.follows]
    assert not texts or [one for one in asked if not texts.has(f"ask-{one.replace('.', '-')}")] == []


# -- what befell -------------------------------------------------------------------------------------------------------
INCOME = told("carthage.PersonalIncome", {"seat": ME, "incomes": {"fam-mago": 4}, "talents": 7}, 10)
GLORY = told("republic.GloryWon", {"senator": "fam-mago", "war": "war-roman-1", "gain": 5}, 12)
MEMBER = told(
    "carthage.MemberElected",
    {"seat": ME, "senator": "fam-mago", "committee": "com-treasury", "term": 2, "influence": 2},
    11,
)


def test_what_weighs_most_stands_first(look: Look) -> None:
    found = befell(look, INCOME, MEMBER, GLORY).befell
    assert ["Treasur" in found[0] or "Mago" in found[0], "gains 5 INF" in found[1], "7T" in found[2]] == [True] * 3
    assert len(found) == 3


def test_what_befell_others_is_not_told(look: Look) -> None:
    other = told("carthage.PersonalIncome", {"seat": OTHER, "incomes": {}, "talents": 7})
    stranger = told("republic.GloryWon", {"senator": "fam-hanno", "war": "war-roman-1", "gain": 5})
    assert look.view.senators["fam-hanno"].faction != ME  # type: ignore[attr-defined]
    assert befell(look, other, stranger).befell == []


def test_what_was_told_to_one_alone_befell_him(look: Look) -> None:
    drawn = told("carthage.ReceivedTradeCards", {"cards": ["grain.1"]}, to=(ME,))
    hand = told("carthage.HandDealt", {"cards": ["assassin.1"]}, to=(ME,))
    assert befell(look, drawn, hand).befell == ["You receive Grain."]


def test_six_lines_at_most_and_the_way_to_the_rest(look: Look) -> None:
    many = [told("carthage.OfficeIncome", {"senator": "fam-mago", "office": "o", "talents": n}, n) for n in range(9)]
    found = befell(look, *many)
    assert (len(found.befell), found.more) == (MOST, 9 - MOST)
    panel = desk(look, found)
    assert "… and 3 more: **What Happened?**" in panel.said()
    assert "digest" in [one.act for one in panel.targets()]


def test_what_a_receipt_tells_is_told_once(look: Look) -> None:
    fields = {"seat": ME, "senator": "fam-mago", "office": "com-treasury", "roll": 5, "omens": 0, "talents": 5}
    taken = told("carthage.CorruptIncome", {**fields, "returned": 0})
    done = deed("revenue.corruption", ["fam-mago"], taken)
    assert befell(look, taken, deeds=[done]).befell == []
    assert befell(look, taken).befell != []


def test_what_one_did_oneself_does_not_befall_one(look: Look) -> None:
    gift = {"giver": "fam-hanno", "receiver": "fam-mago", "talents": 3}
    assert befell(look, told("republic.GaveTalents", gift)).befell != []
    back = {**gift, "giver": "fam-mago", "receiver": "fam-hanno"}
    assert befell(look, told("republic.GaveTalents", back)).befell == []


def test_a_turn_that_is_over_is_told_with_the_way_to_it(look: Look) -> None:
    begun = told("carthage.TurnBegan", {"turn": 3, "pledge": ""})
    look = replace(look, turn=3)
    found = befell(look, begun)
    assert found.turn == 2
    assert "Turn 2 is over" in desk(look, found).said()
    assert "2" in [one.arg for one in desk(look, found).targets() if one.act == "digest"]


# -- what is grave -----------------------------------------------------------------------------------------------------
def died(senator: str, seat: Seat = ME, seq: int = 9) -> EventRow:
    return told("republic.Died", {"senator": senator, "card": senator, "seat": seat, "cause": "mortality"}, seq)


def before(look: Look, *seqs: int) -> dict[int, View]:
    return dict.fromkeys(seqs, look.view)


def people_of(look: Look, seat: Seat, *, leading: bool) -> Sequence[str]:
    senators = look.view.senators.values()  # type: ignore[attr-defined]
    return [one.id for one in senators if one.faction == seat and bool(one.leader or one.office) is leading]


def test_the_death_of_a_leader_or_suffete_is_grave_that_of_another_is_not(look: Look) -> None:
    (leading, *_), (other, *_) = (people_of(look, ME, leading=leading) for leading in (True, False))
    assert befell(look, died(leading), before=before(look, 9)).grave == 9
    assert befell(look, died(other), before=before(look, 9)).grave == -1
    assert befell(look, died(other), before=before(look, 9)).befell != []


def test_a_leader_without_an_office_is_a_leader() -> None:
    table = Play().at("forum.opening").table
    everybody = seen(table, SEATS, ME).view.senators.values()  # type: ignore[attr-defined]
    (plain, *_) = (one for one in everybody if one.leader and not one.office)
    eyes = seen(table, SEATS, plain.faction)
    assert befell(eyes, died(plain.id, plain.faction), before=before(eyes, 9)).grave == 9


def test_a_conviction_of_ones_own_is_grave(look: Look) -> None:
    fields = {"senator": "fam-mago", "charge": "", "executed": False, "influence": 5, "popularity": 0}
    convicted = told("republic.Convicted", {**fields, "concessions": [], "post": ""})
    assert befell(look, convicted, before=before(look, 9)).grave == 9


def test_who_is_executed_befalls_his_own_faction_and_no_other(look: Look) -> None:
    """The verdict and the death are one act: how all stood before it says nothing of who has lost somebody."""
    (other, *_) = people_of(look, OTHER, leading=False)
    verdict = {"charge": "", "executed": True, "influence": 0, "popularity": 0, "concessions": [], "post": ""}
    convicted = told("republic.Convicted", {"senator": other, **verdict})
    assert FRONTS["carthage"].fortunes.hinges(convicted, ME)
    found = befell(look, convicted, died(other, OTHER), before=before(look, 9))
    assert (found.befell, found.grave) == ([], -1)


@clause("RC-5.3", "RC-9.8.7")
def test_what_befell_somebody_names_him_as_he_was_called_when_it_did(look: Look) -> None:
    statesman = next(one for one in CARTHAGE.tables.statesmen.values() if one.family == "fam-mago")
    attack = {
        "assassin": "fam-hanno",
        "victim": "fam-mago",
        "totals": [5],
        "extra": [],
        "killed": True,
        "caught": False,
    }
    death = {"senator": "fam-mago", "card": statesman.id, "seat": ME, "cause": "assassination"}
    rows = [told("republic.AssassinationEnded", attack, 8), told("republic.Died", death, 9)]
    said = befell(look, *rows, before=before(look, 8, 9)).befell
    assert [statesman.name in one for one in said] == [True] * len(rows)


def test_who_persuades_somebody_has_lost_nobody(look: Look) -> None:
    """Also where another event of the same act is weighed by how all stood before."""
    fields = {"persuader": "fam-mago", "dice": [1, 1], "omens": 0, "total": 2, "base": 9, "talents": 3}
    won = told("republic.PersuasionRolled", {**fields, "seat": ME, "target": "fam-hanno", "persuaded": True})
    assert befell(look, won, before=before(look, 9)).befell == []


def test_what_the_dead_held_is_told_to_whom_he_belonged_and_that_his_family_stays(look: Look) -> None:
    """A Leader died with two Trade Concessions: his card said that he had died, and named him still."""
    (leading, *_) = people_of(look, ME, leading=True)
    (other, *_) = people_of(look, OTHER, leading=False)
    left = [told("republic.LeftBehind", {"senator": one, "items": ["tc-grain-estates"]}) for one in (leading, other)]
    stays = told("republic.FamilyStays", {"seat": ME, "family": leading})
    found = befell(look, died(leading), *left, stays, before=before(look, 9)).befell
    assert sum("Grain Estates" in one for one in found) == 1
    assert sum("stays with you and leads on" in one for one in found) == 1


def test_what_one_has_seen_happen_calls_nobody(look: Look) -> None:
    (leading, *_) = people_of(look, ME, leading=True)
    assert befell(look, died(leading), since=9, before=before(look, 9)).grave == -1


def test_who_has_gone_over_is_told_of_by_how_the_table_stood(look: Look) -> None:
    fields = {"persuader": "fam-hanno", "dice": [1, 1], "omens": 0, "total": 2, "base": 9, "talents": 3}
    lost = told("republic.PersuasionRolled", {**fields, "seat": OTHER, "target": "fam-mago", "persuaded": True})
    assert FRONTS["carthage"].fortunes.hinges(lost, ME)
    assert not FRONTS["carthage"].fortunes.hinges(lost, OTHER)
    (said,) = befell(look, lost, before=before(look, 9)).befell
    assert "Mago joins ▲ Hanno" in said


# -- whole games -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", GAMES)
def test_whatever_happens_can_be_told_to_whom_it_befell(kind: str) -> None:
    """In a game at random, in both languages: no key, no empty line, and the card still fits."""
    game, pick, seats = GAMES[kind], random.Random(5), chairs(4)
    table, outcome = Table.start(game, Setup(seats, "befell", game.options()))
    lines = set[str]()
    for _ in range(250):
        rows = [EventRow.of("abc234", table.head, n, one, NOW) for n, one in enumerate(outcome.tellings)]
        for seat in seats if rows else ():
            for language in ("en", "de"):
                eyes = seen(table, seats, seat, language=language)
                own = [one for one in rows if one.reaches(seat)]
                found = befell(eyes, *own, before=before(seen(table, seats, None), table.head))
                lines.update(found.befell)
                assert desk(eyes, found).fits()
        waiting = [one.decision for one in table.open.values() if one.decision.awaited]
        if not waiting:
            break
        decision = pick.choice(waiting)
        outcome = table.submit(decision.seat, decision.key, decision.choice.sample(pick))
    assert all(one and not re.search(r"\[|\]|\bevent-", one) for one in lines)
    assert lines or kind != "carthage"


def test_where_it_is_too_much_what_came_to_nothing_is_left_out_first(look: Look) -> None:
    idle = [deed("revenue.contribute", {}, by="order", seq=n) for n in range(3)]
    done = [deed(f"setup.{name}", name, by="answer", seq=10 + n) for n, name in enumerate(("trader", "leader"))]
    assert len(lines(look, [*idle[:1], *done])) == 3, "there is room"
    many = [deed("setup.trader", name, seq=20 + n) for n, name in enumerate(("a", "b", "c", "d", "e"))]
    assert [one[-2] for one in lines(look, [idle[0], *many])] == ["a", "b", "c", "d", "e"]


def test_what_one_has_declined_oneself_is_not_left_out_before_what_is_older(look: Look) -> None:
    declined = deed("forum.bid", {"senator": "none", "talents": 0}, seq=2)
    done = [deed("setup.trader", name, seq=seq) for name, seq in zip("abcde", (1, 3, 4, 5, 6), strict=True)]
    said = list(lines(look, [done[0], declined, *done[1:]]))
    assert ["no bid" in said[0], *(one[-2] for one in said[1:])] == [True, "b", "c", "d", "e"]


def test_what_stands_among_the_receipts_has_not_befallen_one_too(look: Look) -> None:
    """However many answers came to nothing meanwhile, and are left out."""
    fields = {"seat": ME, "senator": "fam-mago", "office": "com-treasury", "roll": 5, "omens": 0, "talents": 5}
    taken = told("carthage.CorruptIncome", {**fields, "returned": 0})
    done = deed("revenue.corruption", ["fam-mago"], taken)
    kinds = ("revenue.contribute", "forum.roll", "forum.bid", "forum.counter", "senate.floor")
    idle = [deed(kind, "none", by="order", seq=10 + n) for n, kind in enumerate(kinds)]
    found = befell(look, taken, deeds=[done, *idle])
    assert any("Mago" in one for one in found.said)
    assert found.befell == []


def test_a_long_hand_is_behind_a_button_a_short_one_stands_on_the_card() -> None:
    short = seen(Play().at("forum.opening").table, SEATS, ME)
    assert "No trade cards." in desk(short).said()
    assert "hand" not in [one.act for one in desk(short).targets()]
    cards = {"diamond": ["assassin.1", "open-bodyguard.1", "tophet-sacrifice.1", "secret-bodyguard.1"]}
    long = desk(seen(Play().at("forum.opening", cards=cards).table, SEATS, ME))
    assert "Open Bodyguard" not in long.said()
    assert "hand" in [one.act for one in long.targets()]
