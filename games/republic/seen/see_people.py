"""Building the views of factions, Senators, Provinces, and of what lies in the Forum and the Curia."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from operator import attrgetter
from typing import Any, Final, TypeVar, cast

from games.kernel import Seat
from games.kernel.view import Kept, kept
from games.republic.components import Card, Law, Roll, Statesman
from games.republic.pieces import Faction, Legion, Province, Senator, TableEvent, War
from games.republic.record import since
from games.republic.reign import rules_for_life
from games.republic.seen.people import (
    CuriaView,
    FactionView,
    ForumView,
    HeldView,
    ProvinceView,
    RatingsView,
    RecordView,
    SenatorView,
)
from games.republic.seen.see_combat import name_of_war
from games.republic.seen.see_table import card
from games.republic.state import Republic, RepublicOf

S = TypeVar("S", bound=Senator)
F = TypeVar("F", bound=FactionView)
H = TypeVar("H", bound=HeldView)
M = TypeVar("M", bound=ForumView)
P = TypeVar("P", bound=ProvinceView)
R = TypeVar("R", bound=RatingsView)
V = TypeVar("V", bound=SenatorView)
T = TypeVar("T")

LATELY: Final = 3  # turns: what was done before is forgiven
DONE: Final = attrgetter(*RecordView.model_fields)
"""All that is noted of the deeds of a turn."""
FACTIONS: Final = Kept[FactionView]()


def faction(g: Republic, one: Faction, view: type[F], *, votes: int, **more: Any) -> F:
    """A faction as everybody sees it."""
    senators = g.senators_of(one.seat)
    leader = leader_shown(g, one.seat)
    facts: dict[str, Any] = {
        "seat": one.seat,
        "leader": leader.id if leader else "",
        "senators": tuple([senator.id for senator in senators]),
        "hand": len(one.hand),
        "votes": votes,
        "influence": sum([senator.influence for senator in senators if senator.free]),
        "talents": sum([senator.talents for senator in senators]),
        "out": one.out,
        "neutral": one.neutral,
        "open_hand": tuple(card(g, red) for red in one.hand) if one.neutral else (),
        "open_treasury": one.treasury if one.neutral else None,
        **more,
    }
    record = tuple(map(DONE, one.record))
    lately = len(list(since(one.record, g.turn - LATELY + 1)))
    return cast("F", FACTIONS.of((view, record, lately, *facts.values()), partial(shown, view, record, lately, facts)))


def shown(view: type[F], record: Sequence[tuple[int, ...]], lately: int, facts: Mapping[str, Any]) -> F:
    """The same, with what it has done for all to see, by turn, since the game began and in so many last turns."""
    return view(**facts, record=summed(record), lately=summed(record[len(record) - lately :]))


def summed(turns: Iterable[tuple[int, ...]]) -> RecordView:
    """What was noted of several turns together."""
    sums = zip(*turns, strict=True)
    return RecordView(**dict(zip(RecordView.model_fields, map(sum, sums), strict=False)))


def leader_shown(g: RepublicOf[S, Faction, War, Province, TableEvent], seat: Seat) -> S | None:
    """RC-4.4, RR-3.01.7: before the first turn nobody is Leader until he is named; later always somebody (RC-5.3)."""
    return g.leader(seat) if g.turn or g.factions[seat].leader else None


def senators(g: RepublicOf[S, Faction, War, Province, TableEvent], show: Callable[[S, int], T]) -> dict[str, T]:
    """All Senators in play, the unaligned last: each is shown with the number of legions loyal to him."""
    veterans = Counter([legion.loyal for legion in g.all_legions() if legion.loyal])
    return {one.id: show(one, veterans[one.id]) for one in [*g.aligned(), *g.unaligned()]}


def senator(
    g: Republic,
    one: Senator,
    veterans: int,
    view: type[V],
    *,
    titles: Sequence[str],
    where: str,
    **more: Any,
) -> V:
    """A Senator in play with all his markers."""
    return kept(
        view,
        **printed(g, one),
        **ratings(g, one),
        **markers(g, one),
        titles=tuple(titles),
        where=where,
        veterans=veterans,
        **more,
    )


def printed(g: Republic, one: Senator) -> dict[str, Any]:
    """What his cards say: the Family, and the Statesman on it."""
    tables = g.law.tables
    return {
        "id": one.id,
        "name": one.card.name,
        "number": one.number,
        "code": tables.statesmen[one.statesman].code if one.statesman else str(one.number),
        "family": tables.families[one.family].name if one.family else "",
        "statesman": tables.statesmen[one.statesman].name if one.statesman else "",
        "text": one.card.text,
    }


def ratings(g: Republic, one: Senator) -> dict[str, Any]:
    """What he is worth now."""
    return {
        "military": one.military,
        "oratory": one.oratory,
        "loyalty": g.loyalty(one),
        "influence": one.influence,
        "popularity": one.popularity,
        "talents": one.talents,
    }


def markers(g: Republic, one: Senator) -> dict[str, Any]:
    """Whose he is, where, in which office, and what lies on him."""
    return {
        "faction": one.faction,
        "leader": one.faction is not None and leader_shown(g, one.faction) is one,
        "office": one.office,
        "place": one.place,
        "at": one.at,
        "rebel": one.rebel,
        "corrupt": tuple(one.corrupt),
        "major": one.major,
        "returned": one.returned,
        "concessions": tuple(card(g, concession) for concession in one.holdings),
    }


def titled(g: Republic, one: Senator, posts: Sequence[str], for_life: str) -> tuple[str, ...]:
    """The names of his posts, and what he is called who rules for life."""
    return (*map(g.title, posts), *([for_life] if rules_for_life(g, one.id) else []))


def where(g: Republic, one: Senator) -> str:
    """The name of the Province or War he is at."""
    if one.at in g.forces:
        sent = g.wars.get(g.forces[one.at].war)
        return name_of_war(g, sent) if sent else ""
    printed = g.law.tables.wars.get(one.at) or g.law.tables.provinces.get(one.at)
    return printed.name if printed else ""


# Cards in a hand


def held(g: Republic, copy: str, view: type[H], **more: Any) -> H:
    """A red card of a hand."""
    seen = card(g, copy)
    return view(id=seen.id, name=seen.name, kind=seen.kind, text=seen.text, **more)


def printed_ratings(printed: Statesman, view: type[R], **more: Any) -> R:
    """What is printed on a Statesman."""
    return view(
        code=printed.code,
        military=printed.military,
        oratory=printed.oratory,
        loyalty=printed.loyalty,
        influence=printed.influence,
        **more,
    )


def timing(printed: Card) -> str:
    """When it can be played: as the card says; a Statesman by RC-8.9.2, RR-1.07.312, a Law by RC-9.7.1, RR-1.07.36."""
    said = str(getattr(printed, "timing", ""))
    return said.replace("_", "-") or ("law" if isinstance(printed, Law) else "setup-or-revolution")


# What is nobody's, and Provinces


def forum(g: Republic, view: type[M], **more: Any) -> M:
    """What lies in the Forum and is nobody's."""
    return view(
        senators=tuple(one.id for one in g.in_forum()),
        provinces=tuple(one.id for one in g.provinces_in_order() if not one.governor),
        concessions=tuple(card(g, one) for one in g.concessions),
        **more,
    )


def curia(g: Republic) -> CuriaView:
    """The Curia."""
    return CuriaView(
        families=tuple(card(g, one) for one in g.curia.families),
        concessions=tuple(card(g, one) for one in g.curia.concessions),
        leaders=tuple(one.id for one in g.leaders.values() if not one.war),
    )


def province(g: Republic, one: Province, view: type[P], garrison: Callable[[Legion], str], **more: Any) -> P:
    """A Province in play, with the side of its card that is up."""
    return kept(
        view,
        id=one.id,
        name=one.card.name,
        governor=one.governor,
        term=one.term,
        developed=one.developed,
        frontier=one.card.frontier,
        land=one.side.land,
        fleet=one.side.fleet,
        spoils=dice(one.side.spoils),
        state_income=dice(one.side.state_income),
        garrison=tuple(garrison(legion) for legion in one.garrison),
        attacked=g.attacked(one.id),
        overrun=one.overrun,
        **more,
    )


def dice(roll: Roll) -> str:
    """A roll as T-8 and RR-6 print it."""
    thrown = ("-" if roll.dice < 0 else "") + ("dr" if abs(roll.dice) == 1 else "DR")
    return f"{thrown}{roll.mod:+d}" if roll.mod else thrown
