"""CD-S.2: one question to every active player and stage; he writes until he is final, or the time is up."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.diplomacy.language import Stage
from games.diplomacy.press.letters import desk
from games.diplomacy.seasons.lines import Draft, Lines
from games.diplomacy.standard import is_waited_for
from games.diplomacy.state import Diplomacy, Written
from games.kernel import Decision, Seat, drafts

QUESTIONS: Final = {
    "orders": ("season.orders", "CD-DP36"),
    "winter": ("season.winter", "CD-DP38"),
    "retreats": ("season.retreats", "CD-DP37"),
}


async def write(g: Diplomacy, stage: Stage) -> None:
    """CD-S.2, P.7: everybody at once, until all are final; until the main deadline letters may be written too."""
    for player in g.players.values():
        player.orders.clear()
        player.wrote = False
        player.final = not is_waited_for(g, player.seat, stage)
    press = [desk(g)] if stage == "orders" else []
    await drafts(partial(asked, g, stage), lambda seat: question(g, seat, stage), partial(keep, g), *press)


def asked(g: Diplomacy, stage: Stage) -> list[Seat]:
    """CD-7.D: who is active, whether he holds anything or not; in a standard game only who can retreat (CD-N.12)."""
    active = [seat for seat, one in g.players.items() if one.active]
    return [seat for seat in active if stage == "orders" or is_waited_for(g, seat, stage)]


def question(g: Diplomacy, seat: Seat, stage: Stage) -> Decision[Draft]:
    """What lapses is what he has ordered so far (CD-E.5); without an order CD-6.5 holds."""
    player = g.players[seat]
    kind, point = QUESTIONS["winter" if stage == "orders" and g.season == "winter" else stage]
    return Decision(
        kind,
        seat,
        Lines(g, seat, stage),
        "CD-S.2",
        point=point,
        about={"year": g.year, "season": g.season},
        lapse={"orders": [one.text for one in player.orders], "final": None},
        awaited=not player.final,
        hours=hours(g, stage),
    )


def hours(g: Diplomacy, stage: Stage) -> int:
    """CD-S.2, G.6: 72 for Spring and Autumn, 24 for retreats, 48 for Winter, unless a vote has changed them."""
    if stage == "retreats":
        return g.law.retreat_hours
    return g.law.winter_hours if g.season == "winter" else g.law.main_hours


def keep(g: Diplomacy, seat: Seat, said: Draft) -> None:
    """CD-E.5: the list he has sent replaces what he had; a line that stays keeps its place among all received."""
    player = g.players[seat]
    before = {one.text: one for one in player.orders}
    kept: list[Written] = []
    for text in said.lines:
        if text not in before:
            g.received += 1
        kept.append(before.get(text) or Written(text, g.received))
    player.orders[:] = kept
    player.wrote = player.wrote or said.final is not None
    player.final = said.final is not False


def fix(g: Diplomacy) -> None:
    """CD-S.3.2: the main deadline: orders are fixed."""
    for player in g.players.values():
        player.fixed[:] = player.orders
        player.orders.clear()
