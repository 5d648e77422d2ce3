"""The Forum Phase: persuasion, Traders, initiatives, Leaders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from games.carthage.minds.persuading import base_number, persuaded
from games.carthage.minds.sensible.habits import Asked, Habits, first_legal, offered, options
from games.carthage.minds.sensible.outlook import INFLUENCE, champion, menace, turns_left, weight
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw, Seat
from games.republic.minds.outlook import leads, me, mine
from games.republic.minds.reckoning import at_least

habit = Habits()

NOBODY = {"persuader": "none", "target": "none", "bribe": 0, "card": "none"}
EVILS = ("natural-disaster", "evil-omens", "storm-at-sea", "manpower-shortage", "internal-disorder", "barbarian-raids")


# Persuasion


@dataclass(frozen=True, slots=True)
class Plan:
    """An attempt, and what it is worth."""

    persuader: SenatorView
    target: SenatorView
    bribe: int
    card: str
    value: float

    @property
    def raw(self) -> Raw:
        """The answer."""
        return {
            "persuader": self.persuader.id,
            "target": self.target.id,
            "bribe": self.bribe,
            "card": self.card or "none",
        }


@habit("forum.persuade")
def persuade(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.5: the attempt that promises most for its bribe, if any promises enough."""
    found = max(attempts(asked, view), key=lambda one: one.value, default=None)
    return found.raw if found and found.value > 0 else NOBODY


def attempts(asked: Asked, view: CarthageView) -> Iterator[Plan]:
    """Everybody who could persuade, everybody who could be persuaded, and what one might lay down."""
    cards, persuaders, targets = (options(asked, name) for name in ("card", "persuader", "target"))
    mine, others = ([view.senators[name] for name in some if name != "none"] for some in (persuaders, targets))
    return tried(view, mine, others, cards=[name for name in cards if name != "none"])


def tried(
    view: CarthageView, persuaders: Sequence[SenatorView], targets: Sequence[SenatorView], *, cards: Sequence[str]
) -> Iterator[Plan]:
    """Each of these with each of those, for each bribe that is of use."""
    for persuader in persuaders:
        for target in targets:
            base = base_number(persuader, target)
            for bribe in bribes(base, persuader.talents):
                value = prize(view, target)
                yield plan(view, persuader, target, bribe, "", value, base)
                if cards and target.faction and value > 40:
                    yield plan(view, persuader, target, bribe, cards[0], value - 8, base)


def bribes(base: int, purse: int) -> list[int]:
    """Nothing, or what brings the Base Number to 7, 8 or 9."""
    wanted = {0, *(goal - base for goal in (6, 7, 8, 9))}
    return sorted(talents for talents in wanted if 0 <= talents <= purse)


def prize(view: CarthageView, target: SenatorView) -> float:
    """What it is worth in Talents to have this Senator."""
    share = INFLUENCE * target.influence + 2 * target.oratory + 4 * target.traders + 1.5 * turns_left(view)
    harm = 1.3 if leads(view, target.faction) or menace(view, target) else 1.0
    return share * harm


def plan(
    view: CarthageView, persuader: SenatorView, target: SenatorView, bribe: int, card: str, value: float, base: int
) -> Plan:
    """An attempt with its worth: the odds, less if it may be opposed, times the prize, less the bribe if it fails.

    RC-8.5.6: if it succeeds the bribe is one's own again.
    """
    opposition = 0 if card else (3 if target.faction else 1)
    chance = persuaded(base + bribe - opposition, omens(view))
    return Plan(persuader, target, bribe, card, chance * value - (1.2 - chance) * bribe)


def omens(view: CarthageView) -> int:
    """What Evil Omens take from a roll."""
    return sum(one.times for one in view.table_events if "evil-omens" in one.id)


@habit("forum.counter")
def counter_bribe(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.5.5: one's own Senator is defended down to a Base Number of 4, if that can be reached."""
    attempt = view.initiative.persuasion if view.initiative else None
    target = view.senators.get(attempt.target) if attempt else None
    most: int = asked.choice.form()[1]
    if attempt is None or target is None:
        return 0
    needed = attempt.base - 4
    own = target.faction == me(view)
    dear = own or (leads(view, attempt.seat) and weight(target) > 8)
    if needed <= 0 or not dear:
        return 0
    return needed if needed <= min(most, 2 * weight(target) if own else 4) else 0


@habit("forum.raise")
def raise_bribe(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.5.5: up to 7 again, while the prize is worth it."""
    attempt = view.initiative.persuasion if view.initiative else None
    purse: int = asked.choice.form()[1]
    if attempt is None or attempt.target not in view.senators:
        return 0
    more = 7 - attempt.base
    spent = attempt.bribes + more
    return more if 0 < more <= purse and spent < 0.7 * prize(view, view.senators[attempt.target]) else 0


# Traders, initiatives, Leaders


@habit("forum.trader")
def seek_trader(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.1: a Trader pays in two turns or three; a free try costs nothing."""
    return sought(view, [view.senators[name] for name in options(asked, "senator") if name != "none"])


def sought(view: CarthageView, able: Sequence[SenatorView]) -> dict[str, Any]:
    """By the champion or the Leader if he can pay, else by the richest; as much as is worth it."""
    first = champion(view)
    seeker = max(able, key=lambda one: (first is not None and one.id == first.id, one.leader, one.talents))
    payer = seeker if seeker.talents >= 3 else max(able, key=lambda one: one.talents)
    worth = 5.0 * max(0, turns_left(view) - 1)
    best = max(range(min(9, payer.talents) + 1), key=lambda paid: at_least(12 + omens(view) - paid) * worth - paid)
    return {"senator": payer.id, "talents": best}


@habit("forum.bid")
def bid(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-8.7: an initiative is worth a few Talents to who has money left for it."""
    high = int(asked.about["high"])
    able = [view.senators[name] for name in options(asked, "senator") if name != "none"]
    payer = max(able, key=lambda one: one.talents)
    limit = min(6, payer.talents // 5)
    return {"senator": payer.id, "talents": high + 1} if high < limit else None


@habit("forum.leader")
def leader(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-8.6: the most valuable Senator, for a Leader cannot be persuaded away."""
    best = max(mine(view), key=weight, default=None)
    present = next((one for one in mine(view) if one.leader), None)
    if best is None or best.id not in offered(asked):
        return None
    return best.id if present is None or weight(best) > weight(present) + 3 else None


@habit("forum.peddle")
def peddle(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.9.16: out of the fullest hand."""
    return max(offered(asked), key=lambda seat: view.factions[Seat(seat)].hand)


@habit("forum.sacrifice")
def sacrifice(asked: Asked, view: CarthageView) -> Raw | None:  # noqa: ARG001 - it is bad for all
    """RC-8.8.2: against what would hurt the State."""
    harmful = any(evil in str(asked.about["event"]) for evil in EVILS)
    return first_legal(asked, [name for name in offered(asked) if name != "none"]) if harmful else None
