"""SR-12.2, SR-DP17: the cards of a battle, asked of both sides at once: they are played in its steps when they help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from games.kernel import ASK, Decision, Now, OneOf, Plan, Planning, Raw, Ready, Seat, Several, Verdict
from games.sword.ahead.meaning import strength
from games.sword.ahead.responses import Responses, seen
from games.sword.ahead.words import ASK_CU, ASKED, DEAR
from games.sword.components import cards, spaces
from games.sword.minds import SensiblePlayer
from games.sword.seen.view import SwordView

CARD: Final = "combat.card"
FIELD: Final = "battles"


class Battling(Planning):
    """Which cards a side would play in the battle that is being fought; who answers by his form is not asked."""

    kind = "combat.plan"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """Both sides, from the first card that somebody might play until the battle is over."""
        view = seen(now)
        battle = view.underway.get("battle")
        if battle is None or not (now.asks(CARD) or any(now.said(self.kind, one) for one in self._sides(view))):
            return []
        wish = [seat for seat in self._sides(view) if self._would_be_asked(now, seat)]
        return [self._question(now, view, seat) for seat in wish]

    def _sides(self, view: SwordView) -> Iterator[Seat]:
        battle = view.underway["battle"]
        for player, hand in view.hands.items():
            if player in (battle["attacker"]["player"], battle["defender"]["player"]):
                yield hand.seat

    def _would_be_asked(self, now: Now, seat: Seat) -> bool:
        """SR-DP28: whether by the responses form he is asked in this battle; who has said nothing is."""
        said = now.former(Responses.kind, seat)
        word, _, number = str(said.raw[FIELD] if said else ASKED).partition(".")
        dear = word == DEAR and spaces()[seen(now).underway["battle"]["at"]].vp_owner is not None
        return dear or word == ASKED or (word == ASK_CU and strength(seen(now)) >= int(number))

    def _question(self, now: Now, view: SwordView, seat: Seat) -> Decision[Any]:
        battle = view.underway["battle"]
        held = [card for hand in seen(now, seat).own.values() for card in hand if cards()[card].kind == "combat"]
        able = {card: card for card in held} | ({ASKED: ASKED} if held else {})
        against = "".join(battle["defender"]["powers"][:1]) or "unrest"
        about: dict[str, str | int] = {"turn": view.turn, "moment": view.moment, "at": battle["at"], "against": against}
        choice: Several[str] = Several(able, 0, len(able))
        return Decision(self.kind, seat, choice, "SR-12.2", "SR-DP17", about, lapse=[], hidden=True)

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """The cards of both sides."""
        return decision.kind == CARD

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """Of the cards that he named the one that helps most now, if one does; else none, or he is asked."""
        able = [one for one in decision.choice.form() if one in plan.raw]
        choice: OneOf[str] = OneOf({decision.lapse: decision.lapse, **{one: one for one in able}})
        narrowed = replace(decision, choice=choice)
        best = SensiblePlayer().answer(narrowed, lambda: seen(now, decision.seat))
        return ASK if best == decision.lapse and ASKED in plan.raw else Ready(best)

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:  # noqa: ARG002
        """None."""
        return asked.lapse
