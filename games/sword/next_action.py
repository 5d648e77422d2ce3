"""SR-5.4.1, SR-DP4: the next action said ahead: the whole of it, and what is done instead if it is not possible.

Raw: "ask", or `{"plays": [...], "unless": ..., "rest": ...}`. A play is a list of answers in order, each with the kind
of its question: `[["action.play", "activate.ROM-01.ROM.roma"], ["movement.step", {"path": ["capua"]}]]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.kernel import Decision, IllegalAnswer, Picker, Raw, Seat, Window
from games.kernel.choice import is_dict, is_list
from games.sword.components import Player
from games.sword.rehearsal import BESIDE, FIRST, FOLLOWING, Begun, Entry, Rehearsal, begun_beside, rehearsed
from games.sword.state import Sword

KIND: Final = "action.next"
ASKED: Final = "ask"
PLAYS: Final = 3
"""So many plays at most, each if those before are not possible."""
LONGEST: Final = 16
UNLESS: Final = ("attacked", "near", "never")
"""What makes it void, so that he is asked: he has lost CU or spaces; or enemies have also come near; or nothing."""
REST: Final = ("usual", "ask")
"""What the play leaves open: as usual, or he is asked."""
PASS: Final = "pass"  # noqa: S105 - a play, no word to get in by


@dataclass(frozen=True, slots=True)
class Said:
    """What was said: the plays, the first that is possible is made; "ask": none."""

    plays: Sequence[Sequence[Entry]] = ()
    unless: str = UNLESS[0]
    rest: str = REST[0]


class NextAction:
    """SR-DP4: plays with cards of his hand; whether they are possible is seen when it is his turn.

    `void`: what he had said, if that cannot be any more; None: nothing.
    """

    __slots__ = ("g", "number", "player", "void")

    def __init__(self, g: Sword, player: Player, number: int) -> None:
        self.g, self.number = g, number
        self.player: Player = player
        self.void: Raw = None

    @property
    def cards(self) -> list[str]:
        """SR-7.4.1: what he holds."""
        hand = self.g.hands[self.player]
        return [*hand.hand, *hand.desperate[:1]]

    def holds(self, play: Raw) -> bool:
        """Whether he has the card of this play."""
        return any(card_of(said) in (PASS, *self.cards) for kind, said in play if kind == FIRST)

    def rehearse(self, said: Sequence[Entry] = ()) -> Rehearsal:
        """What he would be asked next in this play, as things are now."""
        return rehearsed(self.g, self.player, self.number, said)

    def begun_beside(self, said: Sequence[Entry] = ()) -> Mapping[str, Begun]:
        """SR-5.4.2: what he may do before his card play, by kind and card, with all that is said then."""
        return begun_beside(self.g, self.player, self.number, said)

    def read(self, raw: Raw) -> Said:
        """The plays; one that is only begun is none. IllegalAnswer: too many, or with cards that he does not hold."""
        if raw == ASKED:
            return Said()
        if not is_dict(raw) or raw.keys() != {"plays", "unless", "rest"}:
            raise IllegalAnswer("choice.fields")
        plays: Any = raw["plays"]
        if raw["unless"] not in UNLESS or raw["rest"] not in REST or not is_list(plays):
            raise IllegalAnswer("choice.fields")
        if len(plays) > PLAYS:
            raise IllegalAnswer("choice.count", low=1, high=PLAYS)
        read = [self._play(one) for one in plays]
        return Said([one for one in read if any(kind == FIRST for kind, _ in one)], raw["unless"], raw["rest"])

    def _play(self, raw: Raw) -> list[Entry]:
        """One of them. IllegalAnswer: it has two card plays, or answers something else than an action asks."""
        if not is_list(raw) or len(raw) > LONGEST or not all(is_list(one) and len(one) == 2 for one in raw):
            raise IllegalAnswer("choice.fields")
        entries = [(str(kind), said) for kind, said in raw]
        firsts = [said for kind, said in entries if kind == FIRST]
        if len(firsts) > 1 or not all(kind in (FIRST, *BESIDE, *FOLLOWING) for kind, _ in entries):
            raise IllegalAnswer("choice.fields")
        if firsts and card_of(firsts[0]) not in (PASS, *self.cards):
            raise IllegalAnswer("choice.unknown", option=str(firsts[0])[:80])
        return entries

    def form(self) -> Raw:
        """His cards: what they can be used for changes with every act of others, and is looked at when it is asked."""
        return {"cards": self.cards, "plays": PLAYS, "unless": list(UNLESS), "rest": list(REST)}

    def sample(self, pick: Picker) -> Raw:
        """To be asked, or a play that is possible now."""
        asked = self.rehearse().asked
        if asked is None or pick.choice([True, False]):
            return ASKED
        return {"plays": [[[FIRST, asked.choice.sample(pick)]]], "unless": pick.choice(UNLESS), "rest": REST[0]}


def choice_of(asked: Decision[Any]) -> NextAction:
    """What may be said to such a question. TypeError: it is another."""
    choice = asked.choice
    if not isinstance(choice, NextAction):
        raise TypeError(f"{asked.kind} asks for no action")
    return choice


def card_of(play: Raw) -> str:
    """Which card a play is made with; "pass": none."""
    _, _, rest = str(play).partition(".")
    return rest.split(".")[0] if rest else str(play)


def asking(g: Sword, seat: Seat, player: Player, number: int) -> Decision[Said]:
    """SR-DP4: his action in this round of the turn; who says nothing is asked when it comes."""
    about = {"turn": g.turn, "round": number, "player": player}
    choice = NextAction(g, player, number)
    return Decision(KIND, seat, choice, "SR-5.4.1", "SR-DP4", about, lapse=ASKED, hidden=True, window=Window.AHEAD)
