"""The Forum Phase of any republic: persuasions, bribes against them, initiatives, the Faction Leader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from typing import Any, Final, Generic, TypeVar

from games.kernel import Raw, Seat
from games.republic.minds.habits import Asked, Habits, offered, options
from games.republic.minds.outlook import S_co, Sight, called_later, leads, me, mine, rivals, senators_of
from games.republic.minds.temper import because, thinks_of
from games.republic.minds.voting import decided
from games.republic.seen.forum import PersuasionView
from games.republic.seen.people import FactionView, SenatorView
from games.republic.seen.view import RepublicView

V = TypeVar("V", bound=RepublicView)

NOBODY: Final[dict[str, Raw]] = {"persuader": "none", "target": "none", "bribe": 0, "card": "none"}
GOALS: Final = (6, 7, 8, 9)  # Base Numbers to which a bribe brings an attempt
HARDLY: Final = 0.1  # odds below which nobody tries: it costs the others their time
CARD: Final = 8  # what a card is worth that nobody may bid against
WORTH_A_CARD: Final = 40  # a prize for which one is played
LIKELY: Final = 0.5  # how likely an attempt must succeed for that
REPLY: Final = 6  # Talents that a counter-bribe takes, and that an answer to it costs
HALF: Final = 0.5  # of the odds of an attempt: what leaves them higher is not bid against it
WON_BACK: Final = 7  # the Base Number up to which a bribe is raised
LOST: Final = 1.2  # what a bribe weighs that is lost
WORTH_MORE: Final = 0.7  # of the prize, all bribes together
FOREIGN: Final = 8  # what a Senator of others weighs who is worth a bid
BETTER: Final = 3  # by which one outweighs a Leader who takes his place
POST: Final = 3  # what a post of his weighs besides his Influence
CHAIR: Final = 4  # what the chair weighs
FEW: Final = 6  # Talents that an initiative is worth at most while turns are still to come
FEW_OF: Final = 5  # what part of a purse: one in so many
PREY: Final = 1.5  # times what he weighs whom a rival could win
FREE: Final = 1.3  # times that, if it took no bribe, where for another it does


def unlimited(_view: RepublicView) -> float:
    """All one has."""
    return inf


def never(_view: RepublicView) -> bool:
    """An initiative always brings something."""
    return False


def nobody(_view: RepublicView, _one: SenatorView) -> bool:
    """Nobody is so dear."""
    return False


def unchanged(view: V, _rest: Mapping[str, Raw]) -> V:
    """Nobody is worth more by what follows an attempt."""
    return view


@dataclass(frozen=True, kw_only=True)
class Judging(Generic[V]):
    """What a player of one republic thinks of its Forum.

    Attributes:
        weight: what a Senator is worth to his faction.
        prize: what it is worth in Talents to have him.
        base: the Base Number of who persuades whom, before any bribe.
        chance: how likely an attempt with a Base Number succeeds.
        kept: the Base Number down to which one's own is defended; so much is bid for another's at most.
        leaders: which of one's own may lead.
        initiatives: how many a turn has.
        spare: the Talents that may be spent in the Forum.
        vain: whether one more initiative would bring nothing.
        last: whether money buys nothing any more after this turn.
        laid_by: the Talents that a faction lays by for counter-bribes at most.
        dearest: whether a rival who won this one before the next Forum Phase is over would soon win by him.
        gained: the same view when what follows an attempt has brought what it is likely to bring.
    """

    weight: Callable[[Any], float]
    prize: Callable[[V, Any], float]
    base: Callable[[Any, Any], int]
    chance: Callable[[V, int], float]
    kept: int
    leaders: Callable[[V], Iterable[SenatorView]]
    initiatives: int
    spare: Callable[[V], float] = unlimited
    vain: Callable[[V], bool] = never
    last: Callable[[V], bool] = never
    laid_by: int = 15
    dearest: Callable[[V, Any], bool] = nobody
    gained: Callable[[V, Mapping[str, Raw]], V] = unchanged


@dataclass(frozen=True, slots=True)
class Plan:
    """An attempt, what it is worth, and how likely it succeeds."""

    persuader: SenatorView
    target: SenatorView
    bribe: int
    card: str
    value: float
    chance: float = 0

    @property
    def raw(self) -> dict[str, Raw]:
        """The answer."""
        people: dict[str, Raw] = {"persuader": self.persuader.id, "target": self.target.id}
        return {**people, "bribe": self.bribe, "card": self.card or "none"}


def habits(own: Judging[V]) -> Habits[V]:
    """What a player of this republic does in its Forum."""
    found: Habits[V] = Habits()
    found("forum.persuade")(partial(persuade, own))
    found("forum.counter")(partial(counter, own))
    found("forum.raise")(partial(more, own))
    found("forum.bid")(partial(bid, own))
    found("forum.leader")(partial(leader, own))
    return found


# Persuasion


def persuade(own: Judging[V], asked: Asked, view: V) -> dict[str, Raw]:
    """RC-8.5, RR-1.07.4: the attempt that promises most for its bribe, if any promises enough."""
    persuaders, targets = (named(asked, view, part) for part in ("persuader", "target"))
    cards = [name for name in options(asked, "card") if name != "none"]
    found = max(tried(own, view, persuaders, targets, cards=cards), key=lambda one: one.value, default=None)
    if found is None or found.value <= 0:
        return NOBODY
    because("persuade", senator=found.target.id, chance=round(100 * found.chance), talents=found.bribe)
    return found.raw


def named(asked: Asked, view: Sight[S_co, FactionView], part: str) -> list[S_co]:
    """The Senators who may be chosen there."""
    return [view.senators[name] for name in options(asked, part) if name != "none"]


def tried(
    own: Judging[V], view: V, persuaders: Sequence[SenatorView], targets: Sequence[SenatorView], *, cards: Sequence[str]
) -> Iterator[Plan]:
    """Each of these with each of those: every bribe that is of use, and a card where the prize is worth one."""
    for persuader in persuaders:
        for target in targets if thinks_of("raids") else [one for one in targets if not one.faction]:
            value = own.prize(view, target) + carried(own, view, target)
            goals = [*GOALS, *(goal + REPLY for goal in GOALS if at_once(own, view, target))]
            for bribe in bribes(own.base(persuader, target), affordable(own, view, persuader, target), goals):
                yield judged(own, view, Plan(persuader, target, bribe, "", value))
                with_card = Plan(persuader, target, bribe, next(iter(cards), ""), value)
                if cards and target.faction and value > WORTH_A_CARD and odds(own, view, with_card) >= LIKELY:
                    yield judged(own, view, with_card)


def at_once(own: Judging[V], view: V, target: SenatorView) -> bool:
    """RC-8.5.5, RR-1.07.414: whether the bribe covers what may be bid against it: a rival's man, in the last turn."""
    return target.faction is not None and own.last(view)


