"""The container, as far as it can be tried without an engine: the steps of the Dockerfile are run as they stand there.

Each step that is a command of Python or pip is run in a clean directory that stands for the root of the image; a step
that cannot be run so is named here, with what is looked at instead. Whoever adds a step has to do one or the other.
"""

from __future__ import annotations

import fnmatch
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.base.settings import Settings, names
from bot.base.version import VERSION

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
INSIDE = ("/app", "/src", "/wheels")
"""Folders of the image that the steps name; each stands in the clean directory."""
PYTHON = ("python", "/app/bin/pip")
NOT_RUN = {
    "RUN useradd --system --create-home --uid 10001 byrsa": "it takes root; USER names that user",
    "RUN install --directory --owner byrsa --group byrsa /var/lib/byrsa": "it takes root; VOLUME names that folder",
}
SAID = ("ARG", "FROM", "WORKDIR", "USER", "ENV", "VOLUME", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD")
"""What says something of the image and runs nothing while it is built; what it says is looked at below."""


@dataclass(frozen=True)
class Step:
    """One instruction; one of RUN for each command in it."""

    stage: int
    name: str
    said: str

    def __str__(self) -> str:
        return f"{self.name} {self.said}"


def steps(text: str) -> list[Step]:
    """The instructions of a Dockerfile, by stage; stage 0 is what stands before the first."""
    found, stage = list[Step](), 0
    whole = re.sub(r"\\\n\s*", "", "\n".join(line for line in text.splitlines() if not line.startswith("#")))
    for line in filter(None, whole.splitlines()):
        name, _, said = line.partition(" ")
        stage += name == "FROM"
        parts = said.split("&&") if name == "RUN" else [said]
        found += [Step(stage, name, " ".join(part.split())) for part in parts]
    return found


STEPS = steps(DOCKERFILE)


def said(name: str) -> str:
    """What the image says by an instruction that stands there once."""
    (one,) = (step.said for step in STEPS if step.name == name)
    return one


def is_run(step: Step) -> bool:
    return step.name == "RUN" and step.said.split()[0] in PYTHON


def ignored() -> list[str]:
    return [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line]


def goes_along(path: str) -> bool:
    """Whether a file of the checkout is sent to the engine."""
    first, name = path.partition("/")[0], path.rpartition("/")[2]
    return not any(
        fnmatch.fnmatch(first, one)
        or fnmatch.fnmatch(name, one.removeprefix("**/"))
        or f"/{one.removeprefix('**/')}/" in path
        for one in ignored()
    )


@dataclass
class Image:
    """A clean directory that stands for the root of an image while its steps are run."""

    root: Path
    work: Path = field(init=False)
    environment: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        """The base has a Python of its own, which the steps may change."""
        base = self.root.with_name("base")
        subprocess.run([sys.executable, "-m", "venv", base], check=True)
        kept = {name: value for name, value in os.environ.items() if name.startswith("PIP_") or name == "HOME"}
        self.environment = {**kept, "PATH": f"{base / 'bin'}:/usr/bin:/bin", "PIP_QUIET": "1"}
        self.root.mkdir()
        self.work = self.root

    def do(self, step: Step) -> None:
        """One instruction of the first stage."""
        if step.name == "WORKDIR":
            self.work = self.at(step.said)
            self.work.mkdir(parents=True)
        elif step.name == "COPY":
            self.copy(*step.said.split())
        elif step.name == "RUN":
            command = re.sub(r"(?<![\w.])(/(?:app|src|wheels))\b", lambda one: str(self.at(one[1])), step.said)
            subprocess.run(["/bin/sh", "-ec", command], cwd=self.work, env=self.environment, check=True)

    def at(self, path: str) -> Path:
        return self.root / path.lstrip("/")

    def copy(self, source: str, target: str) -> None:
        """Out of the checkout, as git knows it, but for what the engine is not sent."""
        listed = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard", source],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        for path in filter(goes_along, listed.stdout.splitlines()):
            if (ROOT / path).is_file():
                to = self.work / (target if source != "." else ".") / Path(path).relative_to(source)
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / path, to)


