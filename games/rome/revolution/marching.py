"""RR-2.03.7, 2.03.71, 2.03.8: a rebel Governor marches on Rome, at once or later, or reinforces him who has."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, OneOf, ask
from games.republic.pieces import CIVIL_WAR
from games.rome.pieces import Province
from games.rome.revolution.events import RebelsStay
from games.rome.state import Rome
from games.rome.wars.strongholds import held_at_home, land, primary, set_out, strongholds


def home(g: Rome) -> Province | None:
    """RR-2.03.8: the Province where the Primary Rebel stays."""
    rebel = primary(g)
    held = (one for one in strongholds(g) if rebel and one.governor == rebel.id and held_at_home(g, one))
    return next(held, None)


async def march_at_once(g: Rome) -> None:
    """RR-2.03.7: declared at once, he lands without interception; or he stays."""
    province = home(g)
    if province is None:
        return
    if await ask(partial(marching, g, province)):
        land(g, province)
    else:
        g.tell(RebelsStay(province.governor, province.id))


async def march_later(g: Rome) -> None:
    """RR-2.03.8: who has stayed may march now, and may be intercepted by sea (RR-2.03.72)."""
    province = home(g)
    if province:
        marches = await ask(partial(marching, g, province))
        if marches:
            set_out(g, province)


def marching(g: Rome, province: Province) -> Decision[bool]:
    """RR-DP88: whether the Primary Rebel marches; if absent he stays."""
    rebel = g.senators[province.governor]
    about: dict[str, str | int] = {"senator": rebel.id, "province": province.id}
    choice, cite = OneOf({"stay": False, "march": True}), g.law.cites["revolution.march"]
    return Decision("revolution.march", g.owner(rebel), choice, *cite, about, lapse="stay")


# Reinforcements


async def reinforcement(g: Rome) -> None:
    """RR-2.03.71: after a Stalemate before Rome one secondary Governor may come."""
    province = await ask(partial(reinforcing, g)) if stalemate(g) else None
    if province:
        set_out(g, province)


def stalemate(g: Rome) -> bool:
    """RR-2.03.71: whether the Rebel before Rome has fought this turn, and neither side has won."""
    war = g.wars.get(CIVIL_WAR)
    undecided = g.civil is not None and g.civil.marching and not g.civil.triumphant
    return war is not None and "land" in war.fought and undecided


def reinforcing(g: Rome) -> Decision[Province | None] | None:
    """RR-DP89: which of them comes; if absent none."""
    able = {one.id: one for one in strongholds(g) if held_at_home(g, one)}
    rebel = primary(g)
    if not able or rebel is None:
        return None
    choice: OneOf[Province | None] = OneOf({"none": None, **able})
    about, cite = {"senator": rebel.id}, g.law.cites["revolution.reinforce"]
    return Decision("revolution.reinforce", g.owner(rebel), choice, *cite, about, lapse="none")
