"""What is known before an answer is given, and what its receipt says of it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.base.text import Catalogue, Voice
from bot.fronts.republic.people import rolled
from bot.surface.kit.answers import fields_in, told
from bot.surface.kit.forms import limits
from bot.surface.kit.names import naming
from bot.surface.kit.panel import Words
from bot.surface.kit.present import present
from games.carthage.state import Carthage
from games.kernel import OneOf, Seat, Several
from tests.bot.surface.looks import seen
from tests.clauses import clause
from tests.games.carthage.forum import holds
from tests.games.carthage.mortality import STORED
from tests.games.carthage.outcries import CARD, late, open_vote
from tests.games.carthage.play import Play, numbered


def voice(language: str = "en") -> Voice:
    called = naming("carthage")
    return Voice(Catalogue("carthage", language), called.printed(), called.goods())


def card(play: Play, seat: str, kind: str, language: str = "en") -> str:
    """The words on the card of a decision."""
    look = seen(play.table, tuple(play.g.seats), Seat(seat), language=language)
    return "\n".join(part.text for part in present(play.posted(seat, kind), look).parts if isinstance(part, Words))


@pytest.mark.parametrize(("forced", "said"), [(0, "Nominate Suffetes"), (1, "Outcry: Nominate Suffetes")])
def test_what_was_said_ahead_is_called_forced_only_if_it_was(forced: int, said: str) -> None:
    """RC-9.0.16: everything that a magistrate proposed by his programme was called an Outcry on his card."""
    key = f"senate.suffetes/forced={forced}@diamond"
    assert voice().ask_label("senate.suffetes", fields_in(key)) == said


@pytest.fixture
def play() -> Play:
    return Play()


PERSUADE = {"persuader": "fam-mago", "target": "fam-milko", "bribe": 4, "card": "none"}


@pytest.mark.parametrize(("kind", "raw", "en", "de"), [
    ("forum.trader", {"senator": "fam-mago", "talents": 4}, "Mago tries, with 4T", "Mago versucht es, mit 4T"),
    ("forum.trader", {"senator": "fam-mago", "talents": 0}, "Mago tries", "Mago versucht es"),
    ("forum.trader", {"senator": "none", "talents": 0}, "none", "keinen"),
    ("forum.persuade", PERSUADE, "Mago persuades Milko with 4T", "Mago überredet Milko mit 4T"),
    ("forum.persuade", {**PERSUADE, "bribe": 0, "card": "seduction.1"},
     "Mago persuades Milko without a bribe, with Seduction", "Mago überredet Milko ohne Bestechung, mit Seduction"),
    ("forum.bid", {"senator": "fam-mago", "talents": 3}, "3T from Mago", "3T von Mago"),
    ("forum.counter", 6, "6T", "6T"),
    ("forum.counter", 0, "nothing", "nichts"),
    ("forum.raise", 6, "6T more", "6T mehr"),
    ("forum.raise", 0, "roll", "würfeln"),
    ("forum.auction", {"way": "raise", "limit": 3, "payer": "fam-mago"},
     "one more than the high bid, up to 3T, from Mago", "eins über dem höchsten Gebot, bis 3T, von Mago"),
    ("forum.auction", {"way": "pass", "limit": 0, "payer": "none"}, "no bid", "kein Gebot"),
    ("senate.assassinate", {"assassin": "fam-mago", "victim": "fam-milko", "cards": 1},
     "Mago attacks Milko, with 1 Assassin card", "Mago greift Milko an, mit 1 Assassin-Karte"),
    ("trade.offer", {"cards": ["salt.1"], "names": ["salt"], "wants": ["iron"]},
     "Your cards: Salt; Named truly: Salt; Wants: Iron",
     "Deine Karten: Salt; Wahrheitsgemäß genannt: Salt; Wünscht sich: Iron"),
    ("revolution.offer", {"cards": ["assassin.1"], "shown": "shown"},
     "Assassin, shown", "Assassin, offen"),
    ("revolution.counter", {"cards": ["assassin.1", "assassin.2"], "shown": "hidden"},
     "2 Assassin, not shown", "2 Assassin, verdeckt"),
    ("trade.deal", "withdraw", "Decline or Withdraw", "Ablehnen oder zurückziehen"),
    ("trade.sell", [], "nothing", "nichts"),
    ("agreement.propose",
     {"partner": "triangle", "text": "", "talents": 5, "cards": [], "votes": "", "asked_talents": 0, "asked_cards": [],
      "asked_votes": "Elram"},
     "With: triangle; Talents you promise: 5; Votes you ask for: Elram",
     "Mit: triangle; Talents, die du versprichst: 5; Stimmen, die du verlangst: Elram"),
    ("senate.laws", {"law": "none", "when": "before-motion.1"}, "no Law", "kein Gesetz"),
    ("senate.laws", {"law": "law-court-of-104", "when": "before-end"},
     "Court of One Hundred and Four Law, before the adjournment",
     "Court of One Hundred and Four Law, vor der Vertagung"),
    ("revolution.revolt", {"command": "test", "paid": ["celtiberians.1"]},
     "Test the Legions; paid for: 1 legion of Celtiberians", "Die Legionen prüfen; bezahlt: 1 Legion Celtiberians"),
    ("revolution.veterans", ["carthaginian.1", "celtiberians.2", "celtiberians.3"],
     "1 Carthaginian Legion and 2 Celtiberians", "1 Carthaginian Legion und 2 Celtiberians"),
    ("revolution.veterans", [], "all stay with him", "alle bleiben bei ihm"),
    ("revenue.release", ["celtiberians.1"], "1 legion of Celtiberians", "1 Legion Celtiberians"),
    ("revolution.revolt", {"command": "lay-down", "paid": []}, "Lay Down the Command", "Das Kommando niederlegen"),
])  # fmt: skip
def test_a_receipt_says_what_was_answered_as_one_says_it(kind: str, raw: Any, en: str, de: str) -> None:
    assert told(voice("en"), kind, raw) == en
    assert told(voice("de"), kind, raw) == de


@pytest.mark.parametrize(("kind", "option", "en", "de"), [
    ("trade.package", "sale", "the sale", "der Verkauf"),
    ("trade.package", "all", "Every card", "Alle Karten"),
    ("senate.laws", "before-motion.2", "before motion 2", "vor Antrag 2"),
    ("senate.laws", "before-end", "before the adjournment", "vor der Vertagung"),
    ("trade.package", "fam-mago", "Mago", "Mago"),
])  # fmt: skip
def test_an_option_in_a_sentence_has_no_capital_of_a_menu(kind: str, option: str, en: str, de: str) -> None:
    assert voice("en").within(kind, option) == en
    assert voice("de").within(kind, option) == de


@clause("RC-9.0.16")
@pytest.mark.parametrize(("key", "en", "de"), [
    ("senate.suffetes/forced=0@diamond", "Nominate Suffetes", "Suffetes vorschlagen"),
    ("senate.suffetes/forced=1@diamond", "Outcry: Nominate Suffetes", "Outcry: Suffetes vorschlagen"),
    ("senate.vote/motion=3@diamond", "Vote on No. 3", "Über Nr. 3 abstimmen"),
])  # fmt: skip
def test_what_was_asked_is_called_so_by_its_key_alone(key: str, en: str, de: str) -> None:
    """What was set ahead is proposed without an Outcry, unless one is played with it."""
    kind = key.partition("/")[0]
    assert [voice(one).ask_label(kind, fields_in(key)) for one in ("en", "de")] == [en, de]


@clause("RC-9.0.18")
def test_an_outcry_is_answered_knowing_what_was_played_and_which_motion_it_hits(play: Play) -> None:
    open_vote(play, late, holds("triangle", CARD), holds("square", "graft"))
    assert "proposes to **say: " in card(play, "triangle", "senate.veto")
    play.answer("triangle", "senate.veto", CARD)
    asked = card(play, "square", "senate.silence")
    assert "vetoes the motion. Do you cancel that?" in asked
    assert "Played: **Public Outcry**." in asked
    assert "proposes to **say: " in asked
    assert "Gespielt: **Public Outcry**." in card(play, "square", "senate.silence", "de")


@clause("RC-6.8.2")
@pytest.mark.parametrize(("printed", "en", "de"), [
    ("dr-3", "1 die -3", "1 Würfel -3"), ("dr", "1 die", "1 Würfel"), ("DR+1", "2 dice +1", "2 Würfel +1"),
])  # fmt: skip
def test_a_roll_is_said_in_dice(printed: str, en: str, de: str) -> None:
    assert [rolled(voice(one), printed) for one in ("en", "de")] == [en, de]


@clause("RC-5.1b")
def test_cards_are_lost_for_a_death_that_is_named(play: Play) -> None:
    def stored(g: Carthage) -> None:
        numbered(g, 6).traders = 3

    play.at("mortality", chits=["6"], hands=STORED, change=stored)
    assert "Milko has died, and his Traders with him. You have 1 Trader left and can keep 1 card." in card(
        play, "triangle", "mortality.warehouse"
    )


@pytest.mark.parametrize(("low", "high", "count", "said"), [
    (3, 3, 3, "Choose exactly 3."), (0, 3, 5, "Choose at most 3."), (1, 3, 5, "Choose 1 to 3."),
    (0, 30, 30, "Choose at most 30. So many of each: 3 Ochre"),
])  # fmt: skip
def test_a_form_says_how_many_may_be_chosen(low: int, high: int, count: int, said: str) -> None:
    several = Several({f"ochre.{number}": number for number in range(1, count + 1)}, low, high)
    assert limits(several, "trade.sell", voice()) == said
    assert limits(OneOf({"none": None, "fam-mago": None}), "trade.sell", voice()) == ""
