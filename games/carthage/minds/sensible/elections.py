"""Whom the presiding magistrate names for offices: coalitions that can win, and share what there is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Any

from games.carthage.minds.sensible.army import HARBOR, desperate, generals_only, wanting
from games.carthage.minds.sensible.campaign import foreseen
from games.carthage.minds.sensible.habits import Asked, Habits, first_legal, offered, options
from games.carthage.minds.sensible.interests import (
    INTERESTS,
    MEMBER,
    POSTS,
    SUFFETE,
    electing,
    eligible,
    harmless,
    perilous,
    rescuing,
    settles,
    share,
    spendable,
    twos,
)
from games.carthage.minds.sensible.outlook import active, champion, electable, enabling, menace, turns_left
from games.carthage.minds.sensible.voting import dangerous
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw, Seat
from games.republic.minds import coalitions, elections
from games.republic.minds.campaign import raised
from games.republic.minds.memory import remembered, shuns
from games.republic.minds.outlook import decides_alone, is_mine, leads, me, mine, rivals, senators_of
from games.republic.minds.temper import because, thinks_of
from games.republic.minds.voting import decided, insisting, voted_for_life

habit = Habits()

RISING = 100  # what a seat is better for who can be elected for life by it than for others of one's own


def suitability(view: CarthageView, one: SenatorView) -> float:
    """Whom to make Suffete: the champion of the own faction; of others a general in war, nobody who might win."""
    if one.faction == me(view):
        first = champion(view)
        return one.influence + (5 if first and first.id == one.id else 0) + (one.military if marching(view) else 0)
    at_war = one.military * (3 if marching(view) else 1)
    barred = menace(view, one) or electable(view, one, 5) or shuns(view, one.faction)
    return at_war - one.influence / 2 - (50 if barred else 0)


def marching(view: CarthageView) -> bool:
    """RC-9.6.1: whether Suffetes lead forces: in war, but not after the Separation of Powers Law."""
    return bool(active(view)) and not generals_only(view)


@habit("senate.suffetes", urgency=5)
def nominate_pair(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.1: one's own best, and of an ally who brings a majority; after defeats somebody else."""
    found: Any = first_legal(asked, pairs(asked, view))
    if found and thinks_of("coalitions"):
        tell(view, [found["first"], found["second"]], SUFFETE)
    return found


def tell(view: CarthageView, names: Sequence[str], points: int) -> None:
    """Of posts: why one names whom one names; of others' that pass, that none of one's own would."""
    own = next((name for name in names if is_mine(view, name)), None)
    if decided(view):
        because("my-word", senator=own or names[0])
    elif {*coalitions.owners(view, names)} == {me(view)} and passes_alone(view, names, points):
        tell_of_none_but_own(view, names)
    elif not coalitions.payable(INTERESTS, view, names, points, forgiving=True):
        lesser = points == SUFFETE and own is None and rescuing(view, names)
        because("lesser-evil" if lesser else "hardly", senator=own or names[0])
    elif own is None:
        tell_of_others(view, names[0], points)
    else:
        tell_of_shared(view, own, names, points)


def tell_of_others(view: CarthageView, name: str, points: int) -> None:
    """Why one names none of one's own: none could be, or those that one named have failed, by a veto or by votes."""
    kind = next(kind for kind, (_, brought) in POSTS.items() if brought == points)
    told = view.senate.defeated if view.senate else ()
    failed = [names for one, names in zip(told, coalitions.defeated(view), strict=True) if one.startswith(f"{kind}:")]
    if not any(one.faction == me(view) for one in eligible(view)):
        because("none-eligible", senator=name)
    elif any(is_mine(view, one) for names in failed for one in names):
        because("own-failed", senator=name)
    else:
        because("given-away", senator=name)


