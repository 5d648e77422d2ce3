"""Votes in the Senate: one's own interest, what the State needs, and a compromise after repeated defeats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from games.carthage.minds.sensible.army import WARFARE, matched
from games.carthage.minds.sensible.habits import Asked, Habits
from games.carthage.minds.sensible.interests import (
    CONCESSION,
    INTERESTS,
    MEMBER,
    POSTS,
    SUFFETE,
    harm,
    least_evil,
    relief,
    rescuing,
    share,
)
from games.carthage.minds.sensible.outlook import (
    NEARLY,
    RISE,
    active,
    crowned,
    electable,
    enabling,
    heir,
    menace,
    mighty,
    most_bought,
    power,
    reaching,
    tottering,
    turns_left,
    winning,
)
from games.carthage.minds.sensible.peace import bearable, endangered
from games.carthage.minds.sensible.peace import doomed as unspared
from games.carthage.minds.sensible.purses import SEEN, for_votes, looming, spare
from games.carthage.minds.sensible.state import affordable, grudged, relieved, rich
from games.carthage.minds.temper import weights
from games.carthage.seen.people import SenatorView
from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw, Seat
from games.republic.minds import coalitions
from games.republic.minds.memory import AGAINST, hunts, shuns, spurned
from games.republic.minds.outlook import ahead, is_mine, leads, me, mine, senators_of
from games.republic.minds.temper import because, once, thinks_of
from games.republic.minds.voting import (
    MOST,
    TIRED,
    bought_by_others,
    decided,
    insisting,
    named,
    own_motion,
    rule_for_life,
    sheet,
    voted_for_life,
)
from games.republic.minds.warfare import Warfare
from games.republic.register import Register

habit = Habits()

OWN = 5  # what one has proposed oneself
DEAREST = 40  # percent: a tax nobody votes for
SAVED = 40  # what saves everybody's game
Judgement = Callable[
    [CarthageView, MotionView], float
]  # above 0: for; below: against; size: what it is worth in Talents

judgement = Register[Judgement]()
"""How motions are judged, by kind of business."""


def judged(view: CarthageView, motion: MotionView) -> float:
    """What a motion is worth to the viewer: for it above 0, against it below."""
    if motion.kind == "tax" and (settled(view, motion) or carried_before(view, motion)):
        return free_of_charge(view, motion)
    judge = judgement.get(motion.kind)
    value = judge(view, motion) if judge else 0
    if motion.kind == "life":
        return value
    if not own_motion(view, motion) or prescribed(motion):
        if deserting(view, motion):
            return -SAVED
        return max(KEPT, value) if sworn(view, motion) else of_others(view, motion, value)
    return FORSAKEN if deserted(view, motion) else of_own(view, motion, value)


def prescribed(motion: MotionView) -> bool:
    """RC-9.8.6: whether nobody proposes it: who presides puts the trial after an assassination, as he must."""
    return motion.kind == "trial" and motion.terms["charge"] == "assassination"


def of_own(view: CarthageView, motion: MotionView, value: float) -> float:
    """What one's own proposal is worth: for posts of others, named because nothing else passes, nothing is paid.

    RC-9.1: but where that keeps a rival from ruling for life.
    """
    if motion.kind == "suffetes" and rescuing(view, named(motion, "nominees")):
        return SAVED
    return YIELDED if motion.kind in POSTS and value <= 0 else max(OWN, value)


def of_others(view: CarthageView, motion: MotionView, value: float) -> float:
    """What a proposal of another is worth: of who does not do his part nothing, unless the State lives by it.

    RC-9.4: nor can Provinces lie in the Forum; and who gains by posts more than such a one takes them of anybody.
    """
    needed = value >= SAVED or motion.kind in ("trial", "governors") or for_the_state(view, motion)
    needed |= motion.kind in POSTS and (value > 0 or not insisting(view, motion.kind))
    return value if needed else spurned(view, motion.seat, value)


def for_the_state(view: CarthageView, motion: MotionView) -> bool:
    """RC-9.5.5, 9.6: what the State lives by; while there is time not, if one of who proposes it is to lead it."""
    own = any(view.senators[name].faction == motion.seat for name in leaving(motion) if name in view.senators)
    return motion.kind in STATE and (tottering(view) or not own)


def deserting(view: CarthageView, motion: MotionView) -> bool:
    """RC-9.10.1: whether it sends away those without whom who proposes it could have one of his own elected for life.

    RC-9.10.3: not once somebody rules for life.
    """
    return thinks_of("voters-at-home") and not decided(view) and enabling(view, motion.seat, leaving(motion))


def leaving(motion: MotionView) -> tuple[str, ...]:
    """Who would leave Carthage by it."""
    match motion.kind:
        case "forces":
            return tuple(led_by(motion))
        case "governors":
            return tuple(named(motion, "governors"))
        case "expedition":
            return (str(motion.terms["explorer"]),)
        case _:
            return ()


def led_by(motion: MotionView) -> list[str]:
    """RC-9.6: all commanders of the forces it is about."""
    return [name for name, _ in commands(motion)]


def commands(motion: MotionView) -> list[tuple[str, str]]:
    """RC-9.6: the same, each with his War or his force."""
    movements: Any = motion.terms["movements"]
    return [(name, one["at"]) for one in movements for name in one["commanders"]]


def deserted(view: CarthageView, motion: MotionView) -> bool:
    """Whether it has posts for a faction that has not voted for it: that one gets none."""
    field, points = POSTS.get(motion.kind, ("", 0))
    if not field or not thinks_of("coalitions"):
        return False
    return coalitions.forsaken(INTERESTS, view, motion, named(motion, field), points)


FORSAKEN: Final = -3
STATE: Final = ("forces", "units", "tax", "peace")
"""What the State lives by."""
TRIED: Final = 25  # what it is worth at least to save one's own
FATAL: Final = ("major", "tax", "assassination")
"""RC-9.3.9, 9.8.6: the charges of which a convict dies; any other is the post in which he was corrupt."""
FINE: Final = 5
"""RC-9.3.8: the Influence that such a one loses."""
EXILED: Final = 15  # what it is worth that such a one is sent away
KEPT: Final = 3  # what it is worth to keep one's word
YIELDED: Final = 1  # what it is worth to yield


def sworn(view: CarthageView, motion: MotionView) -> bool:
    """RC-1.5d: whether one has promised his votes for it, this turn."""
    field, _ = POSTS.get(motion.kind, ("", 0))
    return bool(field) and me(view) in coalitions.pledged(view, motion.seat, named(motion, field))


@judgement("suffetes")
def suffetes(view: CarthageView, motion: MotionView) -> float:
    """RC-9.1: 5 INF for each of the pair; after many in vain the least evil is welcome."""
    names = named(motion, "nominees")
    value = share(view, names, SUFFETE)
    return max(YIELDED, value) if least_evil(view, names) else value


@judgement("committee")
def committee(view: CarthageView, motion: MotionView) -> float:
    """RC-9.2: 3 INF for each new Member; one's own seat is welcome with others', unless what follows is better."""
    names = named(motion, "members")
    value = share(view, names, MEMBER)
    own = any(is_mine(view, name) for name in names)
    return max(YIELDED, value) if own and value >= share(view, left_alone(view, motion), MEMBER) else value


def left_alone(view: CarthageView, motion: MotionView) -> list[str]:
    """RC-9.0.21: who would have these seats if nobody were elected to them."""
    seats: Any = motion.terms["members"]
    filling = view.senate.filling if view.senate else {}
    return [filling[seat] for seat, name in seats.items() if name != "none" and seat in filling]


@judgement("governors")
def governors(view: CarthageView, motion: MotionView) -> float:
    """RC-9.4: a Province needs a Governor; but the best men of a faction are needed at home.

    RC-9.10.2: who is not at home in the next Revenue Phase cannot be made ruler there by his own purse.
    """
    sent = [view.senators[name] for name in named(motion, "governors") if name in view.senators]
    if thinks_of("exile") and any(heir(view, one) for one in sent):
        return MOST
    if thinks_of("exile") and any(dangerous(view, one) for one in sent):
        return EXILED
    return -6 if any(missed(view, one) for one in sent) and insisting(view, "governors") else 3


def missed(view: CarthageView, one: SenatorView) -> bool:
    """RC-9.4: one's best men; but rather than a better one whom others would send, one lets another go."""
    if one.faction != me(view) or not (one.leader or one.influence >= 10):
        return False
    refused = view.senate.defeated if view.senate else ()
    away = {post.partition("/")[2] for told in refused if told.startswith("governors:") for post in told.split()}
    better = [other.id for other in mine(view) if (other.leader, other.influence) > (one.leader, one.influence)]
    return away.isdisjoint(better)


