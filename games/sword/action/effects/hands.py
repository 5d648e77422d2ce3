"""Operations on hands of cards: draw, discard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.sword.action.deed import Deed, Op
from games.sword.action.effects.effect import Effect
from games.sword.components import Player
from games.sword.events import Discarded, Drew, DrewCards
from games.sword.hands import draw, spend
from games.sword.state import Sword

TARGETS: Final[Mapping[str, Player]] = {"Etruscan/Samnite": "ETS"}


def drawable(g: Sword, player: Player) -> bool:
    """SR-5.2.2: something is left in the deck or the discard pile."""
    return bool(g.hands[player].deck or g.hands[player].discard)


async def draw_cards(g: Sword, deed: Deed, op: Op) -> None:
    """SR-33.3: its player draws; only he sees what."""
    drawn = draw(g, deed.player, op["n"])
    g.tell(Drew(deed.player, len(drawn), len(g.hands[deed.player].hand)))
    g.tell(DrewCards(deed.player, tuple(drawn)), to=[g.seat(deed.player)])


async def discard_at_random(g: Sword, _: Deed, op: Op) -> None:
    """SR-33.3: another player loses cards of his hand by lot; Desperate Times are no part of it (SR-7.4.2)."""
    target = TARGETS[op["target"]]
    for _number in range(min(op["n"], len(g.hands[target].hand))):
        card = g.dice.pick(f"discard.{target}", sorted(g.hands[target].hand))
        spend(g, target, card)
        g.tell(Discarded(target, (card,)))


HANDS: Final[Mapping[str, Effect]] = {
    "draw": Effect("may", lambda g, play, _: drawable(g, play.player), draw_cards),
    "discard": Effect("may", lambda g, _, op: bool(g.hands[TARGETS[op["target"]]].hand), discard_at_random),
}
