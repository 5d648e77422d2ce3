"""GV-3.6, 8.3: beside what he holds himself what he has lodged; and in the Senate, of a ruler, whose hands are open."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.text import clip
from bot.fronts import halves
from bot.fronts.grand.looking import grand
from bot.surface.kit.look import Look
from games.grand.ahead.overlap import overlaps
from games.grand.pieces import ROME
from games.kernel import Seat
from games.republic.seen.table import CardView

TEXT = 160  # characters of a card's text


def hand(look: Look) -> list[str]:
    """Two drawers, and what is lodged; then the hands that are open to him now, under the name of the republic."""
    opened: dict[str, Sequence[str]] = {side: laid_open(look, hands) for side, hands in grand(look).hands.items()}
    return [*lodged(look), *halves.hand(look), *halves.headed(look, opened)]


def lodged(look: Look) -> list[str]:
    """GV-3.6: what he has said of Rome's Forum while Carthage plays, and the step for which it waits."""
    said = [one for one in look.own if one.decision.half == ROME and one.asking.ahead and not one.decision.awaited]
    waiting = [one for one in said if overlaps(grand(look), one.decision.kind)]
    labels = [look.of(one).voice.ask_label(one.decision.kind, one.decision.about) for one in waiting]
    return [look.voice.say("grand-lodged", asked=labels)] if labels else []


def laid_open(look: Look, hands: dict[Seat, tuple[CardView, ...]]) -> Sequence[str]:
    """A line for each faction for which he decides, and one for each of its cards."""
    return [line for seat, cards in hands.items() for line in (head(look, seat, len(cards)), *map(card_line, cards))]


def head(look: Look, seat: Seat, count: int) -> str:
    """Whose hand it is, and of how many cards."""
    return look.voice.say("grand-hand", seat=str(seat), count=count)


def card_line(card: CardView) -> str:
    """A card, and what it does."""
    return clip(f"- {card.name}: {card.text}" if card.text else f"- {card.name}", TEXT)
