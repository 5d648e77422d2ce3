"""What the sheet of a vote means, written once more (RC-9.0.9, 9.0.10, 9.0.15, 9.3.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.carthage.law import CARTHAGE
from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw, Seat
from tests.games.carthage.ahead.literal import Knowing, Meant, Says
from tests.games.carthage.ahead.literal_programme import announced
from tests.games.carthage.ahead.literal_votes import SILENT, VETO, VOTE, cast, veto

APPEAL = "senate.appeal"


class Sheets:
    """Said by all who vote, and by all who might veto, before the first is called; not of what is on a programme."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Nothing of votes that are not called in order, or that another casts for a faction."""
        motion = called(know.view()) if asked.kind in (VOTE, VETO, APPEAL) else None
        if motion is None or "faction" in asked.about or asked.about["motion"] != motion.number:
            return "nothing"
        voting = [one.seat for one in open_votes(know)]
        if announced(know, motion) is not None or not any(one.kind == VOTE for one in everything(know)):
            return "nothing"
        due = [*voting, *(seat for seat in know.view().seats if seat not in voting and might_veto(know, motion, seat))]
        if any(sheet_of(know, motion, seat) is None for seat in due):
            return "wait"
        said = sheet_of(know, motion, asked.seat) if asked.seat in due else None
        return "nothing" if said is None else self.of(know, motion, asked, {**SILENT, **said})

    def of(self, know: Knowing, motion: MotionView, asked: Decision[Any], said: Mapping[str, Any]) -> Meant:
        """The veto, the appeal or the vote."""
        if asked.kind == VETO:
            return veto(know, motion, asked, said["veto"]) if "veto" in said else "nothing"
        if asked.kind == APPEAL:
            return Says("appeal") if said.get("appeal") == "yes" else "nothing"
        if not asked.awaited:
            return "nothing"
        open_appeal = said.get("appeal") == "ask" and not motion.terms.get("appealed")
        return "person" if said["voice"] == "ask" or open_appeal else Says(cast(know.view(), motion, asked, said))


def everything(know: Knowing) -> list[Decision[Any]]:
    """All that the rules ask."""
    return [posted.decision for posted in know.table.open.values()]


def open_votes(know: Knowing) -> list[Decision[Any]]:
    """Whose sheets are not declared yet, of those who vote for themselves."""
    return [one for one in everything(know) if one.kind == VOTE and "faction" not in one.about]


def called(view: CarthageView) -> MotionView | None:
    """The vote, if factions are called one after the other."""
    motion = view.senate.motion if view.senate else None
    return motion if motion and motion.mode == "ordered" else None


def sheet_of(know: Knowing, motion: MotionView, seat: Seat) -> Raw:
    """What this seat has said."""
    said = know.newest(f"senate.sheets/turn={know.view().turn}/motion={motion.number}@{seat}")
    return said.raw if said else None


def might_veto(know: Knowing, motion: MotionView, seat: Seat) -> bool:
    """RC-9.0.15: for all that the others know: he holds red cards, or has a Statesman; and has not declared."""
    view = know.view()
    faction = view.factions[seat]
    able = faction.hand > 0 or any(view.senators[name].statesman for name in faction.senators)
    special = motion.terms.get("charge") == "assassination" or not CARTHAGE.business[motion.kind].veto
    return able and not special and not faction.neutral and seat not in motion.declared
