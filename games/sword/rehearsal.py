"""SR-5.4.1: an action played out beforehand on a table of its own, to see what its player would be asked in it.

Others let everything pass, its dice fall well, and whatever its player may not know is dealt anew: it tells him nothing
but what all can see, and what he holds.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import closing
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from games.kernel import Decision, Dice, Raw, Reply, Seat, load, save
from games.kernel.ahead import legal
from games.kernel.dice import commitment
from games.sword.action import take_action
from games.sword.components import Player, cards
from games.sword.scramble import scramble
from games.sword.seen.view import SwordView, view
from games.sword.state import Sword
from games.sword.turn.draw import discarding
from games.sword.turn.reinforcement import reinforcement

Entry = tuple[str, Raw]
"""A kind of question, and its answer."""
Begun = Mapping[str, Sequence[Entry]]
"""By the card that something is begun with: all that is said until the card play."""
FIRST: Final = "action.play"
BESIDE: Final = ("action.hire", "action.bonus")
"""SR-5.4.2: what may be done before the card play."""
FOLLOWING: Final = (
    "action.npa",
    "card.target",
    "movement.commander",
    "movement.step",
    "movement.act",
    "combat.continue",
    "combat.losses",
    "combat.support",
    "combat.unrest",
    "siege.raze",
    "reinforcement.place",
)
"""What is asked of the active player while his card is played."""
MOST: Final = 400
DRAWN: Final = "draw"
GOOD: Final = {"gallic-movement": [6] * 8, "combat.attacker": [6] * 12, "combat.defender": [1] * 12, "siege": [6] * 4}


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """What is asked next, and the table as its player sees it then.

    Attributes:
        asked: None: nothing more, the action is over.
        refused: an answer could not be given.
        beside: what may be done beside it (SR-5.4.2).
    """

    asked: Decision[Any] | None
    view: SwordView
    refused: bool = False
    beside: Sequence[Decision[Any]] = ()

    def look(self) -> SwordView:
        """The table then."""
        return self.view


def rehearsed(g: Sword, player: Player, number: int, said: Sequence[Entry] = ()) -> Rehearsal:
    """SR-5.4.1: his action in this round, if he says this, one after the other, and others let all pass."""
    return _played_out(save(g), player, number, json.dumps(list(said)))


@lru_cache(maxsize=32)
def _played_out(document: bytes, player: Player, number: int, said: str) -> Rehearsal:
    """Once for each table and beginning: what a card shows is looked at again when it is pressed."""
    trial, left = Trial(supposed(document, player, number), player), json.loads(said)
    with closing(trial.script):
        while (mine := trial.asked_next(left)) is not None:
            if not left:
                return Rehearsal(mine, view(trial.g, trial.seat), beside=trial.beside)
            kind, raw = left.pop(0)
            if kind != mine.kind or not trial.says(mine, raw):
                return Rehearsal(mine, view(trial.g, trial.seat), refused=True)
    return Rehearsal(None, view(trial.g, trial.seat), refused=bool(left))


def begun_beside(g: Sword, player: Player, number: int, said: Sequence[Entry] = ()) -> Mapping[str, Begun]:
    """SR-5.4.2: for each kind of what may be done before the card play: by its card, all that is said then.

    What it leaves open is as usual.
    """
    return _begun_beside(save(g), player, number, json.dumps(list(said)))


@lru_cache(maxsize=64)
def _begun_beside(document: bytes, player: Player, number: int, said: str) -> Mapping[str, Begun]:
    """Once for each table and beginning, as above: whatever is held is played out for it."""
    before: list[Entry] = [(kind, raw) for kind, raw in json.loads(said)]
    offers = _played_out(document, player, number, said).beside
    return {
        one.kind: {
            card: _up_to_the_play(document, player, number, [*before, (one.kind, card)])
            for card in one.choice.form()
            if card in cards()
        }
        for one in offers
    }


def _up_to_the_play(document: bytes, player: Player, number: int, said: Sequence[Entry]) -> list[Entry]:
    """SR-5.4.2: this, and then the default to each question before that of the card play."""
    trial, left, whole = Trial(supposed(document, player, number), player), [*said], [*said]
    with closing(trial.script):
        while (mine := trial.asked_next(left)) is not None and (left or mine.kind != FIRST):
            if not left:
                left.append((mine.kind, mine.lapse))
                whole.append(left[0])
            kind, raw = left.pop(0)
            if kind != mine.kind or not trial.says(mine, raw):
                break
    return whole


class Trial:
    """The action on a table of its own, question after question.

    `asked`: what all are asked now.
    """

    def __init__(self, g: Sword, player: Player) -> None:
        self.g, self.seat = g, g.seat(player)
        self.script = take_action(g)
        self.asked: Sequence[Decision[Any]] = ()
        self._reply: Reply | None = None
        self._left = MOST

    def asked_next(self, left: Sequence[Entry]) -> Decision[Any] | None:
        """What he is asked when others have let everything pass; None: the action is over."""
        while self._left:
            self._left -= 1
            try:
                self.asked = self.script.send(self._reply)
            except StopIteration:
                return None
            if (mine := _own(self.asked, self.seat, left)) is not None:
                return mine
            self._reply = _passed(self.asked)
        return None

    def says(self, mine: Decision[Any], raw: Raw) -> bool:
        """His answer; False: he may not say that."""
        if not legal(mine, raw):
            return False
        self._reply = Reply(mine, raw, mine.choice.read(raw))
        return True

    @property
    def beside(self) -> list[Decision[Any]]:
        """SR-5.4.2: what he may do before his card play."""
        return [one for one in self.asked if one.seat == self.seat and not one.awaited and one.kind in BESIDE]


def _own(asked: Sequence[Decision[Any]], seat: Seat, left: Sequence[Entry]) -> Decision[Any] | None:
    """What he is asked, or does beside it (SR-5.4.2) if that is what he says next."""
    mine = [one for one in asked if one.seat == seat]
    kind = left[0][0] if left else ""
    beside = (one for one in mine if not one.awaited and one.kind == kind and kind in BESIDE)
    return next(beside, None) or next((one for one in mine if one.awaited and one.kind in (FIRST, *FOLLOWING)), None)


def _passed(asked: Sequence[Decision[Any]]) -> Reply:
    """Others, and he in all windows, take the default."""
    one = next(one for one in asked if one.awaited)
    return Reply(one, one.lapse, one.choice.read(one.lapse))


# The end of a turn


def at_the_end(g: Sword, seat: Seat) -> list[Decision[Any]]:
    """SR-5.10, 5.2: what he will be asked before the next draw, if all take the defaults: each kind once."""
    coming = [] if g.step == DRAWN else [one for one in _asked_at_the_end(save(g)) if one.seat == seat]
    then = copy(g)
    then.turn += g.step != DRAWN
    discards = discarding(then, seat)
    return [*coming, *([discards] if discards else [])]


@lru_cache(maxsize=4)
def _asked_at_the_end(document: bytes) -> Sequence[Decision[Any]]:
    """SR-5.10: what everybody is asked in the Reinforcement Phase; hands and decks do not come into it."""
    trial = load(Sword, document, schema=1, now=1, upgrades={})
    trial.dice = Dice("rehearsal")
    forget(trial, Seat(""))
    found: dict[tuple[str, Seat], Decision[Any]] = {}
    reply: Reply | None = None
    with closing(reinforcement(trial)) as script:
        for _ in range(MOST):
            try:
                asked = script.send(reply)
            except StopIteration:
                break
            for one in asked:
                found.setdefault((one.kind, one.seat), one)
            reply = _passed(asked)
    return tuple(found.values())


# The table on which it is played


def supposed(document: bytes, player: Player, number: int) -> Sword:
    """The table as it is, but that it is his action in this round, and with what he cannot know dealt anew."""
    trial = load(Sword, document, schema=1, now=1, upgrades={})
    trial.order = list(trial.order if player in trial.order else trial.players)
    trial.round, trial.actor, trial.interrupting = number, trial.order.index(player), None
    trial.activation = trial.battle = trial.attempt = trial.voyage = trial.siege = trial.raid = trial.played = None
    trial.dice = Dice("rehearsal", loaded={label: [*faces] for label, faces in GOOD.items()})
    forget(trial, trial.seat(player))
    return trial


def forget(trial: Sword, seat: Seat) -> None:
    """SR-32.1: hands of others and all decks in an order that does not hang on how they lie."""
    for hand in trial.hands.values():
        if hand.seat != seat:
            hidden = sorted((*hand.hand, *hand.deck))
            hand.hand, hand.deck = hidden[: len(hand.hand)], hidden[len(hand.hand) :]
        hand.deck.sort()
    scramble(trial, seat, Quick())


class Quick:
    """Cards shuffled by one digest each, the same way each time: on a table where nobody plays."""

    def shuffle(self, label: str, deck: list[str]) -> None:
        """Bring a deck into an order, in place."""
        deck.sort(key=lambda card: commitment(f"{label}|{card}"))
