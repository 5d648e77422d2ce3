"""The Forum Phase: persuasion, Traders, initiatives, Leaders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.carthage.law import CARTHAGE
from games.carthage.minds.persuading import base_number, persuaded
from games.carthage.minds.sensible.habits import Asked, first_legal, offered
from games.carthage.minds.sensible.interests import SUFFETE
from games.carthage.minds.sensible.outlook import champion, menace, reaching, turns_left, weight
from games.carthage.minds.sensible.purses import free, looming, unclaimed
from games.carthage.minds.temper import weights
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw, Seat
from games.republic.minds import forum
from games.republic.minds.forum import LIKELY, Judging, named
from games.republic.minds.memory import HUNTED, hunts
from games.republic.minds.outlook import leads, me, mine
from games.republic.minds.reckoning import at_least
from games.republic.minds.temper import thinks_of

DEFENCE: Final = 15
"""Talents in the Faction Treasury, for counter-bribes."""
LOOMING: Final = 2.0
"""How much more it is worth to take a Senator from who may be elected for life than from others."""
NO_TRADER: Final[dict[str, Any]] = {"senator": "none", "talents": 0}
EVILS = ("natural-disaster", "evil-omens", "storm-at-sea", "manpower-shortage", "internal-disorder", "barbarian-raids")


# Persuasion


def prize(view: CarthageView, target: SenatorView) -> float:
    """What it is worth in Talents to have this Senator."""
    share = weights().influence * target.influence + 2 * target.oratory + 4 * target.traders + 1.5 * turns_left(view)
    if thinks_of("votes-kept") and looming(view, target.faction):
        return share * LOOMING
    harm = 1.3 if leads(view, target.faction) or menace(view, target) else 1.0
    return share * (HUNTED if hunts(view, target.faction) else harm)


def chance(view: CarthageView, base: int) -> float:
    """RC-8.5.4: how likely an attempt with this Base Number succeeds."""
    return persuaded(base, omens(view))


def omens(view: CarthageView) -> int:
    """What Evil Omens take from a roll."""
    return sum(one.times for one in view.table_events if "evil-omens" in one.id)


def leaders(view: CarthageView) -> list[SenatorView]:
    """RC-8.5.1: whom somebody might persuade, so that it is of use to him: those in Carthage."""
    return [one for one in mine(view) if one.in_carthage]


def last(view: CarthageView) -> bool:
    """RC-12.4: whether no turn is to come."""
    return not turns_left(view)


def vain(view: CarthageView) -> bool:
    """RC-8.4, 12.4: in the last turn an initiative brings no card and no Trader: only whom it is worth persuading."""
    tried = forum.tried(OWN, view, leaders(view), forum.prey(view), cards=())
    return last(view) and all(one.value <= 0 for one in tried)


def dearest(view: CarthageView, one: SenatorView) -> bool:
    """RC-6.9, 9.1c, 9.10.2: whom a gift and an office make ruler: his purse guards him until he gives, no longer."""
    return reaching(view, one, SUFFETE)


def gained(view: CarthageView, rest: Mapping[str, Any]) -> CarthageView:
    """RC-8.1: the same with the Trader that an initiative is likely to bring: he makes his Senator worth more."""
    seeker = view.senators.get(rest["trader"]["senator"])
    if seeker is None or at_least(12 + omens(view) - rest["trader"]["talents"]) < LIKELY:
        return view
    richer = seeker.model_copy(update={"traders": seeker.traders + 1})
    return view.model_copy(update={"senators": {**view.senators, seeker.id: richer}})


OWN: Final[Judging[CarthageView]] = Judging(
    weight=weight,
    prize=prize,
    base=base_number,
    chance=chance,
    kept=3,
    leaders=leaders,
    initiatives=CARTHAGE.constants.initiatives_per_turn,
    spare=free,
    vain=vain,
    last=last,
    laid_by=DEFENCE,
    dearest=dearest,
    gained=gained,
)
habit = forum.habits(OWN)


# Traders, cards


@habit("forum.trader")
def seek_trader(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.1: a Trader pays in two turns or three; a free try costs nothing; when the deck is empty none pays."""
    return sought(view, named(asked, view, "senator")) if turns_left(view) else NO_TRADER


def sought(view: CarthageView, able: Sequence[SenatorView]) -> dict[str, Any]:
    """By the champion or the Leader if he can pay, else by the richest; as much as is worth it.

    RC-7.1.1a: nothing, when cards are drawn from all stacks already. RC-9.10.1: nor by which one's own is elected.
    """
    first = champion(view)
    seeker = max(able, key=lambda one: (first is not None and one.id == first.id, one.leader, one.talents))
    payer = seeker if seeker.talents >= 3 else max(able, key=lambda one: one.talents)
    worth = 5.0 * max(0, turns_left(view) - 1)
    served = view.factions[me(view)].traders >= len(view.trade.stacks)
    most = int(min(9, payer.talents, free(view), unclaimed(view))) if thinks_of("paid-traders") and not served else 0
    best = max(range(most + 1), key=lambda paid: at_least(12 + omens(view) - paid) * worth - paid)
    return {"senator": payer.id, "talents": best}


@habit("forum.peddle")
def peddle(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.9.16: out of the fullest hand."""
    return max(offered(asked), key=lambda seat: view.factions[Seat(seat)].hand)


@habit("forum.sacrifice")
def sacrifice(asked: Asked, view: CarthageView) -> Raw | None:  # noqa: ARG001 - it is bad for all
    """RC-8.8.2: against what would hurt the State."""
    harmful = any(evil in str(asked.about["event"]) for evil in EVILS)
    return first_legal(asked, [name for name in offered(asked) if name != "none"]) if harmful else None
