"""RR-1.07.5, 1.07.51: what a plan says of Knights: who tries for one and with how much, or whose are pressured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from games.kernel import ASK, SKIP, Amount, Decision, IllegalAnswer, OneOf, Raw, Ready, Record, Seat, Verdict
from games.republic.minds.outlook import me
from games.republic.minds.reckoning import die_at_least
from games.rome.law import ROME
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

SEEKS: Final = {one: one for one in ("usual", "none", "pay", "left", "sure", "press", "ask")}
"""As by default; nothing; just so much; what is left up to so much; what a chance costs; pressure; ask me."""
PAYS: Final = ("pay", "left", "sure")
USUAL: Final[Mapping[str, Any]] = {"way": "usual", "senator": "none", "talents": 0, "chance": 0}
"""RR-DP18: the Faction Leader, if he is in Rome, with nothing."""
NOTHING: Final = {"senator": "none", "talents": 0}
CLAUSE: Final = "RR-1.07.5"
PRESSED: Final = "RR-1.07.51"
TARGET: Final[int] = ROME.constants.knight_target


# What may be said


def searches(own: Sequence[SenatorView]) -> Record[Raw]:
    """RR-1.07.5, 1.07.51: who, how much or how many, and from what chance on."""
    able = {one.id: one for one in own if not one.captive}
    most = max((max(one.talents, one.knights) for one in able.values()), default=0)
    return Record(
        partial(payable, able),
        way=OneOf(SEEKS),
        senator=OneOf({"none": "", **{name: name for name in able}}),
        talents=Amount(0, most),
        chance=Amount(0, 100),
    )


def payable(able: Mapping[str, SenatorView], way: str, senator: str, talents: int, chance: int) -> Raw:
    """RR-1.07.5: he pays from his own Personal Treasury; RR-1.07.51: he has so many Knights."""
    if way in (*PAYS, "press") and not senator:
        raise IllegalAnswer("forum.payer", clause=CLAUSE)
    if way == "pay" and talents > able[senator].talents:
        raise IllegalAnswer("forum.purse", senator=senator, talents=able[senator].talents, clause=CLAUSE)
    if way == "press" and not 1 <= talents <= able[senator].knights:
        raise IllegalAnswer("forum.knights", senator=senator, knights=able[senator].knights, clause=PRESSED)
    return {"way": way, "senator": senator, "talents": talents, "chance": chance}


# What it means


def attract(raw: Mapping[str, Any], decision: Decision[Any], view: RomeView) -> Verdict:
    """RR-DP18: as he has said; who is not there any more is asked for another. While some are pressured, nothing."""
    way, seeker = raw["way"], view.senators.get(raw["senator"])
    if way == "usual":
        return Ready(decision.lapse)
    if way == "none":
        return Ready(NOTHING)
    if seeker is None or way not in (*PAYS, "press"):
        return ASK
    if way == "press":
        return Ready(NOTHING) if seeker.faction == me(view) and seeker.knights else ASK
    return Ready({"senator": seeker.id, "talents": spent(raw, seeker, view)})


def spent(raw: Mapping[str, Any], seeker: SenatorView, view: RomeView) -> int:
    """RR-1.07.5: what he pays; for a chance that is out of reach nothing, for a free try costs nothing."""
    if raw["way"] == "pay":
        return int(raw["talents"])
    most: int = min(raw["talents"], seeker.talents)
    if raw["way"] == "left":
        return most
    enough = (paid for paid in range(most + 1) if chance(view, seeker, paid) >= raw["chance"])
    return next(enough, 0)


def chance(view: RomeView, seeker: SenatorView, paid: int) -> int:
    """RR-1.07.5: how likely he gains a Knight, in percent."""
    return round(100 * die_at_least(TARGET - paid - bonus(view, seeker) - view.omens))


def bonus(view: RomeView, seeker: SenatorView) -> int:
    """RR-1.07.5: Marius for himself; the Servilian Law; what another faction has proscribed."""
    others = (one for seat, one in view.factions.items() if seat != seeker.faction)
    law = bool(seeker.faction and view.factions[seeker.faction].knight_law)
    return printed(seeker) + law + any(one.proscribed for one in others)


def printed(seeker: SenatorView) -> int:
    """RR-1.07.5: what his own card adds."""
    cards = [one for one in ROME.tables.statesmen.values() if seeker.statesman and one.code == seeker.code]
    return sum(int(effect.params["value"]) for one in cards for effect in one.effects if effect.op == "knight_roll")


def press(raw: Mapping[str, Any], decision: Decision[Any], view: RomeView) -> Verdict:
    """RR-DP19: so many as are left of them; where nothing else is asked he says it too that he leaves it."""
    able: Mapping[str, Any] = decision.choice.form()
    if raw["way"] == "press" and raw["senator"] in able:
        most: int = able[raw["senator"]][1]
        return Ready({**dict.fromkeys(able, 0), raw["senator"]: min(raw["talents"], most)})
    if not decision.awaited:
        return SKIP
    gone = raw["way"] == "press" and seat_of(raw["senator"], view) != decision.seat
    return ASK if gone or raw["way"] == "ask" else Ready(dict.fromkeys(able, 0))


def seat_of(name: str, view: RomeView) -> Seat | None:
    """Whose he is."""
    return view.senators[name].faction if name in view.senators else None
