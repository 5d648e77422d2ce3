"""What somebody entered into a form that was refused: `Try Again` opens it as he left it, whatever form it is."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.surface.kit.address import Address
from bot.surface.kit.forms import Form, Input, Submitted

MOST: Final = 500


@dataclass(slots=True)
class Typed:
    """The forms that were refused last, by person and form: a form of the same address offers the same.

    It is gone with the process; what was prepared before stays, and the form opens with that.
    """

    kept: OrderedDict[tuple[int, Address], Submitted] = field(
        default_factory=OrderedDict[tuple[int, Address], Submitted]
    )

    def keep(self, user: int, to: Address, entered: Submitted) -> None:
        """A form was refused."""
        self.kept[user, to] = entered
        self.kept.move_to_end((user, to))
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)

    def forget(self, user: int, to: Address) -> None:
        """A form of the same question was taken."""
        for key in [key for key in self.kept if key[0] == user and (key[1].game, key[1].ref) == (to.game, to.ref)]:
            del self.kept[key]

    def upon(self, user: int, form: Form) -> Form:
        """The form as he left it."""
        entered = self.kept.get((user, form.to))
        return form if entered is None else replace(form, inputs=[_left(one, entered) for one in form.inputs])


def _left(one: Input, entered: Submitted) -> Input:
    """A field as it was left."""
    said = entered.get(one.name)
    if said is None:
        return one
    if one.kind == "text":
        return replace(one, value=str(said)[: one.most])
    picked: Sequence[str] = [said] if isinstance(said, str) else said
    return replace(one, items=[replace(item, chosen=item.value in picked) for item in one.items])
