"""Cards and knives: vetoes, Laws, trials, assassinations; with restraint, against who is about to win."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from games.carthage.law import CARTHAGE, LAWS
from games.carthage.minds.sensible.habits import Asked, Habits, first_legal, offered, options
from games.carthage.minds.sensible.interests import better_left, seats_left
from games.carthage.minds.sensible.laws import serves
from games.carthage.minds.sensible.market.red import least_first
from games.carthage.minds.sensible.outlook import (
    LIFE,
    NEARLY,
    appoints,
    champion,
    electable,
    heir,
    in_the_chair,
    menace,
    mighty,
    power,
    purse,
    tallest,
    tottering,
    turns_left,
)
from games.carthage.minds.sensible.peace import endangered, standing
from games.carthage.minds.sensible.voting import judged, needed_against, purchasing, verdict
from games.carthage.minds.temper import weights
from games.carthage.seen.people import SenatorView
from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds import trials
from games.republic.minds.memory import hunts, remembered
from games.republic.minds.outlook import (
    ahead,
    is_mine,
    leads,
    me,
    mine,
    presiding,
    rivals,
    senators_of,
)
from games.republic.minds.temper import because, thinks_of
from games.republic.minds.voting import decided, named, voted_for_life, won
from games.republic.seen import senate as republic

habit = Habits()

PAINFUL = -15  # a motion as bad as this is vetoed
CENSOR = "censor-of-morals"
KNIFE = LIFE - 6  # INF at which a rival is attacked, if there is a card for it
LAST_CHANCE = LIFE - 3
EVEN = 7  # of two dice
OUTCRY = "veto_or_propose"  # what is printed on a card with which one vetoes
INHERENT = ("inherent_outcry", "inherent_veto")  # and on a Statesman who needs none
TREASURER = "state-treasurer"
SPENDING = ("units", "expedition")  # what the Treasurer may veto
ELECTION = "senate.suffetes"
UP_TO_GOVERNORS = (ELECTION, "senate.committee", "senate.prosecutions", "senate.governors")
SUFFETES = ("home-suffete", "marine-suffete")
HIGH = 15  # INF at which who does not do his part is attacked with a card


# Outcry


@habit("senate.veto", urgency=9)
def veto(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.0.15: against what hurts much and would probably pass; with a power of one's own a little sooner."""
    motion = view.senate.motion if view.senate else None
    if motion is None or decided(view):
        return None
    powers = offered(asked)
    value, free = judged(view, motion), [one for one in powers if not one.startswith("public-outcry")]
    if vetoed(view, motion, value) and not alone(motion):
        return next(iter([*free, *powers]))
    return free[0] if free and value <= -8 and motion.kind != "peace" and helpful(view, motion) else None


def vetoed(view: CarthageView, motion: MotionView, value: float) -> bool:
    """RC-9.0.15: what hurts much, unless the State lives by it, or what comes in its place is no better."""
    return value <= PAINFUL and helpful(view, motion) and not kept(view, motion, value)


def kept(view: CarthageView, motion: MotionView, value: float) -> bool:
    """RC-9.3: whether the only Outcry is worth more in a trial of one's own that may follow in this Senate."""
    if outcries(view) != 1 or motion.kind != "committee" or is_mine(view, view.committee[CENSOR].member):
        return False
    return -value < weights().influence * max((one.influence for one in mine(view) if in_danger(view, one)), default=0)


def in_danger(view: CarthageView, one: SenatorView) -> bool:
    """RC-9.3a, 9.5.6f: whether he can be accused of what convicts die of, and outvoted."""
    others = sum(faction.votes for faction in rivals(view))
    guilty = one.in_carthage and ((one.major and view.turn > 1) or one.charged)
    return guilty and others > view.factions[me(view)].votes + one.influence


def helpful(view: CarthageView, motion: MotionView) -> bool:
    """RC-9.0.15: whether a veto is of any use: not of what the State lives by, nor where nothing better is left.

    RC-9.5: nor of a Trade Concession, which brings no Influence.
    """
    if motion.kind == "suffetes":
        return better_left(view, named(motion, "nominees"))
    if motion.kind == "committee":
        return seats_left(view, named(motion, "members"))
    if motion.kind == "governors":
        return not regrouped(motion)
    return motion.kind not in ("units", "concessions") and (motion.kind != "forces" or not tottering(view))


