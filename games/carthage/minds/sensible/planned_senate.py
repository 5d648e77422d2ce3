"""The Senate asked ahead: what one would say when called, said at once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from games.carthage.minds.sensible import business, campaign, elections, peace, state
from games.carthage.minds.sensible.habits import Asked, Habits
from games.carthage.minds.sensible.interests import CONCESSION, INTERESTS, MEMBER, POSTS, SUFFETE, rescuing, share
from games.carthage.minds.sensible.intrigue import armed, convictable, feared, vetoed
from games.carthage.minds.sensible.outlook import active, champion, mighty
from games.carthage.minds.sensible.voting import SAVED, doomed, for_motion, judged, purchasing
from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds import coalitions
from games.republic.minds.campaign import RAISE
from games.republic.minds.coalitions import overruling, owners, price, promising
from games.republic.minds.habits import legal
from games.republic.minds.outlook import is_mine, mine
from games.republic.minds.planned_senate import Item, Politics, Wish, alone_of
from games.republic.minds.voting import decided, voted_for_life

habit = Habits()


def stake(view: CarthageView, item: Item) -> float:
    """RC-9.1, 9.2: what posts bring that one proposes; RC-9.5: and what lies in the Forum, if votes are missing."""
    _, points = POSTS.get(item["kind"], ("", 0))
    names = given(item)
    if item["kind"] == "suffetes" and rescuing(view, names):
        return SAVED
    if item["kind"] == "concessions" and price(INTERESTS, view, names, CONCESSION):
        points = CONCESSION
    return share(view, names, points)


def given(item: Item) -> list[str]:
    """RC-9.1, 9.2, 9.5: who gets something by a proposal of posts."""
    return [str(name) for name in item["terms"].values()]


def outbid(view: CarthageView, item: Item) -> bool:
    """RC-9.0.10: whether others would buy so many votes against posts that they fail."""
    _, points = POSTS.get(item["kind"], ("", 0))
    return points > 0 and coalitions.outbid(INTERESTS, view, given(item), points)


def back(asked: Asked, view: CarthageView, motions: Mapping[str, Any]) -> bool:
    """RC-9.0.6: who has raised units may have to send them, who has sued for peace may have to again.

    Or for the first time, if the forces stay at home by which none would have to be made.
    RC-8.9.8: or who has may send whom he left at home, for what is left of a group is weaker and no longer barred.
    Whose nominees all fail has to name others.
    """
    terms = [one["terms"] for one in motions.get("units", ())]
    levied = any(count and name.startswith(RAISE) for one in terms for name, count in one.items())
    waits = levied and "forces" not in motions and bool(active(view))
    waits |= "peace" in motions and (len(peace.standing(view)) > peace.MOST or resting(view, motions))
    waits |= "forces" in motions and "peace" not in motions and peace.endangered(view)
    return waits or (bool(motions) and asked.about["part"] in ("suffetes", "committee"))


def resting(view: CarthageView, motions: Mapping[str, Any]) -> bool:
    """RC-1.4f: whether legions stay at home when the forces of this programme have left."""
    orders = [order for item in motions.get("forces", ())[:1] for order in item["terms"]["movements"]]
    return sum(one.active for one in view.army.legions) > sum(sum(one["legions"].values()) for one in orders)


def decisive(view: CarthageView, item: Item) -> bool:
    """RC-9.4.2, 9.10.1: whether one's own can be elected for life once those are away whom it makes Governors.

    Then he is proposed before anything else; he was sent to a War by the same programme.
    """
    if item["kind"] != "governors" or decided(view) or voted_for_life(view) or business.patient(view):
        return False
    away = tuple(str(name) for name in item["terms"].values())
    return any(one.in_carthage and mighty(view, one, away=away) for one in mine(view))


def reinforced(asked: Asked, view: CarthageView, levied: Any) -> Raw:
    """RC-9.6: the forces with the units that are raised before."""
    return campaign.send_with(asked, view, levied)


def home(_view: CarthageView) -> str:
    """RC-9.11: one's own."""
    return "own"


def agreed(view: CarthageView, kinds: Collection[str], name: str) -> str:
    """RC-9.2c: another term, always; RC-9.4.4: out again, unless he is the best; with too small a force never."""
    first = champion(view)
    best = first is not None and first.id == name
    return "consent" if "committee" in kinds or ("governors" in kinds and not best) else "refuse"


