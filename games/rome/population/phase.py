"""RR-1.08: the Population Phase: Unrest rises, and the people say what they think of the State."""

from __future__ import annotations

from typing import Final

from games.kernel import StepId
from games.republic import chits
from games.republic.pieces import TableEvent
from games.republic.senators import kill
from games.rome.basics.ending import all_lose, rebel_prevails
from games.rome.charts import PopulationRow
from games.rome.mortality.chits import struck
from games.rome.pieces import Senator
from games.rome.population.events import ManpowerShort, MobRioted, PeopleSpoke, RecruitmentStopped
from games.rome.population.unrest import change_unrest
from games.rome.state import Rome

SHORTAGE: Final = "te-manpower-shortage"
REVOLT: Final = "people-revolt"


async def population(g: Rome) -> StepId | None:
    """RR-1.08: Unrest is adjusted first, then the State of the Republic is rolled for."""
    change_unrest(g, sum(war.unprosecuted for war in g.active_wars()), "wars")
    change_unrest(g, g.droughts(), "drought")
    row = state_of_the_republic(g)
    if row.result == REVOLT:
        revolt(g)
    else:
        await react(g, row)
    return None if g.ending else "senate.opening"


def state_of_the_republic(g: Rome) -> PopulationRow:
    """RR-1.08.2: a TDR, less Unrest, more the HRAO's POP; without anybody in Rome no POP counts (RR-1.08.2.2)."""
    hrao, dice = g.hrao(), g.dice.roll("population", 3)
    popularity = hrao.popularity if hrao else 0
    total = sum(dice) - g.unrest + popularity + g.omens()
    row = g.law.charts.population.at(total)
    name = hrao.id if hrao else ""
    g.tell(PeopleSpoke(name, dice, g.unrest, popularity, g.omens(), total, row.result, row.unrest))
    return row


async def react(g: Rome, row: PopulationRow) -> None:
    """RR-1.08.2.1: Unrest, Manpower Shortage, no recruitment, the mob."""
    change_unrest(g, row.unrest, "people")
    if row.shortage:
        worsen_shortage(g)
    if row.no_recruitment:
        g.no_recruitment = True
        g.tell(RecruitmentStopped())
    if row.mob:
        await riot(g)


def worsen_shortage(g: Rome) -> None:
    """RR-1.08.2.1, 1.07.21.10: the event comes into play, or counts once more."""
    event = g.table_events.setdefault(SHORTAGE, TableEvent(id=SHORTAGE, times=0))
    event.times += 1
    g.tell(ManpowerShort(event.times))


async def riot(g: Rome) -> None:
    """RR-1.08.2.1: six chits; Senators in Rome die, unaligned ones in the Forum too."""
    g.tell(MobRioted(g.law.constants.mob_chits))
    for chit in chits.draw(g, g.law.constants.mob_chits, "mob"):
        victim = struck(g, chit, in_rome)
        if victim:
            await kill(g, victim, "mob", "RR-1.08.2.1")


def in_rome(senator: Senator) -> bool:
    """RR-1.08.2.1: whom the mob can lay hands on."""
    return senator.in_capital


def revolt(g: Rome) -> None:
    """RR-1.08.2.1, 1.12.1.2, 1.12.2: the People Revolt: a Senator in revolt wins, if Rome stands; else all lose."""
    if g.rebels():
        rebel_prevails(g, "people")
    else:
        all_lose(g, "people")
