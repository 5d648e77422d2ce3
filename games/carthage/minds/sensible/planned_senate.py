"""The Senate asked ahead: what one would say when called, said at once, with the money that would be spent then."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, TypeAlias

from games.carthage.minds.sensible import business, campaign, elections
from games.carthage.minds.sensible.habits import Asked, Habit, Habits, legal, options
from games.carthage.minds.sensible.intrigue import PAINFUL, alone, convictable
from games.carthage.minds.sensible.outlook import active, champion
from games.carthage.minds.sensible.voting import judged
from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds.outlook import me

habit = Habits()

Item: TypeAlias = dict[str, Any]
"""A proposal of a programme: its kind and its terms."""


@habit("senate.sheets")
def sheet(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.0.9: one voice, and what it is worth if that decides the vote; against what hurts much a veto."""
    motion = view.senate.motion if view.senate else None
    if motion is None:
        return None
    form: Mapping[str, Any] = asked.choice.form()
    value = judged(view, motion)
    said: dict[str, Any] = dict(asked.lapse)
    if "voice" in form:
        said |= spoken(form, value)
    if "veto" in form and value <= PAINFUL and motion.kind not in ("forces", "units") and not alone(motion):
        said["veto"] = "carried"
    if "appeal" in form:
        said["appeal"] = "yes" if losing(view, motion) else "no"
    return said


def spoken(form: Mapping[str, Any], value: float) -> dict[str, Raw]:
    """All Senators speak alike; the richest pays first."""
    wish = "for" if value > 0 else "against" if value <= -2 else "abstain"
    voice = wish if wish in form["voice"] else "against"
    purses: Mapping[str, list[int]] = form["bought"]
    payers = sorted((name for name, (_, most) in purses.items() if most), key=lambda name: -purses[name][1])
    most = 0 if voice == "abstain" else min(int(min(abs(value), 200)), sum(most for _, most in purses.values()))
    return {"voice": voice, "most": most, "payers": payers if most else []}


def losing(view: CarthageView, motion: MotionView) -> bool:
    """RC-9.3.5: whether conviction is likely and the people do not hate him."""
    accused = view.senators.get(str(motion.terms["accused"]))
    own = motion.strength.get(me(view), 0)
    likely = motion.votes_for + motion.outstanding - own >= motion.votes_against + own
    return accused is not None and likely and accused.popularity >= -1


# The programme


@habit("senate.programme")
def programme(asked: Asked, view: CarthageView) -> dict[str, Raw] | None:
    """RC-9.0.6: what one would propose one after the other; then adjourn, unless more may have to be done."""
    form: Mapping[str, Any] = asked.choice.form()
    fields: Mapping[str, Any] = getattr(asked.choice, "fields", {})
    if "motions" not in fields:
        return None
    able: Mapping[str, Asked] = fields["motions"].asked
    order = sorted((kind for kind in able if kind in WISHES), key=list(WISHES).index)
    motions = {kind: found for kind in order if (found := wished(kind, able[kind], view))}
    if "units" in motions and "forces" in able:
        motions |= reinforced(able["forces"], view, motions)
    waits = "units" in motions and "forces" not in able and active(view)
    back = waits or (motions and asked.about["part"] in ("suffetes", "committee"))
    end = "ask" if back else "adjourn" if "adjourn" in form["end"] else asked.lapse["end"]
    return {**asked.lapse, "motions": added(fields["motions"].put, motions.values()), "end": end, "home": "own"}


def added(so_far: list[list[Item]], motions: Iterable[list[Item]]) -> list[list[Item]]:
    """What has been put, and then all that has not been put yet."""
    done = [item for motion in so_far for item in motion]
    return [*so_far, *(fresh for motion in motions if (fresh := [item for item in motion if item not in done]))]


