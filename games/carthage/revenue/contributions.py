"""RC-6.9 and RC-6.4d: gifts to the State, and public works."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from games.carthage.pieces import Senator
from games.carthage.revenue.events import Contributed, PublicWorks
from games.carthage.state import Carthage
from games.kernel import Amount, Decision, OneOf, Record, Seat, Window, ask, together
from games.republic.money import contribute, spend
from games.republic.reign import gain

SUPERVISOR = "supervisor-of-public-buildings"


async def gifts_and_works(g: Carthage) -> None:
    """RC-6.0, step 9: the contributions in order; beside them the Supervisor may build."""
    await together(contributions(g), public_works(g))


async def contributions(g: Carthage) -> None:
    """RC-6.9: in order from the HRAO's player, each Senator may give once. RC-15.4: Neutrals follow the players."""
    for seat in sorted(g.from_hrao(), key=lambda one: g.factions[one].neutral != ""):
        given = await ask(partial(contribution, g, seat))
        for name, talents in (given or {}).items():
            give(g, g.senators[name], talents)


def contribution(g: Carthage, seat: Seat) -> Decision[Mapping[str, int]] | None:
    """RC-6.9: any amount of his Personal Treasury, for each Senator who has one; if absent, nothing."""
    purses = {one.id: Amount(0, one.talents) for one in g.senators_of(seat) if one.free and one.talents}
    if not purses:
        return None
    choice = Record(as_given, **purses)
    nothing = dict.fromkeys(purses, 0)
    return Decision(
        "revenue.contribute", seat, choice, *g.law.cites["revenue.contribute"], lapse=nothing, window=Window.SEQUENCE
    )


def as_given(**talents: int) -> Mapping[str, int]:
    """Talents by Senator."""
    return talents


def give(g: Carthage, senator: Senator, talents: int) -> None:
    """RC-6.9, T-11: 10T gain 1 INF, 25T 3, 50T 7; less gains none."""
    if talents:
        influence = g.law.charts.contributions.influence(talents)
        contribute(g, senator, talents, "contribution")
        g.tell(Contributed(senator.faction or Seat(""), senator.id, talents, influence))
        gain(g, senator, influence=influence)


async def public_works(g: Carthage) -> None:
    """RC-6.4d: once, the Supervisor may pay the bank 10T for 1 POP or 20T for 2."""
    talents = await ask(partial(works, g))
    supervisor = g.holder(SUPERVISOR)
    if talents and supervisor and supervisor.faction:
        spend(g, supervisor, talents)
        gain(g, supervisor, popularity=prices(g)[talents])
        g.tell(PublicWorks(supervisor.faction, supervisor.id, talents, prices(g)[talents]))


def works(g: Carthage) -> Decision[int] | None:
    """RC-6.4d: what he can pay for; who cannot pay is not asked; if absent, nothing."""
    supervisor = g.holder(SUPERVISOR)
    if supervisor is None or supervisor.faction is None or not supervisor.free:
        return None
    affordable = {str(talents): talents for talents in (0, *prices(g)) if talents <= supervisor.talents}
    if len(affordable) == 1:
        return None
    about = {"senator": supervisor.id}
    return Decision(
        "revenue.works", supervisor.faction, OneOf(affordable), *g.law.cites["revenue.works"], about, lapse="0"
    )


def prices(g: Carthage) -> dict[int, int]:
    """RC-6.4d: the price of public works and the POP they bring."""
    works = next(power for power in g.tables.committee[SUPERVISOR].powers if power.op == "public_works")
    return {option["cost"]: option["popularity"] for option in works.params["options"]}
