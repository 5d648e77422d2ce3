"""What one could bring about in the Forum: whom one could win at what price, and what each bid would change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.fronts.republic.law import AnyLaw
from bot.fronts.republic.looking import republic
from bot.fronts.republic.suggested import Mind, sensible
from bot.surface.kit.answers import NOBODY, offered
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut
from games.kernel import Amount, Posted, Record
from games.kernel.choice import is_dict
from games.republic.minds.persuading import base_number, percent
from games.republic.seen.forum import PersuasionView
from games.republic.seen.people import SenatorView

TARGETS: Final = 5
RAISES: Final = (1, 2, 4)
BUTTONS: Final = 4


def known(look: Look, options: Sequence[str]) -> list[SenatorView]:
    """The Senators among these options."""
    people = republic(look).senators
    return [people[name] for name in options if name in people]


def sums(posted: Posted) -> list[int]:
    """What one would add: each sum if there are few, else some of them."""
    limit = posted.decision.choice
    most = limit.high if isinstance(limit, Amount) else 0
    return [*range(1, most + 1)] if most <= BUTTONS else [one for one in RAISES if one <= most]


def attempt_of(look: Look) -> PersuasionView | None:
    """RC-8.5.5, RR-1.07.414: the attempt that is bid on."""
    view = republic(look)
    return view.initiative.persuasion if view.initiative else None


@dataclass(frozen=True, kw_only=True)
class Persuading:
    """How persuasions of a republic are reckoned, and what is said of them.

    Attributes:
        law: its figures.
        mind: who says whom a sensible player would try to win now.
        fails: given what a seat sees, from which roll on any attempt fails (RC-8.5.4, RR-1.07.41).
    """

    law: AnyLaw
    mind: Mind
    fails: Callable[[Look], int]

    def chance(self, look: Look, base: int) -> int:
        """RC-8.5.4, RR-1.07.41: how likely an attempt with this Base Number succeeds now, in percent."""
        return percent(base, -republic(look).omens, self.fails(look))

    def note(self, look: Look) -> str:
        """Who is persuaded by whom, what has been bid, and how likely it is (RC-8.5.2, 8.5.4, RR-1.07.41)."""
        attempt = attempt_of(look)
        if attempt is None:
            return ""
        against = sum(attempt.counter_bribes.values())
        return look.voice.say(
            "persuasion-note",
            persuader=attempt.persuader,
            target=attempt.target,
            base=attempt.base,
            bribes=attempt.bribes,
            against=against,
            bare=attempt.base - attempt.bribes + against,
            chance=self.chance(look, attempt.base),
        )

    def prospects(self, posted: Posted, look: Look) -> list[str]:
        """RC-8.5.2, RR-1.07.41: who is won most easily: by whom, how likely without a bribe, and with which one."""
        choice = posted.decision.choice
        if not isinstance(choice, Record) or not known(look, offered(choice.fields["persuader"])):
            return []
        able = self._pairs(look, posted)
        return [self._prospect(look, *pair) for pair in able[:TARGETS]] or [look.voice.say("persuasion-hopeless")]

    def _prospect(self, look: Look, persuader: SenatorView, target: SenatorView) -> str:
        base, bribe = self._base(persuader, target), self._bribe(look, persuader, target)
        return look.voice.say(
            "persuasion-prospect",
            target=target.id,
            seat=target.faction and str(target.faction),
            persuader=persuader.id,
            chance=self.chance(look, base),
            bribe=bribe,
            best=self.chance(look, base + bribe),
        )

    def raise_names(self, posted: Posted, look: Look) -> Mapping[str, str]:
        """RC-8.5.4, RR-1.07.414: the roll now, and after each raise."""
        attempt = attempt_of(look)
        if attempt is None:
            return {}
        chances = {more: self.chance(look, attempt.base + more) for more in (0, *sums(posted))}
        rolls = {"0": look.voice.say("raise-roll", chance=chances.pop(0))}
        return rolls | {str(more): look.voice.say("raise-more", talents=more, chance=n) for more, n in chances.items()}

    def counter_names(self, posted: Posted, look: Look) -> Mapping[str, str]:
        """RC-8.5.5, RR-1.07.413: how likely the persuasion still is against so much."""
        attempt = attempt_of(look)
        if attempt is None:
            return {}
        chances = {talents: self.chance(look, attempt.base - talents) for talents in (0, *sums(posted))}
        return {str(n): look.voice.say("counter-bid", talents=n, chance=chance) for n, chance in chances.items()}

    def shortcuts(self, posted: Posted, look: Look) -> Sequence[Shortcut]:
        """RC-8.5.2, RR-1.07.41: those won most easily, with the bribe that makes it as likely as can be."""
        choice = posted.decision.choice
        if not isinstance(choice, Record) or NOBODY not in offered(choice.fields["card"]):
            return ()
        wanted = self._wanted(posted, look)
        pairs = self._pairs(look, posted)
        named = [pair for pair in pairs if pair[1].id == wanted]
        others = [pair for pair in pairs if pair not in named]
        return [self._shortcut(look, wanted, *pair) for pair in [*named, *others][:BUTTONS]]

    def _wanted(self, posted: Posted, look: Look) -> str:
        """Whom a sensible player would try to win now; "": nobody."""
        raw = sensible(self.mind, posted, look)
        target = str(raw["target"]) if is_dict(raw) else NOBODY
        return "" if target == NOBODY else target

    def _shortcut(self, look: Look, wanted: str, persuader: SenatorView, target: SenatorView) -> Shortcut:
        bribe = self._bribe(look, persuader, target)
        label = look.voice.say(
            "persuade-button",
            target=target.id,
            persuader=persuader.id,
            bribe=bribe,
            chance=self.chance(look, self._base(persuader, target) + bribe),
        )
        raw = {"persuader": persuader.id, "target": target.id, "bribe": bribe, "card": NOBODY}
        return Shortcut(label, raw, sensible=target.id == wanted)

    def _base(self, persuader: SenatorView, target: SenatorView) -> int:
        return base_number(self.law.constants, persuader, target)

    def _best(self, look: Look, persuader: SenatorView, target: SenatorView) -> int:
        """The Base Number his purse can reach, as far as it is of use."""
        return min(self.fails(look) - 1, self._base(persuader, target) + persuader.talents)

    def _bribe(self, look: Look, persuader: SenatorView, target: SenatorView) -> int:
        """What it takes to reach the best chance his purse allows."""
        base, best = self._base(persuader, target), self._best(look, persuader, target)
        return best - base if self.chance(look, best) > self.chance(look, base) else 0

    def _pairs(self, look: Look, posted: Posted) -> list[tuple[SenatorView, SenatorView]]:
        """RC-8.5.2, RR-1.07.41: who would best persuade whom, the likeliest first."""
        choice = posted.decision.choice
        if not isinstance(choice, Record):
            return []
        mine, targets = (known(look, offered(choice.fields[name])) for name in ("persuader", "target"))
        pairs = [(max(mine, key=lambda one: self._best(look, one, aim)), aim) for aim in targets] if mine else []
        able = [pair for pair in pairs if self.chance(look, self._best(look, *pair))]
        return sorted(able, key=lambda pair: (self._best(look, *pair), self._base(*pair)), reverse=True)
