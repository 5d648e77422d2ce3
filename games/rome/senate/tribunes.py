"""RR-1.09.15: Tribunes: cards, and what some Statesmen and the Pontifex Maximus have beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.kernel import Seat
from games.republic.senate.outcry import (
    Outcries,
    Use,
    claimed_proposals,
    last_claims,
    outcries,
    propose_by_force,
    settled,
)
from games.republic.senate.pieces import Outcry
from games.republic.senate.session import in_session
from games.rome.pieces import Senator
from games.rome.senate.events_tribunes import PowerUsed, TribunePlayed
from games.rome.senate.offices import PONTIFEX
from games.rome.senate.pieces import Motion, PontifexRecall
from games.rome.senate.silencing import answers, removed
from games.rome.state import Rome

# Who has one


def cards(g: Rome, seat: Seat) -> list[str]:
    """RR-1.09.15: the Tribunes in a hand; no Senator in Rome is needed."""
    return [card for card in g.factions[seat].hand if g.tables.card(card).has("veto_or_propose")]


def able(g: Rome, seat: Seat, op: str, kind: str = "") -> list[str]:
    """RR-1.09.15, RR-8: his Statesmen who may do this once a turn, of this kind of business; away from Rome too."""
    unused = [one for one in g.senators_of(seat) if one.free and one.id not in g.senate.vetoes]
    return [one.id for one in unused if has(one, op, kind)]


def has(senator: Senator, op: str, kind: str) -> bool:
    """Whether his card says so."""
    return any(one.op == op and one.params.get("kind", kind) == kind for one in senator.card.effects)


def vetoes(g: Rome, motion: Motion, seat: Seat) -> Mapping[str, str]:
    """RR-DP52, RR-DP53: what costs nothing first; one card of several alike."""
    own = [*able(g, seat, "free_veto", motion.proposal.kind), *able(g, seat, "free_tribune"), *cards(g, seat)[:1]]
    sacred = {PONTIFEX: "senate.veto/pontifex"} if may_interdict(g, motion, seat) else {}
    return {**dict.fromkeys(own, "senate.veto"), **sacred}


def may_interdict(g: Rome, motion: Motion, seat: Seat) -> bool:
    """RR-2.01.5, 2.01.8: the Pontifex Maximus, in Rome, once in a Senate Phase; not his own recall."""
    pontifex = g.holder(PONTIFEX)
    here = pontifex is not None and pontifex.in_capital and pontifex.faction == seat
    return here and not g.senate.pontifex_veto and not isinstance(motion.proposal, PontifexRecall)


def forces(g: Rome, seat: Seat) -> Sequence[str]:
    """RR-1.09.151: what he could propose with; what costs nothing first."""
    own = [one for one in g.senators_of(seat) if any(effect.op == "free_proposal" for effect in one.card.effects)]
    free = [one.id for one in own if one.free and one.id not in g.senate.vetoes]
    return [*free, *able(g, seat, "free_tribune"), *cards(g, seat)]


def fits(g: Rome, power: str, kind: str) -> bool:
    """RR-1.09.151, RR-8: a Tribune proposes anything; some Statesmen only what their card names."""
    senator = g.senators.get(power)
    if senator is None:
        return g.tables.card(power).has("veto_or_propose")
    return has(senator, "free_tribune", "") or has(senator, "free_proposal", kind)


def beyond(g: Rome, motion: Motion) -> bool:
    """RR-1.09.152, 1.09.33: proposals of a Dictator cannot be vetoed."""
    magistrate = g.senators.get(motion.magistrate)
    return magistrate is not None and magistrate.office == "dictator"


# Playing it


async def stands(g: Rome, seat: Seat, power: str, use: Use, *, against: Motion | None = None) -> bool:
    """RR-1.09.15, 1.09.153: a Tribune serves, if nobody cancels it; what is no Tribune nobody can."""
    about = (against.number, against.proposal.kind) if against else (0, "")
    senator = g.senators.get(power)
    if power == PONTIFEX:
        g.senate.pontifex_veto = True
        pontifex = g.holder(PONTIFEX)
        g.tell(PowerUsed(seat, pontifex.id if pontifex else "", use, *about, clauses=("RR-2.01.5",)))
        return True
    if senator and not has(senator, "free_tribune", ""):
        g.senate.vetoes.append(power)
        g.tell(PowerUsed(seat, power, use, *about, clauses=("RR-1.07.312.6",)))
        return True
    return await serves(g, seat, power, use, about)


async def serves(g: Rome, seat: Seat, power: str, use: Use, about: tuple[int, str]) -> bool:
    """RR-1.09.15, 1.14.10: the card is discarded, a free one spent for the turn; then the others may answer."""
    if power in g.factions[seat].hand:
        removed(g, seat, power)
        g.tell(TribunePlayed(seat, power, "", use, *about))
    else:
        g.senate.vetoes.append(power)
        g.tell(TribunePlayed(seat, "", power, use, *about))
    g.senate.outcry = Outcry(seat=seat, power=power, use=use)
    await answers(g, seat)
    return settled(g) is not None


def in_order(_g: Rome, seats: Sequence[Seat]) -> Seat:
    """RR-0.6.7: who reserved the next place first has it."""
    return seats[0]


OUTCRIES: Final = Outcries(
    vetoes=vetoes, forces=forces, fits=fits, stands=stands, immune=beyond, sending=("forces",), foremost=in_order
)

# After the adjournment


async def last_word(g: Rome) -> None:
    """RR-1.09.12.1, 1.09.151: Tribunes and Statesmen may still propose, until all have passed; then it is closed."""
    await claimed_proposals(g)
    while seats := await in_session(g, last_claims(g)):
        for seat in seats:
            power = next(iter(forces(g, seat)), None)
            if power and await outcries(g).stands(g, seat, power, "claim"):
                await propose_by_force(g, seat, power)
