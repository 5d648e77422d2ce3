"""The Forum Phase: persuasion, Knights, initiatives, conspiracies, storms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.kernel import Raw, Seat
from games.republic.minds.outlook import leads, me
from games.republic.minds.reckoning import die_at_least
from games.rome.minds.persuading import base_number, persuaded
from games.rome.minds.sensible.habits import Asked, Habits, offered, options
from games.rome.minds.sensible.outlook import FIGURES, INFLUENCE, champion, menace, turns_left, weight
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

habit = Habits()

NOBODY = {"persuader": "none", "target": "none", "bribe": 0, "card": "none"}
KEPT = 3  # a Base Number to which one's own is defended
KNIGHT = 1.6  # what a Knight is worth in each turn to come: a Talent, and a vote


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
def persuade(asked: Asked, view: RomeView) -> Raw:
    """RR-1.07.4: the attempt that promises most for its bribe, if any promises enough."""
    found = max(attempts(asked, view), key=lambda one: one.value, default=None)
    return found.raw if found and found.value > 0 else NOBODY


def attempts(asked: Asked, view: RomeView) -> Iterator[Plan]:
    """Everybody who could persuade, everybody who could be persuaded, and what one might lay down."""
    cards, persuaders, targets = (options(asked, name) for name in ("card", "persuader", "target"))
    mine, others = ([view.senators[name] for name in some if name != "none"] for some in (persuaders, targets))
    for persuader in mine:
        for target in others:
            yield from tried(view, persuader, target, [name for name in cards if name != "none"])


def tried(view: RomeView, persuader: SenatorView, target: SenatorView, cards: list[str]) -> Iterator[Plan]:
    """Each bribe that is of use, and a card where the prize is worth one."""
    base, value = base_number(persuader, target), prize(view, target)
    for bribe in bribes(base, persuader.talents):
        yield plan(view, persuader, target, bribe, "", value)
        if cards and target.faction and value > 40:
            yield plan(view, persuader, target, bribe, cards[0], value - 8)


def bribes(base: int, purse: int) -> list[int]:
    """Nothing, or what brings the Base Number to 6, 7, 8 or 9."""
    wanted = {0, *(goal - base for goal in (6, 7, 8, 9))}
    return sorted(talents for talents in wanted if 0 <= talents <= purse)


def prize(view: RomeView, target: SenatorView) -> float:
    """What it is worth in Talents to have this Senator."""
    share = INFLUENCE * target.influence + 2 * target.votes + 4 * len(target.concessions) + 1.5 * turns_left(view)
    return share * (1.3 if leads(view, target.faction) or menace(view, target) else 1.0)


def plan(view: RomeView, persuader: SenatorView, target: SenatorView, bribe: int, card: str, value: float) -> Plan:
    """An attempt with its worth: the odds, less if it may be opposed, times the prize, less the bribe if it fails."""
    opposition = 0 if card else (3 if target.faction else 1)
    chance = persuaded(view, base_number(persuader, target) + bribe - opposition)
    return Plan(persuader, target, bribe, card, chance * value - (1.2 - chance) * bribe)


@habit("forum.counter")
def counter_bribe(asked: Asked, view: RomeView) -> Raw:
    """RR-1.07.413: one's own Senator is defended down to a low Base Number, if that can be reached."""
    attempt = view.initiative.persuasion if view.initiative else None
    target = view.senators.get(attempt.target) if attempt else None
    most: int = asked.choice.form()[1]
    if attempt is None or target is None:
        return 0
    needed = attempt.base - KEPT
    own = target.faction == me(view)
    dear = own or (leads(view, attempt.seat) and weight(target) > 8)
    if needed <= 0 or not dear:
        return 0
    return needed if needed <= min(most, 2 * weight(target) if own else KEPT) else 0


@habit("forum.raise")
def raise_bribe(asked: Asked, view: RomeView) -> Raw:
    """RR-1.07.414: up to 7 again, while the prize is worth it."""
    attempt = view.initiative.persuasion if view.initiative else None
    purse: int = asked.choice.form()[1]
    if attempt is None or attempt.target not in view.senators:
        return 0
    more = 7 - attempt.base
    spent = attempt.bribes + more
    return more if 0 < more <= purse and spent < 0.7 * prize(view, view.senators[attempt.target]) else 0


# Knights, initiatives


@habit("forum.knight")
def seek_knight(asked: Asked, view: RomeView) -> Raw:
    """RR-1.07.5: a Knight pays a Talent and casts a vote each turn; a free try costs nothing."""
    able = [view.senators[name] for name in options(asked, "senator") if name != "none"]
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


@habit("forum.bid")
def bid(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.07.22: an initiative is worth a few Talents to who has money left for it."""
    high = int(asked.about["high"])
    able = [view.senators[name] for name in options(asked, "senator") if name != "none"]
    payer = max(able, key=lambda one: one.talents, default=None)
    limit = min(6, payer.talents // 5) if payer else 0
    return {"senator": payer.id, "talents": high + 1} if payer and high < limit else None


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