def dangerous(view: CarthageView, one: SenatorView) -> bool:
    """RC-9.4.2: a rival who had better be far away: he could soon be Suffete for Life, by votes or by Influence."""
    rival = one.faction not in (None, me(view))
    return rival and (menace(view, one) or electable(view, one, SUFFETE) or banished(view, one))


def banished(view: CarthageView, one: SenatorView) -> bool:
    """RC-9.4.2: the best man of who does not do his part."""
    if not shuns(view, one.faction):
        return False
    return all(one.influence >= other.influence for other in senators_of(view, one.faction))  # type: ignore[arg-type]


@judgement("concessions")
def concessions(view: CarthageView, motion: MotionView) -> float:
    """RC-9.5: a card each Trade Phase for who gets it."""
    return share(view, named(motion, "grants"), CONCESSION)


@judgement("units", "forces")
def defence(view: CarthageView, motion: MotionView) -> float:
    """RC-9.5.5, 9.6: the State's Wars must be fought, with enough; but not for a rival's glory, while there is time.

    RC-12.3: at any odds where nothing but a victory saves the State.
    """
    return defended(view, motion, WARFARE)


def defended(view: CarthageView, motion: MotionView, warfare: Warfare[CarthageView]) -> float:
    """The same, as one reckons what forces can do."""
    if motion.kind == "units":
        return 6 if active(view) else 1
    if unspared(view):
        return SAVED
    if not warfare.hopeful(view, motion.terms["movements"]):  # type: ignore[arg-type]
        return -3
    needed = tottering(view) or decided(view)  # RC-9.10.3: nobody else wins by it any more
    if not needed and any(crowned(view, view.senators[name], at) for name, at in commands(motion)):
        return -SAVED
    led = [view.senators[name] for name in led_by(motion)]
    if any(one.faction == me(view) for one in led):
        return 8
    envied = any(grudged(view, one) for one in led)
    return -6 if envied and not needed and (motion.number < TIRED or idle(view, motion) or spared(view, motion)) else 2


