"""What came of answers, and what befalls a faction: which events tell of it, and how much they weigh."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any, Final

from bot.fronts.carthage.looking import carthage
from bot.fronts.carthage.senate.ballots import motion_in
from bot.fronts.carthage.senate.sheets import VOTE
from bot.store.store import EventRow
from bot.surface.kit.fortunes import ALONE, DEAL, GRAVE, Fortunes
from bot.surface.kit.look import Look
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat, View
from games.kernel.choice import is_dict, is_list

LOST: Final = 8
"""How much it weighs to lose somebody, or the game."""
BATTLE: Final = ("carthage.MercenariesRolled", "republic.BattleFought")
VERDICT: Final = ("republic.VoteClosed", "republic.Convicted")

OUTCOMES: Final[Mapping[str, tuple[str, ...]]] = {
    "revenue.corruption": ("carthage.CorruptIncome",),
    "revenue.spoils": ("carthage.SpoilsTaken",),
    "revenue.works": ("carthage.PublicWorks",),
    "revenue.contribute": ("republic.Contributed",),
    "trade.sell": ("carthage.Sold",),
    "forum.roll": (
        "republic.InitiativeRolled",
        "republic.TableEventRolled",
        "republic.CardTurnedUp",
        "republic.CardReceived",
        "republic.DeckEmpty",
    ),
    "forum.peddle": ("republic.Peddled", "republic.CardTaken"),
    "forum.persuade": ("republic.PersuasionAnnounced", "republic.PersuasionRolled"),
    "forum.raise": ("republic.PersuasionRolled",),
    "forum.trader": ("carthage.TraderSought",),
    "senate.appeal": ("republic.AppealRolled",),
}
"""By the kind of a question: what says both what was answered and what it came to."""

FOLLOWS: Final[Mapping[str, tuple[str, ...]]] = {
    "forum.roll": ("republic.EventEntered", "republic.WarAppeared"),
    "forum.bid": ("republic.InitiativeWon",),
    "forum.counter": ("republic.PersuasionRolled",),
    VOTE: (*VERDICT, "carthage.SuffeteElected", "carthage.MemberElected"),
    "senate.appeal": VERDICT,
    "senate.consent": ("republic.VoteClosed",),
    "senate.floor": ("republic.SenateAdjourned",),
    "senate.assassinate": ("republic.AssassinationEnded",),
    "senate.bodyguards": ("republic.AssassinationEnded",),
    "combat.expedition": ("carthage.ExpeditionRolled", "carthage.ExpeditionReturned"),
    "combat.landing": BATTLE,
    "combat.mercenaries": BATTLE,
    "combat.split": BATTLE,
    "revolution.revolt": ("carthage.AllegianceTested", "carthage.RevoltBegan", "republic.CommandLaidDown"),
}
"""The same: what all learnt of it, told beside the answer."""

WEIGHTS: Final[Mapping[str, int]] = {
    **dict.fromkeys(
        (
            "republic.CommanderCaptured",
            "carthage.GovernorCaptured",
            "republic.FactionOut",
            "republic.FactionRevived",
            "republic.ElectedForLife",
            "republic.AppointedForLife",
        ),
        LOST,
    ),
    **dict.fromkeys(
        (
            "carthage.SuffeteElected",
            "carthage.SuffeteLeft",
            "carthage.MemberElected",
            "carthage.MemberLeft",
            "carthage.GovernorElected",
            "carthage.GovernorRecalled",
            "republic.GovernorReturned",
            "republic.SenatorJoined",
            "carthage.CommandersReplaced",
            "carthage.ForceRecalled",
            "carthage.ForceReturned",
            "carthage.CommandersSent",
            "carthage.RevoltBegan",
            "carthage.RebelMustFight",
            "republic.Rebuked",
        ),
        7,
    ),
    **dict.fromkeys(
        (
            "republic.BattleFought",
            "republic.GloryWon",
            "republic.BlamedForLosses",
            "republic.ForceCameHome",
            "carthage.ExpeditionRolled",
            "carthage.ExpeditionLost",
            "carthage.ExpeditionReturned",
            "carthage.Discovered",
            "republic.PretenderFought",
            "carthage.PublicReacted",
        ),
        6,
    ),
    **dict.fromkeys(
        (
            "republic.ConcessionLost",
            "republic.ConcessionGranted",
            "carthage.WarehousesLost",
            "republic.CardTaken",
            "republic.Blackmailed",
            "republic.PopularityChanged",
            "carthage.TaxVoteResented",
            "republic.FactionDisgraced",
            "republic.ProsecutorRewarded",
            "carthage.HarborDues",
        ),
        5,
    ),
    **dict.fromkeys(
        (
            "carthage.PersonalIncome",
            "carthage.OfficeIncome",
            "carthage.CorruptIncome",
            "carthage.SpoilsTaken",
            "carthage.OverseerPaid",
            "carthage.TraderGained",
            "republic.PromisePaid",
            "republic.GaveTalents",
            "republic.InitiativeWon",
            "republic.TermShortened",
            "carthage.DevelopmentRolled",
        ),
        3,
    ),
    "republic.Proposed": 2,
    "carthage.MarkedMajor": 2,
    "republic.VoteClosed": 1,
}
"""What befalls a faction that is named in it, itself or one of its Senators; more is decided by hand below."""
TO_ALL: Final = ("republic.VoteClosed",)
TO_WHOM: Final = {
    "republic.CardTaken": "victim",
    "republic.GaveTalents": "receiver",
    "republic.PromisePaid": "receiver",
    "republic.Proposed": "terms",
}
"""Whom these befall, where others named in them did them."""
SAID: Final = ("republic.SheetHandedIn", "carthage.HandDealt")  # as receipts say
HINGES: Final = ("republic.Died", "republic.Convicted", "republic.PersuasionRolled", "republic.AssassinationEnded")
VOTED: Final = (
    "republic.VotesDeclared",
    "carthage.JudgesBribed",
    "republic.AppealRolled",
    "carthage.ReceivedTradeCards",
)


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


def people(view: CarthageView, seat: Seat | None) -> set[str]:
    """A faction and its Senators."""
    return {str(seat), *(one.id for one in view.senators.values() if one.faction == seat)}


def mine(look: Look, event: EventRow) -> bool:
    """Whether an outcome is about the faction that looks; the dead are nobody's."""
    if (seat := event.fields.get("seat")) is not None:
        return bool(seat == look.seat)
    view = carthage(look)
    owners = [one.faction for name in names(event.fields) if (one := view.senators.get(name))]
    return not owners or look.seat in owners