def passes_alone(view: CarthageView, names: Sequence[str], points: int) -> bool:
    """Whether posts of none but one's own have a chance, by votes that were sold or by one's own money."""
    sold = bool(coalitions.pledged(view, me(view), names))
    return sold or coalitions.payable(INTERESTS, view, names, points, forgiving=True)


def tell_of_none_but_own(view: CarthageView, names: Sequence[str]) -> None:
    """Why posts are shared with nobody: one seat cannot be, if no more are vacant."""
    sold = coalitions.pledged(view, me(view), names)
    vacant = sum(not one.member for one in view.committee.values())
    if sold:
        because("votes-sold", senator=names[0], seat=sold[0])
    else:
        because("no-ally" if len(names) > 1 or vacant > 1 else "one-seat", senator=names[0])


def tell_of_shared(view: CarthageView, own: str, names: Sequence[str], points: int) -> None:
    """By whose votes shared posts pass: of who gains by them and has most of them, or has sold his.

    Who outvotes all others needs nobody's: others of his own had been vetoed, or none was left.
    """
    sold = coalitions.pledged(view, me(view), names)
    others = [seat for seat in coalitions.owners(view, names) if seat != me(view)]
    gaining = [seat for seat in others if coalitions.brings(INTERESTS, view, seat, names, points) > 0]
    partner = max(gaining, key=lambda seat: view.factions[seat].votes, default=None)
    if partner and not decides_alone(view):
        because("coalition", senator=own, seat=partner)
    elif sold:
        because("votes-sold", senator=own, seat=sold[0])
    else:
        because("could-pass", senator=own)


def pairs(asked: Asked, view: CarthageView) -> Iterator[Raw]:
    """RC-9.1: in the order they are tried: what brings one most, and passes."""
    able = sorted((view.senators[name] for name in options(asked, "first")), key=partial(suitability, view))
    if not thinks_of("coalitions"):
        yield from elections.pairs(view, able, partial(suitability, view))
    couples = harmless(view, twos(able)) if thinks_of("chair-kept") else twos(able)
    ranked = coalitions.best_first(INTERESTS, view, couples, SUFFETE)
    for first, second in own_again(view, ranked):
        yield {"first": first, "second": second}


def own_again(view: CarthageView, ranked: Sequence[Sequence[str]]) -> Sequence[Sequence[str]]:
    """RC-9.0.15: a veto is no refusal: before both offices go to others one's own are named once more, as others are.

    Who refuses and who vetoes cannot be told apart by what was defeated: so not again and again.
    RC-9.0.13: two of one's own but once.
    """
    rather = shared_rather(view, ranked)
    if not insisting(view, "suffetes") or any(served(view, names) for names in rather):
        return rather
    able = ranked if len(coalitions.defeated(view)) == 1 else rather
    again = [
        names
        for names in able
        if any(is_mine(view, name) for name in names)
        and coalitions.payable(INTERESTS, view, names, SUFFETE, forgiving=True)
    ]
    return [*again, *(names for names in rather if names not in again)]


def served(view: CarthageView, names: Sequence[str]) -> bool:
    """Whether this pair passes, and has one of one's own."""
    own = any(is_mine(view, name) for name in names)
    return own and coalitions.promising(INTERESTS, view, names, SUFFETE)


def shared_rather(view: CarthageView, ranked: Sequence[Sequence[str]]) -> Sequence[Sequence[str]]:
    """RC-9.0.13: two of one's own in vain cost Influence, for nobody else is for them: only if all pairs are such."""
    able = [
        names
        for names in ranked
        if coalitions.promising(INTERESTS, view, names, SUFFETE) or not all(is_mine(view, name) for name in names)
    ]
    return able or ranked


def free(view: CarthageView) -> list[SenatorView]:
    """RC-9.1, 9.2: who may be named for an office, the least suitable first."""
    return sorted(eligible(view), key=partial(suitability, view))


def couples(view: CarthageView) -> list[Sequence[str]]:
    """RC-9.1: the pairs that could be named."""
    return twos(free(view))


