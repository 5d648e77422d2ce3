"""CD-G.3, G.4: what a player may see, and what all see. Only his own part tells which names are one player's."""

from __future__ import annotations

from games.diplomacy import companies
from games.diplomacy.seen.board import board, holders, railway
from games.diplomacy.seen.map_view import MapView
from games.diplomacy.seen.papers_view import CompanyView, GazetteView, HonourView
from games.diplomacy.seen.press_view import BoxView, box, gazette
from games.diplomacy.state import Diplomacy, Motion, Player, Railway
from games.diplomacy.targets import named
from games.kernel import Seat, View, ViewInParts, later


class RegisterView(View):
    """CD-3.B.1: a name as the public register lists it."""

    code: str
    name: str
    approved: bool
    holding: bool


class MotionView(View):
    """CD-7.D: an open motion; how the reader has voted, None: not yet, or he is nobody."""

    id: str
    mover: str
    kind: str
    says: dict[str, str]
    mine: bool | None = None


class LentView(View):
    """CD-5.C(b)4: purging power that the reader has lent; `left`: seasons, None: until he revokes it."""

    to: str
    of: str
    where: str
    left: int | None


class OwnView(View):
    """CD-G.4: what is between a player and the game-master.

    Attributes:
        names: his names by code.
        holding: the one under which he holds; `next_holding`: from the next season on, "" the same.
        orders: as they are kept so far; `fixed`: what stood at the main deadline.
        refusals: of what, from whom ("" everybody).
        permits: of his: to whom, by railway or code, "all"; in which province (CD-9.A.7).
    """

    names: tuple[str, ...]
    holding: str
    next_holding: str
    active: bool
    leaving: bool
    missed: int
    orders: tuple[str, ...]
    fixed: tuple[str, ...]
    final: bool
    refusals: tuple[tuple[str, str], ...]
    permits: tuple[tuple[str, str], ...]
    lent: tuple[LentView, ...]
    revolt_lists: dict[str, tuple[str, ...]]


class DiplomacyView(ViewInParts):
    """The game as one player sees it, or the public; `changes`: of the printed map, by vote (atlas/changes.py)."""

    map: MapView
    changes: tuple[str, ...] = ()
    names: tuple[RegisterView, ...]
    companies: tuple[CompanyView, ...]
    motions: tuple[MotionView, ...]
    law: dict[str, str]
    written_rules: tuple[str, ...]
    honour: tuple[HonourView, ...]
    closings: tuple[tuple[str, str], ...]
    own: OwnView | None
    box: BoxView | None
    gazette: GazetteView | None


def view(g: Diplomacy, seat: Seat | None) -> DiplomacyView:
    """Nobody sees who is behind a name, but behind his own."""
    player = g.players.get(seat) if seat else None
    return DiplomacyView(
        map=later(board, g),
        changes=tuple(g.changes),
        names=later(register, g),
        companies=later(all_companies, g, seat),
        motions=tuple(motion(g, one, seat) for one in g.motions),
        law={name: str(getattr(g.law, name)) for name in type(g.law).__slots__},
        written_rules=tuple(g.written_rules),
        honour=tuple(HonourView(name=one.name, code=one.code, year=one.year) for one in g.honour),
        closings=tuple(sorted((one.canal, code) for one in g.closings for code in one.provinces)),
        own=own(g, player) if player else None,
        box=box(g, player.seat) if player else None,
        gazette=later(gazette, g, "", ""),
    )


def register(g: Diplomacy) -> tuple[RegisterView, ...]:
    """CD-3.B.1: every name in use or waiting, by code; never whose."""
    holding = {code for code, _ in holders(g)}
    return tuple(
        RegisterView(code=code, name=one.name, approved=one.approved, holding=code in holding)
        for code, one in sorted(g.names.items())
        if one.dropped is None
    )


def all_companies(g: Diplomacy, seat: Seat | None) -> tuple[CompanyView, ...]:
    """CD-9.C: every company."""
    return tuple(company(g, one, seat) for one in g.railways)


def company(g: Diplomacy, line: Railway, seat: Seat | None) -> CompanyView:
    """CD-9.C.6: under secrecy only his own shares, and proxies of his; never the controller."""
    return CompanyView(
        railway=railway(g, line),
        issued=line.issued,
        shares=companies.seen(g, line, seat),
        lent=tuple(companies.loans_seen(g, line, seat)) if seat else (),
        unowned=None if line.secret else line.unowned,
        controller=None if line.secret else g.code(line.controller),
        secret=line.secret,
        bars=named(g, line.barred),
        builder=g.code(line.builder),
        halted=line.halted,
        idle=int(line.idle),
        complete=line.laid >= len(line.route) - 1,
        dismantling=_end(line),
        unwanted=seat in line.dismantling,
        founded=line.route[0],
    )


def _end(line: Railway) -> str:
    """CD-9.D.1: from which end it is being taken up: once links of it have gone."""
    return "start" if line.cut else ""


def motion(g: Diplomacy, one: Motion, seat: Seat | None) -> MotionView:
    """CD-7.D: totals are published when it is counted; of votes only his own."""
    mine = one.votes.get(seat) if seat else None
    return MotionView(id=one.id, mover=g.code(one.mover), kind=one.kind, says=dict(one.says), mine=mine)


def own(g: Diplomacy, player: Player) -> OwnView:
    """CD-G.4: what he alone may see."""
    return OwnView(
        names=tuple(sorted(one.code for one in g.names.values() if one.owner == player.seat and one.dropped is None)),
        holding=player.holding,
        next_holding=player.next_holding,
        active=player.active,
        leaving=player.leaving,
        missed=player.missed,
        orders=tuple(one.text for one in player.orders),
        fixed=tuple(one.text for one in player.fixed),
        final=player.final,
        refusals=tuple((one.what, one.giver) for one in player.refusals),
        permits=permits(g, player.seat),
        lent=lent(g, player.seat),
        revolt_lists={
            one.space: tuple(one.revolt_list)
            for one in sorted(g.forces, key=lambda one: one.space)
            if one.revolt_list and g.commander(one) == player.seat
        },
    )


def permits(g: Diplomacy, seat: Seat) -> tuple[tuple[str, str], ...]:
    """CD-9.A.7: those that hold: he still controls the province."""
    given = [one for one in g.permits if one.giver == seat == g.controller(one.province)]
    return tuple(sorted((one.railway or g.code(one.builder) or "all", one.province) for one in given))


def lent(g: Diplomacy, seat: Seat) -> tuple[LentView, ...]:
    """CD-5.C(b)4: to the name it was lent to; whose that is he is not told."""
    mine = [one for one in g.delegations if one.lender == seat]
    return tuple(
        LentView(
            to=one.to,
            of=one.of,
            where=one.where,
            left=None if one.until is None else one.until - g.counted + 1,
        )
        for one in mine
    )