def idle(view: CarthageView, motion: MotionView) -> bool:
    """RC-8.9.6: whether it only wakes Wars, which hurt nobody yet, and not enough such has been voted down."""
    met = [view.wars.get(at) for _, at in commands(motion)]
    return insisting(view, motion.kind) and all(one is not None and one.status == "inactive" for one in met)


def spared(view: CarthageView, motion: MotionView) -> bool:
    """RC-9.6.1: whether the Wars can be met without these: others could lead as well, and may still be named."""
    return insisting(view, motion.kind) and matched(view, led_by(motion))


@judgement("expedition")
def expedition(view: CarthageView, motion: MotionView) -> float:
    """RC-9.5.3: new markets for all, as long as the State can do without the money; not for who leads anyway."""
    explorer = view.senators.get(str(motion.terms["explorer"]))
    if explorer is None or explorer.faction == me(view):
        return 6
    return -4 if grudged(view, explorer) or not affordable(view, str(motion.terms["goal"])) else 2


@judgement("peace")
def peace(view: CarthageView, motion: MotionView) -> float:
    """RC-9.5.4: rather than a fourth Active War; but not a fourth Lost one, nor one that ruins the State."""
    war = view.wars.get(str(motion.terms["war"]))
    return SAVED if endangered(view) and war is not None and bearable(view, war) else -6


@judgement("tax")
def tax(view: CarthageView, motion: MotionView) -> float:
    """RC-9.5.6: more only if the State totters, or for one's own sponsors; less if it is rich and one sells much.

    To vote against a higher tax, or for a lower one, costs Popularity.
    """
    rate = int(motion.terms["rate"])  # type: ignore[arg-type]
    if rate < view.tax:
        return relieved(view, me(view)) if thinks_of("lower-taxes") and rich(view) else -2
    sponsors = [motion.terms["sponsor"], motion.terms["cosponsor"]]
    wanted = tottering(view) or any(is_mine(view, str(name)) for name in sponsors)
    return 3 if wanted and rate <= DEAREST else -2