def sharings(view: CarthageView) -> list[Sequence[str]]:
    """RC-9.2: how all vacant seats could be shared out."""
    able = [one.id for one in free(view)]
    form = {one.id: able for one in view.committee.values() if not one.member}
    return [[name for name in way.values() if name != "none"] for way in mixed(view, form)]


@habit("senate.home")
def home(asked: Asked, view: CarthageView) -> Raw:
    """RC-9.11: in war the better general is Marine Suffete; otherwise one's own presides."""
    pair = [view.senators[name] for name in offered(asked) if name != "roll"]
    if marching(view) and pair[0].military != pair[-1].military:
        return min(pair, key=lambda one: one.military).id
    own = [one for one in pair if one.faction == me(view)]
    return max(own or pair, key=lambda one: one.influence).id


@habit("senate.home-choice")
def home_choice(asked: Asked, view: CarthageView) -> Raw:
    """RC-9.11: the same."""
    return home(asked, view)


@habit("senate.committee", urgency=5)
def nominate_members(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.2: seats shared with allies, so that they vote for them; after defeats one seat after the other."""
    form: Mapping[str, list[str]] = asked.choice.form()
    found: Any = first_legal(asked, shares(view, form))
    if found and thinks_of("coalitions"):
        tell(view, [name for name in found.values() if name != "none"], MEMBER)
    return found or pressed(asked, view, form)


def pressed(asked: Asked, view: CarthageView, form: Mapping[str, list[str]]) -> Raw | None:
    """RC-9.0.20, 9.0.6: seats that will hardly pass, named because Wars press, or lest a rival has the floor."""
    if not thinks_of("coalitions") or not (pressing(view) or ceding(view)):
        return None
    found: Any = first_legal(asked, at_any_price(view, form))
    told(view, found or {})
    return found


def told(view: CarthageView, found: Mapping[str, str]) -> None:
    """Why one names those: that they will hardly pass is said only where votes are missing."""
    names = [name for name in found.values() if name != "none"]
    if names and pressing(view) and coalitions.payable(INTERESTS, view, names, MEMBER):
        tell(view, names, MEMBER)
    elif names:
        because("while-wars-press" if pressing(view) else "floor-kept", senator=names[0])


def pressing(view: CarthageView) -> bool:
    """RC-9.0.20: whether the Senate must come to speak of the Wars: of all, or of one of one's own at one.

    RC-9.6.4: for who lacks what can be sent after him may well fall, and no force is reinforced before the seats.
    """
    own = (one for one in view.forces.values() if any(is_mine(view, name) for name in one.commanders))
    return desperate(view) or any(wanting(view, one) for one in own)


def ceding(view: CarthageView) -> bool:
    """RC-9.0.6, 9.10.1: whether who has the floor next, if one lets it pass, could have one of his elected for life."""
    playing = [] if voted_for_life(view) or decided(view) else rivals(view)
    return any(one.in_carthage and electable(view, one) for rival in playing for one in senators_of(view, rival.seat))


def shares(view: CarthageView, form: Mapping[str, list[str]]) -> Iterator[Raw]:
    """All seats shared out with one ally or another, or with none; or each candidate alone for each seat."""
    yield from best(view, [*mixed(view, form), *alone(form)])


def at_any_price(view: CarthageView, form: Mapping[str, list[str]]) -> Iterator[Raw]:
    """RC-9.0.20, 9.2d: while Wars press seats must be filled, or the Senate is over before it speaks of them.

    Whom fewest would vote against comes first, nobody who could rule for life, or who wins by it in the last turn
    (RC-12.1d); of who is refused alone the last is appointed: so one's own, if all others are against him, waits for
    that (RC-9.0.13).
    """
    ways = [*alone(form), *mixed(view, form)]
    named = {tuple(name for name in way.values() if name != "none"): way for way in reversed(ways)}
    quiet = [names for names in named if names and not shouted_down(view, names)] or [*named]
    able = [names for names in quiet if names and not coalitions.in_vain(view, names)] or quiet

    def cost(names: Sequence[str]) -> tuple[bool, int]:
        mightier = any(perilous(view, me(view), name, MEMBER) for name in names)
        return mightier or decides_for_another(view, names), coalitions.price(INTERESTS, view, names, MEMBER)

    yield from (named[names] for names in sorted(able, key=cost))


def alone(form: Mapping[str, list[str]]) -> list[dict[str, str]]:
    """Each candidate alone for each seat."""
    nobody = dict.fromkeys(form, "none")
    return [{**nobody, post: name} for post, names in form.items() for name in names if name != "none"]


def mixed(view: CarthageView, form: Mapping[str, list[str]]) -> list[dict[str, str]]:
    """All seats shared out with one ally or another, then with two: all are one's own, then fewer and fewer."""
    friends, orders = elections.allies(view), bound_first(view)
    turns = [[me(view), *some] for some in (*((one,) for one in friends), *combinations(friends, 2))]
    numbers = range(len(form), 0, -1)
    ways = [(turn, shared(view, form, turn, own, key)) for turn in turns for own in numbers for key in orders]
    return [way for turn, way in ways if len(turn) <= 2 or agreed(view, [*way.values()])]


def agreed(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.0.11: whether seats for several others pass with the votes of all of them: else nobody shares with two."""
    others = [seat for seat in coalitions.owners(view, names) if seat != me(view)]
    willing = all(coalitions.willing(INTERESTS, view, seat, given(names), MEMBER) for seat in others)
    return willing and coalitions.promising(INTERESTS, view, given(names), MEMBER)


def best(view: CarthageView, ways: list[dict[str, str]]) -> Iterator[Raw]:
    """What brings one most, and passes, first; of that what has a seat for oneself, if nobody else wins by it.

    RC-9.0.13, 9.0.21: after some defeats only what passes: another costs Influence, and seats that are left fill
    themselves. Single seats of the same others, which would be proposed one after the other, are proposed together.
    """
    if not thinks_of("coalitions"):
        yield from ways
        return
    by_names = {tuple(way.values()): way for way in reversed(ways) if not worse_than_left(view, [*way.values()])}
    ranked = coalitions.best_first(INTERESTS, view, sorted(by_names, key=partial(highest, view)), MEMBER)
    passing = [names for names in ranked if coalitions.promising(INTERESTS, view, names, MEMBER)]
    passing = [names for names in passing if not defied(view, names)]
    passing.sort(key=lambda names: (decides_for_another(view, names), not any(is_mine(view, name) for name in names)))
    yield from (dict(zip(by_names[tuple(one)], gathered(view, one, passing), strict=True)) for one in passing[:1])
    for names in [*passing, *(one for one in ranked if one not in passing and dared(view, one))]:
        yield by_names[tuple(names)]


def highest(view: CarthageView, names: Sequence[str]) -> int:
    """RC-9.2b, 9.10: what Influence a rival has who gets one of these seats: of two alike none should rise by it."""
    able = [view.senators[name] for name in given(names)]
    return max((one.influence for one in able if one.faction != me(view)), default=0)


def gathered(view: CarthageView, names: Sequence[str], passing: Sequence[Sequence[str]]) -> Sequence[str]:
    """RC-9.2: posts of others with those that would pass after them for the same faction, if all pass together.

    RC-12.1d: not where all together win it the game.
    """
    found, whose = names, {*coalitions.owners(view, names)}
    for more in passing if len(whose) == 1 and whose != {me(view)} else ():
        pairs = list(zip(found, more, strict=True))
        clash = any("none" not in pair or (pair[1] != "none" and pair[1] in found) for pair in pairs)
        if {*coalitions.owners(view, more)} == whose and not clash:
            found = [one if had == "none" else had for had, one in pairs]
    dearer = share(view, found, MEMBER) * len(given(names)) < share(view, names, MEMBER) * len(given(found))
    return found if coalitions.promising(INTERESTS, view, found, MEMBER) and not dearer else names


def dared(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.0.13: whether one asks for these seats though they will hardly pass: for one's own, or in fear of others.

    Not where the same factions have had as many refused, nor one's own where all others will be against it.
    """
    own = insisting(view, "committee") and any(is_mine(view, name) for name in names)
    asked = (own or feared_by_oratory(view)) and not shouted_down(view, names)
    return asked and not coalitions.in_vain(view, names)


def shouted_down(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.0.13: whether nobody else is for these seats, and all others are against them: that costs who presides."""
    others = sum(one.votes for seat, one in view.factions.items() if seat != me(view))
    return coalitions.cast(INTERESTS, view, names, MEMBER) <= -others


def defied(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.0.13, 9.0.10: whether all others are against these seats, and outbid what one would pay for them."""
    votes, own = coalitions.cast(INTERESTS, view, given(names), MEMBER), view.factions[me(view)].votes
    paid = min(spendable(view, me(view)), share(view, names, MEMBER))
    return shouted_down(view, names) and own + paid + votes <= coalitions.added(INTERESTS, view, given(names), MEMBER)


def worse_than_left(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.0.21: whether seats for others alone hurt more than what fills itself: for who leads, or whom one shuns.

    RC-12.1d: or whether in the last turn a rival wins by them, and would not by that.
    """
    filled = [one for seat, one in view.senate.filling.items() if seat in view.committee] if view.senate else []
    named = given(names)
    deciding = decides_for_another(view, named)
    if filled and deciding and not decides_for_another(view, filled):
        return True
    whose = coalitions.owners(view, named)
    leading = deciding or any(leads(view, seat) or shuns(view, seat) for seat in whose)
    if not (filled and leading) or any(is_mine(view, name) for name in named):
        return False
    return share(view, named, MEMBER) * len(filled) < share(view, filled, MEMBER) * len(named)


def decides_for_another(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-12.1d: whether by these seats a rival wins in the last turn."""
    return any(settles(view, seat, names, MEMBER) for seat in coalitions.owners(view, names) if seat != me(view))


def given(names: Iterable[str]) -> list[str]:
    """Who has a seat in this way of sharing them out."""
    return [name for name in names if name != "none"]


def feared_by_oratory(view: CarthageView) -> bool:
    """RC-9.0.21: whether a seat that fills itself would make a rival too strong."""
    vacant = sum(not one.member for one in view.committee.values())
    able = sorted(free(view), key=lambda one: -one.oratory)
    return any(perilous(view, me(view), one.id, MEMBER) for one in able[:vacant])


def shared(
    view: CarthageView, form: Mapping[str, list[str]], turn: list[Seat], own: int, key: Callable[[SenatorView], float]
) -> dict[str, str]:
    """The own faction gets so many seats, then one ally, or two in turn, the others; of each who comes first by key.

    RC-9.5.5a: the Harbor Master's before all, if Fleets are to be raised.
    """
    named: dict[str, str] = {}
    for number, post in enumerate(sorted(form, key=lambda post: post != HARBOR or not shipping(view))):
        able = [view.senators[name] for name in form[post] if name != "none" and name not in named.values()]
        at = 1 + max(0, number - own) % (len(turn) - 1)
        order = turn if number < own else [*turn[at:], *turn[1:at], turn[0]]
        first = min(able, key=lambda one: (rank(order, one.faction), key(one)), default=None)
        named[post] = first.id if first else "none"
    return {post: named[post] for post in form}


def shipping(view: CarthageView) -> bool:
    """RC-9.5.5a: whether one will raise Fleets in this Senate, for each of which the Harbor Master has 1T."""
    return raised(foreseen(view).orders, view.army.fleets)[1] > 0


def rank(order: list[Seat], seat: Seat | None) -> int:
    """The place of a faction in an order; the unaligned last."""
    return order.index(seat) if seat and seat in order else len(order)


def bound_first(view: CarthageView) -> list[Callable[[SenatorView], float]]:
    """RC-9.2, 9.10.1: by what is chosen who gets a seat: first who could then be elected for life, if one's own can."""

    def rising(one: SenatorView) -> float:
        return expendable(view, one) - (RISING if electing(view, me(view), one.id) else 0)

    able = any(electing(view, me(view), one.id) for one in eligible(view))
    return [*([rising] if able else []), partial(expendable, view)]


def expendable(view: CarthageView, one: SenatorView) -> float:
    """Whom to bind for three turns: not the generals, and not the champion who may be Suffete.

    RC-9.2b, 9.10: of a rival rather who does not stand high.
    """
    first = champion(view)
    risen = 0 if one.faction == me(view) else one.influence
    return one.military * 2 - one.oratory + risen + (10 if first and first.id == one.id else 0)


@habit("senate.governors", urgency=5)
def nominate_governors(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.4: whom one misses least; nobody is recalled."""
    found: Any = first_legal(asked, governors(asked, view))
    for name in exiled(view, found.values() if found else ()):
        explain(view, view.senators[name])
    return found


def explain(view: CarthageView, one: SenatorView) -> None:
    """RC-9.4.2: why one sends him away: what he could win, else that he does not do his part.

    RC-9.10.2: by his Influence alone nobody wins any more in the last turn, for no Revenue Phase comes after it.
    """
    if (menace(view, one) and turns_left(view) > 0) or electable(view, one, SUFFETE):
        because("exile", senator=one.id)
    else:
        remembered(view, one.faction)


def exiled(view: CarthageView, names: Iterable[str]) -> list[str]:
    """RC-9.4.2: those who are dangerous at home; RC-9.10.3: nobody is once somebody rules for life."""
    able = [view.senators[name] for name in names if name in view.senators and thinks_of("exile") and not decided(view)]
    return [one.id for one in able if dangerous(view, one)]


def governors(asked: Asked, view: CarthageView) -> list[Raw]:
    """RC-9.4: a dangerous rival alone, to one Province; one for each, else one after the other; commanders stay.

    RC-6.8.1: a Province that is attacked gives nothing; yet somebody has to go (RC-9.0.21): whom one misses least.
    """
    form: Mapping[str, list[str]] = asked.choice.form()
    nobody = dict.fromkeys(form, "none")
    barren = [name for name in form if view.provinces[name].attacked]
    vacant = [name for name in (*barren, *form) if not view.provinces[name].governor]
    free = {post: elections.unable_to_refuse(view, form[post]) for post in reversed(vacant)}
    posts = {name: post for post, names in free.items() for name in exiled(view, names)}
    away: list[Raw] = [{**nobody, post: name} for name, post in posts.items() if not kept_home(view, name)]
    home = sum(one.in_carthage for one in mine(view))
    ways: Any = elections.governors(asked, view, home, foreseen(view).commanders, barren)
    able = [way for way in ways if not feared(view, [*way.values()])]
    return [*away, *(way for way in able if len(able) == len(ways) or not wasted(view, way, barren))]


def kept_home(view: CarthageView, name: str) -> bool:
    """RC-9.0.8: whether the Senate has refused to send him anywhere, or would: it would refuse again."""
    done = view.senate.defeated if view.senate else ()
    return feared(view, [name]) or any(one.startswith("governors:") and one.endswith(f"/{name}") for one in done)


def feared(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.10.1: whether all others keep these at home, for without them one's own could be elected for life."""
    return enabling(view, me(view), names) and not decides_alone(view)


def wasted(view: CarthageView, way: Mapping[str, str], barren: Collection[str]) -> bool:
    """RC-6.8.1: whether one's own would go where nothing is to be had, because nobody else is let go."""
    return any(is_mine(view, name) for post, name in way.items() if post in barren)
