"""RR-1.09.5: the election of Governors, and their replacement."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from games.kernel import IllegalAnswer, Record, Seat
from games.republic.senate.business import Business, Consent
from games.republic.senate.nominations import (
    bar,
    barred,
    contested,
    declined,
    nominees,
    note_declined,
    one_each,
    slate,
)
from games.rome.pieces import Province, Senator
from games.rome.senate.legates import take_charge
from games.rome.senate.orders import obeys
from games.rome.senate.pieces import Governorships, Motion
from games.rome.state import Rome


def vacancies(g: Rome) -> dict[str, list[Senator]]:
    """RR-1.09.5.1, 1.09.54: the Provinces in the Forum, each with those who may be named for it, if there are any."""
    vacant = [one.id for one in g.provinces_in_order() if not one.governor and obeys(g, one)]
    return {province: able for province in vacant if (able := candidates(g, province))}


def replaceable(g: Rome) -> dict[str, list[Senator]]:
    """RR-1.09.52: the Provinces with a loyal Governor who was not elected this turn."""
    found = [one for one in g.provinces_in_order() if has_loyal_governor(g, one) and one.elected != g.turn]
    able = {one.id: [each for each in candidates(g, one.id) if each.id != one.governor] for one in found}
    return {province: each for province, each in able.items() if each}


def has_loyal_governor(g: Rome, province: Province) -> bool:
    """RR-1.09.52."""
    governor = g.senators.get(province.governor)
    return governor is not None and governor.free and obeys(g, province)


def candidates(g: Rome, province: str, taken: Collection[str] = ()) -> list[Senator]:
    """RR-1.09.5.1, 1.09.53: in Rome without a Major Office, or unaligned in the Forum; not voted down for it alone.

    RR-1.13.1: after the Vatinian Law every aligned Senator in Rome. RR-1.09.51: who did not consent only if nobody
    else is eligible. `taken`: who is named for another Province.
    """
    free = [one for one in g.in_rome() if g.flag("vatinian") or (not g.major(one) and one.id not in taken)]
    able = [one for one in (*free, *g.in_forum()) if not barred(g, province, one)]
    return [one for one in able if not declined(g, province, one)] or able


# The proposal


def choice(g: Rome, _seat: Seat) -> Record[Governorships] | None:
    """RR-1.09.5.1, 1.09.52: Governors for Provinces in the Forum, and successors for those who govern."""
    able = {} if last_candidate(g) else {**vacancies(g), **replaceable(g)}
    return Record(partial(slate_of, g), **nominees(able)) if able else None


def slate_of(g: Rome, /, **chosen: str) -> Governorships:
    """RR-1.09.5.1: at least one Province. RR-1.13.1: nobody for two, but after the Vatinian Law the aligned."""
    if not g.flag("vatinian"):
        return one_each(Governorships, "governors", "RR-1.09.5.1", **chosen)
    governors = {province: name for province, name in chosen.items() if name}
    unaligned = [name for name in governors.values() if g.senators[name].faction is None]
    if not governors:
        raise IllegalAnswer("senate.nobody", clause="RR-1.09.5.1")
    for name in unaligned:
        if unaligned.count(name) > 1:
            raise IllegalAnswer("senate.twice", senator=name, clause="RR-1.13.1")
    return Governorships(governors=governors)


def named(proposal: Governorships) -> Sequence[str]:
    """RR-1.09.721: who is named."""
    return list(dict.fromkeys(proposal.governors.values()))


def same(proposal: Governorships) -> str:
    """RR-1.09.131: who for which, whatever their order."""
    return slate(proposal.governors)


def consents(g: Rome, proposal: Governorships) -> Sequence[Consent]:
    """RR-1.09.51, RR-DP44: those who came back this turn, unless nobody else is eligible."""
    cite = g.law.cites["senate.consent/returned"]
    asked = [name for province, name in proposal.governors.items() if needs_consent(g, province, proposal)]
    return [Consent(name, cite) for name in dict.fromkeys(asked)]


def needs_consent(g: Rome, province: str, proposal: Governorships) -> bool:
    """RR-1.09.51: whether he came back this turn and somebody else could go, who is not to be sent elsewhere."""
    sent = proposal.governors.values()
    others = [one for one in candidates(g, province) if not one.returned and one.id not in sent]
    return g.senators[proposal.governors[province]].returned and bool(others)


def unopposed(g: Rome, proposal: Governorships) -> bool:
    """RR-1.09.5.1: the last eligible candidate for the last Province is appointed."""
    vacant = vacancies(g)
    return len(vacant) == 1 and proposal.governors == {
        province: able[0].id for province, able in vacant.items() if len(able) == 1
    }


def possible(g: Rome, proposal: Governorships) -> bool:
    """RR-1.09.151: whether all of them can still be sent to these Provinces."""
    able: Mapping[str, list[Senator]] = {**vacancies(g), **replaceable(g)}
    return all(g.senators.get(name) in able.get(one, ()) for one, name in proposal.governors.items())


async def carry(g: Rome, _motion: Motion, proposal: Governorships) -> None:
    """RR-1.09.51, 1.09.52: all of them leave at once; those whose successors they are come home."""
    for province, name in proposal.governors.items():
        await take_charge(g, g.provinces[province], g.senators[name])


def refused(g: Rome, motion: Motion, proposal: Governorships) -> None:
    """RR-1.09.131, 1.09.152: who was voted down alone for a Province is not named for it again this turn."""
    bar(g, motion, proposal.governors)


def decline(g: Rome, proposal: Governorships, senator: str) -> None:
    """RR-1.09.51: nor is he named for it again who did not consent."""
    note_declined(g, proposal.governors, senator)


BUSINESS = Business(
    kind="governors",
    choice=choice,
    carry=carry,
    same=same,
    people=named,
    consents=consents,
    unopposed=unopposed,
    possible=possible,
    refused=refused,
    declined=decline,
)


# Who is left, and who is named for a Presiding Magistrate who does not answer


def last_candidate(g: Rome) -> tuple[Province, Senator] | None:
    """RR-1.09.5.1: the only one left for the only Province; the only one not voted down for a Province."""
    vacant = vacancies(g)
    for province, able in vacant.items():
        if len(able) == 1 and (len(vacant) == 1 or contested(g, province)):
            return g.provinces[province], able[0]
    return None


def unbidden(g: Rome, seat: Seat) -> dict[str, str]:
    """RR-DP43: for the first Province that waits, of another faction who has the lowest INF, then the lowest ID.

    RR-0.6.5: only who was not rejected; if there is none of another faction, any. RR-1.09.51: rather one who has not
    just come back.
    """
    able = {**vacancies(g), **replaceable(g)}
    waiting = next(iter(vacancies(g)))
    found = min(able[waiting], key=lambda one: (one.faction in (None, seat), one.returned, one.influence, one.number))
    return {**dict.fromkeys(able, "none"), waiting: found.id}
