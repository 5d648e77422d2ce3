"""RC-9.4: the election of Governors, and their recall."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from games.carthage.pieces import Province, Senator
from games.carthage.senate.events_elections import GovernorElected, GovernorRecalled
from games.carthage.senate.nominations import decline, named, refused, same
from games.carthage.senate.pieces import Governorships, Motion, Way
from games.carthage.state import Carthage
from games.kernel import Record, Seat
from games.republic.senate.business import Business, Consent
from games.republic.senate.nominations import barred, contested, declined, nominees, one_each
from games.republic.terms import come_home


def vacancies(g: Carthage) -> dict[str, list[Senator]]:
    """RC-9.4: the Provinces in the Forum, each with those who may be named for it, if there are any."""
    vacant = [one.id for one in g.provinces_in_order() if not one.governor]
    return {province: able for province in vacant if (able := candidates(g, province))}


def recallable(g: Carthage) -> dict[str, list[Senator]]:
    """RC-9.4.3: the Provinces whose Governor can be recalled: no Rebel, and not elected this turn."""
    found = [one.id for one in g.provinces_in_order() if has_governor_to_recall(g, one)]
    return {province: able for province in found if (able := candidates(g, province))}


def has_governor_to_recall(g: Carthage, province: Province) -> bool:
    """RC-9.4.3."""
    governor = g.senators.get(province.governor)
    return governor is not None and governor.free and province.elected != g.turn


def candidates(g: Carthage, province: str, taken: Collection[str] = ()) -> list[Senator]:
    """RC-9.4.1: in Carthage without an office, or unaligned in the Forum; not voted down alone for this Province.

    RC-9.4.4: nor one who did not consent, unless nobody else is eligible. `taken`: who has an office, supposedly.
    """
    free = [*g.without_office(), *(one for one in g.in_forum() if not g.posts(one))]
    able = [one for one in free if one.id not in taken and not barred(g, province, one)]
    return [one for one in able if not declined(g, province, one)] or able


# The proposal


def choice(g: Carthage, _seat: Seat) -> Record[Governorships] | None:
    """RC-9.4, 9.4.3: Governors for Provinces in the Forum, and successors for those who are recalled."""
    able = {} if last_candidate(g) else {**vacancies(g), **recallable(g)}
    return Record(partial(one_each, Governorships, "governors", "RC-9.4"), **nominees(able)) if able else None


def consents(g: Carthage, proposal: Governorships) -> Sequence[Consent]:
    """RC-9.4.4, RC-DP36: those who came back this turn, unless nobody else is eligible."""
    able = [(province, g.senators[name]) for province, name in proposal.governors.items()]
    return [
        Consent(one.id, g.law.cites["senate.consent/province"])
        for province, one in able
        if one.returned and others(g, province, proposal)
    ]


def others(g: Carthage, province: str, proposal: Governorships) -> list[Senator]:
    """RC-9.4.4: who else could go to this Province: at home since last turn, and not to be sent to another one."""
    sent = proposal.governors.values()
    return [one for one in candidates(g, province) if not one.returned and one.id not in sent]


def unopposed(g: Carthage, proposal: Governorships) -> bool:
    """RC-9.4.1: the only eligible candidate is appointed; where several Provinces wait, to that of the proposal."""
    able = {one.id for province in vacancies(g) for one in candidates(g, province)}
    return len(able) == 1 and not any(g.provinces[one].governor for one in proposal.governors)


def possible(g: Carthage, proposal: Governorships) -> bool:
    """RC-9.0.16: whether all of them can still be sent to these Provinces."""
    able = {**vacancies(g), **recallable(g)}
    return all(g.senators[name] in able.get(province, ()) for province, name in proposal.governors.items())


async def carry(g: Carthage, _motion: Motion, proposal: Governorships) -> None:
    """RC-9.4.2, 9.4.3: all of them leave; those whose successors they are come home."""
    for province, name in proposal.governors.items():
        if g.provinces[province].governor:
            recall(g, g.provinces[province])
        send(g, g.provinces[province], g.senators[name])


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
    election=True,
)


# Going out and coming home


def send(g: Carthage, province: Province, senator: Senator, way: Way = "vote") -> None:
    """RC-9.4.2: he leaves at once with a term of 3; without a vote the last one left, RC-9.4.1, or by RC-9.0.21."""
    province.governor, province.term = senator.id, g.law.constants.governor_term
    province.elected = g.turn
    senator.place, senator.at = "province", province.id
    g.tell(GovernorElected(senator.faction, senator.id, province.id, province.term, way=way))


def recall(g: Carthage, province: Province) -> None:
    """RC-9.4.3: he is in Carthage, an unaligned one in the Forum."""
    governor = g.senators[province.governor]
    come_home(governor)
    g.tell(GovernorRecalled(governor.id, province.id))


def last_candidate(g: Carthage) -> tuple[Province, Senator] | None:
    """RC-9.4.1, 9.2d: the only one left for the only Province; the only one not voted down for a Province."""
    vacant = vacancies(g)
    for province, able in vacant.items():
        if len(able) == 1 and (len(vacant) == 1 or contested(g, province)):
            return g.provinces[province], able[0]
    return None


def bereaved(g: Carthage) -> list[Province]:
    """RC-9.4.5: the Provinces whose Governor has died since the election of Governors was over."""
    return [one for one in g.provinces_in_order() if one.id in g.senate.governed and not one.governor]
