"""RC-6.9 and RC-6.4d: gifts to the State, and public works."""

from __future__ import annotations

from functools import partial

from games.carthage.revenue.events import PublicWorks
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, Window, ask, together
from games.republic.money import spend
from games.republic.reign import gain
from games.republic.revenue.contributions import contribution, give

SUPERVISOR = "supervisor-of-public-buildings"


async def gifts_and_works(g: Carthage) -> None:
    """RC-6.0, step 9: the contributions in order; beside them the Supervisor may build."""
    await together(contributions(g), public_works(g))


async def contributions(g: Carthage) -> None:
    """RC-6.9: in order from the HRAO's player, each Senator may give once. RC-15.4: Neutrals follow the players."""
    for seat in sorted(g.from_hrao(), key=lambda one: g.factions[one].neutral != ""):
        given = await ask(partial(contribution, g, seat, window=Window.SEQUENCE))
        for name, talents in (given or {}).items():
            give(g, g.senators[name], talents)


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