def carried(own: Judging[V], view: V, target: SenatorView) -> int:
    """RC-8.5.8, RR-1.07.43: what he has in his purse comes with him: in the last turn votes that a rival loses."""
    return target.talents if at_once(own, view, target) else 0


def affordable(own: Judging[V], view: V, persuader: SenatorView, target: SenatorView) -> float:
    """RC-8.5.6, RR-1.07.4: the bribe he can pay; of what is kept for votes, too, on whom nobody has, if he has more.

    For if it succeeds the bribe is one's own again: against his votes stands what is lost on average.
    In the last turn on a rival's man, too, who brings his purse.
    """
    spare = min(persuader.talents, own.spare(view))
    if (target.faction and not own.last(view)) or spare >= persuader.talents:
        return spare
    votes = target.oratory + carried(own, view, target)
    tries = (Plan(persuader, target, talents, "", 0) for talents in range(int(spare) + 1, persuader.talents + 1))
    able = (one.bribe for one in tries if (1 - odds(own, view, one)) * one.bribe < votes)
    return max(able, default=spare)


def bribes(base: int, purse: float, goals: Iterable[int] = GOALS) -> list[int]:
    """Nothing, or what brings the Base Number to one of these: to 6, 7, 8 or 9."""
    wanted = {0, *(goal - base for goal in goals if thinks_of("bribes"))}
    return sorted(talents for talents in wanted if 0 <= talents <= purse)


def judged(own: Judging[V], view: V, prize: Plan) -> Plan:
    """The odds times the prize, less the bribe if it fails.

    RC-8.5.6: if it succeeds the bribe is one's own again.
    """
    chance = odds(own, view, prize)
    spent = (LOST - chance) * prize.bribe + (CARD if prize.card else 0)
    return replace(prize, value=chance * prize.value - spent if chance >= HARDLY else 0, chance=chance)