def costly(view: CarthageView, items: Iterable[Item]) -> bool:
    """RC-9.5.6d: whether a vote for one of these costs Popularity: for a lower tax, on which all others vote before."""
    return any(one["kind"] == "tax" and int(one["terms"]["rate"]) < view.tax for one in items)


def all_pairs(asked: Asked, view: CarthageView) -> Iterable[Raw | None]:
    """RC-9.1: with one ally after the other."""
    return unlike(view, elections.pairs(asked, view), SUFFETE)


def all_shares(asked: Asked, view: CarthageView) -> Iterable[Raw | None]:
    """RC-9.2: shared with one ally after the other; RC-9.0.6: at any price rather than give a ruler the floor."""
    form = asked.choice.form()
    ways = [way for way in unlike(view, elections.shares(view, form), MEMBER) if legal(asked, way)]
    return ways or [elections.pressed(asked, view, form)]


def unlike(view: CarthageView, ways: Iterable[Raw], points: int) -> Iterator[Raw]:
    """RC-9.0.13: of all ways that give each faction as many posts the best: who refuses it refuses the others too.

    What stands in its place passes, and has a post for oneself if the first has one: else one is asked again.
    RC-9.0.15: who outvotes all others is not refused but vetoed: others of his own stand in its place.
    """
    listed: list[Sequence[str]] = []
    for way in ways:
        names = [name for name in way.values() if name != "none"]
        whose = owners(view, names)
        known = whose in [owners(view, one) for one in listed] and not overruling(view, whose)
        if not listed or (not known and in_its_place(view, names, points, listed)):
            listed.append(names)
            yield way


def in_its_place(view: CarthageView, names: Sequence[str], points: int, listed: Sequence[Sequence[str]]) -> bool:
    """Whether such posts are worth proposing after these without being asked again.

    All see them, and whoever gains more by them vetoes what stands before them; so none that harm one.
    """
    own = any(is_mine(view, name) for name in listed[0])
    passes = promising(INTERESTS, view, names, points) and paid_alike(view, [*listed, names], points)
    return passes and (share(view, names, points) > 0 or not own)


def paid_alike(view: CarthageView, listed: Sequence[Sequence[str]], points: int) -> bool:
    """RC-9.0.10: whether what may be bought for each of these, what the least of them brings, is enough for all."""
    costs = [price(INTERESTS, view, names, points) for names in listed]
    return max(costs) <= min((one for names in listed if (one := share(view, names, points)) > 0), default=0)


def all_governors(asked: Asked, view: CarthageView) -> Iterable[Raw | None]:
    """RC-9.4: one for each Province, else one alone after the other; nobody is recalled."""
    return elections.governors(asked, view)


def sue(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.4: for none of the Wars against which forces are sent in the same programme; not if these will do."""
    ahead = campaign.foreseen(view)
    if not peace.endangered(view, hopes=ahead.hopes(view)):
        return None
    met = ahead.wars
    return peace.suing(asked, view, lambda seen, war: peace.dear(seen, war) + (peace.WON if war.id in met else 0))


def expedition(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.3: with what is left of the money when the units of the same programme are raised."""
    return state.venturing(asked, view, campaign.foreseen(view).cost)


WISHES: Final[Mapping[str, Wish[CarthageView]]] = {
    "suffetes": all_pairs,
    "committee": all_shares,
    "governors": all_governors,
    "concessions": alone_of(business.grant),
    "tax": alone_of(state.tax),
    "units": alone_of(campaign.habit["senate.units"].habit),
    "expedition": alone_of(expedition),
    "forces": alone_of(campaign.habit["senate.forces"].habit),
    "peace": alone_of(sue),
}
"""What one would propose, in this order."""

POLITICS: Final[Politics[CarthageView]] = Politics(
    motion=MotionView,
    judged=judged,
    vetoed=vetoed,
    armed=armed,
    undecided="against",
    hated=-2,
    stake=stake,
    wishes=WISHES,
    reinforced=reinforced,
    back=back,
    home=home,
    agreed=agreed,
    convictable=convictable,
    feared=feared,
    purchasing=purchasing,
    affordable=for_motion,
    called=costly,
    doomed=doomed,
    decisive=decisive,
    outbid=outbid,
)
POLITICS.habits(habit)