def hinges(event: EventRow, seat: Seat) -> bool:
    """The dead, and who has gone over to another, belong to nobody any more, or to him."""
    fields = event.fields
    if event.kind == "republic.PersuasionRolled":
        return bool(fields["persuaded"]) and fields["seat"] != seat
    return event.kind in HINGES and fields.get("seat", seat) == seat


def weigh(look: Look, event: EventRow, before: View | None) -> int:
    """How much it means to a faction; what it was told alone never means nothing."""
    if event.audience is not None:
        return 0 if event.kind in SAID or DEAL in event.fields else ALONE
    if event.kind in HINGES:
        if look.seat is None or not isinstance(before, CarthageView) or not hinges(event, look.seat):
            return 0
        return _lost(look, event, before)
    weight = WEIGHTS.get(event.kind, 0)
    if not weight or event.kind in TO_ALL:
        return weight
    if event.kind == "republic.Proposed" and event.fields["seat"] == look.seat:
        return 0
    concerned = event.fields.get(TO_WHOM.get(event.kind, ""), event.fields)
    return weight if people(carthage(look), look.seat).intersection(names(concerned)) else 0


def _lost(look: Look, event: EventRow, before: CarthageView) -> int:
    """Deaths, convictions, desertions: by how the table stood before."""
    hurt = [one for name in names(event.fields) if (one := before.senators.get(name)) and one.faction == look.seat]
    grave = event.kind == "republic.Convicted" or (event.kind == "republic.Died" and any(map(leads, hurt)))
    return 0 if not hurt else GRAVE if grave else LOST


def leads(senator: SenatorView) -> bool:
    """Whether he is Faction Leader, or a Suffete."""
    return senator.leader or senator.office.endswith("suffete")


def moving(look: Look) -> Hashable:
    """How an open vote stands, where the card asks for votes."""
    if not any(one.decision.kind == VOTE for one in look.awaited) or (motion := motion_in(look)) is None:
        return None
    cast = (motion.votes_for, motion.votes_against, motion.abstained, motion.outstanding)
    return motion.number, cast, motion.handed_in, tuple(motion.declared)


def befalling() -> Iterable[str]:
    """All that can befall somebody, and how votes are cast: cards may have to be drawn anew."""
    return (*WEIGHTS, *HINGES, *VOTED)


FORTUNES: Final = Fortunes(
    outcomes=OUTCOMES,
    follows=FOLLOWS,
    mine=mine,
    weigh=weigh,
    whom=TO_WHOM,
    befalls=frozenset(befalling()),
    hinges=hinges,
)
