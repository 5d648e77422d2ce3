"""What is said to a programme, written once more (RC-9.0.9, 9.0.14, 9.0.15, 9.11)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw, Seat
from games.kernel.digests import digest
from tests.games.carthage.ahead.literal import Knowing, Meant, Says
from tests.games.carthage.ahead.literal_programme import (
    CHOOSES,
    HOME,
    Meeting,
    Way,
    announced,
    fate,
    home,
    is_business,
    meeting,
    on_the_table,
    open_now,
    open_still,
    outcome,
    proposed,
)
from tests.games.carthage.ahead.literal_votes import SILENT, VETO, VOTE, cast, veto

CONSENT = "senate.consent"
BALLOT = (VOTE, VETO, "senate.call", CONSENT)


class Docket:
    """Said by all others, when the programme is announced; of a motion that is added, by who has not spoken of it."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Nothing is put, called or shared out before all have answered."""
        now = meeting(know)
        if now is None or now.said is None or "faction" in asked.about or finished(know, now):
            return "nothing"
        motion = on_the_table(know)
        way = announced(know, motion) if motion else None
        if not (is_business(asked) or asked.kind in (HOME, CHOOSES) or (asked.kind in BALLOT and way)):
            return "nothing"
        due = [seat for seat in know.view().seats if concerned(know.view(), now, seat)]
        if self.waits(know, now, due, asked):
            return "wait"
        said = said_by(know, now, asked.seat) if asked.seat in due else None
        return "nothing" if said is None else self.of(know, said, asked, way)

    def waits(self, know: Knowing, now: Meeting, due: list[Seat], asked: Decision[Any]) -> bool:
        """For who has said nothing; and before anything more is put, for who has said nothing of some of it."""
        if any(said_by(know, now, seat) is None for seat in due):
            return True
        return asked.kind not in BALLOT and any(lacking(know, now, seat) for seat in due)

    def of(self, know: Knowing, said: Raw, asked: Decision[Any], way: Way | None) -> Meant:
        """Who is Home Suffete, a consent, a veto, a vote."""
        if asked.kind in (HOME, CHOOSES):
            return home(know.view(), asked, said["home"])
        motion, sheet = on_the_table(know), said["sheets"].get(mark(way)) if way else None
        if motion is None or sheet is None:
            return "nothing"
        if asked.kind == CONSENT:
            wish = said["consents"].get(asked.about["senator"], "ask")
            return "person" if wish == "ask" else Says(wish)
        return self.ballot(know, motion, sheet, asked)

    def ballot(self, know: Knowing, motion: MotionView, sheet: Mapping[str, Any], asked: Decision[Any]) -> Meant:
        """RC-9.0.9, 9.0.15: as he said of this motion."""
        if asked.kind == VETO:
            return veto(know, motion, asked, sheet.get("veto", "never"))
        if asked.kind != VOTE or not asked.awaited:
            return "nothing"
        voted = {**SILENT, **(sheet if holds(know, sheet) else {"voice": sheet["other"]})}
        return "person" if voted["voice"] == "ask" else Says(cast(know.view(), motion, asked, voted))


def mark(way: Way) -> str:
    """Under which name a proposal stands on the form."""
    return digest(way["kind"], json.dumps(way["terms"], sort_keys=True))


def holds(know: Knowing, sheet: Mapping[str, Any]) -> bool:
    """Whether its condition is met: an earlier proposal has passed or has not; what was never put has not."""
    if sheet.get("given", "none") == "none":
        return True
    ways: list[Way] = [{"kind": one.kind.removeprefix("senate."), "terms": one.answer.raw} for one in proposed(know)]
    named = next((way for way in ways if mark(way) == sheet["given"]), None)
    passed = named is not None and outcome(know, proposed(know), named)
    return bool(passed) == (sheet["fate"] == "passed")


# Who is asked


def finished(know: Knowing, now: Meeting) -> bool:
    """Whether nothing of the programme is left to be put or voted on, and no office to be shared."""
    motion = on_the_table(know)
    asked = [one.kind for one in open_now(know)]
    going = (motion and announced(know, motion)) or HOME in asked or CHOOSES in asked
    left = [one for one in now.said["motions"] if open_still(know, one) and fate(know, one[-1]) is None]
    return not going and not left


def concerned(view: CarthageView, now: Meeting, seat: Seat) -> bool:
    """RC-9.0.9, 9.0.15: who has a vote; or a red card or a Statesman, by which he might veto for all others know."""
    faction = view.factions[seat]
    might = faction.hand > 0 or any(view.senators[name].statesman for name in faction.senators)
    return seat != now.seat and not faction.neutral and not faction.out and (has_votes(view, seat) or might)


def has_votes(view: CarthageView, seat: Seat) -> bool:
    """RC-9.0.9: whether a Senator of his is in Carthage."""
    return any(view.senators[name].in_carthage for name in view.factions[seat].senators)


def said_by(know: Knowing, now: Meeting, seat: Seat) -> Raw:
    """What he has said in this part, whoever presides; None: nothing yet."""
    said = know.newest(f"senate.docket/turn={know.view().turn}/part={now.part}@{seat}")
    return said.raw if said else None


def lacking(know: Knowing, now: Meeting, seat: Seat) -> bool:
    """Whether he has said nothing of some motion to come, or nothing of his vote, as he had none then."""
    sheets = [said_by(know, now, seat)["sheets"].get(mark(way)) for way in to_come(know, now)]
    return any(one is None or ("voice" not in one and has_votes(know.view(), seat)) for one in sheets)


def to_come(know: Knowing, now: Meeting) -> list[Way]:
    """What of the programme is voted on, may still be put, or may be put in the place of what is voted on."""
    return [way for _, way in to_come_of(know, now)]


def to_come_of(know: Knowing, now: Meeting) -> list[tuple[int, Way]]:
    """The same with the number of its motion; what is named twice is where it is named first."""
    senate, found = know.view().senate, list[tuple[int, Way]]()
    open_votes = [one for one in (senate.motion, *senate.suspended) if one] if senate else []
    voting = [way for one in open_votes if (way := announced(know, one))]
    for number, motion in enumerate(now.said["motions"], 1):
        going = open_still(know, motion) or any(way in voting for way in motion)
        ways = [way for way in motion if going and (fate(know, way) is None or way in voting)]
        found += [(number, way) for way in ways if way not in [one for _, one in found]]
    return found
