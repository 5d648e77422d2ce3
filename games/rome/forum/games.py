"""RR-1.07.6: a Senator pays for games, and the people love him for it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from games.kernel import Decision, OneOf, StepId, ask
from games.republic.forum.initiatives import active
from games.republic.money import spend
from games.republic.reign import gain
from games.rome.charts import Games
from games.rome.forum.events import GamesHeld
from games.rome.pieces import Senator
from games.rome.population.unrest import change_unrest
from games.rome.state import Rome


@dataclass(frozen=True, slots=True)
class Sponsorship:
    """RR-1.07.6: which games, and who pays."""

    games: Games
    senator: Senator


async def games(g: Rome) -> StepId:
    """RR-1.07.2d: once an initiative one Senator may hold games."""
    chosen = await ask(partial(sponsoring, g))
    if chosen:
        hold_games(g, chosen)
    return "forum.leader"


def sponsoring(g: Rome) -> Decision[Sponsorship | None] | None:
    """RR-DP20: games, and an own Senator, wherever he is, who can pay them; RR-1.11.38: no Rebel, and no Captive."""
    seat = active(g)
    purses = [one for one in g.senators_of(seat) if one.free]
    able = {f"{kind.id}@{one.id}": Sponsorship(kind, one) for kind, one in affordable(g, purses)}
    if not able:
        return None
    choice: OneOf[Sponsorship | None] = OneOf({"none": None, **able})
    return Decision("forum.games", seat, choice, *g.law.cites["forum.games"], lapse="none")


def affordable(g: Rome, senators: list[Senator]) -> list[tuple[Games, Senator]]:
    """RR-1.07.6: the games that each can pay from his own treasury, the cheapest first."""
    return [(kind, one) for one in senators for kind in g.law.charts.games if one.talents >= kind.cost]


def hold_games(g: Rome, chosen: Sponsorship) -> None:
    """RR-1.07.6: he pays the bank, gains POP, and Unrest falls."""
    kind, senator = chosen.games, chosen.senator
    spend(g, senator, kind.cost)
    gain(g, senator, popularity=kind.popularity)
    g.tell(GamesHeld(active(g), senator.id, kind.id, kind.cost, senator.popularity))
    change_unrest(g, kind.unrest, kind.id)
