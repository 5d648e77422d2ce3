"""RR-4.05.2: who would rule, what there is to be divided, and what comes if one refuses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.fronts.rome.looking import rome
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import Asked
from games.kernel import Posted, Seat
from games.republic.neutrals.coalition import COMBINATIONS, PARTNERS
from games.rome.neutrals.prizes import OFFICES
from games.rome.seen.view import RomeView


def joining(one: Asked, look: Look) -> list[str]:
    """RR-4.05.2, 4.05.4: in which order they would choose, of what; who would rule instead."""
    view, members = rome(look), members_of(one, look)
    return [in_order(look, members), to_divide(look), *refused(look, view, members)]


def members_of(one: Asked, look: Look) -> list[Seat]:
    """Who would rule: his own faction and the others, in rank order."""
    about = one.decision.about
    others = [str(about[f"partner{place}"]) for place in range(1, PARTNERS + 1)]
    return ranked(look, [str(one.decision.seat), *others])


def ranked(look: Look, seats: Sequence[str]) -> list[Seat]:
    """RR-4.05.2: these, the strongest first."""
    neutrals = rome(look).neutrals
    return [seat for seat in (neutrals.ranking if neutrals else ()) if seat in seats]


def in_order(look: Look, members: Sequence[Seat]) -> str:
    """RR-4.05.4: most votes first, one item each, round by round."""
    factions, say = rome(look).factions, look.voice.say
    told = [say("coalition-member", seat=seat, votes=factions[seat].votes) for seat in members]
    return say("coalition-order", members=look.voice.list(told))


def to_divide(look: Look) -> str:
    """RR-4.05.4: the offices, the Provinces without Governor, the free Concessions."""
    view, voice = rome(look), look.voice
    names = [*OFFICES, *view.forum.provinces, *(one.id for one in view.forum.concessions)]
    return voice.say("coalition-items", items=voice.list(map(voice.name, names)))


def refused(look: Look, view: RomeView, members: Sequence[Seat]) -> list[str]:
    """RR-4.05.2: the next combination with a majority; without one he may have to look for partners himself."""
    following = next(after(view, members), None)
    if following is None:
        return [look.voice.say("coalition-none")]
    votes, total = strength(view, following), strength(view, view.factions)
    seats = look.voice.list(map(look.voice.name, following))
    again = "yes" if look.seat in following else "no"
    return [look.voice.say("coalition-next", seats=seats, votes=votes, of=total, again=again)]


def after(view: RomeView, members: Sequence[Seat]) -> Iterator[list[Seat]]:
    """RR-4.05.2: the combinations with a majority that come after this one."""
    able = [seats for seats in combinations(view) if majority(view, seats)]
    named = list(members) if list(members) in able else last_three(view)
    if named == last_three(view) == list(members):
        yield from replaced(view, members)
    past = able.index(named) + 1 if named in able else 0
    yield from able[past:]


def last_three(view: RomeView) -> list[Seat]:
    """RR-4.05.2: 3 + 4 + 5."""
    return list(view.neutrals.ranking[2:5]) if view.neutrals else []


def replaced(view: RomeView, members: Sequence[Seat]) -> Iterator[list[Seat]]:
    """RR-4.05.2: in 3 + 4 + 5 faction 2 replaces a player who refuses, if they still have a majority."""
    second = view.neutrals.ranking[1:2] if view.neutrals else ()
    own = view.own.seat if view.own else None
    seats = [*second, *(seat for seat in members if seat != own)]
    if majority(view, seats):
        yield seats


def combinations(view: RomeView) -> Iterator[list[Seat]]:
    """RR-4.05.2: by their places, in the order of the rules; last, all Neutrals."""
    places = view.neutrals.ranking if view.neutrals else ()
    for chosen in COMBINATIONS:
        if max(chosen) <= len(places):
            yield [places[place - 1] for place in chosen]
    yield [seat for seat in places if view.factions[seat].neutral]


def strength(view: RomeView, seats: Iterable[Seat]) -> int:
    """All their votes in Rome."""
    return sum(view.factions[seat].votes for seat in seats)


def majority(view: RomeView, seats: Sequence[Seat]) -> bool:
    """RR-4.05.2: more than half of all votes."""
    return 2 * strength(view, seats) > strength(view, view.factions)


# Partners of one's choice


def founding(_one: Asked, look: Look) -> list[str]:
    """RR-4.05.2: what there is to be divided among them."""
    return [to_divide(look)]


def partner_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-4.05.2: beside each its votes, and whether it chooses before him."""
    view, own = rome(look), posted.decision.seat
    order = list(view.neutrals.ranking) if view.neutrals else []
    return {
        seat: look.voice.say(
            "partner-note",
            votes=view.factions[Seat(seat)].votes,
            first="yes" if order.index(Seat(seat)) < order.index(own) else "no",
        )
        for seat in offered(posted.decision.choice)
    }
