"""Views of the Senate Phase: all is open but the sheets that are not declared yet (RC-9.0.9)."""

from __future__ import annotations

from games.carthage.seen.see_people import card
from games.carthage.seen.senate import AttemptView, CastView, MotionView, OutcryView, SenateView
from games.carthage.senate.filling import would_fill
from games.carthage.senate.floor import speaker
from games.carthage.senate.pieces import Motion
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.senate.ballot import due, strength, waiting
from games.republic.senate.business import business
from games.republic.senate.pieces import Attempt, Cast, Outcry, terms
from games.republic.senate.presiding import presiding

BARE = (11, 10)  # votes for and against: more than half, but not two thirds


def senate(g: Carthage, seat: Seat | None) -> SenateView | None:
    """The session as a seat, or the public, sees it; None outside the Senate Phase."""
    if not g.step.startswith("senate."):
        return None
    magistrate, orator, session = presiding(g), speaker(g), g.senate
    return SenateView(
        crisis=session.crisis,
        ballots=g.ballots,
        magistrate=magistrate.id if magistrate else "",
        speaker=orator.id if orator else "",
        motion=motion(g, session.motion, seat) if session.motion else None,
        suspended=tuple(motion(g, one, seat) for one in session.suspended),
        outcry=outcry(session.outcry) if session.outcry else None,
        claims=tuple(session.claims),
        attempt=attempt(session.attempt) if session.attempt else None,
        adjourned=session.adjourned,
        stepped_down=tuple(session.stepped_down),
        defeated=tuple(session.defeated),
        declined=tuple(session.declined),
        announced=tuple(card(g, law) for law in session.announced),
        outgoing=dict(session.outgoing),
        attackers=tuple(session.attackers),
        attacked=tuple(session.attacked),
        majors=session.majors,
        minors=session.minors,
        filling=would_fill(g),
    )


def motion(g: Carthage, put: Motion, seat: Seat | None) -> MotionView:
    """A vote, with its tally and, to its own faction, the sheet that is not declared yet."""
    sheet = put.sealed.get(seat) if seat else None
    return MotionView(
        number=put.number,
        kind=put.proposal.kind,
        clause=g.law.cites[f"senate.{put.proposal.kind}"].clause,
        seat=put.seat,
        magistrate=put.magistrate,
        forced=put.forced,
        terms=terms(put.proposal),
        mode=g.ballots,
        order=tuple(one for one in put.order if one in put.votes or g.in_carthage(one)),
        due=tuple(due(g, put)),
        strength={one: votes(g, put, one) for one in put.order},
        senators={one.id: strength(g, put, one) for left in waiting(g, put) for one in g.in_carthage(left)},
        declared={one: tuple(cast(name, vote) for name, vote in sheet.items()) for one, sheet in put.votes.items()},
        handed_in=len(put.sealed) if g.ballots == "sealed" else 0,
        own_sheet=dict(sheet) if isinstance(sheet, dict) else None,
        votes_for=put.cast("for"),
        votes_against=put.cast("against"),
        abstained=sum(one.votes for sheet in put.votes.values() for one in sheet.values() if one.voice == "abstain"),
        outstanding=sum(votes(g, put, one) for one in waiting(g, put)),
        two_thirds=not business(g, put.proposal.kind).enough(g, put.proposal, *BARE),
        compulsory=business(g, put.proposal.kind).compulsory,
    )


def outcry(played: Outcry) -> OutcryView:
    """RC-9.0.18: all know what has been played, and how."""
    return OutcryView(seat=played.seat, power=played.power, use=played.use)


def attempt(made: Attempt) -> AttemptView:
    """RC-9.8.5: the dice lie on the table."""
    return AttemptView(
        seat=made.seat,
        assassin=made.assassin,
        victim=made.victim,
        cards=made.cards,
        dice=tuple(made.dice),
        modifier=made.modifier,
    )


def votes(g: Carthage, put: Motion, seat: Seat) -> int:
    """RC-9.0.10: the votes of a faction without buying any; those it has cast, once it has."""
    if seat in put.votes:
        return sum(one.votes for one in put.votes[seat].values())
    return sum(strength(g, put, senator) for senator in g.in_carthage(seat))


def cast(senator: str, vote: Cast) -> CastView:
    """The vote of one Senator."""
    return CastView(senator=senator, voice=vote.voice, votes=vote.votes, bought=vote.bought)
