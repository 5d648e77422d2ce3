"""RR-1.06 asked once: what a faction takes, moves, gives and raises in the Revenue Phase; played in its order.

It is asked beside the trading of red cards, or with the last docket, of the turn before; in the first turn when the
Revenue Phase begins. It may be changed until that is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from games.kernel import ASK, Decision, Now, OneOf, Plan, Raw, Ready, Record, Seat, Verdict
from games.republic.ahead.packages import gifts, purses
from games.republic.ahead.packages.common import (
    as_before,
    as_said,
    literal,
    ours,
    people,
    question,
    senators,
    several,
    wished,
)
from games.rome.ahead.packages.common import beside_docket, last_turn
from games.rome.ahead.packages.income import grain, reach
from games.rome.ahead.planning import RomePlanning, seen
from games.rome.law import ROME
from games.rome.seen.view import RomeView

LATER_STEPS: Final = (
    "mortality",
    "revenue.start",
    "revenue.income",
    "revenue.rebellion",
    "revenue.redistribution",
    "revenue.state",
    "revenue.terms",
)
BEFORE: Final = ("revolution.deals", "revolution.cards", "revolution.hands", "revolution.revolt", "revolution.end")
GIVING: Final = "RR-1.06.52"
MOVING: Final = "RR-1.06.3"
DEAREST: Final = gifts.steps(ROME.charts.contributions)
NOBODY: Final = "none"
PAY: Final = "pay"
GUARD: Final = "open-bodyguard"
TAXES: Final = ("alternate", "armies", "fleets")
"""RR-2.02.3: what Local Taxes raise: one after the other, army first; armies before fleets; fleets before armies."""
PARTS: Final = ("guards", "taking", "purses", "gifts", "taxes")
"""What one can wish to be asked at its turn: bodyguards, spoils and drought profits, purses, gifts, Local Taxes."""
PART_OF: Final[Mapping[str, str]] = {
    "revenue.upkeep": "guards",
    "revenue.bodyguard": "guards",
    "revenue.grain": "taking",
    "revenue.spoils": "taking",
    "revenue.redistribute": "purses",
    "revenue.place": "purses",
    "revenue.contribute": "gifts",
    "revenue.add": "taxes",
    "revenue.levy": "taxes",
}


class Package(RomePlanning):
    """RR-1.06.0, 1.06.12, 1.06.13, 1.06.3, 1.06.52 and 2.02.3 on one card."""

    kind = "revenue.package"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All players; not before a turn that does not come."""
        before = now.step in BEFORE or beside_docket(now)
        if not before and now.step not in LATER_STEPS:
            return []
        if literal(view := seen(now)) or (before and last_turn(view)):
            return []
        return [self.question(seen(now, seat), seat) for seat in people(view)]

    def question(self, view: RomeView, seat: Seat) -> Decision[Any]:
        """RR-1.06: what is still to come of it; without an answer the defaults of the rules."""
        turn = view.turn + (view.step not in LATER_STEPS)
        return question(self.kind, seat, package(view, seat), "RR-1.06", turn, nothing(view, seat))

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - the questions of one phase
        """What a faction is asked for itself; what Rebels pay and the State keeps is asked when it comes."""
        return ours(decision, PART_OF)

    def repeated(self, now: Now, asked: Decision[Any]) -> Raw:
        """As last turn, as far as that is still offered."""
        former = now.former(self.kind, asked.seat)
        return as_before(former.raw, asked) if former and former.by != "lapse" else None

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:  # noqa: ARG002 - what is asked says all
        """Step by step; ASK: he wished it, or can no longer do what he said."""
        raw = None if wished(plan.raw, PART_OF[decision.kind]) else ANSWERS[decision.kind](plan.raw, decision)
        return ASK if raw is None else Ready(raw)


# What is asked


def package(view: RomeView, seat: Seat) -> Record[Any]:
    """RR-1.06: every part that has not been played yet."""
    own = [one.id for one in senators(view, seat)]
    others = [one for one in people(view) if one != seat]
    talents = money(view, seat)
    return Record(
        as_said,
        upkeep=OneOf({name: name for name in ((PAY, "discard") if guarded(view, seat) else (PAY,))}),
        guard=OneOf({name: name for name in (NOBODY, *guardable(view, seat))}),
        grain=several(profits(view, seat)),
        spoils=several(governed(view, seat)),
        purses=purses.purses(own, others, talents, MOVING),
        gifts=gifts.gifts(senators(view, seat), dict.fromkeys(own, talents), GIVING),
        taxes=OneOf({name: name for name in (TAXES if taxed(view, seat) else TAXES[:1])}),
        ask=several(PARTS),
    )


