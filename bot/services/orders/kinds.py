"""What may be ordered beforehand: decisions of each game, and the ways to answer them.

Where nothing special is listed, what is offered may be taken or left. Deals, proposals and other words of one's own are
nobody else's to say and are not listed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, get_args

from bot.services.orders.orders import Do, How
from games.carthage.senate.pieces import Kind

PLAIN: Final[tuple[How, ...]] = ("default", "use", "none")


@dataclass(frozen=True, slots=True)
class Ways:
    """How a kind of decision may be answered.

    Attributes:
        options: the answers that can be named beforehand.
        money: numbers in its answers are Talents.
        offer: nobody waits for it, so there is no default.
    """

    hows: tuple[How, ...] = PLAIN
    options: tuple[str, ...] = ()
    money: bool = False
    offer: bool = False

    def all(self, seats: Sequence[str]) -> list[Do]:
        """Everything that can be chosen, but for amounts."""
        plain: list[Do] = [Do(how=how) for how in self.hows if how not in ("with", "against")]
        named = [Do(how="option", option=option) for option in self.options]
        sides: tuple[How, ...] = tuple(how for how in self.hows if how in ("with", "against"))
        return [*named, *plain, *(Do(how=how, seat=seat) for how in sides for seat in seats)]


VOTE: Final = Ways(("default", "with", "against"), ("for", "against", "abstain"), money=True)
BRIBE: Final = Ways(("default", "amount", "ceiling"), money=True)
CONSENT: Final = Ways(("default",), ("consent", "refuse"))
OFFER: Final = Ways(("use",), offer=True)
DEFAULT: Final = Ways(("default",))

KINDS: Final[Mapping[str, Mapping[str, Ways]]] = {
    "carthage": {
        "revenue.corruption": Ways(),
        "revenue.spoils": Ways(),
        "revenue.insist": Ways(("default",), ("roll", "leave")),
        "revenue.works": Ways(("default",), ("0", "10", "20"), money=True),
        "revenue.contribute": Ways(("default", "amount"), money=True),
        "revenue.redistribute": DEFAULT,
        "revenue.release": Ways(),
        "trade.sell": Ways(),
        "trade.keep": DEFAULT,
        "trade.split": DEFAULT,
        "forum.roll": DEFAULT,
        "forum.persuade": DEFAULT,
        "forum.counter": BRIBE,
        "forum.raise": BRIBE,
        "forum.trader": DEFAULT,
        "forum.leader": DEFAULT,
        "forum.bid": BRIBE,
        "forum.sacrifice": Ways(),
        "senate.floor": Ways(("default",), ("adjourn",)),
        "senate.vote": VOTE,
        "senate.veto": OFFER,
        "senate.claim": OFFER,
        "senate.last-word": Ways(),
        "senate.silence": Ways(),
        "senate.consent": CONSENT,
        "senate.membership": CONSENT,
        "senate.prosecute": CONSENT,
        "senate.prosecutions": DEFAULT,
        "senate.appeal": OFFER,
        "senate.bodyguards": Ways(("default", "use", "none", "amount")),
        "senate.rebuke": Ways(("default",), ("influence", "step-down")),
        "senate.join": Ways(("default",), ("join", "refuse")),
        "senate.skip": Ways(),
        "combat.expedition": Ways(("default",), ("continue", "return")),
        "combat.landing": Ways(("default",), ("attack", "wait")),
        "combat.mercenaries": Ways(),
        "captive.ransom": Ways((), ("pay",), offer=True),
        "revolution.play": DEFAULT,
        "revolution.done": DEFAULT,
        "revolution.discard": DEFAULT,
        "revolution.revolt": DEFAULT,
        "revolution.join": Ways(),
    },
    "sample": {
        "sample.bid": Ways(("default", "amount", "use"), money=True),
        "sample.done": DEFAULT,
        "sample.sell": Ways(),
    },
}

MOTIONS: Final[Mapping[str, tuple[str, ...]]] = {"carthage": get_args(Kind)}
"""The types of motions that are voted on."""


def kinds(game: str) -> Mapping[str, Ways]:
    """What may be ordered in a game."""
    return KINDS.get(game, {})


def phases(game: str) -> list[str]:
    """The phases in which something may be ordered."""
    return list(dict.fromkeys(kind.partition(".")[0] for kind in kinds(game)))


def of_phase(game: str, phase: str) -> list[str]:
    """What may be ordered in a phase."""
    return [kind for kind in kinds(game) if kind.partition(".")[0] == phase]


def has_motion(kind: str) -> bool:
    """Whether it is asked about a motion."""
    return kind in ("senate.vote", "senate.veto", "senate.claim", "senate.consent", "senate.silence")
