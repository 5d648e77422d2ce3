"""The Forum Phase asked ahead: the habits of any republic, said beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any, Final, TypeAlias

from games.kernel import OneOf, Raw
from games.republic.ahead.forum.defence import HOPEFUL
from games.republic.minds import forum
from games.republic.minds.forum import NOBODY, WON_BACK, Judging, V
from games.republic.minds.habits import Asked, Habits
from games.republic.minds.outlook import called_later, initiatives_to_come, me, mine, rivals
from games.republic.minds.temper import ASKED_AGAIN, thinks_of
from games.republic.seen.people import SenatorView

Follows: TypeAlias = Callable[[Asked, V], dict[str, Raw]]
"""What follows the attempt in an initiative, but the Leader."""
KINDS: Final = ("forum.attempt", "forum.bribing", "forum.auction", "forum.defence", "forum.plan")
LAST: Final = "leader"  # what an initiative ends with, where all of it is asked at once
NO_BID: Final = {"way": "pass", "limit": 0, "payer": "none"}
ASKED: Final = {**NO_BID, "way": "ask"}


def habits(own: Judging[V], follows: Follows[V]) -> Habits[V]:
    """What a player of this republic says ahead of its Forum, but the plan."""
    found: Habits[V] = Habits()
    found("forum.attempt")(partial(attempt, own, follows))
    found("forum.bribing")(partial(bribing, own))
    found("forum.defence")(partial(defence, own))
    found("forum.auction")(partial(auction, own))
    return found


# Attempts


def attempt(own: Judging[V], follows: Follows[V], asked: Asked, view: V) -> Raw:
    """RC-8.5, RR-1.07.4: the attempt that promises most; raised up to 7 again, while the prize is worth it."""
    found: Any = forum.persuade(own, asked, view)
    made = [] if found == NOBODY else [found]
    rest = followed(own, follows, asked, view, made) if LAST in asked.choice.form() else {}
    if not made:
        return {**found, "opposed": "ask", "limit": 0, "goal": "announced", **rest}
    persuader, target = view.senators[found["persuader"]], view.senators[found["target"]]
    limit = more(own, view, persuader, target, found["bribe"])
    return {**found, "opposed": "raise", "limit": limit, "goal": str(WON_BACK), **rest}


def more(own: Judging[V], view: V, persuader: SenatorView, target: SenatorView, bribe: int) -> int:
    """RC-8.5.5, RR-1.07.414: how far the bribe is raised."""
    return forum.raising(own, view, forum.Plan(persuader, target, bribe, "", own.prize(view, target)))


# The Forum plan


def plan(own: Judging[V], follows: Follows[V], asked: Asked, view: V) -> dict[str, Raw]:
    """RC-8.4, RR-1.07.2: the best attempts, what follows them, and a bid for one more initiative.

    He is asked again lest an initiative be lost.
    """
    fields: dict[str, Any] = asked.choice.form()
    listed: list[Any] = list(attempts(own, fields["attempts"], view))
    return {
        "way": "plan",
        "attempts": listed,
        **followed(own, follows, asked, view, listed),
        "bid": auctioned(own, view, [view.senators[name] for name in fields["bid"]["payer"] if name != "none"]),
        "auctioned": "yes",
        "ask": ["idle"],
    }


def attempts(own: Judging[V], form: Raw, view: V) -> Iterator[Raw]:
    """RC-8.5, RR-1.07.4: the best that are worth their bribe, each on another Senator, as many as one may plan."""
    one, most = form
    persuaders, targets = ([view.senators[name] for name in one.get(part, ())] for part in ("persuader", "target"))
    cards = [card for card in one.get("card", ()) if card != "none"]
    ranked = sorted(forum.tried(own, view, persuaders, targets, cards=cards), key=lambda one: -one.value)
    best = {one.target.id: one for one in reversed(ranked) if one.value > 0}
    for made in sorted(best.values(), key=lambda one: -one.value)[:most]:
        limit = more(own, view, made.persuader, made.target, made.bribe)
        yield {**made.raw, "chance": least(own, view, made), "opposed": "raise", "limit": limit}


def least(own: Judging[V], view: V, made: forum.Plan) -> int:
    """RC-8.5.4, RR-1.07.41: the odds in percent below which it is not worth its bribe any more.

    Until his turn comes the target may be made rich by the bribes of others.
    """
    prize, base = own.prize(view, made.target), own.base(made.persuader, made.target) + made.bribe
    odds = (own.chance(view, base - less) for less in count())
    chance = next(one for one in odds if one == 0 or one * prize <= (forum.LOST - one) * made.bribe)
    return round(100 * chance) + 1


def followed(own: Judging[V], follows: Follows[V], asked: Asked, view: V, made: Sequence[Any]) -> dict[str, Raw]:
    """What follows these attempts; RC-8.5.2, 8.6: who leads hangs on what the first and the rest leave, and bring."""
    rest = follows(asked, view)
    later = own.gained(paid(view, [*made[:1], *rest.values()]), rest)
    chosen = {**rest, LAST: leader(own, asked, later)}
    return succeeded_by(own, later, chosen, [later.senators[one["target"]] for one in made])


def paid(view: V, parts: Iterable[Any]) -> V:
    """The same when these are paid: a bribe, which its target keeps (RC-8.5.6), and what the others cost."""
    purses = {name: one.talents for name, one in view.senators.items()}
    for part in parts:
        payer, talents = part.get("persuader", part.get("senator")), part.get("bribe", part.get("talents", 0))
        if payer in purses:
            purses[payer] = max(0, purses[payer] - talents)
        if part.get("target") in purses:
            purses[part["target"]] += talents
    senators = {name: one.model_copy(update={"talents": purses[name]}) for name, one in view.senators.items()}
    return view.model_copy(update={"senators": senators})


def leader(own: Judging[V], asked: Asked, view: V) -> str:
    """RC-8.6, RR-1.07.7: as he would at his turn."""
    others = {one.id: one.id for one in mine(view) if not one.leader}
    return forum.leader(own, replace(asked, choice=OneOf(others)), view) or "stay"


def succeeded_by(own: Judging[V], view: V, rest: dict[str, Raw], targets: Iterable[SenatorView]) -> dict[str, Raw]:
    """RC-8.6, RR-1.07.7: the same, and the most valuable leads if that may be who is won by then."""
    named = view.senators.get(str(rest.get("leader")))
    usual = named or next((one for one in mine(view) if one.leader), None)
    treasury = view.own.treasury if view.own else 0
    better = usual and any(forum.outweighs(own, view, one, usual, treasury) for one in targets)
    return {**rest, "leader": "best"} if better else rest


# Bribes of others, auctions


def bribing(own: Judging[V], asked: Asked, view: V) -> Raw:
    """RC-8.5.5, RR-1.07.413: one's own are defended for what they are worth; later, too."""
    attempt = view.initiative.persuasion if view.initiative else None
    target = view.senators.get(attempt.target) if attempt else None
    most: int = asked.choice.form()["limit"][1]
    defended = attempt and target and not forum.outlasted(own, view, attempt, most)
    limit = min(most, forum.worth(own, view, target, attempt.seat)) if attempt and target and defended else 0
    short = "all" if attempt and limit and forum.halved(own, view, attempt.base, limit) else "nothing"
    said = {"way": "bid", "limit": limit, "goal": str(own.kept), "short": short, "raises": "yes"}
    return {**said, **shielded(own, view)}


