"""SR-14: plunder and tribute."""

from __future__ import annotations

from typing import Final

from games.kernel import Decision, OneOf, ask
from games.sword.board import cheapest, displace, enemies_at, enemy, take, take_over
from games.sword.cards.windows import respond
from games.sword.components import INDEPENDENT, Player, tables
from games.sword.events import LeaderDisplaced
from games.sword.hands import spend
from games.sword.siege.events import PlunderRolled, TributeAnswered, TributeOffered
from games.sword.state import Sword
from games.sword.underway import Played, Plunder

NONE: Final = "none"


def plunderable(g: Sword, at: str) -> bool:
    """SR-14.1, 14.3: an enemy normal space, not independent and without the marker, no enemy CU outside."""
    place = g.places[at]
    owned = place.control != INDEPENDENT and enemy(g, "GAU", at)
    return place.normal and owned and not place.plundered and not enemies_at(g, "GAU", at)


async def plunder(g: Sword, at: str, *, drm: int = 0) -> None:
    """SR-14.2, 14.6: the owner may offer tribute; if it is not taken the Gauls roll."""
    if await tribute(g, at):
        return
    g.raid = Plunder(at, drm)
    await respond(g, "before_plunder_roll", ["GAU"], at=at)
    _roll(g, g.raid)
    g.raid = None


async def tribute(g: Sword, at: str) -> bool:
    """SR-14.6: the card offered is discarded if the Gauls accept; no roll is made."""
    owner: Player | None = next((one for one in g.players if g.control(at) in g.hands[one].powers), None)
    if owner is None or not g.hands[owner].hand:
        return False
    card = await _offered(g, owner, at)
    if card == NONE:
        return False
    g.tell(TributeOffered(owner, at, card))
    g.played = Played(owner, card)
    accepted = await _accepted(g, owner, card, at)
    g.played = None
    if accepted:
        spend(g, owner, card)
        g.hands["GAU"].plunder += 1
    g.tell(TributeAnswered(at, accepted, g.hands["GAU"].plunder))
    return accepted


async def _offered(g: Sword, owner: Player, at: str) -> str:
    """SR-DP22: a card of his hand, by default none; Desperate Times cannot be given (SR-7.4.2)."""

    def build() -> Decision[str]:
        choice: OneOf[str] = OneOf({NONE: NONE, **{one: one for one in g.hands[owner].hand}})
        about: dict[str, str | int] = {"at": at, "turn": g.turn, "round": g.round}
        return Decision(
            "plunder.tribute", g.seat(owner), choice, "SR-14.6", "SR-DP22", about, lapse=NONE, personal=True
        )

    return await ask(build)


async def _accepted(g: Sword, owner: Player, card: str, at: str) -> bool:
    """SR-DP23: by default they accept."""
    choice: OneOf[bool] = OneOf({"accept": True, "refuse": False})
    about: dict[str, str | int] = {"at": at, "card": card, "player": owner, "turn": g.turn, "round": g.round}
    return await ask(
        lambda: Decision("plunder.accept", g.seat("GAU"), choice, "SR-14.6", "SR-DP23", about, lapse="accept")
    )


def _roll(g: Sword, raid: Plunder) -> None:
    """SR-14.2, 14.3: from 3 on the space is independent, and bears the marker; 1 costs a CU."""
    roll = 0 if raid.sure else g.dice.roll("plunder")[0]
    row = next(one for one in tables()["plunder"]["rows"] if _fits(one, roll + raid.drm)) if roll else None
    if row is None or row["result"] == "success":
        take_over(g.places[raid.at], INDEPENDENT)
        g.places[raid.at].plundered = True
        g.hands["GAU"].plunder += 1
        g.tell(PlunderRolled(raid.at, roll, raid.drm, "plundered", g.hands["GAU"].plunder))
        return
    lost = int(row["attacker_loses"])
    g.tell(PlunderRolled(raid.at, roll, raid.drm, "repelled" if lost else "failed", g.hands["GAU"].plunder))
    if lost:
        _lose(g, raid.at, lost)


def _fits(row: dict[str, int], result: int) -> bool:
    return row.get("min", result) <= result <= row.get("max", result)


def _lose(g: Sword, at: str, number: int) -> None:
    """SR-14.2, 8.4: a leader left without CU is displaced."""
    stack = g.stack("GAU", at)
    if stack is None:
        return
    take(g, stack, cheapest(stack, number))
    if not stack.cu:
        for leader in g.leaders_at("GAU", at, inside=False):
            displace(leader)
            g.tell(LeaderDisplaced(leader.id, at))
