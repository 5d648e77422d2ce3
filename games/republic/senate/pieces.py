"""What lies on the table in the Senate Phase only (RC-9, RR-1.09): the session, the motion voted on, the votes."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Literal, Protocol

from pydantic import JsonValue

from games.kernel import Saved, Seat

Fate = Literal["", "passed", "failed", "vetoed", "cancelled", "refused", "impossible", "freed"]


Voice = Literal["for", "against", "abstain"]


BallotMode = Literal["ordered", "live", "sealed"]


Assassination = Literal["base", "optional"]

# What may be proposed in any republic


class Proposal(Protocol):
    """A proposal of whatever kind."""

    @property
    def kind(self) -> str:
        """The kind of business."""
        ...


@dataclass(slots=True, kw_only=True)
class Grants(Saved):
    """RC-9.5, RR-1.09.61: Concessions out of the Forum, and who is to have them."""

    kind: Literal["concessions"] = "concessions"
    grants: dict[str, str]  # card: Senator


Order = Literal["send", "reinforce", "recall", "replace", "garrison", "withdraw"]


@dataclass(slots=True, kw_only=True)
class Movement(Saved):
    """RC-9.6, RR-1.09.64: one order to forces or garrisons.

    `send` commanders with units against a War; `reinforce` a force; `recall` some of its commanders or units, or with
    all its commanders the whole force; `replace` its commanders (who is named and there already stays), perhaps with
    more units; `garrison` a Province with legions, `withdraw` them.
    """

    order: Order
    at: str  # War (or bequest: RR-1.09.648), force or Province
    commanders: list[str] = field(default_factory=list[str])
    legions: dict[str, int] = field(default_factory=dict[str, int])  # by sort: see `soldiers.sort`
    fleets: int = 0


@dataclass(slots=True, kw_only=True)
class Movements(Saved):
    """RC-9.6, RR-1.09.64: forces sent, reinforced, recalled and replaced, and garrisons."""

    kind: Literal["forces"] = "forces"
    movements: list[Movement]


@dataclass(slots=True, kw_only=True)
class ForLife(Saved):
    """RC-9.10, RR-1.09.82: a ruler for life."""

    kind: Literal["life"] = "life"
    nominee: str


@dataclass(slots=True, kw_only=True)
class Minor(Saved):
    """RC-9.0.19, RR-1.09.83: praise or blame; it has no effect."""

    kind: Literal["minor"] = "minor"
    text: str


@dataclass(slots=True, kw_only=True)
class Trial(Saved):
    """RC-9.3, RR-1.09.41: a Senator is tried; `charge`: "major", "assassination" or another."""

    kind: Literal["trial"] = "trial"
    accused: str
    charge: str
    prosecutor: str = ""  # none in the trial of RC-9.8.6, RR-1.09.74
    censor: str = ""  # who accuses; he does not in that trial
    popularity: int = 0  # there: the victim's POP
    appealed: bool = False
    killed: bool = False  # by the people (RC-9.3.5, RR-1.09.421)

    @property
    def special(self) -> bool:
        """RC-9.8.6, RR-1.09.74: the trial of a Faction Leader for an assassination."""
        return self.charge == "assassination"


def terms(proposal: Any) -> dict[str, JsonValue]:
    """What is proposed, as plain data: the fields of the proposal."""
    return asdict(proposal)


# The vote


@dataclass(slots=True, kw_only=True)
class Cast(Saved):
    """RC-9.0.9, 9.0.10: the vote of one Senator, declared and final."""

    voice: Voice
    votes: int  # his own: ORA, and what the rules add
    bought: int = 0

    @property
    def weight(self) -> int:
        """All the votes he casts."""
        return 0 if self.voice == "abstain" else self.votes + self.bought


@dataclass(slots=True, kw_only=True)
class Motion(Saved):
    """A proposal in the Senate."""

    number: int  # in this session, from 1
    proposal: Any  # what the game it belongs to lets be proposed
    seat: Seat  # whose player made it
    magistrate: str = ""  # the presiding magistrate who made it; "": another, or a Public Outcry (RC-9.0.13)
    forced: bool = False  # RC-9.0.16
    order: list[Seat] = field(default_factory=list[Seat])  # RC-9.0.9a: in which the factions are called
    called: Seat | None = None  # RC-9.0.9: whom the presiding magistrate calls out of that order
    votes: dict[Seat, dict[str, Cast]] = field(default_factory=dict[Seat, dict[str, Cast]])  # declared, by Senator
    sealed: dict[Seat, JsonValue] = field(default_factory=dict[Seat, JsonValue])  # sheets not declared yet; secret
    more_for: int = 0  # RC-9.3: the accused's INF, the people's and bribed judges' votes
    more_against: int = 0
    fate: Fate = ""

    def add(self, voice: Voice, votes: int) -> None:
        """RC-9.3: votes that are not a Senator's."""
        if voice == "for":
            self.more_for += votes
        else:
            self.more_against += votes

    @property
    def beside(self) -> dict[str, int]:
        """RC-9.3: on each side the votes that are not a Senator's."""
        return {"for": self.more_for, "against": self.more_against}

    def cast(self, voice: Voice) -> int:
        """The votes declared so far on one side."""
        return self.beside.get(voice, 0) + sum(
            one.weight for sheet in self.votes.values() for one in sheet.values() if one.voice == voice
        )


