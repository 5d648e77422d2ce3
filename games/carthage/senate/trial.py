"""RC-9.3: what may be charged, who prosecutes, and what conviction and acquittal do."""

from __future__ import annotations

from functools import partial

from games.carthage.pieces import Senator
from games.carthage.senate.events import JudgesBribed
from games.carthage.senate.pieces import Motion
from games.carthage.state import Carthage
from games.kernel import Decision, Interrupt, OneOf, Seat
from games.republic.senate import appeal, vengeance
from games.republic.senate.business import Business
from games.republic.senate.events_trials import Convicted
from games.republic.senate.pieces import Trial, Voice
from games.republic.senate.prosecuting import choice
from games.republic.senate.trials import fine, people, reward, same
from games.republic.senators import kill

CENSOR = "censor-of-morals"
MAJOR, TAX = "major", "tax"
LOSS = 5  # INF and POP, by a minor conviction (RC-9.3.8)

# The accusation


def charges(g: Carthage, senator: Senator) -> list[str]:
    """RC-9.3a, 9.3b, 9.3.1: for what he can be tried now, within the Censor's number; for no office in turn 1."""
    major = [MAJOR] if senator.major and g.turn > 1 and room(g, majors=1) else []
    tax = [TAX] if senator.tax_charge == g.turn else []
    return [*major, *tax, *(senator.corrupt if room(g, minors=1) else [])]


def room(g: Carthage, *, majors: int = 0, minors: int = 0) -> bool:
    """RC-9.3: one major or two minor prosecutions; RC-9.7.2, Court of 104: three minor, or one of each."""
    held = g.senate.majors + majors, g.senate.minors + minors
    power = next(one for one in g.tables.committee[CENSOR].powers if one.op == "conduct_prosecutions")
    more = 1 if g.flag("court_of_104") else 0
    limits = (power.params["major"], more), (0, power.params["minor"] + more)
    return any(held[0] <= most_major and held[1] <= most_minor for most_major, most_minor in limits)


# The trial


async def convict(g: Carthage, _motion: Motion, trial: Trial) -> None:
    """RC-9.3.8 to 9.3.10: executed for a major charge; a minor one costs him INF, POP, concessions and his seat.

    RC-9.3.5: whom the people have killed counts as convicted.
    """
    accused, before = g.senators[trial.accused], g.senators[trial.accused].influence
    strike_mark(g, trial)
    if trial.special:
        await vengeance.punish_leader(g, trial)
    elif trial.killed or trial.charge in (MAJOR, TAX):
        rule = "RC-9.3.5" if trial.killed else "RC-9.3.9"
        g.tell(Convicted(accused.id, trial.charge, True, before, 0, (), "", clauses=(rule,)))  # noqa: FBT003
        await kill(g, accused, "people" if trial.killed else "executed", rule)
        reward(g, trial, before)
    else:
        convict_of_corruption(g, accused, trial.charge)
        reward(g, trial, before - accused.influence)


def convict_of_corruption(g: Carthage, accused: Senator, charge: str) -> None:
    """RC-9.3.8, 9.3.1: -5 POP, -5 INF, his Trade Concessions to the Forum, and the seat it was about."""
    lost = fine(g, accused, influence=LOSS, popularity=LOSS)
    seat = g.committee.get(charge)
    post = charge if seat and seat.member == accused.id else ""
    if seat and post:
        seat.member, seat.term = "", 0
    g.tell(Convicted(accused.id, charge, False, *lost, post))  # noqa: FBT003


def acquit(g: Carthage, _motion: Motion, trial: Trial) -> None:
    """RC-9.3.6, 9.3.7, 9.3.11: acquitted, vetoed or cancelled, he is not tried for it again."""
    strike_mark(g, trial)


def strike_mark(g: Carthage, trial: Trial) -> None:
    """RC-9.3.12: after a trial the mark it was about is removed, whatever the verdict."""
    accused = g.senators.get(trial.accused)
    if accused is None:
        return
    if trial.charge == MAJOR:
        accused.major = False
    elif trial.charge == TAX:
        accused.tax_charge = 0
    else:
        accused.corrupt = [post for post in accused.corrupt if post != trial.charge]


BUSINESS = Business(
    kind="trial",
    choice=choice,
    carry=convict,
    same=same,
    people=people,
    refused=acquit,
    once=True,
    called=appeal.compulsory,
)


# Bribed Judges


def bribing(g: Carthage, motion: Motion | None) -> list[Interrupt[Voice]]:
    """RC-9.3.4: by any player, before the first votes are declared; not in the trial of RC-9.8.6."""
    if motion is None or not isinstance(motion.proposal, Trial) or motion.proposal.special or motion.votes:
        return []
    return [offer for seat in g.seats for card in judges(g, seat)[:1] for offer in [bribe_of(g, motion, seat, card)]]


def judges(g: Carthage, seat: Seat) -> list[str]:
    """The Bribed Judges in a hand."""
    return [card for card in g.factions[seat].hand if g.tables.card(card).has("trial_votes")]


def bribe_of(g: Carthage, motion: Motion, seat: Seat, card: str) -> Interrupt[Voice]:
    """RC-DP53: votes for or against conviction; who holds the card is hidden."""
    sides: dict[str, Voice] = {"for": "for", "against": "against"}
    about = {"motion": motion.number}
    decision = Decision(
        "senate.judges", seat, OneOf(sides), *g.law.cites["senate.judges"], about, awaited=False, covert=True
    )
    return Interrupt(decision, partial(bribe, g, motion, seat, card))


async def bribe(g: Carthage, motion: Motion, seat: Seat, card: str, side: Voice) -> None:
    """RC-9.3.4: 10 votes for one side."""
    votes = sum(one.params["value"] for one in g.tables.card(card).effects if one.op == "trial_votes")
    g.factions[seat].hand.remove(card)
    g.gone.append(card)
    motion.add(side, votes)
    g.tell(JudgesBribed(seat, card, side, votes))
