"""SR-5.1 to 5.3: mines, the draw, who acts first."""

from __future__ import annotations

from games.kernel import Decision, OneOf, Seat, Several, StepId, ask, ask_all
from games.sword.board import home
from games.sword.components import Player, constants, spaces, tables
from games.sword.events import Discarded, Drew, DrewCards
from games.sword.hands import draw, face, spend
from games.sword.state import Hand, Sword
from games.sword.turn.events import FirstNamed, MinesExhausted, TurnBegan
from games.sword.turn.standing import leading

ROMAN_HAND = 8
USUAL_HAND = 7
CARTHAGINIAN_HAND = 5


async def begin(g: Sword) -> StepId:
    """SR-5, 5.1, 3.3: a turn begins; with five home spaces lost the mines of the Etruscans are exhausted for good."""
    track = tables()["turn_track"][g.turn - 1]
    g.tell(TurnBegan(g.turn, track["bc"], g.dice.open_chapter(f"turn-{g.turn}")))
    lost = [one for one in home("ETR") if one in g.places and g.control(one) != "ETR"]
    if g.mines and len(lost) >= constants()["mine_loss_threshold"]:
        g.mines = False
        g.tell(MinesExhausted(len(lost)))
    return "action.first" if g.turn == 1 else "draw"


async def draw_phase(g: Sword) -> StepId:
    """SR-5.2: all discard what they like at the same time, then draw to the size of their hands."""
    said = await ask_all(lambda: [one for seat in _seats(g) if (one := discarding(g, seat)) is not None])
    thrown = [card for cards in said.values() for card in cards]
    for player in g.players:
        _renew(g, player, thrown)
    return "action.first"


def _renew(g: Sword, player: Player, thrown: list[str]) -> None:
    """SR-5.2: the Gauls throw all away; then each draws, and only he sees what."""
    hand = g.hands[player]
    mine = tuple(one for one in hand.hand if player == "GAU" or one in thrown)
    for card in mine:
        spend(g, player, card)
    if mine:
        g.tell(Discarded(player, mine))
    drawn = draw(g, player, max(0, size(g, player) - len(hand.hand)))
    g.tell(Drew(player, len(drawn), len(hand.hand)))
    g.tell(DrewCards(player, tuple(drawn)), to=[hand.seat])


def size(g: Sword, player: Player) -> int:
    """SR-5.2, 5.2.1, 20.2: the hand size; Desperate Times never count (SR-5.2.3)."""
    if player != "CAR":
        return ROMAN_HAND if player == "ROM" else USUAL_HAND
    isle = [one for one in spaces().values() if one.region == "Sicilia" and one.port and g.control(one.id) == "CAR"]
    return max(0, CARTHAGINIAN_HAND + len(isle) - g.unrest // 2)


def discarding(g: Sword, seat: Seat) -> Decision[list[str]] | None:
    """SR-DP1: any cards, by default none; SR-DP2: Carthage at least what it holds too many, the least valuable."""
    mine = [hand for hand in g.hands.values() if hand.seat == seat and hand.player != "GAU" and hand.hand]
    if not mine:
        return None
    cards = {card: card for hand in mine for card in hand.hand}
    excess = max(0, len(mine[0].hand) - size(g, "CAR")) if mine[0].player == "CAR" else 0
    choice: Several[str] = Several(cards, excess, len(cards))
    if not excess:
        return Decision("draw.discard", seat, choice, "SR-5.2", "SR-DP1", {"turn": g.turn}, lapse=[])
    lapse = least(mine[0])[:excess]
    return Decision("draw.size", seat, choice, "SR-5.2.1", "SR-DP2", {"turn": g.turn, "over": excess}, lapse=lapse)


def least(hand: Hand) -> list[str]:
    """SR-DP2: the lowest OP first, then the lowest number."""
    return sorted(hand.hand, key=lambda one: (face(one).op, face(one).number))


def _seats(g: Sword) -> list[Seat]:
    """Each chair once, in seating order."""
    return list(dict.fromkeys(g.seat(player) for player in g.players))


async def first(g: Sword) -> StepId:
    """SR-5.3: who has most victory points names the player who acts first; the others follow as they sit."""
    best = leading(g)
    choice: OneOf[Player] = OneOf({one: one for one in g.players})
    named = await ask(
        lambda: Decision("action.first", g.seat(best), choice, "SR-5.3", "SR-DP3", {"turn": g.turn}, lapse=best)
    )
    start = g.players.index(named or best)
    g.order = [*g.players[start:], *g.players[:start]]
    g.round, g.actor = 1, 0
    g.tell(FirstNamed(best, g.order[0]))
    return "action.round"