def defence(own: Judging[V], _asked: Asked, view: V) -> Raw:
    """RC-8.5.5, RR-1.07.413: in each turn, and after raises, too.

    It outlives the purses of today, so who is not asked again bids nothing that who tries could answer.
    """
    said = {**shielded(own, view), "goal": str(own.kept), "raises": "yes"}
    if thinks_of("counter-bribes") and not thinks_of(ASKED_AGAIN):
        dear = dearest(own, view)
        said |= {"own": min(99, forum.worth(own, view, dear, me(view)) if dear else 0), "raises": HOPEFUL}
    return said


def dearest(own: Judging[V], view: V) -> SenatorView | None:
    """RC-8.5.1, RR-1.07.4: of one's own whom others may try the one who is worth most, above all if he can be won."""
    able = [one for one in mine(view) if not (one.leader or one.where)]
    return max(able, key=lambda one: (forum.exposed(own, view, one), own.prize(view, one)), default=None)


def shielded(own: Judging[V], view: V) -> dict[str, Raw]:
    """Of each attempt one is asked, for what is of use hangs on the purse of who tries it.

    Who would not be asked again bids in a turn what the dearest of his who can be won is worth, if he can be kept; who
    does not think of purses, against a rival too.
    """
    if thinks_of("counter-bribes") and thinks_of(ASKED_AGAIN):
        return {"own": 0, "against": "nobody", "others": 0, "rest": "ask"}
    one = dearest(own, view)
    treasury = view.own.treasury if view.own else 0
    kept = one and forum.tenable(own, view, one, treasury)
    dear = forum.worth(own, view, one, me(view)) if one and kept else 0
    first = None if thinks_of("counter-bribes") else next((one.seat for one in rivals(view)), None)
    return {"own": min(dear, 99), "against": first or "nobody", "others": own.kept if first else 0, "rest": "nothing"}


def auction(own: Judging[V], asked: Asked, view: V) -> Raw:
    """RC-8.7, RR-1.07.22: an initiative is worth a few Talents to who has money left for it."""
    return auctioned(own, view, forum.named(asked, view, "payer"))


def auctioned(own: Judging[V], view: V, able: Sequence[SenatorView]) -> Raw:
    """The same, of all that are auctioned in this turn: at one's turn, if the last card may be drawn before the last.

    For then money buys nothing afterwards, and a Senator is worth all of it.
    """
    ending = own.last(view) or view.deck < initiatives_to_come(view, own.initiatives)
    return dict(ASKED) if ending else bidden(own, view, able)


def bidden(own: Judging[V], view: V, able: Sequence[SenatorView]) -> Raw:
    """By the richest, as at one's turn; who is last in the round only raises."""
    payer = max(able, key=lambda one: one.talents, default=None)
    limit = forum.worth_bidding(own, view, payer) if payer else 0
    if payer is None or limit <= 0:
        return NO_BID
    sure = forum.unbeaten(own, view, [one.seat for one in rivals(view)])
    if called_later(view) and sure > 1:
        return {"way": "exact", "limit": min(limit, sure), "payer": payer.id}
    return {"way": "raise", "limit": limit, "payer": payer.id}
