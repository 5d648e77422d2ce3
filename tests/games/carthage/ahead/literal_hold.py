"""A pause in the Senate, and a Law that is played between motions, written once more (RC-9.0.16, 9.7.1)."""

from __future__ import annotations

from typing import Any

from games.kernel import Decision, Seat
from tests.games.carthage.ahead.literal import Knowing, Meant, Said, Says
from tests.games.carthage.ahead.literal_docket import concerned, mark, said_by, to_come_of
from tests.games.carthage.ahead.literal_programme import Meeting, fate, is_business, meeting, open_still

PAUSE = "senate.pause"


class Hold:
    """Said by all when the Senate pauses: that it may go on."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Nothing is put before all have said so."""
        now = meeting(know)
        after = reached(know, now) if now and is_business(asked) and "faction" not in asked.about else None
        if now is None or after is None or not holders(know, now, after):
            return "nothing"
        due = [seat for seat in know.view().seats if seat == now.seat or concerned(know.view(), now, seat)]
        keys = [f"{where(know, now, after)}@{seat}" for seat in due]
        return "wait" if any(know.newest(key) is None for key in keys) else "nothing"

    def hears(self, know: Knowing, said: Said) -> None:
        """Who has had his pause by this one."""
        now = meeting(know)
        after = reached(know, now) if now and said.key.startswith(PAUSE) else None
        if now and after is not None:
            know.paused.setdefault(where(know, now, after), set()).update(holders(know, now, after))


def where(know: Knowing, now: Meeting, after: int) -> str:
    """The place of a pause."""
    return f"{PAUSE}/turn={know.view().turn}/part={now.part}/after={after}"


def reached(know: Knowing, now: Meeting) -> int | None:
    """After which motion, with its fallbacks, play is; 0: before the first. None: within one, or there is no floor."""
    if know.floor() is None or now.said is None:
        return None
    put = [n for n, motion in enumerate(now.said["motions"], 1) if any(fate(know, way) is not None for way in motion)]
    last = max(put, default=0)
    return None if any(number == last for number, _ in to_come_of(know, now)) else last


def holders(know: Knowing, now: Meeting, after: int) -> list[Seat]:
    """Who wished a pause here, or before the adjournment, and has had none elsewhere in this session."""
    here = {mark(motion[0]) for motion in now.said["motions"][max(0, after - 1) : after]}
    left = [one for one in now.said["motions"] if open_still(know, one) and fate(know, one[-1]) is None]
    if know.table.state.step == "senate.business" and not left and now.said["end"] != "go-on":
        here.add("end")
    elsewhere = [key for key in know.paused if key != where(know, now, after) and same_turn(know, key)]
    had = {seat for key in elsewhere for seat in know.paused[key]}
    said = {seat: said_by(know, now, seat) for seat in know.view().seats}
    return [seat for seat, raw in said.items() if raw and raw["hold"] in here and seat not in had]


def same_turn(know: Knowing, key: str) -> bool:
    """Whether that pause was in this session."""
    return key.startswith(f"{PAUSE}/turn={know.view().turn}/")


class Laws:
    """Said by anybody of any Law, while a programme is played; nobody waits for it."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """RC-9.7.1: before the motion he named is put, or what comes after it; without the card nothing."""
        now = meeting(know) if asked.kind == "senate.law" and "faction" not in asked.about else None
        if now is None or now.said is None or not now.said["motions"]:
            return "nothing"
        said = know.newest(f"senate.laws/turn={know.view().turn}/part={now.part}@{asked.seat}")
        ripe = said and said.raw["law"] in asked.choice.form() and has_come(know, now, said.raw["when"])
        return Says(said.raw["law"]) if said and ripe else "nothing"


def has_come(know: Knowing, now: Meeting, when: str) -> bool:
    """Whether that motion or a later one is put next; whether the adjournment is."""
    left = [number for number, _ in to_come_of(know, now)]
    if know.floor() is None:
        return False
    if not left or when == "before-end":
        return not left and when == "before-end" and know.table.state.step == "senate.business"
    return int(when.partition(".")[2]) <= min(left)
