"""What no rule of the Senate may ever break."""

from __future__ import annotations

from games.carthage.law import CARTHAGE
from games.carthage.pieces import Senator
from games.carthage.senate.pieces import Motion
from games.carthage.state import Carthage
from games.republic.senate.pieces import Cast


def senate_is_sound(g: Carthage) -> None:
    """All of them."""
    officeholders_are_sound(g)
    session_is_sound(g)
    for motion in [*g.senate.suspended, *([g.senate.motion] if g.senate.motion else [])]:
        motion_is_sound(g, motion)


def officeholders_are_sound(g: Carthage) -> None:
    """RC-9.1, 9.2, 9.4.1: Suffetes and Members are aligned; nobody sits or governs twice."""
    for office in ("home-suffete", "marine-suffete", "general", "explorer"):
        assert all(one.faction for one in g.holders(office)), office
    members = [g.senators[seat.member] for seat in g.committee.values() if seat.member]
    assert all(one.faction for one in members), members
    assert len({one.id for one in members}) == len(members)
    governors = [one.governor for one in g.provinces.values() if one.governor]
    assert len(set(governors)) == len(governors)
    assert not g.turn or all(province.term >= 1 for province in g.provinces.values() if province.governor)


def members_stay(g: Carthage) -> None:
    """RC-9.2e: so it is in games that are played; a test may put a Member anywhere. Who leaves has no turns left."""
    for seat in g.committee.values():
        assert g.senators[seat.member].in_carthage if seat.member else seat.term == 0, seat


def session_is_sound(g: Carthage) -> None:
    """RC-9.0: votes, what may be cancelled and claims belong to the phase; nothing is pending when it is over."""
    session = g.senate
    if not g.step.startswith("senate."):
        assert (session.motion, session.suspended, session.outcry, session.announced) == (None, [], None, [])
    assert {one.partition("/")[0] for one in [*session.barred, *session.declined]} <= {
        *g.committee,
        *CARTHAGE.tables.provinces,
    }
    assert set(session.governed) <= set(CARTHAGE.tables.provinces)
    assert not session.motion or session.motion.fate == ""
    assert set(session.yielded) <= set(g.seats)


def motion_is_sound(g: Carthage, motion: Motion) -> None:
    """RC-9.0.9, 9.0.10: a Senator votes once, with his ORA and what he has bought. RC-15.9: a plan is not voted on."""
    planned = not motion.order and any(one.neutral for one in g.factions.values())
    assert planned or sorted(motion.order) == sorted(g.seats)
    assert not (planned and motion.votes)
    assert not set(motion.sealed) & set(motion.votes)
    names = [name for sheet in motion.votes.values() for name in sheet]
    assert len(set(names)) == len(names)
    for seat, sheet in motion.votes.items():
        for name, vote in sheet.items():
            vote_is_sound(g, motion, name, vote)
            assert name not in g.senators or g.senators[name].faction == seat


def vote_is_sound(g: Carthage, motion: Motion, name: str, vote: Cast) -> None:
    """RC-9.0.10, RC-9.7.2 and RC-9.10.1 add to the ORA; who abstains buys nothing; on a tax rate all vote."""
    about = CARTHAGE.business[motion.proposal.kind]
    assert vote.bought >= 0
    assert vote.voice != "abstain" or not (vote.bought or about.compulsory)
    if name in g.senators and about.kind not in ("life", "trial"):
        more = 9 // 2 if about.election and g.flag("popular_assembly") else 0
        assert any(0 <= vote.votes - oratory <= more for oratory in faces(g.senators[name]))


def faces(senator: Senator) -> list[int]:
    """His ORA; RC-9.8.7, RC-5.2: a Statesman's vote counts after his death, when only his Family leads on."""
    family = CARTHAGE.tables.families.get(senator.family)
    dead = [CARTHAGE.tables.statesmen[name].oratory for name in family.statesmen] if family else []
    return [senator.oratory, *dead]
