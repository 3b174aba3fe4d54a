"""Every error is one line on standard error, without a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Vaka, command, run
from vaka import games
from vaka.arena.results_log import count_games

option = games.load(GAME).options[0]

BAD = {
    "a command": (["dance"], "no such command 'dance'"),
    "an option of a command": (["simulate", GAME, "--dance"], "no such option: --dance"),
    "a game": (["simulate", "chess"], "there is no game 'chess' (games: "),
    "no game": (["simulate"], "missing argument 'GAME': one of tahiti, tongiaki"),
    "no game to read": (["rules"], "missing argument 'GAME': one of tahiti, tongiaki"),
    "a number": (["simulate", GAME, "--players", "many"], "invalid value for '--players': "),
    "players": (["simulate", GAME, "--players", "99"], ""),
    "games": (["simulate", GAME, "--games", "0"], "invalid value for '--games': "),
    **{
        f"games of a {name}": (
            [name, GAME, *who, "--games", str(10**20), "--out", "x"],
            "invalid value for '--games': ",
        )
        for name, who in {
            "simulate": [],
            "match": ["--agents", "random,greedy", "--sprt", "50%,55%"],
            "tournament": ["--agents", "random,greedy"],
            "calibrate": [],
        }.items()
    },
    "an agent": (["simulate", GAME, "--agents", "hal"], "there is no agent 'hal' (agents: "),
    "agents": (["simulate", GAME, "--players", "2", "--agents", "random,random,random"], "2 pla"),
    "a parameter": (["simulate", GAME, "--agents", "random:x=1"], "agent random has no param"),
    "no value": (["simulate", GAME, "--option", "x"], "write --option name=value, not 'x'"),
    "an option": (["simulate", GAME, "--option", "x=y"], f"{GAME} has no option 'x' (options: "),
    "a value": (["simulate", GAME, "--option", f"{option.name}=x"], f"option {option.name} cannot"),
    "a preset": (["simulate", GAME, "--preset", "X"], f"{GAME} has no preset 'X' (presets: "),
    "the first": (["simulate", GAME, "--first", "me"], "--first is the number of a seat"),
    "the first seat": (["simulate", GAME, "--first", "77"], ""),
    "both": (
        ["simulate", GAME, "--preset", "S0", "--random-options"],
        "random options and a preset",
    ),
    "nobody": (["match", GAME], "missing option '--agents'"),
    "a lone agent": (["match", GAME, "--agents", "random"], "a match needs two agents"),
    "some agents": (["match", GAME, "--agents", "random,greedy", "--players", "3"], "3 players n"),
    "a test": (["match", GAME, "--agents", "random,greedy", "--sprt", "x"], "a test is two scor"),
    "risks": (
        ["match", GAME, "--agents", "random,greedy", "--sprt", "0,9", "--alpha", "1"],
        "alpha",
    ),
    "a tournament": (
        ["tournament", GAME, "--agents", "random", "--out", "x"],
        "a tournament needs",
    ),
    "sizes": (
        ["tournament", GAME, "--agents", "a,b", "--players", "x", "--out", "x"],
        "--players ",
    ),
    "a file": (["replay", "no-such-file"], "no-such-file: cannot be read: "),
    "a folder": (["replay", "."], ".: cannot be read: "),
    "to analyse": (["analyse", "no-such-file"], "no-such-file: cannot be read: "),
    "nothing to analyse": (["analyse"], "missing argument 'FILE'"),
    "two budgets": (["analyse", "x", "--playouts", "1", "--seconds", "1"], "give --playouts or"),
    "no playouts": (["analyse", "x", "--playouts", "0"], "invalid value for '--playouts': "),
    "no time": (["analyse", "x", "--seconds", "0"], "invalid value for '--seconds': "),
    "no place": (["moves"], "give either a record or --position"),
    "two places": (["moves", "file", "--position", "x"], "give either a record or --position"),
    "a ply of a position": (["moves", "--position", "x", "--at", "1"], "--at needs a record"),
    "a position": (["perft", "--position", "chess/1 x"], "a position begins with the name"),
    "a field": (["perft", "--position", f"{GAME}/1 x=y"], ""),
    "nothing": (["perft", "--position", ""], "a position begins with the name"),
    "depth": (["perft", "--position", "x", "--depth", "-1"], "invalid value for '--depth'"),
    "a rule": (["rules", GAME, "Z9.9"], "there is no rule Z9.9; "),
    "the rules of": (["rules", "chess"], "there is no game 'chess'"),
    "to measure": (["bench", "chess"], "there is no game 'chess'"),
    "to play": (["play", "chess"], "there is no game 'chess'"),
    "a seat": (["play", GAME, "--players", "2", "--seat", "9"], "there are 2 seats: "),
    "who plays": (["play", GAME, "--agents", "hal"], "there is no agent 'hal'"),
    "how many play": (["play", GAME, "--players", "3", "--agents", "random," * 5], "3 players"),
    "to set again": (
        ["play", "--resume", "x", "--players", "2"],
        "a saved game has its own set-up: ",
    ),
    "to resume": (["play", "--resume", "no-such-file"], "no-such-file: cannot be read: "),
}


@pytest.mark.parametrize(("arguments", "message"), BAD.values(), ids=BAD)
def test_bad_input_is_one_line(vaka: Vaka, arguments: list[str], message: str) -> None:
    answer = vaka(*arguments)
    assert answer.code == 2
    assert answer.out == ""
    [line] = answer.err.splitlines()
    assert line.startswith(f"vaka: {message}")


def test_an_unknown_rule_is_told_which_there_are(vaka: Vaka) -> None:
    ids = games.load(GAME).rulebook.ids()
    assert f"{ids[0]} to {ids[-1]}" in vaka("rules", GAME, "Z9.9").err


def test_a_ply_too_far_is_one_line(vaka: Vaka, record: Path) -> None:
    answer = vaka("replay", record, "--at", 99999)
    assert answer.code == 2
    assert answer.err.startswith("vaka: the record has ")


def test_a_damaged_record_names_its_line(vaka: Vaka, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.vaka"
    bad.write_bytes(record.read_bytes()[:-20])
    answer = vaka("replay", bad)
    assert answer.code == 2
    assert answer.err.startswith(f"vaka: {bad}: line ")
    assert len(answer.err.splitlines()) == 1


def test_a_folder_that_cannot_be_made_is_one_line(vaka: Vaka, record: Path) -> None:
    answer = vaka("simulate", GAME, "--games", 1, "--out", record / "folder")
    assert answer.code == 2
    assert len(answer.err.splitlines()) == 1


SPOTS = {
    "a picture": (["analyse", "{record}", "--svg"], "missing/a.svg", "No such file or directory"),
    "a page": (["analyse", "{record}", "--html"], "folder", "Is a directory"),
    "below a file": (["analyse", "{record}", "--svg"], "file/a.svg", "Not a directory"),
    "closed": (["analyse", "{record}", "--svg"], "closed/a.svg", "Permission denied"),
    "a plot": (["calibrate", GAME, "--svg"], "missing/a.svg", "No such file or directory"),
    "predictions": (["calibrate", GAME, "--out"], "file/a.jsonl", "Not a directory"),
    "results": (["match", GAME, "--agents", "random,greedy", "--out"], "folder", "Is a directory"),
    "closed results": (
        ["match", GAME, "--agents", "random,greedy", "--out"],
        "closed/new/a.jsonl",
        "Permission denied",
    ),
    "records": (["match", GAME, "--agents", "random,greedy", "--records"], "closed", "Permission"),
    "games": (["simulate", GAME, "--out"], "file", "Not a directory"),
    "closed games": (["simulate", GAME, "--out"], "closed", "Permission denied"),
    "a cup": (
        ["tournament", GAME, "--agents", "random,greedy", "--out"],
        "file",
        "Not a directory",
    ),
}

WORK = (
    "vaka.arena.tournament.play_tournament",
    "vaka.arena.rotated_match.play_match",
    "vaka.arena.calibration.calibrate",
    "vaka.arena.simulation.simulate",
    "vaka.analysis.analyse",
)


@pytest.fixture
def spots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file, with a folder, and with one that is closed to everybody."""
    (tmp_path / "file").touch()
    for name in ("folder", "closed"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(
        "os.access", lambda path, how: how != os.W_OK or Path(path).name != "closed"
    )
    return tmp_path


@pytest.mark.parametrize(("arguments", "spot", "reason"), SPOTS.values(), ids=SPOTS)
def test_what_cannot_be_written_is_said_before_the_work(
    vaka: Vaka,
    record: Path,
    spots: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    spot: str,
    reason: str,
) -> None:
    for work in WORK:
        monkeypatch.setattr(work, _begun)
    asked = [part.format(record=record) for part in arguments]
    answer = vaka(*asked, spots / spot)
    assert (answer.code, answer.out) == (2, "")
    [line] = answer.err.splitlines()
    assert line.startswith(f"vaka: {spots / spot}: cannot be written: {reason}")


def _begun(*_: object, **__: object) -> None:
    raise AssertionError("the work has begun")


def test_a_report_that_cannot_be_written_is_said_before_the_first_game(
    vaka: Vaka, tmp_path: Path
) -> None:
    report = tmp_path / "report.html"
    report.mkdir()
    answer = vaka("tournament", GAME, "--agents", "random,greedy", "--games", 2, "--out", tmp_path)
    assert answer.err == f"vaka: {report}: cannot be written: Is a directory\n"
    assert list(tmp_path.iterdir()) == [report]


# ---- as processes


def test_errors_and_answers_go_to_their_streams() -> None:
    answer = run("simulate", "chess", "--json")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("vaka: there is no game 'chess'")


def test_there_is_no_progress_bar_without_a_terminal() -> None:
    answer = run("simulate", GAME, "--players", 2, "--games", 2, "--json")
    assert answer.json["games"] == 2
    assert answer.err == ""


def test_a_poor_terminal_is_no_reason_to_fail(record: Path) -> None:
    answer = run("replay", record, PYTHONIOENCODING="ascii")
    assert (answer.code, answer.err) == (0, "")


def test_nothing_slow_is_imported_with_the_command_line() -> None:
    code = "import sys, vaka.cli; print(*sorted({'typer', 'rich', 'vaka.games'} & {*sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "\n", done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break in another way there")