def settled(view: CarthageView, motion: MotionView) -> bool:
    """RC-9.0.11: whether it passes, or fails, whatever is still said, and bought by others."""
    others = motion.outstanding + bought_by_others(view, motion, partial(purchasing, view))
    return abs(motion.votes_for - motion.votes_against) > others


def carried_before(view: CarthageView, motion: MotionView) -> bool:
    """RC-9.0.9, 9.5.6d: whether who proposes it carries it alone, or those called before one, judged in their place."""
    if me(view) not in motion.order or own_motion(view, motion):
        return False
    earlier = motion.order[: motion.order.index(me(view))]
    votes = sum(motion.strength[seat] for seat in earlier if would_tax(view, motion, seat))
    return 2 * max(votes, motion.strength.get(motion.seat, 0)) > sum(motion.strength.values())


def would_tax(view: CarthageView, motion: MotionView, seat: Seat) -> bool:
    """Whether a faction has voted for this tax, or would."""
    if seat in motion.declared:
        return all(one.voice == "for" for one in motion.declared[seat])
    return tax(view.model_copy(update={"seat": seat, "own": None}), motion) > 0


def free_of_charge(view: CarthageView, motion: MotionView) -> float:
    """RC-9.5.6d: the voice that costs no Popularity: for a higher tax, against a lower one."""
    return YIELDED if int(motion.terms["rate"]) > view.tax else AGAINST  # type: ignore[arg-type]


@judgement("life")
def life(view: CarthageView, motion: MotionView) -> float:
    """RC-9.10: whoever it is has won."""
    return rule_for_life(view, motion)


@judgement("trial")
def trial(view: CarthageView, motion: MotionView) -> float:
    """RC-9.3: one's own are not convicted; those who lead too far are; RC-9.3.10: and whose the prosecutor is gains."""
    accused, charge = view.senators.get(str(motion.terms["accused"])), str(motion.terms["charge"])
    if accused is None:
        return -TRIED
    if accused.faction == me(view):
        return -max(TRIED, weights().influence * condemned(accused, charge))
    return prosecuted(view, motion, accused, charge)


def prosecuted(view: CarthageView, motion: MotionView, accused: SenatorView, charge: str) -> float:
    """Of another: who is about to win, whom one's own prosecutes, who does not do his part, who leads.

    RC-9.8.6: and who had somebody attacked, for no prosecutor gains by that; RC-9.3.10: by all others one does.
    RC-9.10.1: but nobody whose votes are needed against who may be elected for life.
    """
    if heir(view, accused):
        return MOST
    if needed_against(view, accused):
        return AGAINST
    if thinks_of("prosecutors") and is_mine(view, str(motion.terms["prosecutor"])):
        return verdict(view, accused, charge)
    if hunts(view, accused.faction):
        return TRIED
    if dangerous(view, accused) or leads(view, accused.faction):
        return 12
    return resented(view, accused, charge)


def resented(view: CarthageView, accused: SenatorView, charge: str) -> float:
    """RC-9.3.9: who is ahead, or had somebody attacked; not where a third outvotes all, for that one gains by it."""
    if not ahead(view, accused.faction) and charge != "assassination":
        return -1
    return AGAINST if overshadowed(view, accused) else 6


def overshadowed(view: CarthageView, accused: SenatorView) -> bool:
    """RC-9.0.9: whether a third faction has, without this one, more votes at home than all others together."""
    rest = sum(view.factions[seat].votes for seat in view.seats) - accused.oratory
    thirds = [seat for seat in view.seats if seat not in (me(view), accused.faction)]
    return any(2 * view.factions[seat].votes > rest for seat in thirds)


def doomed(view: CarthageView, motion: MotionView) -> str:
    """RC-9.3.9: the accused of one's own, if he dies of what he is accused of."""
    name = str(motion.terms.get("accused", ""))
    return name if is_mine(view, name) and motion.terms["charge"] in FATAL else ""


