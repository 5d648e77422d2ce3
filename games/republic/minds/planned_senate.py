"""The Senate asked ahead: what one would say when called, said at once, with the money that would be spent then."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, Final, Generic, TypeAlias, TypeVar

from games.kernel import Raw, Seat
from games.republic.ahead.senate.sheet import SESSION, carried
from games.republic.minds.habits import Asked, Habit, Habits, legal
from games.republic.minds.instead import by_then, fitting, place
from games.republic.minds.memory import AGAINST
from games.republic.minds.outlook import decides_alone, me
from games.republic.minds.temper import ASKED_AGAIN, temper, thinking, thinks_of
from games.republic.minds.trials import PEOPLE, appeal, called_after, nobody, outnumbered, to_come, wanted
from games.republic.minds.voting import Purchasing, decided, missing, opponents
from games.republic.seen.senate import MotionView, Tally
from games.republic.seen.view import RepublicView

S = TypeVar("S", bound=RepublicView)
"""What a seat sees of its republic."""
Item: TypeAlias = dict[str, Any]
"""A proposal of a programme: its kind and its terms."""
Wish: TypeAlias = Callable[[Asked, S], Iterable[Raw | None]]
UNCALLED: Final = Tally(declared={}, handed_in=0, votes_for=0, votes_against=0, abstained=0)
"""The votes on a motion for which nobody has been called yet."""
FALLBACKS: Final = 3
SHARED: Final = ("units", "forces", "peace")
"""What the State lives by: such votes are never close."""
MOST: Final = 1000


def worth_it(_view: RepublicView, _motion: object, value: float) -> float:
    """As many as it is worth."""
    return abs(value)


def never(_view: RepublicView, _items: Iterable[Item]) -> bool:
    """Of no proposals."""
    return False


def of_none(_view: RepublicView, _item: Item) -> bool:
    """Of no proposal."""
    return False


def spared(_view: RepublicView, _motion: object) -> str:
    """Nobody dies by a trial."""
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Politics(Generic[S]):
    """How a sensible player of one republic sees what is said ahead.

    Attributes:
        motion: what it calls a motion.
        judged: what one is worth: for it above 0, against it below.
        vetoed: whether it is worth a veto, if somebody else made it and it is worth so much.
        armed: whether one holds a card, or has a power, with which one could veto it.
        undecided: how one votes where nobody may abstain and one would.
        hated: from which POP down, Evil Omens counted, one does not appeal to the people.
        stake: what a proposal of one's own is worth beyond what the State lives by.
        wishes: what one would propose, and what in its place, by kind; in this order.
        reinforced: the forces one would send with the units raised before; nothing: as they are.
        back: whether one would be asked when all has been put.
        home: which office of the two one would have.
        agreed: whether one of these kinds is consented to for him.
        convictable: whether he could be convicted.
        feared: whether he had better be, for he may soon win.
        purchasing: the votes a faction could buy.
        affordable: the Talents for votes on a motion that is worth so much; None: on what one proposes.
        called: whether one would rather be asked how one votes on these proposals of one's own.
        doomed: who of one's own dies if a trial convicts him; "": nobody.
        decisive: whether what one proposes next hangs on what becomes of this proposal.
        outbid: whether others may buy votes against a proposal so that it fails, though one outvotes them all.
    """

    motion: type[MotionView]
    judged: Callable[[S, Any], float]
    vetoed: Callable[[S, Any, float], bool]
    armed: Callable[[S, Any], bool]
    undecided: str
    hated: int
    stake: Callable[[S, Item], float]
    wishes: Mapping[str, Wish[S]]
    reinforced: Callable[[Asked, S, Raw], Raw]
    back: Callable[[Asked, S, Mapping[str, Any]], bool]
    home: Callable[[S], str]
    agreed: Callable[[S, Collection[str], str], str]
    convictable: Callable[[S, Any], bool]
    purchasing: Callable[[S, Seat], int]
    feared: Callable[[S, Any], bool] = nobody
    affordable: Callable[[S, Any, float], float] = worth_it
    called: Callable[[S, Iterable[Item]], bool] = never
    doomed: Callable[[S, Any], str] = spared
    decisive: Callable[[S, Item], bool] = of_none
    outbid: Callable[[S, Item], bool] = of_none

    def habits(self, habit: Habits[S]) -> None:
        """What is said to each question of the Senate asked ahead."""
        habit("senate.sheets")(partial(sheet, self))
        habit("senate.programme")(partial(programme, self))
        habit("senate.draft")(partial(draft, self))
        habit("senate.docket")(partial(docket, self))
        habit("senate.accusations")(partial(accusing, self))


def sheet(own: Politics[S], asked: Asked, view: S) -> Raw | None:
    """RC-9.0.9, RR-1.09.14: one voice, and what it is worth if that decides it; against what hurts much a veto."""
    motion = view.senate.motion if view.senate else None
    if motion is None:
        return None
    form: Mapping[str, Any] = asked.choice.form()
    value = own.judged(view, motion)
    said: dict[str, Any] = dict(asked.lapse)
    if "voice" in form:
        said |= spoken(own, form, value, view, motion)
    if "veto" in form and cried_down(own, view, motion, value):
        said["veto"] = "now" if at_once(own, view, motion) else "carried"
    elif SESSION in form.get("veto", ()) and not able_to_veto(view):
        said["veto"] = SESSION
    if "appeal" in form:
        said["appeal"] = "yes" if appeal(view, own.hated + 1, purchasing(own, view)) else "no"
    return said


def cried_down(own: Politics[S], view: S, motion: MotionView, value: float) -> bool:
    """RC-9.0.15, RR-1.09.152: what is worth a veto, and fails only by one; nothing once somebody rules for life."""
    if decided(view) or not own.armed(view, motion):
        return False
    return own.vetoed(view, motion, value) and not hopeless(own, view, motion)


def hopeless(own: Politics[S], view: S, motion: MotionView) -> bool:
    """RC-9.0.11, RR-1.09.14: whether it fails though whoever is for it spends all he has; not known of a trial."""
    return motion.kind != "trial" and margin(own, view, motion, purchasing(own, view)) <= 0


def at_once(own: Politics[S], view: S, motion: MotionView) -> bool:
    """RC-9.0.15, RR-1.09.152: whether it will hardly be carried yet when one is called, and yet is likely to pass.

    Who has voted has no veto any more, and buys no more votes. Who proposes it buys what it lacks when he is called.
    RC-9.3, RR-1.09.42: in a trial all others may be for it.
    """
    waiting = [seat for seat in motion.order if seat not in motion.declared]
    earlier = waiting[: waiting.index(me(view))] if me(view) in waiting else waiting[:-1]
    trial = motion.kind == "trial"
    sides = {*view.seats} - {me(view)} if trial else {motion.seat, *backers(own, view, motion)}

    def passes(seats: Sequence[Seat], bought: int) -> bool:
        votes = {side: sum(motion.strength[one] for one in seats if (one in sides) == side) for side in (True, False)}
        return carried(motion, votes[True] + bought, votes[False])

    purse = own.purchasing(view, motion.seat) if motion.seat in waiting else 0
    return passes(waiting, purse) and not passes(earlier, 0)


def able_to_veto(view: RepublicView) -> bool:
    """RC-9.0.15, RR-1.09.152: with a red card that is neither a Statesman nor a Concession, or with a Statesman."""
    own = view.own
    if own is None:
        return False
    cards = any(card.kind not in ("statesman", "concession") for card in own.hand)
    return cards or any(view.senators[name].statesman for name in view.factions[own.seat].senators)


def spoken(
    own: Politics[S], form: Mapping[str, Any], value: float, view: S, motion: MotionView | None
) -> dict[str, Raw]:
    """All Senators speak alike."""
    wish = "for" if value > 0 else "against" if value <= -2 else "abstain"
    voice = wish if wish in form["voice"] else own.undecided
    if motion is None or idle(own, view, motion, voice):
        return {"voice": voice, **paid(form, 0)}
    worth = own.affordable(view, motion, value)
    if voice == "for":
        return {"voice": voice, **paid(form, worth)}
    return {"voice": voice, **opposing(own, form, view, motion, worth)}


def opposing(own: Politics[S], form: Mapping[str, Any], view: S, motion: MotionView, worth: float) -> dict[str, Raw]:
    """RC-9.0.10, RR-1.09.141: votes against it that are worth so much: in a trial of one's own what saves him."""
    if motion.kind == "life":
        return holding_off(own, form, view, motion)
    if motion.kind != "trial":
        return paid(form, min(worth, lacking(own, view, motion)))
    accused = own.doomed(view, motion)
    saved = ransom(own, form, view, motion, accused, worth) if accused else None
    return saved or paid(form, worth)


