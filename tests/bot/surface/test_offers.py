"""What a seat may do of itself: an offer to each partner is one press away, and so is taking one's own back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.surface.kit import cards
from bot.surface.kit.deals import taking_back
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Menu, Panel, Row, words
from games.carthage import GAME
from games.catalog import GAMES
from games.kernel import Asking, Decision, OneOf, Posted, Seat, chairs
from games.kernel.choice import Several
from tests.bot.surface.looks import seen
from tests.games.carthage.play import Play
from tests.games.conformance import Walk

SEATS = chairs(6)
PLAYS = ["First Cards"] * 2
PUT = ["grain.1", "grain.2", "ochre.1"]


def may(kind: str, number: int, **about: str) -> Posted:
    """Something that nobody waits for."""
    choice: Several[str] = Several({"a": "a", "b": "b"}, 0, 2)
    decision = Decision(kind, SEATS[0], choice, "X-1", "", {**about, "n": number}, awaited=False)
    return Posted(decision, Asking("", 0, "", f"c0ffee{kind[-1]}{number}"))


def waits() -> Posted:
    """Something that is waited for."""
    choice: OneOf[str] = OneOf({"done": "done"})
    return Posted(Decision("trade.done", SEATS[0], choice, "X-1", "", lapse="done"), Asking("", 0, "", "c0ffee"))


def seated(partners: int, others: int) -> Look:
    """A seat that may make so many offers, and do so many things beside."""
    walk = Walk.start(GAMES["carthage"], 6, 1)
    offers = [may("trade.offer", n, to=str(SEATS[n + 1])) for n in range(partners)]
    beside = [may("setup.plays", n) for n in range(others)]
    return replace(seen(walk.table, walk.seats, SEATS[0]), own=[waits(), *beside, *offers])


def rows(panel: Panel) -> list[list[str]]:
    """The labels of each row of buttons; of a menu those of its entries, after its prompt."""
    found: list[list[str]] = []
    for part in panel.parts:
        if isinstance(part, Row):
            found.append([one.label for one in part.buttons if isinstance(one, Button)])
        if isinstance(part, Menu):
            found.append(["menu", *(item.label for item in part.items)])
    return found


def to(partners: int) -> list[str]:
    """What the buttons of offers say."""
    look = seated(partners, 0)
    return [look.voice.ask_label("trade.offer", {"to": str(SEATS[n + 1])}) for n in range(partners)]


def test_offers_to_others_come_first() -> None:
    assert rows(cards.offers(seated(2, 2))) == [[*to(2), *PLAYS, "Rules"]]


@pytest.mark.parametrize("partners", [3, 5])
def test_each_partner_keeps_his_button_where_the_rest_has_to_be_a_menu(partners: int) -> None:
    first, *rest = rows(cards.offers(seated(partners, 6)))
    assert first == to(partners)
    assert [row[0] for row in rest] == ["menu", "Rules"]


def test_more_partners_than_a_row_holds_are_a_menu() -> None:
    offers = [may("trade.offer", n, to=str(SEATS[n % 5 + 1])) for n in range(6)]
    look = replace(seated(0, 0), own=[waits(), *offers])
    assert [row[0] for row in rows(cards.offers(look))] == ["menu", "Rules"]


def test_a_card_without_room_keeps_all_of_it_in_one_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that may be done is lost."""
    full = Panel(tuple(part for _ in range(28) for part in words("x").parts))
    monkeypatch.setattr(cards, "present", lambda *_: full)
    found = rows(cards.desk(seated(3, 6)))
    assert ["menu", *to(3)] == found[0][:4]
    assert len(found[0]) == 1 + 9


# Taking back


def dealing(*offered: str, by: Sequence[str] = ()) -> Look:
    """The first seat has offered something to these; and these to it."""
    others = [seat for seat in ("triangle", "circle", "square") if seat in (*offered, *by)]
    hands = {
        "diamond": PUT,
        **{seat: [f"oil.{n + 1}", f"salt.{n + 1}", f"iron.{n + 1}"] for n, seat in enumerate(others)},
    }
    play = Play(GAME).at("trade.floor", hands=hands)
    for seat in offered:
        play.answer("diamond", "trade.offer", {"cards": PUT, "names": ["grain"]}, to=seat)
    for seat in by:
        play.answer(seat, "trade.offer", {"cards": hands[seat], "names": ["oil"]}, to="diamond")
    return seen(play.table, chairs(4), Seat("diamond"))


def test_only_what_one_has_offered_oneself_can_be_taken_back() -> None:
    assert rows(taking_back(dealing("triangle", by=["circle"]))) == [["Withdraw: ▲ Hanno"]]
    assert rows(taking_back(dealing(by=["circle"]))) == []


def test_of_several_offers_to_one_each_says_its_number() -> None:
    assert rows(taking_back(dealing("triangle", "triangle", "circle"))) == [
        ["Withdraw: ▲ Hanno (no. 1)", "Withdraw: ▲ Hanno (no. 2)", "Withdraw: ● Mago"]
    ]
