"""CD-E.1, 9.C, 9.D: shares, proxies, bars, secrecy, removal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.diplomacy.orders import Bar, Company, Dismantle, Proxy, Recall, Secrecy, Transfer

from .reader import Reader
from .terms import whom


def company(read: Reader, author: str) -> Company:
    """`company = code ( transfers | proxies | recalls | bars | dismantles | secret )`."""
    ways: Sequence[Callable[[Reader, str], Company]] = (transfer, proxy, recall, bar, dismantle, secrecy)
    return read.one_of(ways, author)


def transfer(read: Reader, author: str) -> Transfer:
    """`"transfers" number railway_id "to" code`."""
    read.word("transfers", "transfer")
    number, railway = _shares(read)
    read.word("to")
    return Transfer(author=author, number=number, railway=railway, to=read.receiver())


def proxy(read: Reader, author: str) -> Proxy:
    """`"proxies" number railway_id "to" code`; votes may be lent to any name (CD-9.C.4)."""
    read.word("proxies", "proxy")
    number, railway = _shares(read)
    read.word("to")
    return Proxy(author=author, number=number, railway=railway, to=read.code())


def _shares(read: Reader) -> tuple[int, str]:
    """Number railway_id; `3 shares of R1` too (CD-E.5)."""
    number = read.number()
    _ = read.has("shares") and read.has("of")
    return number, read.numbered("R")


def recall(read: Reader, author: str) -> Recall:
    """`"recalls" railway_id "from" code`."""
    read.word("recalls", "recall")
    railway = read.numbered("R")
    read.word("from")
    return Recall(author=author, railway=railway, lent_to=read.code())


def bar(read: Reader, author: str) -> Bar:
    """`( "bars" | "unbars" ) railway_id whom`."""
    barred = read.has("bars", "bar")
    if not barred:
        read.word("unbars", "unbar")
    return Bar(author=author, railway=read.numbered("R"), against=whom(read), barred=barred)


def dismantle(read: Reader, author: str) -> Dismantle:
    """`"dismantles" railway_id [ "from" space ] | "stops dismantling" railway_id`."""
    if read.has("stops dismantling", "stop dismantling"):
        return Dismantle(author=author, railway=read.numbered("R"), wanted=False)
    read.word("dismantles", "dismantle")
    railway = read.numbered("R")
    end = read.space() if read.has("from") else ""
    return Dismantle(author=author, railway=railway, end=end)


def secrecy(read: Reader, author: str) -> Secrecy:
    """`( "secret" | "public" ) railway_id`."""
    secret = read.has("secret")
    if not secret:
        read.word("public")
    return Secrecy(author=author, railway=read.numbered("R"), secret=secret)


def said(order: Company) -> str:  # noqa: PLR0911 - a kind a line
    """How it is kept and shown, without its author."""
    match order:
        case Transfer():
            return f"transfers {order.number} {order.railway} to {order.to}"
        case Proxy():
            return f"proxies {order.number} {order.railway} to {order.to}"
        case Recall():
            return f"recalls {order.railway} from {order.lent_to}"
        case Bar():
            return f"{'bars' if order.barred else 'unbars'} {order.railway} {', '.join(order.against)}"
        case Dismantle(wanted=False):
            return f"stops dismantling {order.railway}"
        case Dismantle():
            return f"dismantles {order.railway}" + (f" from {order.end}" if order.end else "")
        case Secrecy():
            return f"{'secret' if order.secret else 'public'} {order.railway}"
