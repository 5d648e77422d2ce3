"""What people do with a card, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.kernel.choice import is_list
from loopback.controls import fields
from loopback.reply import Reply


def pressed(label: str) -> str:
    """A deed in words."""
    return f"presses **{label}**"


def chose(names: Sequence[str]) -> str:
    """A deed in words."""
    return f"chooses **{', '.join(names) or 'nothing'}**"


def filled_in(modal: Reply, said: Mapping[str, Any]) -> str:
    """A form, field by field, as it was handed in."""
    form = modal.modal
    asked = fields(form.form) if form else ()
    return f"fills in *{form.title if form else ''}*: " + "; ".join(
        f"{label} **{entered(component, said.get(component['custom_id'], ''))}**" for label, component in asked
    )


def entered(component: Mapping[str, Any], value: Any) -> str:
    """What was typed, or the names of what was chosen."""
    names = {one["value"]: one["label"] for one in component.get("options") or ()}
    picked = value if is_list(value) else [value]
    return ", ".join(str(names.get(one, one)) for one in picked).replace("\n", ", ") or "nothing"