def regrouped(motion: MotionView) -> bool:
    """RC-9.0.8, 9.4: whether who proposes these Governors has to name some, and carries the same otherwise grouped."""
    several = len({*named(motion, "governors")} - {"none"}) > 1 and not motion.forced
    return several and 2 * motion.strength.get(motion.seat, 0) > sum(motion.strength.values())


def alone(motion: MotionView) -> bool:
    """Whether the proposer has too few votes to matter."""
    own = motion.strength.get(motion.seat, 0)
    return 3 * own < sum(motion.strength.values()) and motion.kind != "trial"


def armed(view: CarthageView, motion: republic.MotionView) -> bool:
    """RC-9.0.15, 9.0.15b: whether one has a veto: an Outcry, a Statesman, or the Treasurer against what spends."""
    if outcries(view):
        return True
    tables, own = LAWS[view.edition].tables, mine(view)
    treasurer = any(one.committee == TREASURER and one.in_carthage for one in own)
    able = [one.code for one in tables.statesmen.values() if any(map(one.has, INHERENT))]
    return (treasurer and motion.kind in SPENDING) or any(one.code in able for one in own)


def outcries(view: CarthageView) -> int:
    """How many cards one holds with which one vetoes."""
    hand = view.own.hand if view.own else ()
    return sum(LAWS[view.edition].tables.card(one.id).has(OUTCRY) for one in hand)


