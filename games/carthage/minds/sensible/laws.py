"""RC-9.7: whom a Law serves; one that would serve others is kept, to be traded or played later."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from games.carthage.law import LAWS
from games.carthage.minds.sensible.outlook import NEARLY, RISE, SUMPTUARY, champion, mighty, power, tallest
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from games.republic.minds.outlook import is_mine, me, rivals, senators_of

Serves: TypeAlias = Callable[[CarthageView, str], bool]


def serves(view: CarthageView, law: str) -> bool:
    """RC-9.7.2: whether the viewer gains by it, or nobody loses more than others."""
    judges = (judge for name, judge in SERVING.items() if name in law)
    return all(judge(view, law) for judge in judges)


def against_the_tall(view: CarthageView, _law: str) -> bool:
    """RC-9.10.2: the end of appointments for life, only when another comes nearer to one."""
    first, rival = champion(view), tallest(view)
    return first is None or (rival is not None and first.influence < rival.influence)


def against_the_rich(view: CarthageView, _law: str) -> bool:
    """RC-9.7.2: few votes may be bought: not by whom his money may soon make ruler.

    Nor by who could buy more of them than others, unless a rival's money may make one.
    """
    first = champion(view)
    if first is None or mighty(view, first, RISE, part=NEARLY):
        return first is None
    others = [one for rival in rivals(view) for one in home(view, rival.seat)]
    return not outspending(view) or any(mighty(view, one, RISE, part=NEARLY) for one in others)


def outspending(view: CarthageView) -> bool:
    """RC-9.0.10: whether one has, with all that could be bought, a larger part of the votes than under that Law."""
    now = {seat: power(view, seat) for seat in view.seats}
    then = {seat: sum(one.oratory + min(SUMPTUARY, one.talents) for one in home(view, seat)) for seat in view.seats}
    return now[me(view)] * sum(then.values()) > then[me(view)] * sum(now.values())


def own_censor(view: CarthageView, _law: str) -> bool:
    """RC-9.7.2: one prosecution more: who has the Censor accuses by it.

    RC-11.1: but the people judge commanders more harshly by it: so not while one of one's own is in the field.
    """
    commanders = (name for force in view.forces.values() for name in force.commanders)
    return is_mine(view, view.committee["censor-of-morals"].member) and not any(
        is_mine(view, one) for one in commanders
    )


def of_such_wars(view: CarthageView, law: str) -> bool:
    """RC-9.7.2: where there is a War of which it speaks."""
    groups = {name for one in LAWS[view.edition].tables.laws[law].effects for name in one.params.get("groups", ())}
    return any(war.group in groups and war.status != "lost" for war in view.wars.values())


def against_officers(view: CarthageView, _law: str) -> bool:
    """RC-9.7.2: who sits in the Committee or governs loses by it: not by whose own hold most."""
    return posts(view, me(view)) < max((posts(view, one.seat) for one in rivals(view)), default=0)


def for_the_popular(view: CarthageView, _law: str) -> bool:
    """RC-9.7.2: POP becomes votes: by who has most."""
    return all(loved(view, me(view)) >= loved(view, one.seat) for one in rivals(view))


def posts(view: CarthageView, seat: Seat) -> int:
    """How many of a faction's sit in the Committee or govern."""
    return sum(bool(one.committee or one.province) for one in senators_of(view, seat))


def loved(view: CarthageView, seat: Seat) -> int:
    """The votes that POP would bring a faction."""
    return sum(max(0, one.popularity) // 2 for one in home(view, seat))


def home(view: CarthageView, seat: Seat) -> list[SenatorView]:
    """Who votes."""
    return [one for one in senators_of(view, seat) if one.in_carthage]


SERVING: Final[Mapping[str, Serves]] = {
    "military-reform": against_the_tall,
    "sumptuary": against_the_rich,
    "court-of-104": own_censor,
    "greek-studies": of_such_wars,
    "judicial-reform": against_officers,
    "financial-audit": against_officers,
    "popular-assembly": for_the_popular,
}