def run(image: Image, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A command of the finished image, as the user of the image would give it."""
    environment = {"PATH": f"{image.at('/app/bin')}:/usr/bin:/bin", "HOME": str(image.root), **more}
    return subprocess.run(
        command, cwd=image.at("/var/lib/byrsa"), env=environment, capture_output=True, text=True, check=False
    )


def index_answers() -> bool:
    """Whether pip finds packages here."""
    asked = [sys.executable, "-m", "pip", "download", "--no-deps", "--quiet", "--dest", os.devnull, "tzdata==0"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False).stderr
    return "from versions: none" not in told and "from versions:" in told


def test_each_step_is_run_here_or_named() -> None:
    """And what is named is there: a step that is no more has no reason either."""
    strange = [str(one) for one in STEPS if not (is_run(one) or one.name in (*SAID, "COPY") or str(one) in NOT_RUN)]
    assert strange == []
    assert {*NOT_RUN} <= {str(one) for one in STEPS}
    assert sum(map(is_run, STEPS)) == 5


@pytest.mark.slow
def test_the_steps_make_a_bot_that_runs(tmp_path: Path) -> None:
    if not index_answers():
        pytest.skip("pip reaches no index from here, so the wheels of the image cannot be fetched")
    image = Image(tmp_path / "root")
    for step in STEPS:
        if step.stage == 1 and str(step) not in NOT_RUN:
            image.do(step)
    shutil.rmtree(image.at("/src"))  # the second stage has none of it
    shutil.rmtree(tmp_path / "base" / "lib")
    image.at("/var/lib/byrsa").mkdir(parents=True)
    entry, *_ = run_form(said("ENTRYPOINT"))
    assert run(image, entry, "version").stdout == f"Byrsa {VERSION}\n"
    assert "DISCORD_TOKEN is not set" in run(image, entry, *run_form(said("CMD"))).stderr
    (probe,) = re.findall(r"CMD (\[.*\])", said("HEALTHCHECK"))
    alive = run(image, *run_form(probe), BYRSA_DATABASE=str(image.at("/var/lib/byrsa/byrsa.db")))
    assert (alive.returncode, alive.stdout) == (2, ""), "there is no database yet"
    for module in ("prometheus_client", "asyncpg", "bot.app.metrics.meters", "bot.store.postgres"):
        assert run(image, "python", "-c", f"import {module}").returncode == 0, module
    there = run(image, "python", "-c", "import data; print(data.path('monitoring/grafana.json').is_file())")
    assert there.stdout == "True\n"
    assert run(image, "python", "-c", "import tests").returncode == 1


def run_form(written: str) -> Sequence[str]:
    """A command as a list of JSON."""
    return shlex.split(re.sub(r"[\[\],]", " ", written))


def test_the_image_says_what_it_is() -> None:
    """What nothing runs is right: the user has no rights, his folder is kept, and the program is told to end kindly."""
    assert said("USER") == "byrsa"
    assert said("VOLUME") == "/var/lib/byrsa"
    assert f"BYRSA_DATABASE={said('VOLUME')}/byrsa.db" in said("ENV")
    assert said("STOPSIGNAL") == "SIGTERM"
    assert [step.said for step in STEPS if step.name == "COPY"] == [
        *("requirements requirements", ". ."),
        "--from=build /app /app",
    ]


def test_nothing_secret_and_nothing_large_is_sent_to_the_engine() -> None:
    for path in (".git/config", ".env", "byrsa.env", "byrsa.db", "byrsa.db-backup", "tests/x.py", "docs/x.md"):
        assert not goes_along(path), path
    for path in ("bot/app/serve.py", "data/monitoring/grafana.json", "pyproject.toml", "requirements/run.txt"):
        assert goes_along(path), path


def test_compose_sets_what_there_is_and_lets_the_bot_end_in_peace() -> None:
    service = COMPOSE.split("\n  byrsa:\n")[1].split("\n  postgres:\n")[0]
    environment = service.split("    environment:\n")[1].split("    volumes:")[0]
    assert {*re.findall(r"^      (\w+):", environment, re.MULTILINE)} <= {*names()}
    (grace,) = re.findall(r"stop_grace_period: (\d+)s", service)
    assert int(grace) > Settings.model_fields["stop_within"].default
    assert f'volumes: ["byrsa:{said("VOLUME")}"]' in service
    assert "ports:" not in COMPOSE, "no port of the machine is opened"
    assert "    read_only: true\n    tmpfs: [/tmp]\n" in service, "`byrsa check` makes its copy there"
    assert "    profiles: [postgres]\n" in COMPOSE.split("\n  postgres:\n")[1]
    assert not re.search(r"(PASSWORD|TOKEN|URL): (?!\$\{)", COMPOSE), "no secret stands in the file"