def odds(own: Judging[V], view: V, prize: Plan) -> float:
    """How likely it succeeds, less if it may be opposed."""
    return own.chance(view, own.base(prize.persuader, prize.target) + prize.bribe - opposition(own, view, prize))


def opposition(own: Judging[V], view: V, prize: Plan) -> int:
    """RC-8.5.5, RR-1.07.414: what counter-bribes may take: all that they can, from who will not answer them."""
    if prize.card or not prize.target.faction:
        return 0 if prize.card else 1
    return 3 if raising(own, view, prize) >= REPLY else REPLY


def raising(own: Judging[V], view: V, prize: Plan) -> int:
    """RC-8.5.5, RR-1.07.414: how far the bribe is raised: while the prize is worth it, if that is not in vain.

    `prize`: the attempt, with what the Senator is worth.
    """
    most = min(prize.persuader.talents, own.spare(view), WORTH_MORE * prize.value)
    limit, base = max(0, int(most) - prize.bribe), own.base(prize.persuader, prize.target) + prize.bribe
    return 0 if withstood(own, view, prize.target.id, base, limit) else limit


def counter(own: Judging[V], asked: Asked, view: V) -> Raw:
    """RC-8.5.5, RR-1.07.413: one's own Senator is defended down to a low Base Number, or as far as the money goes."""
    attempt = view.initiative.persuasion if view.initiative else None
    target = view.senators.get(attempt.target) if attempt else None
    most: int = asked.choice.form()[1]
    if attempt is None or target is None:
        return 0
    needed = least_bid(own, view, attempt.base, min(most, worth(own, view, target, attempt.seat)))
    if not needed or outlasted(own, view, attempt, most):
        return 0
    if target.faction != me(view):
        because("keep-from-rival", senator=target.id, talents=needed)
    else:
        because(
            "keep-own" if attempt.base - needed <= own.kept else "keep-own-partly", senator=target.id, talents=needed
        )
    return needed


def least_bid(own: Judging[V], view: V, base: int, most: int) -> int:
    """What brings the Base Number low enough; else all there is, if that is of use."""
    needed = base - own.kept
    if 0 < needed <= most:
        return needed
    return most if needed > most and halved(own, view, base, most) else 0


def halved(own: Judging[V], view: V, base: int, talents: int) -> bool:
    """RC-8.5.4: whether so many against an attempt make it half as likely to succeed, at most."""
    return own.chance(view, base - talents) <= HALF * own.chance(view, base)


def outlasted(own: Judging[V], view: V, attempt: PersuasionView, treasury: int) -> bool:
    """RC-8.5.5, 8.5.6, RR-1.07.414: whether who tries to win him can answer every bid of such a Faction Treasury.

    Then all that is bid goes over to him with the Senator.
    """
    prize = WORTH_MORE * own.prize(view, view.senators[attempt.target]) - attempt.bribes
    return min(view.senators[attempt.persuader].talents, prize) >= answers(own, attempt.base, treasury)


