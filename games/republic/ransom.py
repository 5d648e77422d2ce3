"""RC-10.2.14, RR-1.10.71: the ransom of Captives: how much it is, who pays it, and that he comes home."""

from __future__ import annotations

from games.republic.events_agreements import Ransomed
from games.republic.money import pay_from_treasury, spend
from games.republic.pieces import RAIDERS, Senator
from games.republic.state import Republic


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
