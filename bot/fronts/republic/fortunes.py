"""What came of answers, and what befalls a faction of a republic: which events tell of it, how much they weigh."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.fronts.republic.looking import republic
from bot.fronts.republic.senate.ballots import motion_in
from bot.fronts.republic.senate.sheets import VOTE
from bot.store.store import EventRow
from bot.surface.kit.fortunes import ALONE, DEAL, GRAVE, Fortunes
from bot.surface.kit.look import Look
from games.kernel import Seat, View
from games.kernel.choice import is_dict, is_list
from games.republic.seen.people import SenatorView
from games.republic.seen.view import RepublicView

Events = Mapping[str, Sequence[str]]

LOST: Final = 8
"""How much it weighs to lose somebody, or the game."""
PLACED: Final = 7
"""To be given a post or sent somewhere, or to lose it."""
FOUGHT: Final = 6
NOTED: Final = 5
PAID: Final = 3
VERDICT: Final = ("republic.VoteClosed", "republic.Convicted")

OUTCOMES: Final[Events] = {
    "revenue.contribute": ("republic.Contributed",),
    "forum.persuade": ("republic.PersuasionAnnounced", "republic.PersuasionRolled"),
    "forum.raise": ("republic.PersuasionRolled",),
    "senate.appeal": ("republic.AppealRolled",),
}
"""By the kind of a question: what says both what was answered and what it came to."""

FOLLOWS: Final[Events] = {
    "forum.bid": ("republic.InitiativeWon",),
    "forum.counter": ("republic.PersuasionRolled",),
    "senate.appeal": VERDICT,
    "senate.consent": ("republic.VoteClosed",),
    "senate.floor": ("republic.SenateAdjourned",),
    "senate.assassinate": ("republic.AssassinationEnded",),
    "senate.bodyguards": ("republic.AssassinationEnded",),
}
"""The same: what all learnt of it, told beside the answer."""

WEIGHTS: Final[Mapping[int, Sequence[str]]] = {
    LOST: (
        "republic.CommanderCaptured",
        "republic.FactionOut",
        "republic.FactionRevived",
        "republic.ElectedForLife",
        "republic.AppointedForLife",
    ),
    PLACED: ("republic.GovernorReturned", "republic.SenatorJoined", "republic.Rebuked"),
    FOUGHT: (
        "republic.BattleFought",
        "republic.GloryWon",
        "republic.BlamedForLosses",
        "republic.ForceCameHome",
        "republic.PretenderFought",
    ),
    NOTED: (
        "republic.FamilyStays",
        "republic.ConcessionLost",
        "republic.ConcessionGranted",
        "republic.CardTaken",
        "republic.Blackmailed",
        "republic.PopularityChanged",
        "republic.FactionDisgraced",
        "republic.ProsecutorRewarded",
    ),
    PAID: ("republic.PromisePaid", "republic.GaveTalents", "republic.InitiativeWon", "republic.TermShortened"),
    2: ("republic.Proposed",),
    1: ("republic.VoteClosed",),
}
"""What befalls a faction that is named in it, itself or one of its Senators; more is decided by hand below."""
TO_ALL: Final = ("republic.VoteClosed",)
TO_WHOM: Final = {
    "republic.CardTaken": "victim",
    "republic.GaveTalents": "receiver",
    "republic.PromisePaid": "receiver",
    "republic.RedCardsReceived": "receiver",
    "republic.Proposed": "terms",
}
"""Whom these befall, where others named in them did them."""
HINGES: Final = (
    "republic.Died",
    "republic.LeftBehind",
    "republic.Convicted",
    "republic.PersuasionRolled",
    "republic.AssassinationEnded",
)
VOTED: Final = ("republic.VotesDeclared", "republic.AppealRolled")


@dataclass(frozen=True, kw_only=True)
class Fates:
    """What a republic tells single seats beside what all republics tell.

    Attributes:
        outcomes: by the kind of a question, the events that say what was answered and what it came to.
        follows: the same: what all learnt of it.
        elected: what follows a vote beside its verdict.
        weights: what befalls whoever is named in it, by how much it weighs.
        whom: whom it befalls, where others named in it did it.
        said: what receipts say.
        voted: by what else a tally moves, or a hand.
        heads: whether who holds this office is a head of the State.
    """

    outcomes: Events
    follows: Events
    elected: Sequence[str]
    weights: Mapping[int, Sequence[str]]
    heads: Callable[[str], bool]
    said: Sequence[str] = ()
    voted: Sequence[str] = ()
    whom: Mapping[str, str] = field(default_factory=dict[str, str])

    def fortunes(self) -> Fortunes:
        """All of it, for the cards of seats."""
        weights = {kind: weight for weight, kinds in (*WEIGHTS.items(), *self.weights.items()) for kind in kinds}
        whom = {**TO_WHOM, **self.whom}
        return Fortunes(
            outcomes={**OUTCOMES, **self.outcomes},
            follows={**FOLLOWS, VOTE: (*VERDICT, *self.elected), **self.follows},
            mine=mine,
            weigh=lambda look, event, before: self.weigh(weights, look, event, before),
            whom=whom,
            befalls=frozenset((*weights, *HINGES, *VOTED, *self.voted)),
            hinges=hinges,
        )

    def weigh(self, weights: Mapping[str, int], look: Look, event: EventRow, before: View | None) -> int:
        """How much it means to a faction; what it was told alone never means nothing."""
        if event.audience is not None:
            return 0 if event.kind in self.said or DEAL in event.fields else ALONE
        if event.kind in HINGES:
            if look.seat is None or not isinstance(before, RepublicView) or not hinges(event, look.seat):
                return 0
            return self.lost(look, event, before)
        weight = weights.get(event.kind, 0)
        return weight if not weight or event.kind in TO_ALL or self.concerns(look, event) else 0

    def concerns(self, look: Look, event: EventRow) -> bool:
        """Whether it befell the faction that looks, and was not its own doing."""
        if event.kind == "republic.Proposed" and event.fields["seat"] == look.seat:
            return False
        whom = {**TO_WHOM, **self.whom}.get(event.kind, "")
        return bool(people(republic(look), look.seat).intersection(names(event.fields.get(whom, event.fields))))

    def lost(self, look: Look, event: EventRow, before: RepublicView) -> int:
        """Deaths, convictions, desertions: by how the table stood before."""
        hurt = [one for name in names(event.fields) if (one := before.senators.get(name)) and one.faction == look.seat]
        grave = event.kind == "republic.Convicted" or (event.kind == "republic.Died" and any(map(self.leads, hurt)))
        return 0 if not hurt else GRAVE if grave else LOST

    def leads(self, senator: SenatorView) -> bool:
        """Whether he is Faction Leader, or a head of the State."""
        return senator.leader or self.heads(senator.office)


def names(value: Any) -> Iterator[str]:
    """All ids in the fields of an event."""
    if isinstance(value, str):
        yield value
    elif is_dict(value):
        for name, one in value.items():
            yield name
            yield from names(one)
    elif is_list(value):
        for one in value:
            yield from names(one)


def people(view: RepublicView, seat: Seat | None) -> set[str]:
    """A faction and its Senators."""
    return {str(seat), *(one.id for one in view.senators.values() if one.faction == seat)}


def mine(look: Look, event: EventRow) -> bool:
    """Whether an outcome is about the faction that looks; the dead are nobody's."""
    if (seat := event.fields.get("seat")) is not None:
        return bool(seat == look.seat)
    view = republic(look)
    owners = [one.faction for name in names(event.fields) if (one := view.senators.get(name))]
    return not owners or look.seat in owners


def hinges(event: EventRow, seat: Seat) -> bool:
    """The dead, and who has gone over to another, belong to nobody any more, or to him."""
    fields = event.fields
    if event.kind == "republic.PersuasionRolled":
        return bool(fields["persuaded"]) and fields["seat"] != seat
    return event.kind in HINGES and fields.get("seat", seat) == seat


def moving(look: Look) -> Hashable:
    """How an open vote stands, where the card asks for votes."""
    if not any(one.decision.kind == VOTE for one in look.awaited) or (motion := motion_in(look)) is None:
        return None
    cast = (motion.votes_for, motion.votes_against, motion.abstained, motion.outstanding)
    return motion.number, cast, motion.handed_in, tuple(motion.declared)
