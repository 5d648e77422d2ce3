"""The Forum Phase: persuasion, Knights, initiatives, conspiracies, storms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.kernel import Raw, Seat
from games.republic.minds import forum
from games.republic.minds.forum import Judging, named
from games.republic.minds.memory import HUNTED, hunts
from games.republic.minds.outlook import leads, me, mine
from games.republic.minds.reckoning import die_at_least
from games.rome.minds.persuading import base_number, persuaded
from games.rome.minds.sensible.habits import Asked, offered
from games.rome.minds.sensible.outlook import FIGURES, INFLUENCE, champion, menace, turns_left, weight
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

DEFENCE: Final = 16  # Talents in the Faction Treasury, for counter-bribes
KNIGHT = 1.6  # what a Knight is worth in each turn to come: a Talent, and a vote


# Persuasion


def prize(view: RomeView, target: SenatorView) -> float:
    """What it is worth in Talents to have this Senator."""
    share = INFLUENCE * target.influence + 2 * target.votes + 4 * len(target.concessions) + 1.5 * turns_left(view)
    harm = 1.3 if leads(view, target.faction) or menace(view, target) else 1.0
    return share * (HUNTED if hunts(view, target.faction) else harm)


def leaders(view: RomeView) -> list[SenatorView]:
    """RR-1.07.4, 1.07.7: whom somebody might persuade, so that it is of use to him: those in Rome."""
    return [one for one in mine(view) if one.in_rome]


def last(view: RomeView) -> bool:
    """RR-1.07.21: whether no turn is to come."""
    return not turns_left(view)


OWN: Final[Judging[RomeView]] = Judging(
    weight=weight,
    prize=prize,
    base=base_number,
    chance=persuaded,
    kept=3,
    leaders=leaders,
    initiatives=FIGURES.initiatives_per_turn,
    last=last,
    laid_by=DEFENCE,
)
habit = forum.habits(OWN)


# Knights


@habit("forum.knight")
def seek_knight(asked: Asked, view: RomeView) -> Raw:
    """RR-1.07.5: a Knight pays a Talent and casts a vote each turn; a free try costs nothing."""
    able = named(asked, view, "senator")
    return sought(view, able) if able else {"senator": "none", "talents": 0}


def sought(view: RomeView, able: Sequence[SenatorView]) -> dict[str, Raw]:
    """Who seeks a Knight, and what he pays for it."""
    first = champion(view)
    seeker = max(able, key=lambda one: (first is not None and one.id == first.id, one.leader, one.talents))
    worth = KNIGHT * turns_left(view)
    goal = FIGURES.knight_target - view.omens - view.factions[me(view)].knight_law
    most = min(goal - 1, seeker.talents)
    best = max(range(max(0, most) + 1), key=lambda paid: die_at_least(goal - paid) * worth - paid)
    return {"senator": seeker.id, "talents": best}


# What the HRAO decides


@habit("forum.enemy")
def enemy(asked: Asked, view: RomeView) -> Raw:
    """RR-1.07.21.6: the one who hurts most: at War before idle, the strongest first."""
    return max(offered(asked), key=lambda name: (bool(view.leaders[name].war), view.leaders[name].strength, name))


@habit("forum.peace", "senate.ally")
def hardest(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.07.21.6, 1.07.21.13: the War that would cost most, Active ones first."""
    wars = [view.wars[name] for name in offered(asked) if name in view.wars]
    best = max(wars, key=lambda war: (war.status == "active", war.land_now + war.fleet_now, war.id), default=None)
    return best.id if best else None


@habit("forum.conspiracy")
def conspiracy(asked: Asked, view: RomeView) -> Raw:
    """RR-1.16.2: the faction that is nearest to victory."""
    seats = [Seat(seat) for seat in offered(asked)]
    return max(seats, key=lambda seat: (seat != me(view), view.factions[seat].influence))
