"""RR-1.14.9: Cleopatra, before a battle of the Alexandrine War (RR-DP72)."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.kernel import Decision, OneOf, Seat, ask_all
from games.republic.asking import each
from games.republic.effects import Effects, carry_out
from games.republic.hands import at_large
from games.republic.money import earn
from games.republic.pieces import EnemyLeader, Force
from games.republic.reign import gain
from games.rome.combat.events import CleopatraPlayed
from games.rome.components import CLEOPATRA
from games.rome.state import Rome

effect = Effects()

HER_WAR: Final = "alexandrine"
LEADER: Final = "cleopatra-vii"


async def wait_for_cleopatra(g: Rome, force: Force) -> None:
    """RR-1.14.9: whoever holds her may play her for the commander, or as a Leader of the enemy; or keep her."""
    if force.war != HER_WAR:
        return
    for seat, op in (await ask_all(partial(each, g, partial(choosing, force)))).items():
        if op:
            play(g, seat, force, op)


def choosing(force: Force, g: Rome, seat: Seat) -> Decision[str] | None:
    """RR-DP72: everybody with cards is asked, as long as somebody may hold her; if absent she is kept."""
    if not g.factions[seat].hand or not at_large(g, is_she):
        return None
    sides = {"commander": "cleopatra_for_commander", "enemy": "cleopatra_for_enemy"}
    choice: OneOf[str] = OneOf({"hold": "", **(sides if CLEOPATRA in g.factions[seat].hand else {})})
    about: dict[str, str | int] = {"war": force.war, "senator": force.commanders[0]}
    return Decision(
        "combat.cleopatra", seat, choice, *g.law.cites["combat.cleopatra"], about, lapse="hold", hidden=True
    )


def is_she(card: str) -> bool:
    """Whether this is her card."""
    return card == CLEOPATRA


def play(g: Rome, seat: Seat, force: Force, op: str) -> None:
    """RR-1.14.9: she helps one side until the War leaves play; the card is discarded."""
    g.factions[seat].hand.remove(CLEOPATRA)
    g.gone.append(CLEOPATRA)
    commander = force.commanders[0] if op == "cleopatra_for_commander" else ""
    g.wars[force.war].cleopatra = commander
    said = next(one for one in g.tables.intrigues[CLEOPATRA].effects if one.op == op)
    strength = said.params["military" if commander else "strength"]
    talents, popularity = said.params.get("talents", 0), said.params.get("popularity", 0)
    g.tell(CleopatraPlayed(seat, commander, force.war, strength, talents, popularity))
    carry_out(g, force.war, [said])


@effect("cleopatra_for_commander")
def cleopatra_for_commander(g: Rome, card: str, *, military: int, talents: int, popularity: int) -> None:  # noqa: ARG001
    """RR-1.14.9: the commander gains MIL in that War (see `strengths.charm`), Talents and POP."""
    commander = g.senators[g.wars[card].cleopatra]
    earn(g, commander, talents)
    gain(g, commander, popularity=popularity)


@effect("cleopatra_for_enemy")
def cleopatra_for_enemy(g: Rome, card: str, **printed: object) -> None:  # noqa: ARG001 - as on her card as a Leader
    """RR-1.14.9: she is a Leader of the enemy."""
    g.leaders[LEADER] = EnemyLeader(id=LEADER, war=card)