def paid(form: Mapping[str, Any], value: float) -> dict[str, Raw]:
    """RC-9.0.10, RR-1.09.141: as many votes at most as it is worth; the richest pays first."""
    purses: Mapping[str, list[int]] = form["bought"]
    payers = sorted((name for name, (_, most) in purses.items() if most), key=lambda name: -purses[name][1])
    most = min(int(min(value, MOST)), sum(most for _, most in purses.values()))
    return {"most": most, "payers": payers if most else []}


def ransom(
    own: Politics[S], form: Mapping[str, Any], view: S, motion: MotionView, accused: str, worth: float
) -> dict[str, Raw] | None:
    """RC-9.3.9, RR-1.09.42: the purse of who dies if he is convicted, for it is lost with him; be that sure or not.

    Only where those who will be for it outvote him, with what they would buy, and he could have as many as they have.
    What his purse may lack the others' pay if that decides it, as his does beyond what those called after him can add.
    """
    purse: int = form["bought"].get(accused, (0, 0))[1]
    foes = [seat for seat in to_come(view, motion) if seat == motion.seat or thought(own, view, motion, seat) > 0]
    lack = outnumbered(view, motion, foes)
    if not purse or lack + sum(pays(own, view, motion, seat) for seat in foes) <= 0:
        return None
    others = paid({"bought": {name: most for name, most in form["bought"].items() if name != accused}}, worth)
    if others["most"] and lack + sum(map(purchasing(own, view), foes)) > purse:
        sure = max(0, min(purse, lack + added_later(own, view, motion, foes)))
        payers = [*([accused] if sure < purse else []), *others["payers"]]
        return {"bought": {accused: sure} if sure else {}, "most": purse - sure + others["most"], "payers": payers}
    return {"most": purse, "payers": [accused], "short": "all"} if lack <= purse else None


