"""Setting up and the Revenue Phase: what is played, taken, given and put where."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any

from games.carthage.law import CARTHAGE, LAWS
from games.carthage.minds.sensible.battle import ransoms
from games.carthage.minds.sensible.forum import DEFENCE, OWN, prize
from games.carthage.minds.sensible.habits import Asked, Habits, offered
from games.carthage.minds.sensible.outlook import LIFE, RESERVE, STEPS, bought, champion, flagged, last_gifts, tottering
from games.carthage.minds.sensible.purses import free, purser, spare, voice
from games.carthage.minds.temper import weights
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw, Seat
from games.republic.minds.forum import safe_with, winnable
from games.republic.minds.giving import owed
from games.republic.minds.memory import own_part, plays
from games.republic.minds.outlook import BEFORE_THE_FORUM, called_later, is_mine, me, mine, rivals, standing
from games.republic.minds.temper import thinks_of

habit = Habits()

TREASURY = "treasury"
GUARD = 8  # of great sums this part is laid by for counter-bribes
PRECIOUS = 2 * STEPS[0][1]  # INF of one who is not left for a gift without what keeps him
LITTLE = 1  # Talents on average: for less in spoils nobody has himself marked
LAST = 14  # a Treasury the State can just live on
SURE = 1.5  # times what is missing: with less nobody relies on others


@habit("setup.play", "revolution.play")
def lay_cards(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-4.13, 11.2: Statesmen at once; Trade Concessions and guards to the best Senator."""
    cards = [name for name in offered(asked) if name != "none"]
    plain = [name for name in cards if "@" not in name]
    first = champion(view)
    on_him = [name for name in cards if first and name.endswith(f"@{first.id}")]
    from_hands = sorted(
        (name for name in cards if name.rpartition("@")[2] in view.factions),
        key=lambda name: -view.factions[name.rpartition("@")[2]].hand,  # type: ignore[index]
    )
    return next(iter([*plain, *on_him, *from_hands, *cards, "none"]))


@habit("revenue.corruption")
def corruption(asked: Asked, view: CarthageView) -> list[str]:
    """RC-6.3: what one can get."""
    return temptation(asked, view)


def temptation(asked: Asked, view: CarthageView) -> list[str]:
    """RC-6.3, 6.8.2: what one can get, but not if the State totters, or one leads and others will be Censor."""
    leads = all(one.influence < own_standing(view) for one in rivals(view))
    return [] if (leads and not protected(view)) or tottering(view) else offered(asked)


def protected(view: CarthageView) -> bool:
    """RC-9.2, 9.3: whether one's own is still Censor when the marks are tried: whose term is over leaves before.

    RC-9.2a: said in the Senate of the turn before, his term is one turn less by then.
    """
    censor, ahead = view.committee["censor-of-morals"], view.step.partition(".")[0] not in BEFORE_THE_FORUM
    return is_mine(view, censor.member) and censor.term > (1 if ahead else 0)


@habit("revenue.spoils")
def spoils(asked: Asked, view: CarthageView) -> list[str]:
    """RC-6.8.2: the same, where a mark does not cost more than the dice bring."""
    return [name for name in temptation(asked, view) if pays(view, name)]


def pays(view: CarthageView, name: str) -> bool:
    """RC-6.8.4: whether spoils bring more than they lose: one chance in six to develop the Province for its INF.

    RC-9.3.1: where it is developed, more than next to nothing, for it is a mark for which one may be tried.
    """
    if view.provinces[name].developed:
        return brought(view, name) >= LITTLE
    return brought(view, name) > weights().influence * CARTHAGE.constants.province_develop_influence / 6


