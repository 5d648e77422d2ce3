"""SR-6.5 to 6.8: response windows: when a trigger of SR-33.2 occurs, those who may respond are asked.

The moments of the table at which a caller opens them, and what must lie in the state by then:

- `enemy_event_played`: `g.played`; `npa_activation_TRG` likewise. Look at `g.played.cancelled` afterwards.
- `own_activation`, `enemy_activation_ROM`, `enemy_activation_CAR`, `after_gallic_movement_roll`, `naval_opportunity`,
  `enemy_enters_etruscan_space`: `g.activation` (`cancelled`, `halves`, `easy`, `sea`, `bribed`).
- `before_interception_roll`, `before_avoid_roll`: `g.attempt` (`sure`).
- `own_naval_move`, `enemy_naval_move`, `own_interdiction`: `g.voyage` (`cap`, `drm`, `forced`, `interdicted`).
- `before_own_siege_roll`, `enemy_siege_roll`, `own_siege_roll_result`: `g.siege` (`drm`, `cancelled`, `points`).
- `before_plunder_roll`: `g.raid` (`sure`); `city_captured`: when the Gauls have razed it.
- `attrition_phase`, `surrender_phase`, `loyalty_penalty_step`: nothing.
- `carthage_lost_battle`, `own_battle_won`: `g.battle`, by the battle itself, as the windows of combat cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from games.kernel import Decision, OneOf, Seat, responses
from games.sword.cards.events import CardPlayed
from games.sword.cards.responses import OPS
from games.sword.cards.using import uses
from games.sword.components import Card, Player
from games.sword.hands import face, spend
from games.sword.state import Sword

DECLINE = "decline"


async def respond(g: Sword, trigger: str, among: Sequence[Player], **about: str | int) -> list[str]:
    """SR-6.5, 6.7: the window of a trigger, from the active player on, until all have declined in succession.

    `about` tells what it is about, beside trigger and moment. Returns the cards played, in order.
    """
    played: list[str] = []
    order: list[Player] = [one for one in g.from_active() if one in among]
    seats = [*dict.fromkeys(g.seat(one) for one in order)]
    matter = {"trigger": trigger, "turn": g.turn, "round": g.round, **about}

    def build(seat: Seat) -> Decision[str | None] | None:
        left: list[Player] = [one for one in order if g.seat(one) == seat and one not in map(deck_of, played)]
        return _asked(g, seat, left, trigger, matter)

    async def act(_: Seat, card: str | None) -> None:
        if card is not None:
            played.append(card)
            await play(g, card)

    await responses(seats, build, act)
    return played


def _asked(
    g: Sword, seat: Seat, players: Sequence[Player], trigger: str, matter: Mapping[str, str | int]
) -> Decision[str | None] | None:
    """SR-DP28: one of his cards that fit, or none. Who by what all may see can have none is not asked."""
    if not any(may_hold(g, one, partial(ready, g), trigger) for one in players):
        return None
    held = [card for one in players for card in g.hands[one].hand]
    able = {card: card for card in held if face(card).trigger == trigger and ready(g, face(card))}
    choice: OneOf[str | None] = OneOf({DECLINE: None, **able})
    return Decision(
        "card.counter",
        seat,
        choice,
        "SR-6.5",
        "SR-DP28",
        matter,
        lapse=DECLINE,
        hidden=True,
        personal=True,
    )


def deck_of(card: str) -> Player:
    """SR-6.1: whose card it is."""
    return face(card).deck


def may_hold(g: Sword, player: Player, fits: Callable[[Card], bool], trigger: str) -> bool:
    """SR-6.5: whether, for all that others can see, he may hold a card that fits now.

    He has a hand, and his deck has such a card that lies neither on his discard pile nor out of the game.
    """
    hand = g.hands[player]
    unseen = [face(one) for one in (*hand.deck, *hand.hand)]
    return bool(hand.hand) and any(one.trigger == trigger and fits(one) for one in unseen)


def ready(g: Sword, card: Card) -> bool:
    """SR-33.3: all of its effects can take place now; the look is at nothing that is secret."""
    return all(OPS[use.effect["op"]].ready(g, use) for use in uses(card.deck, card.id))


async def play(g: Sword, card: str) -> None:
    """SR-6.3, 6.6, 6.9: a response card leaves the hand; its cost is paid, then it takes effect.

    One that counts as interdiction opens the window after interdictions (SR-33.2).
    """
    player = face(card).deck
    bribes = any(one["op"] == "bribe" for one in face(card).effects)
    spend(g, player, card, out=face(card).remove_after_event or bribes)
    g.tell(CardPlayed(player, card, face(card).trigger))
    for use in uses(player, card):
        await OPS[use.effect["op"]].act(g, use)
    if any(one.get("is_interdiction") for one in face(card).effects):
        await respond(g, "own_interdiction", [player])