@habit("senate.last-word")
def last_word(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.0.16: a card for peace, if the Senate has let stand what everybody may lose by."""
    if not endangered(view) or "claim" not in offered(asked):
        return None
    because("last-word-for-peace", wars=len(standing(view)))
    return "claim"


@habit("senate.silence")
def silence(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.0.18: when one's own proposal is cried down."""
    motion = view.senate.motion if view.senate else None
    cards = [name for name in offered(asked) if name != "none"]
    return cards[0] if cards and motion and judged(view, motion) >= 8 else None


@habit("senate.law", urgency=3)
def law(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.7: one that serves its player, at once."""
    return next((name for name in offered(asked) if serves(view, name)), None)


# Trials


@habit("senate.trial", urgency=5)
def accuse(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.3: only who is ahead, and only with a fair chance of conviction."""
    found: Any = first_legal(asked, accusations(asked, view))
    if found:
        explain(view, view.senators[found["accused"]])
    return found


def explain(view: CarthageView, accused: SenatorView) -> None:
    """Why one accuses him: that he does not do his part is the reason only where nobody need fear him otherwise."""
    if threatening(view, accused) or not remembered(view, accused.faction):
        because("prosecute", senator=accused.id)


def accusations(asked: Asked, view: CarthageView) -> Iterator[Raw]:
    """RC-9.3.1: of others than one's own who can be convicted."""
    able = [view.senators[name] for name in options(asked, "accused")]
    prey = [one for one in able if one.faction != me(view) and convictable(view, one)]
    return trials.accusations(asked, view, prey, feared)


def convictable(view: CarthageView, accused: SenatorView) -> bool:
    """Whether all the others together outvote him, his faction and his Influence, and the people would let them.

    RC-9.10.3: nobody is tried any more when somebody rules for life, and the game ends with the turn.
    RC-9.10.1: nor whose votes are needed lest somebody does.
    """
    if won(view) or (needed_against(view, accused) and not heir(view, accused)):
        return False
    if heir(view, accused) and accused.faction:
        his = power(view, accused.faction) + accused.influence
        return sum(power(view, seat) for seat in view.seats if seat != accused.faction) > his
    bought = min(purse(view, me(view)), int(verdict(view, accused, "major"))) if thinks_of("prosecutors") else 0
    if beloved(accused) or (distrusted(view, accused) and not outvoting(view, accused, bought)):
        return False
    return trials.outvoted(view, accused, feared=feared(view, accused), bought=bought)


def distrusted(view: CarthageView, accused: SenatorView) -> bool:
    """RC-9.10.1: whether the others would keep him, for his votes hold off one of one's own, who could be elected."""
    if decided(view) or voted_for_life(view) or electable(view, accused):
        return False
    return any(one.in_carthage and mighty(view, one, part=NEARLY) for one in mine(view))


def outvoting(view: CarthageView, accused: SenatorView, bought: int) -> bool:
    """RC-9.3.3: whether one convicts him alone, with so many bought votes."""
    others = sum(one.votes for one in rivals(view))
    return view.factions[me(view)].votes + bought > others + accused.influence


def beloved(accused: SenatorView) -> bool:
    """RC-9.3.5: whether an even roll frees him, and may kill who accused him."""
    return CARTHAGE.charts.popular_appeal.at(EVEN + accused.popularity).result == "freed"


def feared(view: CarthageView, one: SenatorView) -> bool:
    """Whether he could be Suffete for Life, by his Influence or by votes; or is of those who do not do their part."""
    return threatening(view, one) or hunts(view, one.faction)


def threatening(view: CarthageView, one: SenatorView) -> bool:
    """RC-9.10: whether he could be Suffete for Life, by his Influence or by votes."""
    return menace(view, one) or electable(view, one)


@habit("senate.prosecute")
def prosecute(asked: Asked, view: CarthageView) -> Raw:
    """RC-9.3.2: against a leader who can be convicted."""
    accused = view.senators.get(str(asked.about["accused"]))
    return "consent" if accused and accused.faction != me(view) and convictable(view, accused) else "refuse"


@habit("senate.appeal", urgency=4)
def appeal(asked: Asked, view: CarthageView) -> Raw | None:  # noqa: ARG001
    """RC-9.3.5: when conviction is likely and the people do not hate him."""
    return trials.appeal(view, -1, partial(purchasing, view))


@habit("senate.judges", urgency=6)
def judges(asked: Asked, view: CarthageView) -> Raw | None:  # noqa: ARG001
    """RC-9.3.4: for one's own, and against who is about to win."""
    motion = view.senate.motion if view.senate else None
    value = judged(view, motion) if motion else 0
    return "against" if value <= PAINFUL else "for" if value >= 8 else None


@habit("senate.membership", "senate.consent")
def consent(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.2c: another term brings 3 INF; RC-9.4.4: out again, unless he is the best; else not too small a force."""
    first = champion(view)
    if asked.point == CARTHAGE.cites["senate.membership"].point:
        return "consent"
    if asked.point == CARTHAGE.cites["senate.consent/province"].point:
        return "refuse" if first and first.id == asked.about.get("senator") else "consent"
    return "refuse"


@habit("senate.recruit")
def recruit(asked: Asked, view: CarthageView) -> Raw:
    """RC-9.9.1: the most worthy of the Forum."""
    able = [view.senators[name] for name in offered(asked)]
    return max(able, key=lambda one: (one.influence + one.oratory + one.traders, -one.number)).id


# Assassination


@habit("senate.assassinate", urgency=9)
def assassinate(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.8: only who is about to win, or who shirks and stands high; by the least of one's own, with all cards."""
    form = asked.choice.form()
    cards: int = form["cards"][1]
    how, rival = marked(view, cards)
    if rival is None or rival.id not in form["victim"]:
        return None
    killers = [one for one in mine(view) if one.id in form["assassin"]]
    able = killers if how in NOW_OR_NEVER else [one for one in killers if dispensable(view, one)]
    if not able:
        return None
    because(f"assassinate-{how}", senator=rival.id)
    least = min(able, key=lambda one: (not dispensable(view, one), one.influence))
    return {"assassin": least.id, "victim": rival.id, "cards": cards}


NOW_OR_NEVER: Final = ("nominee", "heir", "decisive")
"""Who is attacked by anybody one has, for then he or his faction has won."""


def marked(view: CarthageView, cards: int) -> tuple[str, SenatorView | None]:
    """RC-9.8.1: why somebody is attacked, and who.

    RC-9.4: whose purse makes him a ruler not while others may still send him away to a Province.
    RC-9.8.7: who could have himself elected not before he is nominated: then nobody else can be this turn; and a
    faction is attacked once. RC-9.10.1: nor who holds another off, unless he is about to win himself.
    """
    nominee, heir_to_be, chosen = nominated(view), to_be_appointed(view), to_be_elected(view)
    if nominee:
        return "nominee", nominee
    if heir_to_be:
        return "heir", None if leaving(view, heir_to_be) else heir_to_be
    foremost, last = (quarry(view), decisive(view)) if cards else (None, None)
    how, rival = ("foremost", foremost) if foremost else ("decisive", last) if last else ("tall", tallest(view))
    waits = chosen is not None and rival is not None and chosen.faction == rival.faction
    waits |= rival is not None and holding_off(view, rival)
    return how, rival if rival and not waits and (foremost or deadly(view, rival, cards)) else None


def leaving(view: CarthageView, rival: SenatorView) -> bool:
    """RC-9.4.1: whether Governors are still to be elected, and another faction presides that can send him away.

    The office of a Suffete ends with the election of new ones. RC-9.4.4: who has just come home may refuse.
    """
    posted = rival.committee or (rival.office and (view.step != ELECTION or rival.office not in SUFFETES))
    due = view.step in UP_TO_GOVERNORS and any(not one.governor for one in view.provinces.values())
    if posted or rival.returned or not due or rival.faction in (None, presiding(view)):
        return False
    others = [seat for seat in view.seats if seat != rival.faction]
    return sum(power(view, seat) for seat in others) > power(view, rival.faction)


def holding_off(view: CarthageView, rival: SenatorView) -> bool:
    """RC-9.10.1: whether without this one's votes and purse a rival of a third faction could be elected for life."""
    if voted_for_life(view):
        return False
    others = (one for faction in rivals(view) for one in senators_of(view, faction.seat))
    third = (one for one in others if one.in_carthage and one.faction != rival.faction)
    return any(mighty(view, one, part=NEARLY, away=(rival.id,)) for one in third)


def dispensable(view: CarthageView, one: SenatorView) -> bool:
    """RC-9.8.6: who may be caught: neither the Leader nor the champion."""
    best = champion(view)
    return not one.leader and (best is None or one.id != best.id)


def nominated(view: CarthageView) -> SenatorView | None:
    """RC-9.10.1: the rival whose rule for life is voted on, and who has the votes for it."""
    motion = view.senate.motion if view.senate else None
    nominee = view.senators.get(str(motion.terms["nominee"])) if motion and motion.kind == "life" else None
    return nominee if nominee and nominee.faction and electable(view, nominee) else None


def to_be_elected(view: CarthageView) -> SenatorView | None:
    """RC-9.10.1: the rival who could be proposed for life now, once a turn, and would be elected."""
    if voted_for_life(view):
        return None
    playing = [one for faction in rivals(view) for one in senators_of(view, faction.seat)]
    able = [one for one in playing if electable(view, one) and in_the_chair(view, one)]
    return max(able, key=lambda one: one.influence, default=None)


def to_be_appointed(view: CarthageView) -> SenatorView | None:
    """RC-9.10.2: the rival whom his own purse makes Suffete for Life in the next Revenue Phase."""
    able = [one for faction in rivals(view) for one in senators_of(view, faction.seat) if heir(view, one)]
    return max(able, key=lambda one: one.influence, default=None)


def decisive(view: CarthageView) -> SenatorView | None:
    """RC-12.1d: in the last turn the tallest at home of the faction that would win, if without him it does not.

    RC-5.2: a Leader's Family stays.
    """
    first, *others = rivals(view) or [view.factions[me(view)]]
    if turns_left(view) or not ahead(view, first.seat):
        return None
    able = [one for one in senators_of(view, first.seat) if one.in_carthage and not one.leader]
    tall, own = max(able, key=lambda one: one.influence, default=None), view.factions[me(view)].influence
    most = max([first.influence - (tall.influence if tall else 0), *(one.influence for one in others)])
    return tall if most < own else None


def deadly(view: CarthageView, rival: SenatorView, cards: int) -> bool:
    """Whether he may be Suffete for Life soon, sooner if there is a card against him; or wins with the deck.

    RC-9.7.2: who could only be elected waits until he is nominated.
    """
    soon = appoints(view) and rival.influence >= (KNIFE if cards else LAST_CHANCE)
    last = cards > 0 and turns_left(view) <= 1 and ahead(view, rival.faction)
    return (soon or last) and [one.seat for one in rivals(view)][:1] == [rival.faction]


def quarry(view: CarthageView) -> SenatorView | None:
    """RC-9.8: the foremost of those who do not do their part and lead all the same, once he stands high.

    A card spent on anybody else is not there against who wins.
    """
    home = [one for one in view.senators.values() if one.in_carthage and one.influence >= HIGH]
    able = [one for one in home if leads(view, one.faction) and hunts(view, one.faction)]
    return max(able, key=lambda one: one.influence, default=None)


@habit("revolution.discard")
def discard(asked: Asked, view: CarthageView) -> list[str]:
    """RC-11.2f: what is least needed."""
    cards, count, _ = asked.choice.form()
    return least_first(view, cards)[:count]