def added_later(own: Politics[S], view: S, motion: MotionView, foes: Collection[Seat]) -> int:
    """RC-9.0.10: the votes that those of them called after one can buy; RC-9.3.5: and the people, if others may too."""
    later = called_after(view, motion)
    people = PEOPLE if {*later} - {*foes} and appeal(view, own.hated + 1, purchasing(own, view)) else 0
    return people + sum(own.purchasing(view, seat) for seat in later if seat in foes)


def holding_off(own: Politics[S], form: Mapping[str, Any], view: S, motion: MotionView) -> dict[str, Raw]:
    """RC-9.10.1, RR-1.09.821: what keeps a rival from a rule for life, and no more.

    Whoever is richest pays it in any case; the others add it only where that decides, unless he cannot pay it alone.
    """
    lack, purses = missing(view, motion, "against", purchasing(own, view)), purchasing(own, view)
    able = [seat for seat in (*opponents(view, motion), me(view)) if seat not in motion.declared]
    richest = max(able, key=lambda seat: (purses(seat), motion.order.index(seat)))
    sure = richest == me(view) or purses(richest) < lack
    return {**paid(form, lack), "short": "all" if sure else "none"}


def purchasing(own: Politics[S], view: S) -> Purchasing:
    """The votes that factions could buy."""
    return partial(own.purchasing, view)


