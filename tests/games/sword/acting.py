"""One action of a player: a scene laid with a few words, and the card he plays."""

from __future__ import annotations

from collections.abc import Mapping

from games.sword.action import take_action
from games.sword.components import Player
from games.sword.hands import face
from games.sword.state import Sword
from games.sword.underway import Order
from tests.games.sword.scene import Scene, bare, held


def turn_of(player: Player, *cards: str, count: int = 5) -> Sword:
    """An empty map; it is his action, and he holds these cards; nobody else holds any."""
    g = bare(count)
    g.actor = g.order.index(player)
    held(g, player, *cards)
    return g


def acting(g: Sword, dice: Mapping[str, list[int]] | None = None) -> Scene:
    """The action of the active player."""
    return Scene(g, take_action, dice)


def announced(g: Sword, card: str, army: str = "", dice: Mapping[str, list[int]] | None = None) -> Scene:
    """He plays this card as event, for an army where it names one; others may still cancel it."""
    return acting(g, dice).say("action.play", ".".join(one for one in ("event", card, army) if one))


def played(g: Sword, card: str, army: str = "", dice: Mapping[str, list[int]] | None = None) -> Scene:
    """He plays this card as event, and nobody cancels it."""
    return announced(g, card, army, dice).lapse("card.counter")


def offered(g: Sword) -> list[str]:
    """What he may play."""
    found: list[str] = acting(g).asked("action.play").decision.choice.form()
    return found


def playable(g: Sword, card: str) -> bool:
    """SR-33.3: whether he may play it as event."""
    return any(one == f"event.{card}" or one.startswith(f"event.{card}.") for one in offered(g))


def deck_of(card: str) -> Player:
    """Whose card it is."""
    return face(card).deck


def ordered(scene: Scene) -> Order:
    """What has been ordered of the army that is asked where it goes, nobody hindering it."""
    scene.lapse("card.counter").asked("movement.step")
    assert scene.g.activation is not None
    return scene.g.activation.order
