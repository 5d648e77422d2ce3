"""What the command line says of itself: examples that can be typed, and what the shell completes."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from bot.__main__ import _run, app
from bot.app.line import care, games, hosting, making, measuring
from bot.app.line.kit import Command

COMMANDS = typer.main.get_command(app)
ADDED = (*hosting.COMMANDS, *games.COMMANDS, *care.COMMANDS, *making.COMMANDS, *measuring.COMMANDS)
EXAMPLES = [(one, line) for one in ADDED for line in one.examples]
SHELLS = ["bash", "zsh", "fish"]


def name_of(command: Command) -> str:
    return command.name or command.does.__name__


def typed(example: str) -> list[str]:
    """The words after the name of the program; what is set before it, or done after, is not ours."""
    words = shlex.split(example.partition("&&")[0])
    return words[words.index("byrsa") + 1 :]


def test_every_command_is_there_once() -> None:
    names = [name_of(one) for one in ADDED]
    assert sorted(names) == sorted(COMMANDS.commands)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("command", ADDED, ids=name_of)
def test_help_has_an_example(command: Command, capsys: pytest.CaptureFixture[str]) -> None:
    if command.handed_on:
        for more in ([], ["--players", "sensible"]):
            with pytest.raises(SystemExit):
                _run([name_of(command), *more, "--help"])
            assert f"byrsa {name_of(command)} " in capsys.readouterr().out.partition("example")[2]
        return
    assert _run([name_of(command), "--help"]) == 0
    lines = [line.strip() for line in capsys.readouterr().out.partition("Examples:")[2].splitlines()]
    assert [line for line in lines if line] == list(command.examples)


@pytest.mark.parametrize(("command", "example"), EXAMPLES, ids=lambda one: one if isinstance(one, str) else "")
def test_an_example_can_be_typed_as_it_stands(command: Command, example: str) -> None:
    """It is read by the command itself, which is not run."""
    name, *rest = typed(example)
    assert name == name_of(command)
    found = COMMANDS.commands[name]
    with found.make_context(name, list(rest)) as context:
        assert context.args == [] or command.handed_on


def completed(shell: str, words: list[str]) -> str:
    """What a shell is told when somebody presses Tab behind these words."""
    line = " ".join(words)
    asked = {
        "bash": {"COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)},
        "zsh": {"_TYPER_COMPLETE_ARGS": line},
        "fish": {"_TYPER_COMPLETE_ARGS": line, "_TYPER_COMPLETE_FISH_ACTION": "get-args"},
    }[shell]
    environment = {**os.environ, **asked, "_BYRSA_COMPLETE": f"complete_{shell}"}
    done = subprocess.run([sys.executable, "-m", "bot"], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.parametrize("shell", SHELLS)
def test_the_shell_completes_commands_options_and_games(shell: str) -> None:
    assert "transcript" in completed(shell, ["byrsa", "tr"])
    assert "--seats" in completed(shell, ["byrsa", "demo", "--se"])
    assert "carthage" in completed(shell, ["byrsa", "sit", "car"])
    assert "backup" not in completed(shell, ["byrsa", "tr"])


@pytest.mark.parametrize("shell", SHELLS)
def test_the_program_prints_what_teaches_a_shell(shell: str, tmp_path: Path) -> None:
    environment = {**os.environ, "_BYRSA_COMPLETE": f"source_{shell}"}
    done = subprocess.run([sys.executable, "-m", "bot"], env=environment, capture_output=True, text=True, check=True)
    assert f"_BYRSA_COMPLETE=complete_{shell}" in done.stdout
    if program := shutil.which(shell):
        script = tmp_path / "completion"
        script.write_text(done.stdout)
        assert subprocess.run([program, "-n", str(script)], check=False).returncode == 0