def idle(own: Politics[S], view: S, motion: MotionView, voice: str) -> bool:
    """RC-9.0.10, RR-1.09.141: where one buys no votes.

    For what all live by hardly anybody is against; and those for whom it is good may be enough without them.
    """
    if voice == "abstain" or motion.kind in SHARED:
        return True
    if motion.kind == "life":
        return voice == "against" and missing(view, motion, voice, purchasing(own, view)) <= 0
    if voice == "against":
        return motion.kind != "trial" and lacking(own, view, motion) <= 0
    sides = {me(view), motion.seat, *backers(own, view, motion)}
    certain = sum(votes for seat, votes in motion.strength.items() if seat in sides)
    return 2 * certain > sum(motion.strength.values())


def lacking(own: Politics[S], view: S, motion: MotionView) -> float:
    """RC-9.0.11, RR-1.09.14: the votes that those against it lack, when whoever is for it adds what he would pay."""
    return margin(own, view, motion, partial(pays, own, view, motion))


def margin(own: Politics[S], view: S, motion: MotionView, bought: Callable[[Seat], float]) -> float:
    """By how many votes it would pass when whoever is for it buys so many.

    Not on a trial: there the people and judges speak too.
    """
    waiting = [seat for seat in motion.order if seat not in motion.declared]
    friends = [seat for seat in waiting if seat in (motion.seat, *backers(own, view, motion))]
    foes = [seat for seat in waiting if seat == me(view) or (seat not in friends and opposes(own, view, motion, seat))]
    votes = sum(motion.strength[seat] + bought(seat) for seat in friends) - sum(motion.strength[seat] for seat in foes)
    return motion.votes_for - motion.votes_against + votes


def pays(own: Politics[S], view: S, motion: MotionView, seat: Seat) -> float:
    """RC-9.0.10, RR-1.09.141: what somebody would spend on votes for it."""
    return max(0, min(thought(own, view, motion, seat), own.purchasing(view, seat)))


def opposes(own: Politics[S], view: S, motion: MotionView, seat: Seat) -> bool:
    """Whether a faction has spoken against it, or would in one's place."""
    if seat in motion.declared:
        return all(one.voice == "against" for one in motion.declared[seat])
    return thought(own, view, motion, seat) <= AGAINST


def thought(own: Politics[S], view: S, motion: MotionView, seat: Seat) -> float:
    """What it is worth to another, as one would judge in his place."""
    with thinking(temper()):  # what he finds in its favour is no reason of his own
        return own.judged(view.model_copy(update={"seat": seat, "own": None}), motion)


def backers(own: Politics[S], view: S, motion: MotionView) -> list[Seat]:
    """The others who gain by it, as one would in their place; none on a trial, where the Influence of one counts."""
    if motion.kind == "trial":
        return []
    others = [seat for seat in view.seats if seat not in (me(view), motion.seat)]
    able = [seat for seat in others if all(one.voice == "for" for one in motion.declared.get(seat, ()))]
    return [seat for seat in able if thought(own, view, motion, seat) > 0]


# The programme


def programme(own: Politics[S], asked: Asked, view: S) -> dict[str, Raw] | None:
    """RC-9.0.6, RR-1.09.12: what one would propose one after the other; then adjourn, unless more may have to be done.

    RR-1.09.6.1: forces are sent with the units that are raised before. What names who
    has left by then is thought of again when he has.
    """
    form: Mapping[str, Any] = asked.choice.form()
    fields: Mapping[str, Any] = getattr(asked.choice, "fields", {})
    if "motions" not in fields:
        return None
    able: Mapping[str, Asked] = fields["motions"].asked
    order = sorted((kind for kind in able if kind in own.wishes), key=list(own.wishes).index)
    wanted = {kind: found for kind in order if (found := wished(own, kind, able[kind], view))}
    if "units" in wanted and "forces" in able:
        wanted |= reinforced(own, able["forces"], view, wanted)
    first = decided_first(own, view, wanted)
    motions = first or fitting(wanted)
    more = bool(first) or len(motions) < len(wanted)
    back = more or own.back(asked, view, motions) or coming_home(motions.get("forces", ()))
    end = "ask" if back else "adjourn" if "adjourn" in form["end"] else asked.lapse["end"]
    every = added(fields["motions"].put, motions.values())
    votes = {**asked.lapse["votes"], **buying(own, form["votes"], view, motions.values())}
    return {**asked.lapse, "motions": every, "end": end, "home": own.home(view), "votes": votes}


