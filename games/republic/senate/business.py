"""RC-9.0.7, RR-1.09.11: the kinds of business: what may be proposed, who must agree, what it does once passed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.kernel import Interrupt, Record, Script, Seat
from games.republic.law import Cite
from games.republic.pieces import Senator
from games.republic.senate.pieces import Motion, Voice
from games.republic.state import Republic

G = TypeVar("G", bound=Republic)
M = TypeVar("M", bound=Motion)
P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Consent:
    """A Senator who must agree before the vote, the rule and decision point that ask him, and the kind of decision."""

    senator: str
    cite: Cite
    kind: str = "senate.consent"


def nobody(_proposal: Any) -> Sequence[str]:
    """No Senator is named."""
    return ()


def freely(_g: Republic, _proposal: Any) -> Sequence[Consent]:
    """Nobody's consent is needed."""
    return ()


def never(_g: Republic, _proposal: Any) -> bool:
    """It is always put to the vote."""
    return False


def always(_g: Republic, _proposal: Any) -> bool:
    """It is possible whatever happens."""
    return True


def steps_down(g: Republic, magistrate: Senator) -> None:
    """RC-9.0.13, RR-1.09.144: he presides no longer this turn."""
    g.senate.stepped_down.append(magistrate.id)


def nothing(_g: Republic, _motion: Motion, _proposal: Any) -> None:
    """Its defeat, or its count, has no consequences of its own."""


def regardless(_g: Republic, _proposal: Any, _senator: str) -> None:
    """That somebody does not consent is not noted."""


def unbound(_g: Republic, _proposal: Any) -> Mapping[str, Voice]:
    """Everybody votes as he likes."""
    return {}


def unmoved(_g: Republic, _proposal: Any, _voices: Mapping[str, Voice]) -> None:
    """A vote costs nobody anything."""


async def unheeded(_g: Republic, _motion: Motion, _proposal: Any) -> None:
    """Nothing happens before the votes of who is called."""


def abstention(_g: Republic, _proposal: Any) -> Voice:
    """RC-DP25: who does not answer abstains."""
    return "abstain"


def majority(_g: Republic, _proposal: Any, votes_for: int, votes_against: int) -> bool:
    """RC-9.0.11, RR-1.09.143: more for than against; a tie fails."""
    return votes_for > votes_against


@dataclass(frozen=True, slots=True)
class Business(Generic[G, M, P]):
    """One kind of business.

    Attributes:
        kind: its name.
        choice: what this player may propose now; None: nothing of the kind.
        carry: what happens when it has passed.
        same: the identity of a proposal; a defeated one may not be repeated (RC-9.0.8).
        people: the Senators it names: if one of them dies it is cancelled (RC-9.8.7).
        consents: who must agree before the vote.
        unopposed: whether it takes effect without a vote (RC-9.1a, 9.2d).
        possible: whether it could still be carried out (RC-9.0.16).
        refused: what follows when it is voted down or vetoed.
        declined: what follows when this Senator does not consent.
        once: a proposal of this kind that is cancelled counts as made all the same (RC-9.0.8, 9.8.7).
        veto: whether it is open to a veto (RC-9.0.15).
        spends: whether it costs the State money for units or an exploration (RC-9.0.15b).
        election: whether the Popular Assembly Law adds votes (RC-9.7.2).
        compulsory: nobody may abstain (RC-9.5.6e).
        unanswered: how the Senators of a player vote who does not answer (RC-DP25).
        bound: the Senators who must vote so (RR-1.09.621).
        voted: what the votes of a faction's Senators do to them, as soon as they are declared (RC-9.5.6d).
        called: what happens when the next faction is called, before it votes (RC-9.8.6).
        counted: what is added when all have voted (RR-2.05.3).
        yields: what a magistrate gives up whose proposal all others have voted down, if not INF (RC-9.0.13).
        enough: whether so many votes for and against it carry it (RC-9.0.11).
    """

    kind: str
    choice: Callable[[G, Seat], Record[P] | None]
    carry: Callable[[G, M, P], Script[None]]
    same: Callable[[P], str]
    people: Callable[[P], Sequence[str]] = nobody
    consents: Callable[[G, P], Sequence[Consent]] = freely
    unopposed: Callable[[G, P], bool] = never
    possible: Callable[[G, P], bool] = always
    refused: Callable[[G, M, P], None] = nothing
    declined: Callable[[G, P, str], None] = regardless
    once: bool = False
    veto: bool = True
    spends: Callable[[G, P], bool] = never
    election: bool = False
    compulsory: bool = False
    unanswered: Callable[[G, P], Voice] = abstention
    bound: Callable[[G, P], Mapping[str, Voice]] = unbound
    voted: Callable[[G, P, Mapping[str, Voice]], None] = unmoved
    called: Callable[[G, M, P], Script[None]] = unheeded
    counted: Callable[[G, M, P], None] = nothing
    yields: Callable[[G, Senator], None] = steps_down
    enough: Callable[[G, P, int, int], bool] = majority


def business(g: Republic, kind: str) -> Business[Any, Any, Any]:
    """What the law says of this kind of business."""
    found: Business[Any, Any, Any] = g.law.business[kind]
    return found


# What may break in: a veto, an attempt at assassination, a Law, a proposal forced by Public Outcry


def interventions(g: Republic, motion: Motion | None = None) -> list[Interrupt[Any]]:
    """All that may break in now. Between votes is none of the time of a vote: that has its own."""
    if g.senate.motion is not motion:
        return []
    return [offer for one in g.law.interventions for offer in one(g, motion)]