def brought(view: CarthageView, name: str) -> float:
    """RC-6.8.2, 8.8.4: what spoils bring on average; RC-9.7.2: of which an Audit takes half, rounded up."""
    sides, audited = CARTHAGE.tables.provinces[name], flagged(view, "audit")
    mod = (sides.developed if view.provinces[name].developed else sides.undeveloped).spoils.mod
    gains = (max(0, dice + mod + view.omens - tried(view)) for dice in range(1, 7))
    return sum(one // 2 if audited else one for one in gains) / 6


def tried(view: CarthageView) -> int:
    """T-13: what a Trial of a Governor takes from spoils."""
    events = LAWS[view.edition].tables.table_events
    effects = (effect for one in view.table_events for effect in events[one.id].level(one.level).effects)
    return sum(effect.params["value"] for effect in effects if effect.op == "province_income_shift")


def own_standing(view: CarthageView) -> int:
    """How near the viewer is to victory."""
    return standing(view.factions[me(view)])


@habit("revenue.contribute")
def contribute(asked: Asked, view: CarthageView) -> Raw:
    """RC-6.9: money becomes Influence in steps of T-11; near ruin all give what they must."""
    form: dict[str, list[int]] = asked.choice.form()
    purses = beyond_debts(view, {name: high for name, (_, high) in form.items()})
    given = rescuing(view, purses, worthwhile(view, purses))
    return given if any(given.values()) else own_part(view, purses)


def rescuing(view: CarthageView, purses: Mapping[str, int], given: Mapping[str, int]) -> dict[str, int]:
    """RC-6.9, 6.11: of each of these what he gives in any case, or what the State lacks even so."""
    found = dict(given)
    for name, purse in purses.items():
        others = sum(found.values()) - found[name]
        found[name] = max(found[name], needed(view, view.senators[name], purse, others))
    return found


def beyond_debts(view: CarthageView, purses: Mapping[str, int]) -> dict[str, int]:
    """RC-1.5d, 10.2.14: what is left of them when what is promised others and a ransom are kept back.

    Raiders wait for it no longer than to the Forum.
    """
    left, first, found = debts(view), purser(view), dict(purses)
    for name in sorted(purses, key=lambda name: (first is not None and name == first.id, -purses[name])):
        kept = max(0, min(left, purses[name]))
        found[name] -= kept
        left -= kept
    return found


def debts(view: CarthageView) -> int:
    """RC-1.5d, 10.2.14: what must be kept of the purses, for the Faction Treasury does not pay it."""
    return max(0, owed(view) + ransoms(view) - (view.own.treasury if view.own else 0))


def debt(view: CarthageView, giver: SenatorView) -> int:
    """What of it one Senator keeps who says ahead what he gives: who has the money keeps it all."""
    return debts(view) if giver == purser(view) else 0


def needed(view: CarthageView, giver: SenatorView, purse: int, before: int) -> int:
    """What the State asks of one to last a turn: all he has, that it just lives; of what he can do without, more.

    `before`: what others of his faction give now.
    """
    return max(0, min(purse, portion(view, LAST - view.treasury) - before), cushion(view, giver, purse, before))


def portion(view: CarthageView, missing: int) -> int:
    """RC-6.9: what of so much one's own faction gives: whoever is called later, and has ever given, gives as he can.

    Who was called first gave all he had, and the leader, who came after him, nothing.
    """
    own = view.factions[me(view)].talents
    purses = own + sum(view.factions[seat].talents for seat in givers_to_come(view))
    return -(-missing * own // purses) if 0 < SURE * missing <= purses else missing


def givers_to_come(view: CarthageView) -> list[Seat]:
    """RC-6.9: the factions that have ever given something and are called after one."""
    able = (seat for seat in called_later(view) if plays(view.factions[seat]))
    return [seat for seat in able if view.factions[seat].record.given]


def cushion(view: CarthageView, giver: SenatorView, purse: int, before: int) -> int:
    """RC-6.11: what leaves the State as much as a common event costs it, rounded up to what brings Influence."""
    missing, left = safe(view) - view.treasury - before, min(purse - kept_back(view, giver), spare(view) - before)
    enough = [talents for talents, _ in STEPS if missing <= talents <= left]
    if missing <= 0:
        return 0
    if enough:
        return enough[-1]
    return missing if missing <= left else next((talents for talents, _ in STEPS if talents <= left), 0)


def safe(view: CarthageView) -> int:
    """A Treasury that no common event ruins, while the State totters; who is last of all has least to lose by it."""
    own, others = own_standing(view), [one.influence for one in rivals(view)]
    return RESERVE if tottering(view) and own > min(others, default=-1) else LAST


def dearest(view: CarthageView, giver: SenatorView, purse: int, before: int) -> int:
    """The best step that he can pay and that is worth it."""
    able = (talents for talents, _ in STEPS if talents <= purse)
    worth = (talents for talents in able if worth_giving(view, giver, bought(talents), purse, before))
    return next(worth, 0)


def worthwhile(view: CarthageView, purses: Mapping[str, int]) -> dict[str, int]:
    """RC-6.9: what each of these gives for the sake of Influence."""
    given: dict[str, int] = {}
    for name, purse in purses.items():
        given[name] = dearest(view, view.senators[name], purse, sum(given.values()))
    return given


def worth_giving(view: CarthageView, giver: SenatorView, influence: int, purse: int, before: int) -> bool:
    """While there is time money has better uses: Traders, Senators, votes; what is left when it ends buys nothing."""
    price = next(talents for talents, gained in STEPS if gained == influence)
    if giver.influence + influence >= LIFE:
        return True
    if price + before > spare(view):
        return False
    if last_gifts(view):
        return True
    return influence > 1 and purse >= price + kept_back(view, giver)


def kept_back(view: CarthageView, giver: SenatorView) -> int:
    """What he keeps when he gives: the champion needs money in Forum and Senate, others only what keeps them."""
    return weights().chest if giver == purser(view) or not thinks_of("many-givers") else guarding(view, giver)


def guarding(view: CarthageView, giver: SenatorView) -> int:
    """RC-8.5.2: what in his purse keeps from all rivals who stands for far more than the Influence that it buys.

    Nothing where he has not so much, or is not worth it.
    """
    if giver.leader or not giver.in_carthage or giver.influence < PRECIOUS:
        return 0
    wanted = safe_with(OWN, view, giver)
    return wanted if 0 < wanted <= min(giver.talents, prize(view, giver)) else 0


@habit("revenue.redistribute")
def redistribute(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-6.10: some for counter-bribes or a ransom; the champion persuades, seeks Traders and gives with the rest."""
    total, parts, *_ = asked.choice.form()
    first = purser(view)
    if asked.about or first is None or first.id not in parts or TREASURY not in parts:
        return None
    laid_by = guarded(view, total)
    own = [one for one in mine(view) if one.id in parts]
    return {**filled(view, own, total - laid_by, {}), TREASURY: laid_by}


def guarded(view: CarthageView, total: int, given: int = 0) -> int:
    """RC-8.5.5, 10.2.14: what of so much the Faction Treasury gets: a third at most, but a ransom before all else.

    Of great sums more, for many can be tried in one Forum Phase. RC-9.10.1: but nothing that holds a rival off, for
    there it buys no votes; `given`: the Talents that the State has before.
    """
    left = max(0, free(view) - given)
    defence = int(min(max(DEFENCE, total // GUARD), total // 3, left)) if winnable(view) else 0
    return max(defence, min(ransoms(view), total))


def filled(view: CarthageView, own: Sequence[SenatorView], money: int, held: Mapping[str, int]) -> dict[str, int]:
    """RC-6.9: each Senator gives once a turn, and 50T buy most: the champion's purse is filled first, then the others.

    RC-8.5.2: but once he has what the Forum and the Senate need, whoever can be won first has what keeps him.
    RC-9.0.10: those at home first, for there it buys votes until then; others with what holds nobody off, if another
    gift is to come. `held`: what of it lies in a purse in any case. RC-5.1: what is left goes to all at home alike, for
    who dies takes his along.
    """
    first, abroad = purser(view), 0 if last_gifts(view) else spare(view)
    purses = shielding(view, own, money, heard(view, own, money, held))
    left = money - sum(purses.values())
    for one in sorted(own, key=partial(_filled_last, view)) if thinks_of("many-givers") else ():
        goal = STEPS[0][0] + kept_back(view, one)
        more = int(max(0, min(left, goal - purses.get(one.id, 0), left if one.in_carthage else abroad)))
        abroad -= 0 if one.in_carthage else more
        purses[one.id] = purses.get(one.id, 0) + more
        left -= more
    home = [one.id for one in own if one.in_carthage and one != first] if thinks_of("many-givers") else []
    return levelled(purses, [first.id, *home], left) if first else purses


def heard(view: CarthageView, own: Sequence[SenatorView], money: int, held: Mapping[str, int]) -> dict[str, int]:
    """RC-9.7.2: these purses with what each at home may buy votes for under the Sumptuary Law, as far as it lasts."""
    purses, left = dict(held), money - sum(held.values())
    for one in own:
        more = max(0, min(left, voice(view) - purses.get(one.id, 0))) if one.in_carthage else 0
        purses[one.id] = purses.get(one.id, 0) + more
        left -= more
    return purses


def shielding(view: CarthageView, own: Sequence[SenatorView], money: int, held: Mapping[str, int]) -> dict[str, int]:
    """RC-8.5.1, 8.5.2: these purses with what keeps from every rival who is worth it; the Leader needs nothing.

    Who would be missed most first; and all he needs or nothing, for what is not enough only goes over with him.
    """
    purses, first = dict(held), purser(view)
    left = money - sum(held.values()) - (reserved(view, first, held) if first else 0)
    able = [one for one in own if one.in_carthage and one != first and not one.leader]
    for one in sorted(able, key=lambda one: -prize(view, one)) if thinks_of("many-givers") else ():
        more = safe_with(OWN, view, one) - purses.get(one.id, 0)
        if 0 < more <= min(left, prize(view, one)):
            purses[one.id] = purses.get(one.id, 0) + more
            left -= more
    return purses


def reserved(view: CarthageView, first: SenatorView, held: Mapping[str, int]) -> int:
    """What the champion still needs before others are guarded: of his chest what he lacks, as far as it may be spent.

    RC-9.0.10: what only holds a rival off buys the same votes from any purse at home, and there it guards besides.
    """
    return max(0, min(kept_back(view, first), int(free(view))) - held.get(first.id, 0))


def levelled(purses: Mapping[str, int], names: Sequence[str], talents: int) -> dict[str, int]:
    """Purses with so much more, of which the poorest of these get most; what cannot be shared is the first one's."""
    held = {name: purses.get(name, 0) for name in (*purses, *names)}
    low = sorted(names, key=lambda name: held[name])
    while (level := (talents + sum(held[name] for name in low)) // len(low)) < held[low[-1]]:
        low.pop()
    talents -= sum(level - held[name] for name in low)
    held |= dict.fromkeys(low, level)
    held[names[0]] += talents
    return {name: count for name, count in held.items() if count}


def _filled_last(view: CarthageView, one: SenatorView) -> tuple[bool, bool, float]:
    """Whose purse is filled later than others."""
    return one != purser(view), thinks_of("purses-at-home") and not one.in_carthage, -prize(view, one)


@habit("revenue.place")
def place(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-6.10: gifts go the same way."""
    total, parts, *_ = asked.choice.form()
    first = purser(view)
    return {first.id: total} if first and first.id in parts else None


@habit("trade.split")
def divide(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-7.4.4: to the champion, and to all who can give with it."""
    total, parts, *_ = asked.choice.form()
    return shared_out(view, total, parts)


def shared_out(view: CarthageView, total: int, parts: Collection[str]) -> dict[str, int] | None:
    """The same, of so much, among these."""
    own, first = [one for one in mine(view) if one.id in parts], purser(view)
    if first is None or first.id not in parts:
        return None
    held = {one.id: one.talents for one in own}
    purses = filled(view, own, total + sum(held.values()), held)
    return {name: more for name, talents in purses.items() if (more := talents - held.get(name, 0))}


@habit("setup.trader", "forum.gift")
def trader(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-4.3, 8.8.9: on the champion; he is the Leader, whom nobody persuades."""
    first = champion(view)
    return first.id if first and first.id in offered(asked) else None


@habit("setup.member")
def member(asked: Asked, view: CarthageView) -> Raw:
    """RC-4.6: not the champion, who may be Suffete, if somebody else can."""
    able: list[Any] = [view.senators[name] for name in offered(asked)]
    first = champion(view)
    return min(able, key=lambda one: (first is not None and one.id == first.id, one.military, -one.oratory)).id
