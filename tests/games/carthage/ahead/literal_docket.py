"""What is said to a programme, and of prosecutions, written once more (RC-9.0.9, 9.0.14, 9.0.15, 9.3, 9.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw, Seat
from tests.games.carthage.ahead.literal import Knowing, Meant, Says, seen
from tests.games.carthage.ahead.literal_programme import (
    CHOOSES,
    HOME,
    Meeting,
    announced,
    fate,
    home,
    is_business,
    meeting,
    open_still,
    places,
)
from tests.games.carthage.ahead.literal_votes import SILENT, VETO, VOTE, cast, veto

CONSENT, END = "senate.consent", "senate.prosecutions"
BALLOT = (VOTE, VETO, "senate.call", CONSENT)


class Docket:
    """Said by all others, when the programme is announced, and anew when it, a hand or the Laws are others."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Nothing is put, called or shared out before all have answered."""
        now = meeting(know)
        if now is None or now.said is None or "faction" in asked.about or finished(know, now):
            return "nothing"
        motion = know.view().senate.motion
        place = announced(know, motion) if motion else None
        if not (is_business(asked) or asked.kind in (HOME, CHOOSES) or (asked.kind in BALLOT and place)):
            return "nothing"
        due = [seat for seat in know.view().seats if concerned(know.view(), now, seat)]
        if any(said_by(know, now, seat) is None for seat in due):
            return "wait"
        said = said_by(know, now, asked.seat) if asked.seat in due else None
        return "nothing" if said is None else self.of(know, said, asked, place)

    def of(self, know: Knowing, said: Raw, asked: Decision[Any], place: str | None) -> Meant:
        """Who is Home Suffete, a consent, a veto, a vote."""
        if asked.kind in (HOME, CHOOSES):
            return home(know.view(), asked, said["home"])
        if asked.kind == CONSENT:
            wish = said["consents"].get(asked.about["senator"], "ask")
            return "person" if wish == "ask" else Says(wish)
        motion = know.view().senate.motion
        return "nothing" if motion is None or place is None else self.ballot(know, motion, said["sheets"][place], asked)

    def ballot(self, know: Knowing, motion: MotionView, sheet: Mapping[str, Any], asked: Decision[Any]) -> Meant:
        """RC-9.0.9, 9.0.15: as he said of this motion."""
        if asked.kind == VETO:
            return veto(know, motion, asked, sheet.get("veto", "never"))
        if asked.kind != VOTE or not asked.awaited:
            return "nothing"
        voted = {**SILENT, **(sheet if holds(know, sheet) else {"voice": sheet["other"]})}
        return "person" if voted["voice"] == "ask" else Says(cast(know.view(), motion, asked, voted))


def holds(know: Knowing, sheet: Mapping[str, Any]) -> bool:
    """Whether its condition is met: an earlier proposal has passed or has not; what was never put has not."""
    now = meeting(know)
    if now is None or sheet.get("given", "none") == "none":
        return True
    named = next(way for place, way in places(now.said) if place == sheet["given"])
    return bool(fate(know, named)) == (sheet["fate"] == "passed")


def finished(know: Knowing, now: Meeting) -> bool:
    """Whether nothing of the programme is left to be put or voted on, and no office to be shared."""
    motion = know.view().senate.motion
    asked = [posted.decision.kind for posted in know.table.open.values()]
    going = (motion and announced(know, motion)) or HOME in asked or CHOOSES in asked
    left = [one for one in now.said["motions"] if open_still(know, one) and fate(know, one[-1]) is None]
    return not going and not left


def concerned(view: CarthageView, now: Meeting, seat: Seat) -> bool:
    """RC-9.0.9, 9.0.15: who has a vote; or a red card or a Statesman, by which he might veto for all others know."""
    faction = view.factions[seat]
    votes = any(view.senators[name].in_carthage for name in faction.senators)
    might = faction.hand > 0 or any(view.senators[name].statesman for name in faction.senators)
    return seat != now.seat and not faction.neutral and not faction.out and (votes or might)


def said_by(know: Knowing, now: Meeting, seat: Seat) -> Raw:
    """What he has said to this very programme, with as many cards in each hand and the same Laws as there are now."""
    about, to, found = f"turn={know.view().turn}/part={now.part}", None, None
    today = seen(know.view())
    for one, saw in know.heard:
        if one.key == f"senate.programme/{about}@{now.seat}":
            to = one.raw["motions"]
        same = to == now.said["motions"] and (saw.hands, saw.laws) == (today.hands, today.laws)
        if same and one.seat == seat and one.key.startswith(f"senate.docket/{about}/"):
            found = one.raw
    return found


class Accusations:
    """Said beside the vote on the Committee by who may be Censor then."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """RC-9.3: nobody, or he is asked; who has not said it in time is asked as ever."""
        if know.table.state.step != END or "faction" in asked.about or asked.kind != END:
            return "nothing"
        said = know.newest(f"senate.accusations/turn={know.view().turn}@{asked.seat}")
        if said is None:
            return "nothing"
        return "person" if said.raw == "ask" else Says("end")
