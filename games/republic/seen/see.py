"""Building what the views of all republics show alike (RC-1.5e, RR-0.4); each adds what it has of its own."""

from __future__ import annotations

from typing import TypedDict

from games.kernel import Seat, common
from games.kernel.view import bound
from games.republic.seen.combat import BattleView
from games.republic.seen.forum import InitiativeView
from games.republic.seen.people import CuriaView
from games.republic.seen.see_combat import coming
from games.republic.seen.see_forum import initiative
from games.republic.seen.see_people import curia
from games.republic.seen.see_table import agreements, chronicle, laws, table_events
from games.republic.seen.table import AgreementView, CardView, ChronicleView, TableEventView
from games.republic.senate.pieces import Assassination, BallotMode
from games.republic.state import Republic


class Common(TypedDict):
    """Those of them that all see alike, and that are made when read."""

    order: tuple[Seat, ...]
    hrao: str
    curia: CuriaView
    table_events: tuple[TableEventView, ...]
    omens: int
    laws: tuple[CardView, ...]
    agreements: tuple[AgreementView, ...]
    chronicle: ChronicleView
    initiative: InitiativeView | None
    battle: BattleView | None


class Alike(Common):
    """The parts of a `RepublicView` that no republic shows in a way of its own."""

    seat: Seat | None
    turn: int
    step: str
    seats: tuple[Seat, ...]
    treasury: int
    deck: int
    ballots: BallotMode
    assassination: Assassination
    last_turn: int | None
    closing: bool | None
    senate_alone: bool


def alike(g: Republic, seat: Seat | None) -> Alike:
    """What this seat sees of any republic; all but plain numbers and names is made when read."""
    return Alike(
        seat=seat,
        turn=g.turn,
        step=g.step,
        seats=tuple(g.seats),
        treasury=g.treasury,
        deck=len(g.deck),
        ballots=g.ballots,
        assassination=g.assassination,
        last_turn=g.last_turn,
        closing=g.law.abroad.closing(g),
        senate_alone=g.law.abroad.plays_on(g),
        **read_off(g),
    )


@bound
def read_off(g: Republic) -> Common:
    """What is made when read."""
    return Common(
        order=common(order, g),
        hrao=common(hrao, g),
        curia=common(curia, g),
        table_events=common(table_events, g),
        omens=common(g.omens),
        laws=common(laws, g),
        agreements=common(agreements, g),
        chronicle=common(chronicle, g),
        initiative=common(initiative, g),
        battle=common(coming, g),
    )


def order(g: Republic) -> tuple[Seat, ...]:
    """The seats in the order of play, from the HRAO's."""
    return tuple(g.from_hrao())


def hrao(g: Republic) -> str:
    """Who is the HRAO."""
    found = g.hrao()
    return found.id if found else ""
