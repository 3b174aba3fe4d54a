"""The output of each command as text and as JSON."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from tests.cli.conftest import GAME, Vaka
from vaka import __version__, games
from vaka.arena.game_speed import FIGURE_TITLES, ROUNDS
from vaka.cli.app import app
from vaka.core import build_mode
from vaka.core.records.files import read, to_json

game = games.load(GAME)
KINDS = [("tiles", "tongiaki", "Hawaii/2"), ("cards", "tahiti", "flowers1")]


# ---- vaka


def test_the_version_names_the_mode(vaka: Vaka) -> None:
    assert vaka("--version").out == f"vaka {__version__}, {build_mode.describe()}\n"


def registered(group: Any) -> Iterator[tuple[str, ...]]:
    """The names of all commands of a group, and of the groups in it."""
    for name, command in group.commands.items():
        yield (name,)
        if hasattr(command, "commands"):
            yield from ((name, *names) for names in registered(command))


def test_every_command_has_help(vaka: Vaka) -> None:
    answer = vaka("--help")
    assert answer.code == 0
    for names in registered(typer.main.get_command(app)):
        assert len(names) > 1 or names[0] in answer.out
        shown = vaka(*names, "--help")
        assert shown.code == 0, names
        assert not any(odd in shown.out for odd in ("[[", "<bool>")), names


# ---- pieces


def test_pieces_are_listed_and_drawn(vaka: Vaka) -> None:
    assert len(vaka("pieces", GAME).lines) == 32
    sheet = vaka("pieces", GAME, "--svg").out
    assert sheet.startswith("<svg")
    assert "Hawaii" in sheet
    assert vaka("pieces", GAME, "Hawaii/2", "--dark").out.startswith("<svg")


@pytest.mark.parametrize(("kind", "name", "piece"), KINDS)
def test_a_kind_of_pieces_is_short_for_those_of_its_game(
    vaka: Vaka, kind: str, name: str, piece: str
) -> None:
    for rest in ((), ("--svg",), (piece, "--dark", "--width", 300)):
        assert vaka(kind, *rest).out == vaka("pieces", name, *rest).out != ""


def test_every_game_that_is_drawn_lists_its_pieces(vaka: Vaka) -> None:
    for name in games.names():
        listed = vaka("pieces", name)
        assert listed.code == 0
        sheet = vaka("pieces", name, "--svg", "--width", 600).out
        assert sheet.startswith("<svg")
        assert vaka("pieces", name, listed.lines[0]).out.startswith("<svg")


def test_a_piece_that_does_not_exist_is_named(vaka: Vaka) -> None:
    answer = vaka("pieces", GAME, "Atlantis")
    assert answer.code == 2
    assert "Atlantis" in answer.err
    assert len(answer.err.splitlines()) == 1


def test_a_position_of_a_record_is_drawn(vaka: Vaka, records: Path) -> None:
    file = sorted(records.glob("*.vaka"))[0]
    early = vaka("replay", file, "--at", 8, "--svg").out
    late = vaka("replay", file, "--svg", "--dark").out
    assert early.startswith("<svg")
    assert early.count("boat-") < late.count("<use")


# ---- simulate


def test_simulate_tells_a_program_everything(vaka: Vaka, tmp_path: Path) -> None:
    asked = ("simulate", GAME, "--games", 2, "--players", 2, "--seed", "x", "--out", tmp_path)
    found = vaka(*asked, "--json").json
    assert (found["game"], found["games"], found["seed"]) == (GAME, 2, "x")
    assert [wins["agent"] for wins in found["wins"]] == ["random", "random"]
    assert len(list(tmp_path.iterdir())) == 2


def test_the_same_seed_says_and_writes_the_same(vaka: Vaka, tmp_path: Path) -> None:
    def simulate(folder: Path) -> tuple[object, list[bytes]]:
        asked = ("--games", 2, "--players", 2, "--random-options", "--seed", "s", "--out", folder)
        found = vaka("simulate", GAME, *asked, "--json").json
        return found["wins"], [file.read_bytes() for file in sorted(folder.iterdir())]

    assert simulate(tmp_path / "one") == simulate(tmp_path / "two")


def test_simulate_tells_people_in_lines_of_80_columns(vaka: Vaka) -> None:
    answer = vaka("simulate", GAME, "--games", 2, "--players", 2, "--agents", "random,random")
    assert answer.err == ""
    assert f"2 games of {GAME}" in answer.out
    assert max(map(len, answer.lines)) <= 80


def test_options_presets_and_lots_end_up_in_the_record(vaka: Vaka, tmp_path: Path) -> None:
    preset, values = next(iter(game.presets.items()))
    option = next(option for option in game.options if values[option.name] != option.values[-1])
    vaka(
        *("simulate", GAME, "--games", 1, "--players", 2, "--out", tmp_path, "--preset", preset),
        *("--option", f"{option.name}={option.values[-1]}", "--first", "lot"),
    )
    setup = read(tmp_path / "game-000001.vaka", games.load).setup
    assert setup.options == {**values, option.name: option.values[-1]}
    assert setup.first is None


def test_records_of_a_longer_match_are_not_passed_over(vaka: Vaka, tmp_path: Path) -> None:
    asked = ("simulate", GAME, "--players", 2, "--out", tmp_path, "--json", "--games")
    assert vaka(*asked, 3).err == ""
    answer = vaka(*asked, 1)
    assert answer.json["games"] == 1
    assert "also contains 2 records" in answer.err


# ---- match


def test_match_tells_a_program_everything(vaka: Vaka, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    asked = ("match", GAME, "--agents", "random,greedy:depth=1", "--games", 3, "--jobs", 1)
    found = vaka(*asked, "--out", out, "--sprt", "20%,50%", "--json").json
    assert (found["games"], found["rounds"], found["games_a_round"]) == (4, 2, 2)
    assert [score["agent"] for score in found["scores"]] == ["random", "greedy:depth=1"]
    assert sum(score["score"] for score in found["scores"]) == pytest.approx(1)
    assert found["sprt"]["accepted"] is None
    assert found["results"] == str(out)
    assert len(out.read_text("utf-8").splitlines()) == 5
    again = vaka(*asked, "--out", out, "--sprt", "20%,50%", "--json").json
    assert again == found


def test_match_shows_a_person_the_score(vaka: Vaka) -> None:
    answer = vaka("match", GAME, "--agents", "random", "--players", 2, "--games", 2, "--jobs", 1)
    assert answer.lines[0] == f"{GAME}, 2 players, 2 games in 2 rounds of 1, seed 1"
    assert "95 % interval" in answer.lines[1]
    assert answer.lines[2].split()[:4] == ["random", "x", "2", "50.0%"]
    tested = vaka(
        "match", GAME, "--agents", "random", "--players", 2, "--games", 1, "--sprt", "0,9"
    )
    assert "undecided" in tested.lines[-1]


def test_the_results_of_another_match_are_refused_in_one_line(vaka: Vaka, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    asked = ("match", GAME, "--agents", "random", "--players", 2, "--games", 1, "--out", out)
    assert vaka(*asked).code == 0
    answer = vaka(*asked, "--seed", "other")
    assert (answer.code, answer.out) == (2, "")
    [line] = answer.err.splitlines()
    assert line == f'vaka: {out}: the results of another match: seed is "1", not "other"'


# ---- tournament


def test_a_tournament_leaves_figures_and_a_report(vaka: Vaka, tmp_path: Path) -> None:
    agents = "random,greedy:depth=1"
    asked = ("tournament", GAME, "--agents", agents, "--games", 2, "--jobs", 1, "--out", tmp_path)
    found = vaka(*asked, "--json").json
    assert {rating["agent"] for rating in found["ratings"]} == {"random", "greedy:depth=1"}
    assert Path(found.pop("report")).read_text("utf-8").startswith("<!doctype html>")
    assert json.loads((tmp_path / "tournament.json").read_text("utf-8")) == found
    shown = vaka(*asked)
    assert shown.lines[0].split()[:2] == ["agent", "rating"]
    assert shown.err.startswith("vaka: report: ")


# ---- calibrate


def test_calibrate_prints_a_table_and_draws_a_plot(vaka: Vaka, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    asked = ("calibrate", GAME, "--games", 1, "--agent", "random", "--playouts", 8, "--jobs", 1)
    found = vaka(*asked, "--moments", 2, "--svg", plot, "--json").json
    assert found["predictions"] == sum(row["count"] for row in found["tenths"]) == 4
    assert plot.read_text("utf-8").startswith("<svg")
    shown = vaka(*asked, "--moments", 2)
    assert shown.lines[0] == f"{GAME}, 2 players, 1 games, 4 predictions"
    assert shown.lines[-2].endswith("tenths within their intervals")


# ---- replay


def test_replay_tells_every_turn_and_the_end(vaka: Vaka, record: Path) -> None:
    answer = vaka("replay", record)
    turns = vaka("replay", record, "--json").json["turns"]
    assert max(len(line) for line in answer.lines if "/1 " not in line) <= 80
    assert f"After ply {turns[-1]['ply']} of {turns[-1]['ply']}:" in answer.out


def test_replay_gives_programs_moves_and_events(vaka: Vaka, record: Path) -> None:
    found = vaka("replay", record, "--json").json
    assert [turn["turn"] for turn in found["turns"]] == list(range(1, len(found["turns"]) + 1))
    assert sum(len(turn["moves"]) for turn in found["turns"]) == found["plies"]
    assert all(event["kind"] for turn in found["turns"] for event in turn["events"])
    assert found["end"]["reason"]


def test_replay_shows_a_position(vaka: Vaka, record: Path) -> None:
    found = vaka("replay", record, "--at", 10, "--json").json
    assert found["ply"] == 10
    state = game.parse_position(found["position"])
    assert game.digest(state) == found["digest"]
    answer = vaka("replay", record, "--at", 10)
    assert answer.lines[0].startswith("After ply 10 of ")
    assert answer.lines[-1] == found["position"]


def test_a_record_can_be_json_too(vaka: Vaka, record: Path, tmp_path: Path) -> None:
    copy = tmp_path / "record.json"
    copy.write_text(to_json(read(record, games.load), game), "utf-8")
    assert vaka("replay", copy, "--json").json == vaka("replay", record, "--json").json


# ---- moves and perft


def position(vaka: Vaka, record: Path, ply: int) -> str:
    text: str = vaka("replay", record, "--at", ply, "--json").json["position"]
    return text


def test_moves_lists_moves_and_complete_choices(vaka: Vaka, record: Path) -> None:
    found = vaka("moves", record, "--at", 6, "--json").json
    state = game.parse_position(found["position"])
    assert [move["move"] for move in found["moves"]] == state.moves()
    assert found["turn"] in read(record, games.load).setup.seats
    for choice in found["choices"]:
        after = state.copy()
        for move in choice["moves"]:
            after.play(move)
        assert not after.is_mid_choice
        assert len(choice["text"].split("; ")) == len(choice["moves"])
    assert found["is_complete"]
    assert len(vaka("moves", record, "--at", 6).lines) >= len(found["moves"])


def test_moves_are_the_same_for_a_place_and_its_position(vaka: Vaka, record: Path) -> None:
    there = vaka("moves", record, "--at", 6, "--json").json
    here = vaka("moves", "--position", position(vaka, record, 6), "--json").json
    assert here["ply"] is None
    assert {**here, "ply": 6} == there


def test_too_many_choices_are_said_to_be_more(vaka: Vaka, record: Path) -> None:
    found = vaka("moves", record, "--at", 0, "--most", 1, "--json").json
    assert len(found["choices"]) == 1
    assert not found["is_complete"]


def test_chance_has_weights(vaka: Vaka, record: Path) -> None:
    plies = vaka("replay", record, "--json").json["plies"]
    answers = (vaka("moves", record, "--at", ply, "--json").json for ply in range(plies))
    found = next(answer for answer in answers if answer["turn"] == "chance")
    assert all(move["weight"] > 0 for move in found["moves"])


def test_at_its_end_a_game_has_no_moves(vaka: Vaka, record: Path) -> None:
    found = vaka("moves", record, "--json").json
    assert (found["turn"], found["moves"], found["choices"]) == (None, [], [])
    assert "over" in vaka("moves", record).out


def test_perft_counts_and_divides(vaka: Vaka, record: Path) -> None:
    text = position(vaka, record, 6)
    count = vaka("perft", "--position", text, "--depth", 2, "--json").json["count"]
    assert count > 1
    divided = vaka("perft", "--position", text, "--depth", 2, "--divide", "--json").json
    assert sum(divided["divide"].values()) == divided["count"] == count
    assert vaka("perft", record, "--at", 6, "--depth", 2).out == f"{count}\n"
    assert len(vaka("perft", record, "--at", 6, "--divide").lines) == len(divided["divide"]) + 1
    assert vaka("perft", "--position", text, "--depth", 0).out == "1\n"


# ---- verify


def test_a_record_of_earlier_rules_is_refused_with_the_program_that_replays_it(
    vaka: Vaka, record: Path, tmp_path: Path
) -> None:
    old = tmp_path / "old.vaka"
    old.write_text(record.read_text("utf-8").replace("rules 2", "rules 1", 1), "utf-8")
    answer = vaka("verify", old)
    assert (answer.code, answer.err) == (1, "")
    (line,) = answer.lines
    assert "version 1 of the rules of tongiaki" in line
    assert "this program plays version 2; to replay it, use Vaka 0.1.0 as of commit" in line


def test_the_program_that_replays_earlier_rules_is_a_commit_with_those_rules() -> None:
    root = Path(__file__).parents[2]
    if not (root / ".git").exists() or (root / ".git" / "shallow").exists():
        pytest.skip("needs the history of the repository")
    for version, program in game.replayed_by.items():
        commit = program.rpartition(" ")[2]
        source = subprocess.run(
            ["git", "show", f"{commit}:src/vaka/games/{GAME}/game.py"],
            cwd=root,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert f"rules_version = {version}\n" in source


def test_good_records_are_one_line_each(vaka: Vaka, records: Path) -> None:
    files = sorted(records.iterdir())
    answer = vaka("verify", *files)
    assert answer.code == 0
    assert [line.partition(": good: ")[0] for line in answer.lines] == list(map(str, files))
    assert all(found["is_good"] for found in vaka("verify", *files, "--json").json)


def test_one_bad_record_is_enough_to_fail(vaka: Vaka, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.vaka"
    lines = record.read_text("utf-8").splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if " = " in line)
    lines[at] = lines[at].partition(" = ")[0] + f" = {'0' * 16}\n"
    bad.write_text("".join(lines), "utf-8")
    answer = vaka("verify", record, bad, tmp_path / "missing.vaka")
    assert answer.code == 1
    assert [line.split(": ")[1] for line in answer.lines] == ["good", "bad", "bad"]
    assert answer.lines[1].startswith(f"{bad}: bad: line {at + 1}: ")
    assert answer.err == ""
    answer = vaka("verify", record, bad, "--json")
    assert answer.code == 1
    assert [found["is_good"] for found in json.loads(answer.out)] == [True, False]


# ---- rules


def test_all_rules_are_shown(vaka: Vaka) -> None:
    out = vaka("rules", GAME).out
    assert all(f"\n{rule.id} " in out for rule in game.rulebook)
    assert all(option.name in out for option in game.options)
    assert out.index(game.rulebook.background.title) < out.index(game.rulebook.short.title)
    assert out.index(game.rulebook.short.title) < out.index(f"\n{game.rulebook.ids()[0]} ")
    assert len(vaka("rules", GAME, "--json").json["chapters"]) == len(game.rulebook.chapters)


@pytest.mark.parametrize("rule", [rule.id for rule in game.rulebook])
def test_every_rule_is_shown_with_what_touches_it(vaka: Vaka, rule: str) -> None:
    found = vaka("rules", GAME, rule.lower(), "--json").json
    assert found["rule"]["id"] == rule
    answer = vaka("rules", GAME, rule)
    assert answer.lines[0].startswith(f"{rule} ")
    for option in found["options"]:
        assert option["name"] in answer.out
    for decision in game.rulebook.decisions_on(rule):
        assert f"\n{decision.id} " in answer.out


def test_options_and_fine_print_are_shown_too(vaka: Vaka) -> None:
    for option in game.options:
        found = vaka("rules", GAME, option.name, "--json").json["option"]
        assert [value["value"] for value in found["values"]]
        assert option.default in vaka("rules", GAME, option.name).out
    for decision in game.rulebook.decisions:
        assert vaka("rules", GAME, decision.id, "--json").json["decision"]["id"] == decision.id


def test_rules_are_shown_in_a_language(vaka: Vaka) -> None:
    for language in game.features.languages:
        book = game.rulebook_in(language)
        out = vaka("rules", GAME, "--language", language, "--json").json
        assert out["title"] == book.title
        assert out["background"]["title"] == book.background.title
    answer = vaka("rules", GAME, "--language", "xx")
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert "unknown language 'xx': use one of en, it, fr, de, ja" in answer.err


def test_the_guide_is_shown_whole_or_tip_by_tip_in_a_language(vaka: Vaka) -> None:
    guide = game.guide_in("de")
    assert guide
    out = vaka("guide", GAME, "--language", "de").out
    assert all(f"\n{tip.id} " in out for tip in guide)
    assert vaka("guide", GAME, "--json", "--language", "de").json["title"] == guide.title
    assert vaka("guide", GAME, "g1", "--json", "--language", "de").json["text"] == guide["G1"].text
    assert guide["G1"].table[1][1] in vaka("guide", GAME, "G1", "--language", "de").out
    answer = vaka("guide", GAME, "G99")
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert "there is no tip G99" in answer.err


def test_pages_to_print_are_written(vaka: Vaka, tmp_path: Path) -> None:
    answer = vaka("pieces", GAME, "--print", tmp_path / "pages", "--language", "it")
    written = sorted(path.name for path in (tmp_path / "pages").iterdir())
    assert written == sorted(Path(line).name for line in answer.lines)
    assert len(written) > 1


def test_an_option_that_a_rule_names_is_shown_with_it(vaka: Vaka) -> None:
    named = [
        (rule.id, option.name)
        for rule in game.rulebook
        for option in game.options
        if f"`{option.name}`" in rule.text
    ]
    assert named
    for rule, option in named:
        options = vaka("rules", GAME, rule, "--json").json["options"]
        assert option in [found["name"] for found in options]


# ---- bench


def test_bench_has_every_figure_of_every_game(vaka: Vaka, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.cli.console.REPORT_SECONDS", 0)
    one = (
        [] if build_mode.is_compiled() else [GAME]
    )  # another takes half a minute without a compiler
    answer = vaka("bench", *one, "--seconds", 0.02, "--json")
    found, rounds = answer.json, ROUNDS * len(one or games.names())
    told = [f"vaka: {done} of {rounds} rounds done" for done in range(1, rounds + 1)]
    assert answer.err.splitlines() == told
    for name in one or games.names():
        for figure in FIGURE_TITLES:
            assert found[f"{name}.{figure}"] > 0
    assert found["mode"] == build_mode.describe()


def test_bench_measures_environments(vaka: Vaka, monkeypatch: pytest.MonkeyPatch) -> None:
    """Libraries that are not installed are named, with the reason."""
    pytest.importorskip("pettingzoo", reason="needs pettingzoo: pip install 'vaka[envs]'")
    pytest.importorskip("pyspiel", reason="needs open_spiel: pip install 'vaka[envs]'")
    from vaka.envs import speed

    monkeypatch.setattr("vaka.cli.console.REPORT_SECONDS", 0)
    answer = vaka("bench", GAME, "--envs", "--seconds", 0.05, "--json")
    found = answer.json
    told = [line.split() for line in answer.err.splitlines() if "measurements done" in line]
    steps = [int(words[1]) for words in told]
    assert steps == sorted(steps)
    assert len(steps) > speed.ROUNDS
    assert told[-1][1] == told[-1][3]
    assert all(found[f"{GAME}.{figure}"] > 0 for figure in speed.FIGURE_TITLES)
    missing = found.get("missing", {})
    assert all(found[name] > 0 if name in found else missing[name] for name in speed.OTHERS)
    answer = vaka("bench", GAME, "--envs", "--seconds", 0.05)
    assert all(f"{GAME}.{figure} " in answer.out for figure in speed.FIGURE_TITLES)


def test_bench_tells_people_what_it_measured(vaka: Vaka) -> None:
    answer = vaka("bench", GAME, "--seconds", 0.02)
    assert all(f"{GAME}.{figure} " in answer.out for figure in FIGURE_TITLES)
    assert max(map(len, answer.lines)) <= 80