def test_a_reader_who_leaves_is_no_error() -> None:
    process = subprocess.Popen(
        command("rules", GAME), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    said = process.stderr.read()
    process.stderr.close()
    assert process.wait() == 1
    assert said == b""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal there")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_ends_quietly(tmp_path: Path, jobs: int) -> None:
    asked = ("simulate", GAME, "--games", 100_000, "--out", tmp_path, "--jobs", jobs)
    with subprocess.Popen(
        command(*asked), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        while process.poll() is None and not any(tmp_path.iterdir()):
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, out, err) == (130, b"", b"")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal there")
@pytest.mark.parametrize("name", ["match", "tournament", "calibrate"])
def test_after_an_interrupt_it_is_said_what_is_kept(tmp_path: Path, name: str) -> None:
    place = tmp_path / ("cup" if name == "tournament" else "games.jsonl")
    who = ("--agents", "random,greedy:depth=1,width=2")
    if name == "calibrate":
        who = ("--agent", "random")
    asked = (name, GAME, *who, "--games", 100_000, "--out", place, "--jobs", 1)
    with subprocess.Popen(
        command(*asked), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        while process.poll() is None and count_games(place) < 2:
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    kept = count_games(place)
    *_, line = err.splitlines()  # on a busy machine after lines of progress
    assert (process.returncode, out) == (130, "")
    assert line == f"vaka: {kept} games are stored in {place}; run the same command to continue"
