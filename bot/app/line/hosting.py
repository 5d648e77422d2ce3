"""Commands for whoever runs the bot: start it, see whether it lives; and the playground, to try it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Final

import typer

from bot.app.line.kit import Command, OtherDatabase, place_of
from bot.app.pulse import Beating, pulse_of
from bot.base import log, loop, settings
from bot.base.memory import look_for_garbage_seldom
from bot.base.version import VERSION


def run() -> None:
    """Run the bot: on Discord, or on DISCORD_ENDPOINT."""
    chosen = settings.read()
    log.configure(chosen.log_level, chosen.log_form)
    _ = chosen.token
    look_for_garbage_seldom()
    from bot.app.serve import serve  # noqa: PLC0415 - the other commands do without discord.py, which is slow to load

    loop.run(serve(chosen))


def invite(
    application: Annotated[
        int | None, typer.Option(help="The number of the application; else that of DISCORD_TOKEN.", min=1)
    ] = None,
    threads: Annotated[bool, typer.Option(help="Deals may have threads of their own.")] = True,  # noqa: FBT002 - a flag
    events: Annotated[bool, typer.Option(help="Live sittings stand in the server's calendar.")] = False,  # noqa: FBT002
) -> None:
    """Print the link that invites the bot to a server, with exactly the rights it uses; and what each is for."""
    from bot.app import inviting  # noqa: PLC0415 - as above

    number = application or inviting.application_of(settings.read())
    for reason in inviting.reasons(threads=threads, events=events):
        typer.echo(reason, err=True)
    typer.echo(inviting.link(number, threads=threads, events=events))


def playground(
    port: Annotated[int, typer.Option(help="Where the page is shown.", min=1, max=65535)] = 8010,
    people: Annotated[int, typer.Option(help="How many people there are to be.", min=1, max=12)] = 4,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget what was played here before.")] = False,  # noqa: FBT002 - a flag
    at: Annotated[
        str, typer.Option(help="Begin a game at a preset: veto; `byrsa sit GAME --presets` lists them.")
    ] = "",
    person: Annotated[str, typer.Option("--as", help="Who sits there where there is something to do: elissa.")] = "",
    reload: Annotated[bool, typer.Option("--reload", help="Start anew whenever the source changes.")] = False,  # noqa: FBT002
) -> None:
    """Play in the browser: several people, one bot, no Discord account."""
    if reload:
        from bot.app import reloading  # noqa: PLC0415 - as above

        again = ["playground", "--port", str(port), "--people", str(people)]
        begun = [*(["--fresh"] if fresh else []), *(["--at", at] if at else []), *(["--as", person] if person else [])]
        raise typer.Exit(reloading.main([*again, *begun], again))
    from bot.app import playground as page  # noqa: PLC0415 - as above

    page.main(port=port, people=people, fresh=fresh, at=at, person=person)


def alive(database: OtherDatabase = None) -> None:
    """Whether a bot runs on the database, and all is well with it; 1: none does, it hangs, cannot write or be heard."""
    how, said = pulse_of(place_of(database), datetime.now(UTC))
    typer.echo(said)
    if how is not Beating.WELL:
        raise typer.Exit(1)


def status(
    database: OtherDatabase = None,
    as_json: Annotated[bool, typer.Option("--json", help="The same as JSON.")] = False,  # noqa: FBT002 - a flag
) -> None:
    """What the bot on a database does: version, sessions, games, questions, messages that wait, the last backup."""
    from bot.app import status as looking  # noqa: PLC0415 - as above

    looking.main(place_of(database), as_json=as_json)


def doctor(
    database: OtherDatabase = None,
    offline: Annotated[bool, typer.Option("--offline", help="Ask Discord nothing.")] = False,  # noqa: FBT002 - a flag
    as_json: Annotated[bool, typer.Option("--json", help="The findings as JSON.")] = False,  # noqa: FBT002
) -> None:
    """Look whether all is well: token, rights, database, clock, disk, fonts; say what to do. 1: something is wrong."""
    from bot.app.doctor import program  # noqa: PLC0415 - as above

    raise typer.Exit(program.main(place_of(database) if database else None, offline=offline, as_json=as_json))


def version() -> None:
    """Print the version."""
    typer.echo(f"Byrsa {VERSION}")


COMMANDS: Final = (
    Command(run, ["byrsa run", "BYRSA_DATABASE=/var/lib/byrsa/byrsa.db byrsa run"]),
    Command(invite, ["byrsa invite", "byrsa invite --no-threads --events", "byrsa invite --application 123456789"]),
    Command(playground, ["byrsa playground", "byrsa playground --fresh --people 6", "byrsa playground --at market"]),
    Command(alive, ["byrsa alive", "byrsa alive --database byrsa.db && echo well"]),
    Command(status, ["byrsa status", "byrsa status --json", "byrsa status --database copy.db"]),
    Command(doctor, ["byrsa doctor", "byrsa doctor --offline --database copy.db", "byrsa doctor --json"]),
    Command(version, ["byrsa version"]),
)
