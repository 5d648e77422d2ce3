"""Building the views of the Senate Phase: all is open but sheets that are not declared yet (RC-9.0.9, RR-0.6.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from games.kernel import Seat, common, later
from games.republic.seen.see_table import card
from games.republic.seen.senate import AttemptView, CastView, MotionView, OutcryView, SenateView, Tally
from games.republic.senate.ballot import due, strength, waiting
from games.republic.senate.business import business
from games.republic.senate.pieces import Attempt, Cast, Motion, Outcry, terms
from games.republic.senate.presiding import presiding
from games.republic.state import Republic

M = TypeVar("M", bound=MotionView)
S = TypeVar("S", bound=SenateView)
G = TypeVar("G", bound=Republic)

BARE = (11, 10)  # votes for and against: more than half, but not two thirds


def meets(g: Republic) -> bool:
    """Whether it is the Senate Phase."""
    return g.step.startswith("senate.")


def session(g: G, seat: Seat | None, show: Callable[[G, Seat | None], S | None]) -> S | None:
    """The part of a view that shows the session: the same to all, but to who has handed in a sheet that lies sealed."""
    if seat and any(seat in put.sealed for put in (g.senate.motion, *g.senate.suspended) if put):
        return later(show, g, seat)
    return common(show, g, None)


def senate(g: Republic, view: type[S], show: Callable[[Motion], MotionView], **more: Any) -> S | None:
    """The session, with the motions as they are shown; None outside the Senate Phase."""
    if not meets(g):
        return None
    magistrate, session = presiding(g), g.senate
    return view(
        ballots=g.ballots,
        magistrate=magistrate.id if magistrate else "",
        motions=session.motions,
        motion=show(session.motion) if session.motion else None,
        suspended=tuple(show(one) for one in session.suspended),
        outcry=outcry(session.outcry) if session.outcry else None,
        claims=tuple(session.claims),
        attempt=attempt(session.attempt) if session.attempt else None,
        adjourned=session.adjourned,
        stepped_down=tuple(session.stepped_down),
        defeated=tuple(session.defeated),
        declined=tuple(session.declined),
        announced=tuple(card(g, law) for law in session.announced),
        attackers=tuple(session.attackers),
        attacked=tuple(session.attacked),
        majors=session.majors,
        minors=session.minors,
        **more,
    )


def motion(g: Republic, put: Motion, seat: Seat | None, view: type[M]) -> M:
    """A vote, with its tally and, to its own faction, the sheet that is not declared yet."""
    sheet = put.sealed.get(seat) if seat else None
    kind, left = put.proposal.kind, waiting(g, put)
    free = {one: free_votes(g, put, one) for one in put.order if one not in put.votes}
    votes = {one: sum(free[one].values() if one in free else cast_votes(put, one)) for one in put.order}
    return view(
        number=put.number,
        kind=kind,
        clause=g.law.cites[f"senate.{kind}"].clause,
        seat=put.seat,
        magistrate=put.magistrate,
        forced=put.forced,
        terms=terms(put.proposal),
        mode=g.ballots,
        order=tuple(one for one in put.order if free.get(one, True)),
        due=tuple(due(g, put)),
        strength=votes,
        senators={name: count for one in left for name, count in free[one].items()},
        **tally(g, put),
        own_sheet=dict(sheet) if isinstance(sheet, dict) else None,
        outstanding=sum(votes[one] for one in left),
        two_thirds=not business(g, kind).enough(g, put.proposal, *BARE),
        compulsory=business(g, kind).compulsory,
    )


def tally(g: Republic, put: Motion) -> Tally:
    """RC-9.0.9, RR-1.09.14: what has been declared; of sealed sheets how many are in."""
    return Tally(
        declared={one: tuple(cast(name, vote) for name, vote in sheet.items()) for one, sheet in put.votes.items()},
        handed_in=len(put.sealed) if g.ballots == "sealed" else 0,
        votes_for=put.cast("for"),
        votes_against=put.cast("against"),
        abstained=sum(one.votes for sheet in put.votes.values() for one in sheet.values() if one.voice == "abstain"),
    )


def outcry(played: Outcry) -> OutcryView:
    """RC-9.0.18, RR-1.14.10: all know what has been played, and how."""
    return OutcryView(seat=played.seat, power=played.power, use=played.use)


def attempt(made: Attempt) -> AttemptView:
    """RC-9.8.5, RR-1.09.73: the dice lie on the table."""
    return AttemptView(
        seat=made.seat,
        assassin=made.assassin,
        victim=made.victim,
        cards=made.cards,
        dice=tuple(made.dice),
        modifier=made.modifier,
    )


def free_votes(g: Republic, put: Motion, seat: Seat) -> dict[str, int]:
    """RC-9.0.10, RR-1.09.141: the votes of each Senator of a faction who is there, without buying any."""
    return {one.id: strength(g, put, one) for one in g.in_capital(seat)}


def cast_votes(put: Motion, seat: Seat) -> list[int]:
    """The votes of a faction that it has cast without buying any."""
    return [one.votes for one in put.votes[seat].values()]


def cast(senator: str, vote: Cast) -> CastView:
    """The vote of one Senator."""
    return CastView(senator=senator, voice=vote.voice, votes=vote.votes, bought=vote.bought)
