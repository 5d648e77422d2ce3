"""Table votes: proposing, voting, and what comes of it (discord-ux 9.7).

A motion is open for two days, passes as soon as enough agree, and is refused as soon as it cannot pass. The decision
is written first; then it takes effect, if need be after a restart; then the table is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from pydantic_core import to_jsonable_python

from bot.base.errors import NotAllowed, NotOpen, RulesError
from bot.services.votes.motions import (
    NOTE,
    OPEN,
    Ballot,
    Motion,
    Tally,
    master,
    open_motions,
    read,
    tally,
)
from bot.store.store import NoteRow, Parcel, Stand, new_id
from bot.table.checks import unfinished
from bot.table.tables import Tables
from games.kernel import Seat

__all__ = ["Motion", "begun", "cast", "propose", "recount"]

AWAY: Final = timedelta(hours=1)
AGAIN: Final = timedelta(hours=2)


def counted(tables: Tables, stand: Stand, motion: Motion) -> Tally:
    """How a motion stands now."""
    return tally(tables.hooks.motions, stand, motion, tables.time.now())


def _by_master(tables: Tables, stand: Stand, kind: str, user: int | None) -> bool:
    """Whether somebody can decide alone on motions of this kind."""
    return user is not None and user == master(stand.game) and tables.hooks.motions[kind].present is None


async def propose(
    tables: Tables,
    game: str,
    kind: str,
    args: Mapping[str, Any] | None = None,
    seat: Seat | None = None,
    user: int | None = None,
    concerning: Seat | None = None,
) -> Motion:
    """Put a motion to the table; what came of it so far.

    `user` None: the bot proposes. The game master's own motion needs no vote and takes effect at once. NotAllowed: no
    seat, or the same is voted on already. RulesError: what the motion would do cannot be done.
    """
    opened = tables.time.now()
    motion = Motion(
        game=game,
        ref=new_id(4),
        kind=kind,
        opened=opened,
        until=opened + OPEN,
        args=to_jsonable_python(dict(args or {})),
        seat=seat,
        user=user,
        concerning=concerning,
    )
    stand = await begun(tables, game)
    if _by_master(tables, stand, kind, user):
        return await _decree(tables, motion)
    return await _settle(tables, await tables.alone(game, lambda: _open(tables, motion)))


async def cast(tables: Tables, game: str, ref: str, user: int, *, yea: bool) -> Motion:
    """Vote, or vote otherwise while it is open; a game master who has no vote decides, but not on himself.

    NotOpen: the vote is closed. NotAllowed: no vote in this matter.
    """

    async def act() -> Motion:
        stand, now = await begun(tables, game), tables.time.now()
        motion = _find(stand, ref)
        if motion.state != "open":
            votes = counted(tables, stand, motion)
            raise NotOpen("motion.closed", outcome=motion.state, yea=votes.yea, nay=votes.nay)
        row = next((one for one in counted(tables, stand, motion).voters.values() if one.user == user), None)
        concerned = motion.concerning is not None and stand.holder(motion.concerning) == user
        if row is None and not concerned and _by_master(tables, stand, motion.kind, user):
            decided = motion.changed(state="passed" if yea else "failed", closed=now, master=True)
            return await _write(tables, decided, decided.card)
        if row is None:
            raise NotAllowed("motion.no-vote")
        voted = {**motion.votes, row.seat: Ballot(user=user, yea=yea)}
        return await _put(tables, stand, motion.changed(votes=voted))

    return await _settle(tables, await tables.alone(game, act))


async def recount(tables: Tables, game: str) -> None:
    """Somebody has taken or left a seat: what is voted on may be decided by that."""

    async def act() -> list[Motion]:
        stand = await begun(tables, game)
        return [await _put(tables, stand, motion) for motion in open_motions(stand)]

    for motion in await tables.alone(game, act):
        await _settle(tables, motion)


async def begun(tables: Tables, game: str) -> Stand:
    """How a game stands that has begun and is not over; it may be held. NotOpen: there is no such game."""
    stand = unfinished(await tables.store.stand(game))
    if stand.game.status == "lobby":
        raise NotOpen("game.lobby")
    return stand


async def ring(tables: Tables, note: NoteRow) -> None:
    """Its time has run out; or it was decided and the process ended; or it is so old that it can be forgotten."""

    async def act() -> Motion | None:
        stand, now = await tables.store.stand(note.game), tables.time.now()
        kept = stand.note(NOTE, note.ref) if stand else None
        if stand is None or kept is None or kept.due is None or kept.due > now:
            return None
        motion = read(kept)
        if motion.over:
            await tables.store.note(note.game, now, drop=[kept])
        elif stand.game.status == "over":
            motion = motion.changed(state="void", closed=now, why="game.over")
            await _write(tables, motion, motion.card)
        elif motion.state == "open":
            motion = _timed_out(motion, now)
            await _write(tables, motion, motion.card)
        return motion

    motion = await tables.alone(note.game, act)
    if motion is not None:
        await _settle(tables, motion)


def _timed_out(motion: Motion, now: datetime) -> Motion:
    """Refused; but if the bot was away at the end, those who could not vote get a little time."""
    if now - motion.until > AWAY:
        return motion.changed(until=now + AGAIN)
    return motion.changed(state="failed", closed=now, late=True)


def _find(stand: Stand, ref: str) -> Motion:
    found = stand.note(NOTE, ref)
    if found is None:
        raise NotOpen("motion.gone")
    return read(found)


async def _open(tables: Tables, motion: Motion) -> Motion:
    """Under the lock: check who proposes and that nobody has proposed the same, count his vote, write it."""
    stand = await begun(tables, motion.game)
    if motion.user is not None and (motion.seat is None or stand.holder(motion.seat) != motion.user):
        raise NotAllowed("seat.none")
    for other in open_motions(stand):
        if (other.kind, other.concerning) == (motion.kind, motion.concerning):
            raise NotAllowed("motion.open")
    if motion.seat is not None and motion.user is not None:
        motion = motion.changed(votes={motion.seat: Ballot(user=motion.user, yea=True)})
    return await _put(tables, stand, motion)


async def _put(tables: Tables, stand: Stand, motion: Motion) -> Motion:
    """Write a motion; decided, if it is."""
    now = tables.time.now()
    votes = counted(tables, stand, motion)
    if votes.passes or votes.fails:
        motion = motion.changed(state="passed" if votes.passes else "failed", closed=now)
    return await _write(tables, motion, motion.card)


async def _write(tables: Tables, motion: Motion, *parcels: Parcel) -> Motion:
    now = tables.time.now()
    await tables.store.note(motion.game, now, [motion.note(now)], parcels=parcels)
    return motion


async def _settle(tables: Tables, motion: Motion) -> Motion:
    """Let a decision take effect, then tell the table what has become of the motion."""
    if motion.state not in ("passed", "failed"):
        return motion
    passed, rule = motion.state == "passed", tables.hooks.motions[motion.kind]
    effect = rule.carry if passed else rule.refuse
    try:
        if effect is not None:
            await effect(tables, motion)
    except RulesError as error:
        over = motion.changed(state="void", why=error.reason, about=to_jsonable_python(error.about, fallback=str))
    else:
        over = motion.changed(state="carried" if passed else "refused")
    return await tables.alone(motion.game, lambda: _write(tables, over, over.card, _verdict(over)))


async def _decree(tables: Tables, motion: Motion) -> Motion:
    """The game master's motion: what it does is done, and whatever was voted on in the same matter is settled."""
    await tables.hooks.motions[motion.kind].carry(tables, motion)
    now = tables.time.now()
    done = motion.changed(state="carried", closed=now, master=True)

    async def act() -> Motion:
        stand = await tables.store.stand(motion.game)
        for other in open_motions(stand) if stand else ():
            if (other.kind, other.concerning) == (motion.kind, motion.concerning):
                settled = other.changed(state="carried", closed=now, master=True)
                await _write(tables, settled, settled.card)
        return await _write(tables, done, _verdict(done))

    return await tables.alone(motion.game, act)


def _verdict(motion: Motion) -> Parcel:
    """M9: what the table, or its master, has decided."""
    return Parcel("public", "channel", "verdict", motion.ref)