def nothing(view: RomeView, seat: Seat) -> Raw:
    """RR-DP6 to RR-DP16: guards are paid, nobody takes or gives, all money stays where it is, types alternate."""
    own = senators(view, seat)
    others = [one for one in people(view) if one != seat]
    return {
        "upkeep": PAY,
        "guard": NOBODY,
        "grain": [],
        "spoils": [],
        "purses": purses.untouched([one.id for one in own], others),
        "gifts": gifts.nothing(own),
        "taxes": TAXES[0],
        "ask": [],
    }


def to_come(view: RomeView, step: str) -> bool:
    """Whether this step of the phase is not over."""
    return view.step not in LATER_STEPS or LATER_STEPS.index(view.step) <= LATER_STEPS.index(step)


def guarded(view: RomeView, seat: Seat) -> bool:
    """RR-1.06.0: whether there is an Open Bodyguard to be paid."""
    return to_come(view, "revenue.income") and any(
        view.senators[name].bodyguard for name in view.factions[seat].senators
    )


def guardable(view: RomeView, seat: Seat) -> list[str]:
    """RR-1.06.0: beside whom one may be posted; asked of all who hold cards, whatever they are."""
    able = to_come(view, "revenue.income") and view.factions[seat].hand and in_use(view)
    return [one.id for one in senators(view, seat)] if able else []


def in_use(view: RomeView) -> bool:
    """RR-1.14.2: whether an Open Bodyguard is among the cards of the decks that have been played from."""
    copies = ROME.tables.intrigues[GUARD].copies
    return any(copies[era] for era in ROME.eras[: ROME.eras.index(view.era) + 1])


def profits(view: RomeView, seat: Seat) -> list[str]:
    """RR-1.06.12: the grain Concessions of a faction, while there is a drought or one may come."""
    own = (view.senators[one.id] for one in senators(view, seat))
    return grain(own) if to_come(view, "revenue.income") else []


def governed(view: RomeView, seat: Seat) -> list[str]:
    """RR-1.06.13: the Provinces of the faction's Governors."""
    own = view.factions[seat].senators
    held = [name for name, one in view.provinces.items() if one.governor in own]
    return held if to_come(view, "revenue.income") else []


def taxed(view: RomeView, seat: Seat) -> bool:
    """RR-2.02.2: whether Local Taxes are raised for one of the faction's Governors."""
    own = view.factions[seat].senators
    return "provincial-wars" in view.advanced and any(one.governor in own for one in view.provinces.values())


def money(view: RomeView, seat: Seat) -> int:
    """RR-1.06.3: what there can be to move, and to give: all purses once the income is in."""
    own = [view.senators[one.id] for one in senators(view, seat)]
    held = view.own.treasury if view.own else 0
    waits = to_come(view, "revenue.income")
    return held + sum(reach(view, one) if waits else one.talents for one in own)


# What comes of it


def one_of(part: str, otherwise: str) -> Callable[[Raw, Decision[Any]], Raw]:
    """What was said, as far as that can be done; of hidden cards nothing is asked again."""
    return lambda raw, decision: raw[part] if raw[part] in decision.choice.form() else otherwise


def take(part: str) -> Callable[[Raw, Decision[Any]], Raw]:
    """RR-1.06.12, 1.06.13: those of them that can still be taken."""
    return lambda raw, decision: [one for one in raw[part] if one in decision.choice.form()[0]]


def move(raw: Raw, decision: Decision[Any]) -> Raw | None:
    """RR-1.06.3."""
    total, parts, *_ = decision.choice.form()
    return decision.lapse if raw["purses"]["rest"] == purses.STAY else purses.filled(raw["purses"], total, parts)


def contribute(raw: Raw, decision: Decision[Any]) -> Raw | None:
    """RR-1.06.52: all give knowing what the State will have to pay; the rules count with what is left then."""
    held = {name: high for name, (_, high) in decision.choice.form().items()}
    left = int(decision.about["treasury"]) - int(decision.about["debits"])
    return gifts.contributed(raw["gifts"], held, left, DEAREST)


def as_by_default(_raw: Raw, decision: Decision[Any]) -> Raw:
    """RR-1.06.3: what was received stays in the Faction Treasury; RR-2.02.2: nothing is added to Local Taxes."""
    return decision.lapse


def levy(raw: Raw, decision: Decision[Any]) -> Raw:
    """RR-2.02.3: as many of one type as can be, or one after the other."""
    if raw["taxes"] == TAXES[0]:
        return decision.lapse
    return {name: high if raw["taxes"] == "armies" else low for name, (low, high) in decision.choice.form().items()}


ANSWERS: Final[Mapping[str, Callable[[Raw, Decision[Any]], Raw | None]]] = {
    "revenue.upkeep": one_of("upkeep", PAY),
    "revenue.bodyguard": one_of("guard", NOBODY),
    "revenue.grain": take("grain"),
    "revenue.spoils": take("spoils"),
    "revenue.redistribute": move,
    "revenue.place": as_by_default,
    "revenue.contribute": contribute,
    "revenue.add": as_by_default,
    "revenue.levy": levy,
}
