"""SR-15: what the cards of alliances say: until when, who stands where when one ends, and what its end costs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.base.text import languages
from bot.fronts.sword import pacting
from bot.fronts.sword.rooms import alliances
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Row, Words
from bot.surface.kit.present import present
from bot.surface.press.decide import to_be_confirmed
from games.bench import Position, bench
from games.kernel import Posted, Seat, Setup, Table, chairs
from games.sword import GAME
from games.sword.board import put
from games.sword.components import cards
from games.sword.state import Alliance, Sword
from tests.bot.surface.looks import seen
from tests.clauses import clause

SEATS = chairs(5)
GREEK = SEATS[3]


def allied(step: str) -> Table[Any]:
    """Romans and Greeks are allied, and three Roman CU stand in Neapolis."""

    def made(setup: Setup) -> Sword:
        g = GAME.setup(setup)
        g.alliances.append(Alliance("ROM", "GRE", "0"))
        put(g, "ROM", "neapolis", {"normal": 3})
        g.step, g.order, g.round, g.actor = step, ["GRE", "CAR", "ROM", "GAU", "ETS"], 1, 0
        return g

    setup = Setup(SEATS, "pacts", GAME.options(powers="by-seat"))
    return Table.start(replace(GAME, setup=made), setup)[0]


def asked(table: Table[Any], kind: str, seat: Seat, language: str = "en") -> tuple[Posted, Look]:
    posted = next(one for one in table.open.values() if (one.decision.kind, one.decision.seat) == (kind, seat))
    return posted, seen(table, SEATS, seat, language=language)


def told(posted: Posted, look: Look) -> str:
    return "\n".join(part.text for part in present(posted, look).parts if isinstance(part, Words))


@clause("SR-15.4", "SR-15.5")
def test_before_one_breaks_an_alliance_one_reads_who_stays_as_an_enemy_and_what_it_costs() -> None:
    table = allied("action.play")
    posted, look = asked(table, "alliance.break", GREEK)
    said = told(posted, look)
    assert "Allied: Romans with Greeks, until the Alliance Phase of turn 1" in said
    assert "3 CU of the Romans in Neapolis stay there as enemies" in said
    (one,) = alliances.breaking(posted, look)
    held = [cards()[id_] for id_ in table.state.hands["GRE"].hand]
    cheapest = min((card for card in held if card.op >= 2), key=lambda card: (card.op, card.number))
    assert one.raw == {"GRE-ROM": cheapest.id}
    assert cheapest.title in one.note
    assert table.state.allied("ROM", "GRE")
    table.submit(GREEK, posted.decision.key, one.raw)
    assert not table.state.allied("ROM", "GRE")


@clause("SR-15.4")
def test_who_has_no_such_card_is_offered_the_point() -> None:
    assert alliances.cheapest(["point"]) == "point"
    assert alliances.cheapest(["GRE-04", "GRE-34"]) == "GRE-34"


@clause("SR-15.4")
def test_the_end_of_an_alliance_is_shown_before_it_counts() -> None:
    posted, look = asked(allied("action.play"), "alliance.break", GREEK)
    assert to_be_confirmed(look, posted)


@clause("SR-15.3", "SR-15.5")
@pytest.mark.parametrize("language", languages())
def test_in_the_alliance_phase_one_reads_the_same(language: str) -> None:
    table = allied("alliances")
    told_both = [told(*asked(table, "alliance.renew", seat, language)) for seat in (SEATS[0], GREEK)]
    assert all("Neapolis" in said for said in told_both)
    stranger = told(*asked(table, "alliance.renew", SEATS[1], language))
    assert "Neapolis" not in stranger
    if language == "en":
        assert "You have no alliance that could end." in stranger


@clause("SR-15.3")
def test_who_is_asked_by_one_accepts_or_refuses_by_one_press() -> None:
    """All powers of the one who asks are accepted together; single ones from the list."""
    play = bench("sword").play(bench("sword").position("alliance"))
    posted = play.posted("square", "alliance.answer")
    look = seen(play.table, chairs(5), posted.decision.seat)
    likely = pacting.shortcuts(posted, look)
    assert [(one.label, one.raw) for one in likely] == [("Refuse", []), ("Accept: Romans", ["GRE-ROM"])]
    rows = [part for part in present(posted, look).parts if isinstance(part, Row)]
    assert [[one.label for one in row.buttons] for row in rows] == [["Refuse", "Accept: Romans"]]


@clause("SR-15.3")
def test_both_powers_of_a_player_are_asked_together() -> None:
    play = bench("sword").play(Position(game="sword", seats=5, step="action.play"))
    posted = play.posted("diamond", "alliance.propose")
    likely = pacting.shortcuts(posted, seen(play.table, chairs(5), posted.decision.seat))
    assert likely[1].raw == ["ROM-ETR", "ROM-SAM"]
    assert [one.label for one in likely][:2] == ["With the Gauls", "With the Etruscans and Samnites"]
    assert all(posted.decision.choice.read(one.raw) for one in likely)
