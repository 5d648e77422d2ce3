"""Words as they are written for Discord, as HTML: bold, italic, code; what was escaped stays as it was typed."""

from __future__ import annotations

import re
from html import escape
from typing import Final

ESCAPED: Final = re.compile(r"\\([\\*_~`|>\[\]()#-]|&lt;|&gt;)")
STYLES: Final = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*(.+?)\*"), r"<i>\1</i>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
)
HEAD: Final = re.compile(r"^(?:#+ |- |-# )")


def html(text: str) -> str:
    """One line of it; nothing of what people typed becomes a tag."""
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(found[1])
        return f"\x00{len(kept) - 1}\x00"

    plain = ESCAPED.sub(keep, escape(HEAD.sub("", text), quote=True))
    for style, written in STYLES:
        plain = style.sub(written, plain)
    return re.sub("\x00(\\d+)\x00", lambda found: kept[int(found[1])], plain)
