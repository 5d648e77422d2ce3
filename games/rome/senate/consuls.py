"""RR-1.09.2: the Consuls: who may be nominated, and how the two share the offices (RR-DP32)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from games.kernel import Decision, OneOf, Record, Seat, ask_all
from games.republic.senate.business import Business
from games.republic.senate.pairs import form, pairs_left, people, same
from games.republic.ties import break_tie
from games.rome.pieces import Office, Senator
from games.rome.senate.offices import PONTIFEX, YEARLY, leave_office, take_office
from games.rome.senate.pieces import Motion, Pair
from games.rome.state import Rome

ROME_CONSUL: Final = "rome-consul"
FIELD_CONSUL: Final = "field-consul"
BANNED: Final = ("dictator", ROME_CONSUL, FIELD_CONSUL)
TWO: Final = 2


def candidates(g: Rome) -> list[Senator]:
    """RR-1.09.2.1, 2.01.2: aligned, in Rome, not Pontifex Maximus; nor Consul or Dictator now, unless RR-1.09.21."""
    present = [one for one in g.in_rome() if one.office != PONTIFEX]
    others = [one for one in present if one.office not in BANNED]
    return present if g.flag("consuls_again") or len(others) < TWO else others


def pairs(g: Rome) -> list[Pair]:
    """RR-1.09.2.1, RR-0.6.5: pairs neither rejected nor vetoed this turn; the one with the highest INF first."""
    able = sorted(candidates(g), key=lambda one: (-one.influence, one.number, one.statesman))
    left = [Pair(nominees=nominees) for nominees in pairs_left(g, "consuls", able)]
    return sorted(left, key=lambda pair: -sum(g.senators[name].influence for name in pair.nominees))


def last_pair(g: Rome) -> list[Senator] | None:
    """RR-1.09.21: who is appointed without a vote: the only pair left, or the only candidate; None: there are more."""
    left = pairs(g)
    if len(left) > 1:
        return None
    able = sorted(candidates(g), key=lambda one: one.standing)
    return [g.senators[name] for name in left[0].nominees] if left else able[:TWO]


# The proposal


def choice(g: Rome, _seat: Seat) -> Record[Pair] | None:
    """RR-1.09.2.1: any two candidates; none once the Consuls are elected, or while the last pair is appointed."""
    if g.senate.elected or last_pair(g) is not None:
        return None
    return form(Pair, "RR-1.09.2.1", candidates(g))


def foremost_pair(g: Rome) -> list[Senator]:
    """RR-0.6.5: whom the rules name for a magistrate who does not."""
    return [g.senators[name] for name in pairs(g)[0].nominees]


def unasked(g: Rome) -> Mapping[str, str]:
    """RR-0.6.5: their nomination, as it would be written."""
    first, second = foremost_pair(g)
    return {"first": first.id, "second": second.id}


async def carry(g: Rome, _motion: Motion, proposal: Pair) -> None:
    """RR-1.09.2: both are elected."""
    await elect(g, [g.senators[name] for name in proposal.nominees])


BUSINESS = Business(kind="consuls", choice=choice, carry=carry, same=same, people=people, election=True)


# Taking office


async def elect(g: Rome, pair: Sequence[Senator]) -> None:
    """RR-1.09.22: the two share the offices; whoever held one until now leaves it, and they gain 5 INF each.

    With nobody in Rome who could be elected the old ones stay.
    """
    g.senate.elected = True
    if not pair:
        return
    at_home = await sharing(g, pair)
    for outgoing in [one for office in YEARLY for one in g.holders(office)]:
        leave_office(g, outgoing)
    for senator in sorted(pair, key=lambda one: one is not at_home):
        take_office(g, senator, ROME_CONSUL if senator is at_home else FIELD_CONSUL)


async def sharing(g: Rome, pair: Sequence[Senator]) -> Senator:
    """RR-1.09.22: who is Rome Consul: as both wish; if both want the same, a DR each, and the higher chooses.

    RR-1.09.21: one alone is Rome Consul.
    """
    if len(pair) < TWO:
        return pair[0]
    said = await ask_all(partial(wishes, g, pair))
    wished = [said.get(g.owner(one)) for one in pair]
    if g.owner(pair[0]) == g.owner(pair[1]):
        chooser = pair[0]
    elif wished[0] != wished[1]:
        return pair[wished.index(ROME_CONSUL)]
    else:
        chooser = g.senators[break_tie(g, [one.id for one in pair], "consuls")]
    other = next(one for one in pair if one is not chooser)
    return chooser if wished[pair.index(chooser)] == ROME_CONSUL else other


def wishes(g: Rome, pair: Sequence[Senator]) -> list[Decision[Office]]:
    """RR-DP32: each player says secretly what his is to be; by default Field. Who has both says it of the first."""
    about = {"first": pair[0].id, "second": pair[1].id}
    owners = {g.owner(one): one for one in reversed(pair)}
    return [wish(g, seat, one, about) for seat, one in owners.items()]


def wish(g: Rome, seat: Seat, senator: Senator, about: Mapping[str, str | int]) -> Decision[Office]:
    """RR-DP32: Rome or Field, for this Senator."""
    roles: Mapping[str, Office] = {"rome": ROME_CONSUL, "field": FIELD_CONSUL}
    about = {**about, "senator": senator.id}
    return Decision("senate.office", seat, OneOf(roles), *g.law.cites["senate.office"], about, lapse="field")