def decided_first(own: Politics[S], view: S, wanted: Mapping[str, list[Item]]) -> dict[str, list[Item]]:
    """RC-9.0.6, RR-1.09.12: alone what settles what one proposes next, or what stands in its place; if any does."""
    found = [kind for kind, items in wanted.items() if any(own.decisive(view, one) for one in items)]
    return {kind: wanted[kind] for kind in found[:1]}


def buying(own: Politics[S], form: Mapping[str, Any], view: S, motions: Iterable[list[Item]]) -> dict[str, Raw]:
    """RC-9.0.10, RR-1.09.141: votes for what one proposes, each time at most for what is worth least of it.

    None where it is worth nothing to oneself, whatever was said of what was proposed before; nor where one outvotes
    all others, unless they would outbid one.
    """
    items = [one for motion in motions for one in motion]
    if thinks_of(ASKED_AGAIN) and own.called(view, items):
        return {"voice": "ask", **paid(form, 0)}
    stakes = (own.stake(view, one) for one in items)
    value = min((one for one in stakes if one > 0), default=0)
    sure = decides_alone(view) and not any(own.outbid(view, one) for one in items)
    if not value or sure or not thinks_of("bought-votes"):
        return paid(form, 0)
    return paid(form, own.affordable(view, None, value))


def coming_home(forces: Iterable[Item]) -> bool:
    """RC-9.6.3, RR-1.09.644: whether units are called home that may be sent elsewhere in the same Senate."""
    return any(one["order"] == "recall" for item in forces for one in item["terms"]["movements"])


def added(so_far: list[list[Item]], motions: Iterable[list[Item]]) -> list[list[Item]]:
    """What has been put, and then all that has not been put yet."""
    done = [item for motion in so_far for item in motion]
    return [*so_far, *(fresh for motion in motions if (fresh := [item for item in motion if item not in done]))]


def draft(own: Politics[S], asked: Asked, view: S) -> Raw | None:
    """RC-9.0.6, RR-1.09.12: what one would propose as things stand; with nothing to propose one waits."""
    found = programme(own, asked, view)
    return found if found and found["motions"] else None


def reinforced(own: Politics[S], asked: Asked, view: S, motions: Mapping[str, list[Item]]) -> dict[str, list[Item]]:
    """RC-9.6, RR-1.09.64: forces with the units raised before; without them, if the Senate does not raise them."""
    raw = own.reinforced(asked, view, motions["units"][0]["terms"])
    found = [{"kind": "forces", "terms": raw}, *motions.get("forces", ())] if raw else motions.get("forces", [])
    forces = list(each_once(found))
    return {"forces": forces} if forces else {}


def wished(own: Politics[S], kind: str, asked: Asked, view: S) -> list[Item]:
    """What one would propose of a kind, and what instead if that is voted down; nothing twice."""
    able = (raw for raw in own.wishes[kind](asked, view) if raw is not None and legal(asked, raw))
    return list(islice(each_once({"kind": kind, "terms": raw} for raw in able), FALLBACKS))


def each_once(items: Iterable[Item]) -> Iterator[Item]:
    """What has not come before."""
    found: list[Item] = []
    for one in items:
        if one not in found:
            found.append(one)
            yield one


def alone_of(way: Habit[S]) -> Wish[S]:
    """A wish without another in its place."""
    return lambda asked, view: [way(asked, view)]


# The docket


def docket(own: Politics[S], asked: Asked, view: S) -> Raw | None:
    """RC-9.0.9, RR-1.09.14: each motion judged as it would be when it is called; no conditions; and his consents."""
    form: Mapping[str, Any] = asked.choice.form()
    before = len(view.senate.defeated) if view.senate else 0
    papers: Mapping[str, Any] = form["programme"]
    motions: Mapping[str, Any] = {mark: papers[mark]["terms"] for mark in form["sheets"]}
    sheets = {
        mark: foreseen(own, asked, by_then(view, papers, mark, motions), mark, number)
        for number, mark in enumerate(motions, before + 1)
    }
    consents = {name: own.agreed(view, kinds_naming(motions, name), name) for name in form["consents"]}
    return {**asked.lapse, "sheets": sheets, "home": own.home(view), "consents": consents}