@dataclass(slots=True, kw_only=True)
class Outcry(Saved):
    """RC-9.0.18: a Public Outcry or an inherent veto that has just been played and may still be cancelled."""

    seat: Seat
    power: str  # the card, the Statesman or the seat of the Committee
    use: Literal["veto", "proposal", "claim"]


@dataclass(slots=True, kw_only=True)
class Attempt(Saved):
    """RC-9.8.1: an assassination that has been announced."""

    seat: Seat
    assassin: str
    victim: str
    cards: int  # Assassin cards played
    dice: list[int] = field(default_factory=list[int])
    modifier: int = 0  # of all cards and omens
    guards: int = 0  # Secret Bodyguards played


@dataclass(slots=True, kw_only=True)
class Session(Saved):
    """RC-9.0: one meeting of the Senate."""

    crisis: bool = False  # RC-9.0.3
    motions: int = 0  # so many proposals have been made
    motion: Motion | None = None  # what is voted on
    suspended: list[Motion] = field(default_factory=list[Motion])  # votes that wait for another to be settled
    outcry: Outcry | None = None  # what others may cancel now (RC-9.0.18)
    claims: dict[Seat, str] = field(default_factory=dict[Seat, str])  # RC-9.0.16: who have claimed the next proposal
    adjourned: bool = False
    stepped_down: list[str] = field(default_factory=list[str])  # RC-9.0.13: who preside no longer
    yielded: list[Seat] = field(default_factory=list[Seat])  # RC-DP24: who let the floor pass since the last proposal
    defeated: list[str] = field(default_factory=list[str])  # RC-9.0.8: proposals that may not be repeated
    elected: bool = False  # RC-9.1: the Suffetes of this turn are in office
    barred: list[str] = field(default_factory=list[str])  # RC-9.2d: "post/Senator" voted down alone
    declined: list[str] = field(default_factory=list[str])  # RC-9.2c, 9.4.4: "post/Senator" who did not consent
    governed: list[str] = field(default_factory=list[str])  # RC-9.4.5: Provinces with a Governor when step 4 was over
    returned: list[str] = field(default_factory=list[str])  # RC-11.1: who came home in this phase, unvictorious
    granted: list[str] = field(default_factory=list[str])  # RC-9.5: Trade Concessions that have been voted on
    life: bool = False  # RC-9.10.1: a Suffete for Life has been voted on this turn
    announced: list[str] = field(default_factory=list[str])  # RC-9.7.1: Laws that take effect when the vote is over
    vetoes: list[str] = field(default_factory=list[str])  # RC-9.0.15b: by whom inherent vetoes have been used
    attackers: list[Seat] = field(default_factory=list[Seat])  # RC-9.8.1: who have tried an assassination
    attempt: Attempt | None = None  # while the victim's player is asked
    attacked: list[Seat] = field(default_factory=list[Seat])
    majors: int = 0  # RC-9.3: prosecutions held
    minors: int = 0
    refusals: list[str] = field(default_factory=list[str])  # "Senator/charge/prosecutor" who would not (RC-9.3.2)

    def forget(self, dead: str) -> None:
        """RC-5.2: what is noted of the dead is not so of a Family that stays in play under the same name."""
        self.stepped_down = [name for name in self.stepped_down if name != dead]
        self.returned = [name for name in self.returned if name != dead]
        for motion in (self.motion, *self.suspended):
            if motion and motion.magistrate == dead:
                motion.magistrate = ""
