"""RC-10.2.14, RR-1.10.71: the ransom of Captives: promised at any time, paid between two phases; and he comes home."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.kernel import Decision, Interrupt, OneOf
from games.republic.events_agreements import Ransomed
from games.republic.money import pay_from_treasury, spend
from games.republic.pieces import RAIDERS, Senator
from games.republic.state import Republic, by_number


def ransom_offers(g: Republic) -> Iterator[Interrupt[bool]]:
    """RC-DP12, RR-DP10: a Captive's player may say that he pays, or take it back; if absent he does not pay."""
    for captive in by_number([one for one in g.senators.values() if one.captive and one.faction is not None]):
        if captive.faction and (captive.id in g.ransoms or means(g, captive) >= ransom(g, captive)):
            options = {"keep": False} if captive.id in g.ransoms else {"pay": True}
            about: dict[str, str | int] = {"senator": captive.id, "talents": ransom(g, captive)}
            decision = Decision(
                "captive.ransom",
                captive.faction,
                OneOf(options),
                *g.law.cites["captive.ransom"],
                about,
                awaited=False,
                covert=True,  # that it can be paid tells of the Faction Treasury
            )
            yield Interrupt(decision, partial(pledge, g, captive.id))


async def pledge(g: Republic, captive: str, pays: bool) -> None:  # noqa: FBT001 - the answer as it was read
    """RC-DP12, RR-DP10: note what shall happen when the phase is over."""
    g.ransoms[:] = [name for name in g.ransoms if name != captive] + ([captive] if pays else [])


def pay_ransoms(g: Republic) -> None:
    """RC-10.2.14, RR-1.10.71: between two phases promised ransoms are paid, as far as the money is still there."""
    for name in g.ransoms:
        captive = g.senators.get(name)
        if captive and captive.captive and means(g, captive) >= ransom(g, captive):
            release(g, captive)
    g.ransoms.clear()


def ransom(g: Republic, captive: Senator) -> int:
    """RC-10.2.14, RR-1.10.71: 10T or 2T per INF, whichever is more."""
    return max(g.law.constants.ransom_min, g.law.constants.ransom_per_influence * captive.influence)


def means(g: Republic, captive: Senator) -> int:
    """RC-10.2.14, RR-1.10.71: his Personal Treasury and his Faction Treasury."""
    return captive.talents + (g.factions[captive.faction].treasury if captive.faction else 0)


def release(g: Republic, captive: Senator) -> None:
    """RC-10.2.14, RR-1.10.71: the bank is paid, first by himself; he comes home, perhaps as a Governor (RC-9.4.4)."""
    price = ransom(g, captive)
    own = min(price, captive.talents)
    spend(g, captive, own)
    if captive.faction:
        pay_from_treasury(g, g.factions[captive.faction], price - own)
        g.tell(Ransomed(captive.faction, captive.id, price))
    governed = captive.at == RAIDERS
    captive.place, captive.at, captive.returned = captive.capital, "", governed