def kinds_naming(motions: Mapping[str, Mapping[str, Any]], name: str) -> set[str]:
    """The kinds of the motions that give him a post, or make him a sponsor."""
    return {terms["kind"] for terms in motions.values() if name in posts(terms)}


def posts(terms: Mapping[str, Any]) -> Sequence[str]:
    """RC-9.2, 9.4, RR-1.09.51, 1.09.62: who gets something by it that he may have to consent to."""
    given: Mapping[str, str] = {**terms.get("members", {}), **terms.get("governors", {})}
    sponsors = [str(terms[one]) for one in ("sponsor", "cosponsor") if one in terms]
    return [*given.values(), *sponsors]


def foreseen(own: Politics[S], asked: Asked, view: S, mark: str, number: int) -> Raw:
    """A sheet for a motion that is still to come."""
    form: Mapping[str, Any] = asked.choice.form()["sheets"][mark]
    paper = asked.choice.form()["programme"][mark]
    motion = as_put(own, view, paper["seat"], paper["terms"], number)
    said: dict[str, Any] = dict(asked.lapse["sheets"][mark])
    value = own.judged(view, motion) if motion else 0
    if "voice" in form:
        said |= spoken(own, form, value, view, motion)
    better = value < follows(own, asked, view, mark, number + 1)
    if better and "veto" in form and motion and cried_down(own, view, motion, value):
        said["veto"] = "now" if at_once(own, view, motion) else "carried"
    return said


def follows(own: Politics[S], asked: Asked, view: S, mark: str, number: int) -> float:
    """RC-9.0.6, RR-1.09.12: what it is worth that is called if this one is vetoed; 0: that is not known."""
    papers: Mapping[str, Any] = asked.choice.form()["programme"]
    motion_of, rank = place(papers[mark])
    instead = next((one for one in papers.values() if place(one) == (motion_of, rank + 1)), None)
    motion = as_put(own, view, instead["seat"], instead["terms"], number) if instead else None
    return own.judged(view, motion) if motion else 0


def as_put(own: Politics[S], view: S, seat: Seat, terms: Mapping[str, Any], number: int) -> MotionView | None:
    """The motion of this faction as it will lie on the table."""
    first = view.senators.get(view.senate.magistrate) if view.senate else None
    if first is None:
        return None
    strength = {seat: one.votes for seat, one in view.factions.items()}
    return own.motion(
        number=number,
        kind=terms["kind"],
        clause="",
        seat=seat,
        magistrate=first.id,
        forced=False,
        terms=dict(terms),
        mode="ordered",
        order=called(view, first.faction),
        due=(),
        strength=strength,
        outstanding=sum(strength.values()),
        two_thirds=False,
        compulsory=False,
        senators={},
        own_sheet=None,
        **UNCALLED,
    )


def called(view: RepublicView, presiding: Seat | None) -> tuple[Seat, ...]:
    """RC-9.0.9, RR-1.09.14: who has votes, clockwise from the left of who presides, his own faction last."""
    place = view.seats.index(presiding) + 1 if presiding else 0
    return tuple(seat for seat in (*view.seats[place:], *view.seats[:place]) if view.factions[seat].votes)


# Prosecutions


def accusing(own: Politics[S], asked: Asked, view: S) -> Raw:
    """RC-9.3, RR-1.09.41: who could be convicted, whom most want to be first; his last office before corruption."""
    able = [(one, view.senators[one.partition(".")[2]]) for one in asked.choice.form()[0] if "." in one]
    prey = [(name, one) for name, one in able if one.faction != me(view) and own.convictable(view, one)]
    foremost = sorted(prey, key=lambda found: (*wanted(view, found[1], own.feared), "major" not in found[0]))
    return [name for name, _ in foremost]
