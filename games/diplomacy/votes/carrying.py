"""CD-7, 1.3: what was carried in one season holds from the next on."""

from __future__ import annotations

from games.diplomacy.atlas.changes import canonical
from games.diplomacy.atlas.redrawing import known
from games.diplomacy.law import amend
from games.diplomacy.orders import ChangeMap, Proposal, Rename, SeatIn, SetOption, WriteRule
from games.diplomacy.state import Diplomacy, Motion

from .estates import recode, settle_provinces
from .events import LawChanged, MapChanged, MotionEmpty, NotSeated, RuleWritten, SeatedByVote, SpaceRenamed
from .proposals import obstacle, proposed, renaming


def open_season(g: Diplomacy) -> None:
    """CD-S.3.1: carried motions are applied, in the order of their numbers."""
    while g.carried:
        _apply(g, g.carried.pop(0))


def decline(g: Diplomacy, number: str, reason: str) -> bool:
    """CD-7.B: the GM declares a reason not to appoint, while a motion is open or before what it carried is done."""
    found = [one for one in (*g.motions, *g.carried) if one.id == number and one.kind == "seat"]
    for motion in found:
        motion.reason = reason
    return bool(found)


def _apply(g: Diplomacy, motion: Motion) -> None:
    """CD-7: what could be done when it was moved may not be possible any more; then nothing changes."""
    proposal = proposed(motion)
    why = obstacle(g, proposal)
    if why:
        about = str(next(iter(why.about.values()), ""))
        g.tell(MotionEmpty(motion.id, why.reason, about, clauses=(why.clause,)))
    elif isinstance(proposal, SeatIn):
        _seat(g, proposal, motion.reason)
    elif isinstance(proposal, Rename):
        _rename(g, proposal)
    else:
        g.amended += 1
        _amend(g, proposal)


def _seat(g: Diplomacy, proposal: SeatIn, reason: str) -> None:
    """CD-7.B: the GM appoints unless he has declared a reason not to."""
    seat = g.holder(proposal.candidate)
    if reason or seat is None:
        g.tell(NotSeated(proposal.candidate, proposal.province, reason))
        return
    g.provinces[proposal.province].ruler = seat
    g.tell(SeatedByVote(proposal.candidate, proposal.province))


def _rename(g: Diplomacy, proposal: Rename) -> None:
    """CD-7.A: the old name and code stay known as aliases."""
    old = known(g.atlas, proposal.space)
    new = proposal.code or old
    g.changes.append(renaming(proposal))
    recode(g, old, new)
    g.tell(SpaceRenamed(old, proposal.name, new))


def _amend(g: Diplomacy, proposal: Proposal) -> None:
    """CD-1.3, 7.C: numbered, dated and published."""
    match proposal:
        case SetOption():
            amend(g.law, proposal.option, proposal.value)
            g.tell(LawChanged(g.amended, proposal.option, proposal.value, g.year, g.season))
        case WriteRule():
            g.written_rules.append(proposal.text)
            g.tell(RuleWritten(g.amended, proposal.text, g.year, g.season))
        case ChangeMap():
            g.changes.append(canonical(proposal.change))
            settle_provinces(g)
            g.tell(MapChanged(g.amended, g.changes[-1], g.year, g.season))
        case _:
            pass