@once
def needed_against(view: CarthageView, accused: SenatorView) -> bool:
    """RC-9.10.1: whether a conviction takes votes from those against another who could be elected for life now."""
    if accused.faction is None or decided(view) or voted_for_life(view) or electable(view, accused):
        return False
    able = [one for seat in view.seats if seat not in (me(view), accused.faction) for one in senators_of(view, seat)]
    return any(one.in_carthage and mighty(view, one, part=NEARLY) for one in able)


def condemned(accused: SenatorView, charge: str) -> int:
    """RC-9.3.8, 9.3.9, 9.8.6: the Influence a conviction takes: for corruption some, else all, for he dies."""
    return accused.influence if charge in FATAL else min(FINE, accused.influence)


def verdict(view: CarthageView, accused: SenatorView, charge: str) -> float:
    """RC-9.3.8 to 9.3.10: what his conviction is worth to whose prosecutor it is: he gets half of what is lost."""
    lost = condemned(accused, charge)
    part = weights().peril if winning(view, accused.faction, 0) else harm(view, me(view), accused.id, 0)
    return weights().influence * (-(-lost // 2) + part * lost)


@judgement("alliance")
def alliance(_view: CarthageView, _motion: MotionView) -> float:
    """RC-8.8.8: free Fleets are welcome."""
    return -2


# The sheet


@habit("senate.vote")
def vote(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.0.9: all his Senators speak alike; votes are bought where they decide something worth it."""
    return voting(judged, asked, view)


def voting(judging: Judgement, asked: Asked, view: CarthageView) -> Raw | None:
    """The same, as one judges motions."""
    motion = view.senate.motion if view.senate else None
    if motion is None:
        return None
    form: Mapping[str, Any] = asked.choice.form()
    value = judging(view, motion)
    if motion.kind == "tax" and settled(view, motion):
        because("tax-settled")
    return sheet(view, motion, form, value, "against", partial(purchasing, view), for_motion(view, motion, value))


def for_motion(view: CarthageView, motion: MotionView | None, value: float) -> float:
    """The Talents for votes on a motion that is worth so much, or on what one proposes.

    RC-9.1a: against a pair no more than one is spared if it fails, for another is named in its place.
    """
    if motion is None:
        return affordable_votes(view, "", value)
    if motion.kind == "suffetes" and value < AGAINST:
        value = max(value, min(AGAINST, -relief(view, tuple(named(motion, "nominees")))))
    return affordable_votes(view, motion.kind, value)


def affordable_votes(view: CarthageView, kind: str, value: float) -> float:
    """RC-9.10.1: the Talents for votes: what holds a rival off is kept, until nobody can be elected for life any more.

    Against a tax none are bought. Nothing is kept from that vote itself, nor from what is worth as much (but that a
    rival presides is not, who fails for life if it is kept); nor what a conviction takes from that rival, or what he
    could not turn to his use in this Senate.
    """
    worth = min(abs(value), MOST) if kind != "tax" or value > 0 else 0
    if kind == "life" or (worth >= SAVED and not (kind in POSTS and held_off(view))):
        return worth
    trial = (struck(view), spare(view, SEEN)) if kind == "trial" else ()
    return min(worth, max(for_votes(view), *trial, 0))


def held_off(view: CarthageView) -> bool:
    """RC-9.10.1: whether all rivals would fail for life whoever presides, by the votes and purses as they are now.

    RC-9.10.2: not where an office alone makes a ruler; RC-12.1d: nor in the last turn, which posts may decide.
    """
    able = [one for one in view.senators.values() if one.faction not in (None, me(view)) and one.in_carthage]
    return turns_left(view) > 0 and not any(mighty(view, one, RISE) or reaching(view, one, SUFFETE) for one in able)


def struck(view: CarthageView) -> int:
    """RC-9.3.9: the votes, and the money for votes, that this conviction takes from who may be elected for life."""
    motion = view.senate.motion if view.senate else None
    accused = view.senators.get(str(motion.terms.get("accused"))) if motion else None
    if motion is None or accused is None or motion.terms["charge"] not in FATAL or not looming(view, accused.faction):
        return 0
    return accused.oratory + min(most_bought(view), accused.talents)


def purchasing(view: CarthageView, seat: Seat) -> int:
    """The votes a faction could buy."""
    return power(view, seat) - view.factions[seat].votes
