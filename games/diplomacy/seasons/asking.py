"""CD-S.2: one question to every active player and stage; he writes until he is final, or the time is up."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.diplomacy.language import Stage
from games.diplomacy.positions import posts
from games.diplomacy.press.letters import desk
from games.diplomacy.seasons.lines import Draft, Lines
from games.diplomacy.seasons.retreating import has_choice
from games.diplomacy.standard import has_to_order
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
        player.final = player.wrote = False
    press = [desk(g)] if stage == "orders" else []
    await drafts(partial(asked, g), lambda seat: question(g, seat, stage), partial(keep, g), *press)


def asked(g: Diplomacy) -> list[Seat]:
    """CD-7.D: who is active, whether he holds anything or not."""
    return [seat for seat, one in g.players.items() if one.active]


def question(g: Diplomacy, seat: Seat, stage: Stage) -> Decision[Draft]:
    """What lapses is what he has ordered so far (CD-E.5); without an order CD-6.5 holds.

    Everybody may write, so that nobody learns who must; but for a retreat only those are waited for who have one. How
    many these are tells no more than the units that are dislodged: one player has one holding name (CD-3.B).
    """
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
        awaited=not player.final and is_waited_for(g, seat, stage),
        hours=hours(g, stage),
    )


def is_waited_for(g: Diplomacy, seat: Seat, stage: Stage) -> bool:
    """CD-S.2, N.12: who has a decision in this stage; in the variant all, where nobody has any."""
    if stage == "retreats":
        return has_choice(g, seat)
    if g.standard:
        return has_to_order(g, seat)
    return has_a_say(g, seat) or not any(has_a_say(g, one) for one in asked(g))


def has_a_say(g: Diplomacy, seat: Seat) -> bool:
    """CD-S.2: positions, shares, or a vote that he has not given."""
    owns = any(seat in line.shares for line in g.railways)
    return owns or any(posts(g, seat)) or any(seat not in one.votes for one in g.motions)


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