def answers(own: Judging[V], base: int, treasury: int) -> int:
    """RC-8.5.5, RR-1.07.414: what answering all bids of such a Faction Treasury costs, with this Base Number so far."""
    return REPLY * (1 + max(0, treasury - (base - own.kept) + REPLY // 2) // REPLY)


def at_home(one: SenatorView) -> bool:
    """RC-8.5.1, RR-1.07.4: whether he is where the Senate meets."""
    return not one.where and one.place not in ("captive", "force")


def winnable(view: RepublicView) -> bool:
    """RC-8.5.1, RR-1.07.4: whether others may try to win anybody of one's own in the next Forum: not the Leader."""
    return any(not one.leader and soon_at_home(one) for one in mine(view))


def soon_at_home(one: SenatorView) -> bool:
    """RC-8.5.1, RR-1.07.4: who is at War or explores may be back for the next Forum, who governs a Province hardly."""
    return one.place not in ("province", "captive")


def rivals_at_home(view: Sight[S_co, FactionView]) -> list[S_co]:
    """RC-8.5.1, RR-1.07.4: who may try to persuade one's own."""
    return [view.senators[name] for one in rivals(view) for name in one.senators if not view.senators[name].where]


def exposed(own: Judging[V], view: V, target: SenatorView) -> bool:
    """RC-8.5.2, RR-1.07.41: whether a rival's purse may make it likely that he is won."""
    return target.talents < safe_with(own, view, target)


def safe_with(own: Judging[V], view: V, target: SenatorView) -> int:
    """RC-8.5.2, RR-1.07.41: the Talents in his own purse against which no rival's makes it likely that he is won.

    Nobody bids more for him than he is worth.
    """
    most = int(WORTH_MORE * own.prize(view, target))
    against = (own.base(one, target) + target.talents + min(one.talents, most) for one in rivals_at_home(view))
    return max(against, default=0) - GOALS[0] + 1


def tenable(own: Judging[V], view: V, target: SenatorView, treasury: int) -> bool:
    """RC-8.5.5, RR-1.07.414: whether such a Faction Treasury, before anybody tries, can keep one from all at home."""
    return not any(outlasting(own, view, one, target, treasury) for one in rivals_at_home(view))


def outlasting(own: Judging[V], view: V, persuader: SenatorView, target: SenatorView, treasury: int) -> bool:
    """RC-8.5.5, RR-1.07.414: whether his purse makes him likely to succeed, and then answers every bid."""
    base = own.base(persuader, target)
    bribe = max(0, GOALS[-1] - base)
    prize = WORTH_MORE * own.prize(view, target)
    return min(persuader.talents, prize) - bribe >= answers(own, base + bribe, treasury)


def worth(own: Judging[V], view: V, target: SenatorView, by: Seat) -> int:
    """RC-8.5.6, RR-1.07.412: what is paid lest a Senator be won by somebody else: if he stays the money is his.

    For others' nothing: who pays for them makes them rich.
    """
    if target.faction == me(view):
        return int(own.prize(view, target) if thinks_of("counter-bribes") else 2 * own.weight(target))
    if thinks_of("counter-bribes"):
        return 0
    return own.kept if leads(view, by) and own.weight(target) > FOREIGN else 0


def more(own: Judging[V], asked: Asked, view: V) -> Raw:
    """RC-8.5.5, RR-1.07.414: up to 7 again, while the prize is worth it."""
    attempt = view.initiative.persuasion if view.initiative else None
    purse = min(asked.choice.form()[1], own.spare(view))
    if attempt is None or attempt.target not in view.senators:
        return 0
    needed = WON_BACK - attempt.base
    worth = WORTH_MORE * own.prize(view, view.senators[attempt.target])
    if not 0 < needed <= purse or attempt.bribes + needed >= worth:
        return 0
    if withstood(own, view, attempt.target, WON_BACK, min(purse, worth - attempt.bribes) - needed):
        return 0
    because("raise-bribe", senator=attempt.target, talents=needed)
    return needed


def withstood(own: Judging[V], view: V, target: str, base: int, means: float) -> bool:
    """RC-8.5.5, 8.5.6, RR-1.07.414: whether his faction can plainly answer all that so much raises from here.

    Then all that is raised goes over to it.
    """
    seat, attempt = view.senators[target].faction, view.initiative.persuasion if view.initiative else None
    if seat is None:
        return False
    bid = attempt.counter_bribes.get(seat, 0) if attempt and attempt.target == target else 0
    left = believed(own, view, seat) - bid
    return left >= REPLY // 2 and means < answers(own, base, left)


def believed(own: Judging[V], view: V, seat: Seat) -> int:
    """RC-1.5e, RR-0.4: what the Faction Treasury of another holds, about: as much as one would lay by oneself."""
    one = view.factions[seat]
    return min(own.laid_by, one.talents // 2) if one.open_treasury is None else one.open_treasury


# Initiatives, Leaders


def bid(own: Judging[V], asked: Asked, view: V) -> Raw | None:
    """RC-8.7, RR-1.07.22: an initiative is worth a few Talents to who has money left for it, if it brings anything."""
    high = int(asked.about["high"])
    payer = max(named(asked, view, "senator"), key=lambda one: one.talents, default=None)
    limit = worth_bidding(own, view, payer) if payer else 0
    if payer is None or high >= limit or decided(view) or own.vain(view):
        return None
    talents = max(high + 1, min(limit, unbeaten(own, view, called_later(view))))
    because("buy-initiative", talents=talents)
    return {"senator": payer.id, "talents": talents}


def worth_bidding(own: Judging[V], view: V, payer: SenatorView) -> int:
    """RC-8.7, RR-1.07.22: what one gives for an initiative at most; at last what it brings."""
    return max(usual(left_for_it(own, view, payer)), at_last(own, view, payer))


def usual(talents: int) -> int:
    """RC-8.7, RR-1.07.22: what is bid out of such a purse while turns are still to come: a fifth, a few Talents."""
    return min(FEW, talents // FEW_OF)


def unbeaten(own: Judging[V], view: V, seats: Iterable[Seat]) -> int:
    """RC-8.7, RR-1.07.22: the auction goes round once, and only who wins it pays: what none of these will bid beyond.

    In the last turn what none of them can.
    """
    able = (one.talents for seat in seats for one in senators_of(view, seat) if at_home(one))
    richest = max(able, default=0)
    return 1 + (richest if own.last(view) else usual(richest))


def left_for_it(own: Judging[V], view: V, payer: SenatorView) -> int:
    """RC-8.7, RR-1.07.22: of his purse what may be spent in the Forum at all; without it no attempt follows."""
    return int(min(payer.talents, own.spare(view)))


def at_last(own: Judging[V], view: V, payer: SenatorView) -> int:
    """RC-8.7, RR-1.07.22: what one more initiative is worth where money buys nothing afterwards: whom it may win.

    As far as the attempt itself and the votes leave it.
    """
    if not own.last(view):
        return 0
    found = tried(own, view, [one for one in mine(view) if at_home(one)], prey(view), cards=())
    best = max(found, key=lambda one: one.value, default=None)
    if best is None or best.value <= 0:
        return 0
    left = min(payer.talents - (best.bribe if best.persuader.id == payer.id else 0), own.spare(view) - best.bribe)
    return max(0, int(min(left, best.value)))


def prey(view: RepublicView) -> list[SenatorView]:
    """RC-8.5.1, RR-1.07.4: whom one may try to persuade: the unaligned in the Forum, others' at home but Leaders."""
    able = [one for one in view.senators.values() if one.faction != me(view) and not one.leader and not one.rebel]
    return [one for one in able if at_home(one)]


def leader(own: Judging[V], asked: Asked, view: V) -> str | None:
    """RC-8.6, RR-1.07.7: the most valuable Senator, for a Leader cannot be persuaded away."""
    treasury = view.own.treasury if view.own else 0
    best, present = foremost(own, view, treasury), next((one for one in mine(view) if one.leader), None)
    if best is None or best.id not in offered(asked):
        return None
    if present is not None and not succeeds(own, view, best, present, treasury):
        return None
    because("leader-is-safe", senator=best.id)
    return best.id


def foremost(own: Judging[V], view: V, treasury: int = 0) -> SenatorView | None:
    """RC-8.6, RR-1.07.7: who should lead, with so much in the Faction Treasury, if anybody can be persuaded away."""
    return max(own.leaders(view), key=lambda one: leading(own, view, one, treasury), default=None)


def succeeds(own: Judging[V], view: V, one: SenatorView, present: SenatorView, treasury: int) -> bool:
    """RC-8.5.2, RR-1.07.41: whether he takes the lead from who then could be won, perhaps for nothing, as he cannot."""
    priced = gratis(own, view, present) and not gratis(own, view, one) and not own.dearest(view, one)
    times = FREE if priced else 1
    return leading(own, view, one, treasury) > times * leading(own, view, present, treasury) + BETTER


def gratis(own: Judging[V], view: V, target: SenatorView) -> bool:
    """RC-8.5.2, RR-1.07.41: whether a rival may well win him without any bribe."""
    return any(own.base(one, target) >= GOALS[0] for one in rivals_at_home(view))


def outweighs(own: Judging[V], view: V, one: SenatorView, present: SenatorView, treasury: int) -> bool:
    """Whether he takes his place."""
    return leading(own, view, one, treasury) > leading(own, view, present, treasury) + BETTER


def leading(own: Judging[V], view: V, one: SenatorView, treasury: int = 0) -> float:
    """RC-8.5.1, RR-1.07.4: what it is worth that nobody can win him: more, if somebody might; nothing, if he is away.

    RC-8.5.8, RR-1.07.43: his posts go with him, and the chair. RC-6.9: what guards the dearest now is given by then.
    RC-8.6: nobody else is named before one's own initiative in the next Forum, and others have theirs sooner.
    """
    if not soon_at_home(one):
        return 0
    worth = own.weight(one) + POST * len(one.titles) + (CHAIR if one.id == view.hrao else 0)
    open_to_all = at_home(one) and exposed(own, view, one) and not tenable(own, view, one, treasury)
    prey = own.dearest(view, one) or open_to_all
    return worth * (PREY if prey else 1)
