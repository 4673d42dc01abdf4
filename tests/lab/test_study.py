"""Studies: read, played alike by whoever plays, stopped when decided, gone on with, reported."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from pyarrow import parquet

from kupa import words
from kupa.core.description import describe
from kupa.core.refused import Refused
from kupa.games import GAMES
from kupa.lab.errors import LabError
from kupa.lab.kept import joined
from kupa.lab.study import Findings, Study, read_study, run_study, trace
from kupa.lab.study.files import read_findings, write_findings
from kupa.lab.study.findings import verdict
from kupa.lab.study.html import html
from kupa.lab.study.plan import DUELS, GENERAL, REPLAYS
from kupa.lab.study.probes import Arm, Probe, play_batch, probes
from kupa.lab.study.progress import ArmProgress
from kupa.lab.study.run import Conduct
from kupa.lab.study.spoken import spoken
from kupa.lab.study.wording import headline, measure_name, number, part_name, with_half

STUDIES = Path(__file__).parents[2] / "studies"
SMALL = """
title = {en = "Is it fair?", he = "האם זה הוגן?"}
game = "pairs"
seats = [2, 3]
bots = "easy"
games = 240
first_look = 120
[[variant]]
name = "small"
title = {en = "small", he = "קטן"}
options = {size = "small"}
[[variant]]
name = "medium"
[[question]]
measure = "attempts"
[[question]]
measure = "beginner"
precision = 0.9
[[question]]
measure = "seats"
games = 30
[[question]]
measure = "memory"
level = "hard"
memories = ["easy"]
games = 30
[[question]]
measure = "luck"
level = "easy"
games = 30
[[question]]
measure = "effects"
events = ["matched"]
"""


@pytest.fixture(scope="module")
def study() -> Study:
    return read_study(SMALL, "small")


@pytest.fixture(scope="module")
def played() -> list[int]:
    return []


@pytest.fixture(scope="module")
def found(study: Study, played: list[int]) -> Findings:
    return run_study(study, Conduct(processes=1, heard=lambda _, done: played.append(done)))


def mean(found: Findings, measure: str, seats: int, variant: str) -> float:
    (value,) = [
        each.mean
        for each in found.values
        if (each.measure, each.seats, each.variant) == (measure, seats, variant)
    ]
    return value


def test_a_pool_finds_the_same(study: Study, found: Findings) -> None:
    assert run_study(study, Conduct(processes=2)) == found


def test_what_is_found_makes_sense(found: Findings) -> None:
    assert mean(found, "attempts", 2, "medium") > mean(found, "attempts", 2, "small") + 5
    (longer,) = [each for each in found.differences if (each.measure, each.seats) == ("attempts", 2)]
    assert longer.verdict == "more"
    assert longer.p < 0.001
    wins = [mean(found, f"seats {place}", 3, "small") for place in (1, 2, 3)]
    assert sum(wins) == pytest.approx(1, abs=1e-4)
    assert mean(found, "beginner", 3, "small") == pytest.approx(wins[0] - 1 / 3, abs=1e-4)
    assert mean(found, "memory hard easy", 2, "medium") > 0.15
    assert -0.5 < mean(found, "luck easy", 2, "medium") < 1
    assert any(each.measure.startswith("effects matched ") for each in found.values)


def test_it_stops_when_all_is_decided(study: Study) -> None:
    sure = replace(study, questions=study.questions[:1])
    games = {each.games for each in run_study(sure, Conduct(processes=1)).values}
    assert games == {120}
    doubtful = replace(study, questions=(replace(study.questions[1], precision=None),))
    assert 240 in {each.games for each in run_study(doubtful, Conduct(processes=1)).values}


def test_an_interrupted_study_goes_on_and_finds_the_same(
    study: Study, found: Findings, played: list[int], tmp_path: Path
) -> None:
    file = tmp_path / "progress.json"
    heard: list[int] = []

    def interrupt(total: int, done: int) -> None:
        heard.append(done)
        if sum(heard) > total // 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_study(study, Conduct(processes=1, progress=file, heard=interrupt))
    before = sum(heard)
    heard.clear()
    later: list[int] = []
    how = Conduct(processes=1, progress=file, resume=True, heard=lambda _, done: later.append(done))
    assert run_study(study, how) == found
    assert before + sum(later) == sum(played)
    assert not file.exists()


def test_progress_of_another_study_is_refused(study: Study, tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    file.write_text(json.dumps({"study": "other", "arms": {}}), encoding="utf-8")
    with pytest.raises(LabError, match="another study"):
        run_study(study, Conduct(progress=file, resume=True))


def test_what_is_left_of_a_look() -> None:
    arm = ArmProgress(("a",), 0, 20, [(0, 4), (10, 12)])
    assert list(arm.left()) == [range(0), range(4, 10), range(12, 20)]
    assert joined([(5, 9), (0, 5), (12, 14)]) == [(0, 9), (12, 14)]
    assert ArmProgress.of(json.loads(json.dumps(arm.plain()))) == arm


def test_a_sum_is_as_large_of_many_games_as_of_few(study: Study) -> None:
    probe, _ = next(iter(probes(study).items()))
    arm = Arm("pairs", 2, bytes(32), study.variants, probe)
    few, many = (len(json.dumps(play_batch(arm, range(games)).plain())) for games in (40, 400))
    assert many < 2.5 * few


def test_the_report_is_one_file_with_everything_in_it(found: Findings, tmp_path: Path) -> None:
    report, plain, table = write_findings(found, tmp_path, "en")
    text = report.read_text(encoding="utf-8")
    assert re.search(r'(src|href)="|url\(|@import', text.partition("<script>")[0]) is None
    assert "<h1>Is it fair?</h1>" in text
    assert text.count('class="plot"') >= 6
    assert read_findings(plain).values == found.values
    rows = parquet.read_table(table)
    assert rows.num_rows == len(found.values)
    assert {"measure", "mean", "half", "difference", "verdict"} <= set(rows.column_names)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_report_speaks_every_language(found: Findings, language: str) -> None:
    text = html(found, language, script="vega.js")
    assert f'lang="{language}"' in text
    assert words.say(language, "study.how") in text
    assert '<script src="vega.js">' in text
    assert len(text) < 200_000


def test_a_report_says_variants_options_and_levels_in_words(found: Findings) -> None:
    said = spoken(found, "he")
    assert [each["name"] for each in said.variants] == ["קטן", "medium"]
    assert said.variants[0]["options"].endswith(words.say("he", "option.pairs.size.small"))
    assert said.variants[0]["bots"] == [words.say("he", "level.easy")]
    assert {each.variant for each in said.values} == {"קטן", "medium"}
    assert {each.base for each in said.differences} == {"קטן"}
    memory = part_name("memory hard easy", "he")
    assert words.say("he", "level.hard") in memory
    assert part_name("seats 2", "en") == "place 2 in turn order"


def test_the_title_of_a_plot_answers_the_question(found: Findings) -> None:
    longer = headline(found, ["attempts"], "en")
    assert longer.startswith("2 players · medium − small: \u2066+")
    assert longer.count("(more)") == 2
    assert headline(found, ["beginner"], "en").endswith(" — no difference that matters")
    caption = html(found, "en", script="vega.js").count("<figcaption>")
    assert caption == html(found, "en", script="vega.js").count('class="plot"')


def test_what_says_the_same_twice_is_not_compared(found: Findings) -> None:
    compared = {(each.measure, each.seats) for each in found.differences if "seats" in each.measure}
    assert compared == {("seats 2", 3), ("seats 3", 3)}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_measure_has_a_name(language: str) -> None:
    own = {measure for game in GAMES.values() for measure in describe(game).measures}
    for measure in {*GENERAL, *DUELS, *REPLAYS, *own}:
        assert measure_name(measure, language) != measure, measure


def test_numbers_are_written_as_exactly_as_they_are_known() -> None:
    assert with_half("turns", 24.06, 1.83, signed=True) == "\u2066+24.1\u00a0±\u00a01.8\u2069"
    assert with_half("beginner", -0.0512, 0.021) == "\u2066−5.1\u00a0±\u00a02.1\u00a0%\u2069"
    assert with_half("turns", -0.001, 0.25) == "\u20660.00\u00a0±\u00a00.25\u2069"
    assert number("answers", 1234.4) == "1,234"


def test_what_is_decided() -> None:
    assert verdict(2, 1, None) == "more"
    assert verdict(-2, 1, 5) == "same"
    assert verdict(-2, 1, 2.5) == "less"
    assert verdict(0.5, 1, 1) == "open"
    assert verdict(0, 0, None) == "same"


def test_leads() -> None:
    ranks = [(1, 1), (1, 2), (2, 1), (1, 1), (2, 1), (1, 2)]
    assert trace.lead_changes(ranks) == 2
    assert trace.settled(ranks) == pytest.approx(5 / 6)
    assert trace.comeback(ranks) == 1
    assert not trace.has_standings([(1, 1), (1, 1), (1, 2)])


@pytest.mark.parametrize("file", sorted(STUDIES.glob("*.toml")), ids=lambda file: file.stem)
def test_our_own_studies_can_be_played(file: Path) -> None:
    ours = read_study(file.read_text(encoding="utf-8"), file.stem)
    assert set(ours.title) == set(words.LANGUAGES)
    probe = Probe("play", events=tuple(e for each in ours.questions for e in each.events))
    arm = Arm(ours.game, ours.seats[0], bytes(32), ours.variants, replace(probe, seconds=(6, 2)))
    played = {measure for _, measure in play_batch(arm, range(1)).values}
    wanted = {each.measure for each in ours.questions} - {*DUELS, *REPLAYS, "seats", "effects"}
    assert wanted <= played | {"lead_changes", "settled", "comeback"}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (('measure = "attempts"', 'measure = "joy"'), "is no measure of pairs"),
        (('level = "hard"\n', ""), "memory a level and memories"),
        (('events = ["matched"]', 'events = ["laid_down"]'), "is no event of pairs"),
        (("first_look = 120", "first_glance = 60"), "nothing is known of “first_glance”"),
        (('name = "small"', 'name = "medium"'), "different names"),
        (('game = "pairs"', ""), "there is no “game”"),
        (("games = 240", 'games = "many"'), "none of its values"),
        (("[[variant]]", "[[variant"), "no TOML"),
    ],
)
def test_nonsense_is_said_before_anything_is_played(change: tuple[str, str], said: str) -> None:
    with pytest.raises(LabError, match=said):
        read_study(SMALL.replace(*change))


def test_what_a_game_refuses_is_refused_as_everywhere() -> None:
    for change in (("seats = [2, 3]", "seats = [9]"), ('bots = "easy"', 'bots = "genius"'),
                   ('memories = ["easy"]', 'memories = ["elephant"]')):  # fmt: skip
        with pytest.raises(Refused):
            read_study(SMALL.replace(*change))
