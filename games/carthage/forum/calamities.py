"""RC-8.8.2b, 8.8.2c: Table Events that strike people: mortality, and the loss of a Trade Concession."""

from __future__ import annotations

from games.carthage.mortality.chits import struck
from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.republic import chits
from games.republic.effects import Effects
from games.republic.forum.events_cards import ChitsToDraw, ConcessionLost
from games.republic.senators import kill
from games.republic.state import by_number

effect = Effects()

DICE = {"dr": 1, "DR": 2}
ANY = 9


@effect("mortality")
async def mortality(g: Carthage, card: str, *, chits: int | str, scope: str, popularity_at_most: int = ANY) -> None:
    """RC-8.8.2b: so many chits are drawn; only Senators in the scope, and not too popular, can die."""
    for chit in draw(g, card, chits):
        victim = struck(g, chit)
        if victim and exposed(victim, scope) and victim.popularity <= popularity_at_most:
            await kill(g, victim, card, "RC-8.8.2b")
            if scope == "first_away":
                return


def draw(g: Carthage, card: str, count: int | str) -> list[str]:
    """RC-8.8.2b: a fixed number of chits, or as many as a dr or DR says; Evil Omens do not change it (RC-8.8.4)."""
    dice = () if isinstance(count, int) else g.dice.roll("event.count", DICE[count])
    drawn = count if isinstance(count, int) else sum(dice)
    g.tell(ChitsToDraw(card, dice, drawn))
    return chits.draw(g, drawn, "event.chits")


def exposed(senator: Senator, scope: str) -> bool:
    """RC-8.8.2b: those in Carthage, the Forum included (RC-1.4c); or those away from it, whatever keeps them there."""
    return senator.in_carthage == (scope == "in_carthage")


@effect("destroy_random_trade_concession")
def destroy_random_trade_concession(g: Carthage, card: str) -> None:  # noqa: ARG001 - every effect is called alike
    """RC-8.8.2c: one of the Trade Concessions held by Senators, drawn at random, goes to the Curia."""
    held = [(senator, one) for senator in by_number(g.senators.values()) for one in senator.concessions]
    if held:
        senator, concession = g.dice.pick("event.concession", held)
        senator.concessions.remove(concession)
        g.curia.concessions.append(concession)
        g.tell(ConcessionLost(concession, senator.id))
