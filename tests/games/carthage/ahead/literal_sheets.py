"""What the sheet of a vote means, written once more (RC-9.0.9, 9.0.10, 9.0.15, 9.3.5)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import Any

from games.carthage.law import CARTHAGE
from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw, Seat
from tests.games.carthage.ahead.literal import Knowing, Meant, Says

VOTE, VETO, APPEAL = "senate.vote", "senate.veto", "senate.appeal"
SILENT: Mapping[str, Raw] = {"voice": "abstain", "but": {}, "bought": {}, "most": 0, "payers": [], "short": "none"}
CAPS = {"law-sumptuary": 5}


class Sheets:
    """Said by all who vote, and by all who might veto, before the first is called."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Nothing of votes that are not called in order, or that another casts for a faction."""
        motion = called(know.view()) if asked.kind in (VOTE, VETO, APPEAL) else None
        if motion is None or "faction" in asked.about or asked.about["motion"] != motion.number:
            return "nothing"
        voting = [one.seat for one in open_votes(know)]
        if not any(one.kind == VOTE for one in everything(know)):
            return "nothing"
        due = [*voting, *(seat for seat in know.view().seats if seat not in voting and might_veto(know, motion, seat))]
        if any(sheet_of(know, motion, seat) is None for seat in due):
            return "wait"
        said = sheet_of(know, motion, asked.seat) if asked.seat in due else None
        return "nothing" if said is None else self.of(know, motion, asked, {**SILENT, **said})

    def of(self, know: Knowing, motion: MotionView, asked: Decision[Any], said: Mapping[str, Any]) -> Meant:
        """The veto, the appeal or the vote."""
        if asked.kind == VETO:
            return self.veto(know, motion, asked, said["veto"]) if "veto" in said else "nothing"
        if asked.kind == APPEAL:
            return Says("appeal") if said.get("appeal") == "yes" else "nothing"
        if not asked.awaited:
            return "nothing"
        open_appeal = said.get("appeal") == "ask" and not motion.terms.get("appealed")
        return "person" if said["voice"] == "ask" or open_appeal else Says(cast(know.view(), motion, asked, said))

    def veto(self, know: Knowing, motion: MotionView, asked: Decision[Any], when: str) -> Meant:
        """RC-9.0.15: once a sheet; at once, or when he is called and it would pass as it stands."""
        if when == "never" or (know.view().turn, asked.key) in know.out_of_plans:
            return "nothing"
        left = [seat for seat in motion.order if seat not in motion.declared]
        turn = asked.seat in motion.due or (asked.seat not in motion.order and len(left) == 1)
        if when == "carried" and not (turn and passes(motion, motion.votes_for, motion.votes_against)):
            return "nothing"
        return Says(asked.choice.form()[-1])


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


def passes(motion: MotionView, yes: int, no: int) -> bool:
    """RC-9.0.11, 9.7.2."""
    return yes > no and (yes * 3 >= (yes + no) * 2 if motion.two_thirds else True)


def cast(view: CarthageView, motion: MotionView, asked: Decision[Any], said: Mapping[str, Any]) -> Raw:
    """RC-9.0.9: whoever of the faction is there now votes; RC-9.0.10: and buys what was said."""
    here = [name for name in asked.lapse if not name.endswith(".bought")]
    voices = {name: said["but"].get(name, said["voice"]) for name in here}
    bought = {name: said["bought"].get(name, 0) for name in here}
    for more in ladder(view, said, voices, bought):
        if decided(view, motion, said["voice"], voices, more):
            bought = more
            break
    else:
        bought = list(ladder(view, said, voices, bought))[-1] if said["short"] == "all" else bought
    return {**voices, **{f"{name}.bought": votes for name, votes in bought.items()}}


def ladder(
    view: CarthageView, said: Mapping[str, Any], voices: Mapping[str, str], bought: Mapping[str, int]
) -> list[dict[str, int]]:
    """What is bought with no further Talent, with one, with two: each out of the first purse that has one left."""
    payers = [name for name in said["payers"] if voices.get(name) == said["voice"]]
    coins = [name for name in payers for _ in range(most(view, name) - bought[name])][: said["most"]]
    return list(accumulate(coins, lambda had, name: {**had, name: had[name] + 1}, initial=dict(bought)))


def most(view: CarthageView, name: str) -> int:
    """RC-9.0.10, 9.7.2: what one may spend on a vote."""
    return min([view.senators[name].talents, *(CAPS[law.id] for law in view.laws if law.id in CAPS)])


def decided(
    view: CarthageView, motion: MotionView, voice: str, voices: Mapping[str, str], bought: Mapping[str, int]
) -> bool:
    """Whether it ends as this seat wishes though all others cast and buy all they can on the other side."""
    yes, no = (
        declared + sum(motion.senators.get(name, 0) + bought[name] for name in voices if voices[name] == side)
        for side, declared in (("for", motion.votes_for), ("against", motion.votes_against))
    )
    others = sum(votes + most(view, name) for name, votes in motion.senators.items() if name not in voices)
    return passes(motion, yes, no + others) if voice == "for" else not passes(motion, yes + others, no)