@habit("senate.draft")
def draft(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.0.6: what one would propose as things stand; with nothing to propose one waits."""
    found = programme(asked, view)
    return found if found and found["motions"] else None


def reinforced(asked: Asked, view: CarthageView, motions: Mapping[str, list[Item]]) -> dict[str, list[Item]]:
    """RC-9.6: the forces with the units that are raised before; without them, if the Senate does not raise them."""
    raw = campaign.send_with(asked, view, motions["units"][0]["terms"])
    found = [{"kind": "forces", "terms": raw}, *motions.get("forces", ())] if raw else motions.get("forces", [])
    forces = list(each_once(found))
    return {"forces": forces} if forces else {}


def wished(kind: str, asked: Asked, view: CarthageView) -> list[Item]:
    """What one would propose of a kind, and what instead if that is voted down; nothing twice."""
    able = (raw for raw in WISHES[kind](asked, view) if raw is not None and legal(asked, raw))
    return list(islice(each_once({"kind": kind, "terms": raw} for raw in able), FALLBACKS))


def each_once(items: Iterable[Item]) -> Iterator[Item]:
    """What has not come before."""
    found: list[Item] = []
    for one in items:
        if one not in found:
            found.append(one)
            yield one


def alone_of(way: Habit) -> Callable[[Asked, CarthageView], Iterable[Raw | None]]:
    """A wish without another in its place."""
    return lambda asked, view: [way(asked, view)]


def all_pairs(asked: Asked, view: CarthageView) -> Iterable[Raw | None]:
    """RC-9.1: with one ally after the other."""
    able = [view.senators[name] for name in options(asked, "first")]
    return ({"first": one, "second": other} for one, other in elections.pairs(view, able))


def all_shares(asked: Asked, view: CarthageView) -> Iterable[Raw | None]:
    """RC-9.2: shared with one ally after the other."""
    return elections.shares(view, asked.choice.form())


def all_governors(asked: Asked, view: CarthageView) -> Iterable[Raw | None]:
    """RC-9.4: one for each Province, else one alone after the other; nobody is recalled."""
    form: Mapping[str, list[str]] = asked.choice.form()
    vacant = [name for name in form if not view.provinces[name].governor]
    return [elections.governors(view, form, vacant), *elections.singly(view, form, vacant)] if vacant else []


FALLBACKS = 3
WISHES: Mapping[str, Callable[[Asked, CarthageView], Iterable[Raw | None]]] = {
    "suffetes": all_pairs,
    "committee": all_shares,
    "governors": all_governors,
    "concessions": alone_of(business.grant),
    "tax": alone_of(business.tax),
    "units": alone_of(campaign.habit["senate.units"].habit),
    "expedition": alone_of(business.expedition),
    "forces": alone_of(campaign.habit["senate.forces"].habit),
    "peace": alone_of(business.peace),
}
"""What one would propose, in this order."""


# The docket


@habit("senate.docket")
def docket(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.0.9: each motion judged as it would be when it is called; no conditions; RC-9.0.14: his consents."""
    form: Mapping[str, Any] = asked.choice.form()
    before = len(view.senate.defeated) if view.senate else 0
    motions: Mapping[str, Any] = {mark: form["programme"][mark]["terms"] for mark in form["sheets"]}
    sheets = {
        mark: foreseen(asked, view, mark, as_put(view, motions[mark], number))
        for number, mark in enumerate(motions, before + 1)
    }
    consents = {name: agreed(view, kinds_naming(motions, name), name) for name in form["consents"]}
    return {**asked.lapse, "sheets": sheets, "home": "own", "consents": consents}


def kinds_naming(motions: Mapping[str, Mapping[str, Any]], name: str) -> set[str]:
    """The kinds of the motions that give him a post."""
    given = [(terms["kind"], {**terms.get("members", {}), **terms.get("governors", {})}) for terms in motions.values()]
    return {kind for kind, posts in given if name in posts.values()}


def agreed(view: CarthageView, kinds: Collection[str], name: str) -> str:
    """RC-9.2c: another term, always; RC-9.4.4: out again, unless he is the best; with too small a force never."""
    first = champion(view)
    best = first is not None and first.id == name
    return "consent" if "committee" in kinds or ("governors" in kinds and not best) else "refuse"


def foreseen(asked: Asked, view: CarthageView, mark: str, motion: MotionView | None) -> Raw:
    """A sheet for a motion that is still to come."""
    form: Mapping[str, Any] = asked.choice.form()["sheets"][mark]
    said: dict[str, Any] = dict(asked.lapse["sheets"][mark])
    value = judged(view, motion) if motion else 0
    if "voice" in form:
        said |= spoken(form, value)
    if "veto" in form and motion and value <= PAINFUL and motion.kind not in ("forces", "units"):
        said["veto"] = "carried"
    return said


def as_put(view: CarthageView, terms: Mapping[str, Any], number: int) -> MotionView | None:
    """The motion as it will lie on the table."""
    first = view.senators.get(view.senate.magistrate) if view.senate else None
    if first is None or first.faction is None:
        return None
    strength = {seat: one.votes for seat, one in view.factions.items()}
    return MotionView(
        number=number,
        kind=terms["kind"],
        clause="",
        seat=first.faction,
        magistrate=first.id,
        forced=False,
        terms=dict(terms),
        mode="ordered",
        order=view.seats,
        due=(),
        strength=strength,
        senators={},
        declared={},
        handed_in=0,
        own_sheet=None,
        votes_for=0,
        votes_against=0,
        abstained=0,
        outstanding=sum(strength.values()),
        two_thirds=False,
        compulsory=False,
    )


# Prosecutions


@habit("senate.accusations")
def accusing(asked: Asked, view: CarthageView) -> Raw:
    """RC-9.3: those who could be convicted, the most influential first; his last office before corruption."""
    able = [(one, view.senators[one.partition(".")[2]]) for one in asked.choice.form()[0] if "." in one]
    prey = [(name, one) for name, one in able if one.faction != me(view) and convictable(view, one)]
    foremost = sorted(prey, key=lambda found: (-found[1].influence, "major" not in found[0]))
    return [name for name, _ in foremost]
