"""Every lesson is played at a table: the right move goes on, every other one is explained."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from kupa import words
from kupa.core.match import Match
from kupa.core.refused import Refused
from kupa.games import GAMES, find
from kupa.lessons import LEARNER, Lesson, all_lessons, find_lesson, lessons_of, parse_lesson
from kupa.lessons.check import choices, faults
from kupa.tables import answers, lessons, lobby_actions, presence
from kupa.tables.schedule import deadline, next_due
from support.offline_table import OfflineTable

LESSONS = {lesson.key: lesson for lesson in all_lessons()}
WANTED = {"reset": 3, "court": 2, "ushpizin": 3, "pairs": 1}
LONGEST = 165  # characters: it is read aloud, and stands over a board of 360 pixels
LOOK = 5.0  # seconds: longer than a study lasts at least
MOST_STEPS = 10  # in three minutes


def deal(lesson: Lesson) -> OfflineTable:
    """Deal a lesson at a table with its learner and bots."""
    record = lesson.record
    table = OfflineTable(
        record.game, record.options, pace="untimed", chairs=record.seats, lesson=lesson.text
    )
    return table.people(1).bots(record.seats - 1, "random").deal()


def follow(table: OfflineTable, lesson: Lesson, until: int) -> None:
    """Let learner and bots answer as the record does, until so many answers were given."""
    while len(table.match.answers) < until:
        answer = lesson.next_answer(len(table.match.answers))
        assert answer is not None
        if answer[0] == LEARNER:
            table.answer(LEARNER, answer[1], after=LOOK)
        else:
            due = table.wait()
            assert (due.what, due.seat) == ("bot", answer[0])


def test_every_game_has_its_lessons() -> None:
    assert {game: len(lessons_of(game)) for game in GAMES} == WANTED
    assert [lesson.name for lesson in lessons_of("reset")] == ["turn", "specials", "runs"]
    with pytest.raises(Refused, match="no_such_lesson"):
        find_lesson("reset", "win")


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_played_to_its_end_and_its_others_follow_the_record(key: str) -> None:
    lesson = LESSONS[key]
    assert list(faults(lesson)) == []
    table = deal(lesson)
    follow(table, lesson, len(lesson.record.answers))
    assert table.match.record().answers == lesson.record.answers
    assert next_due(table.table) is None  # whatever the game may ask, nobody goes on
    assert table.table.questions == {}


@pytest.mark.parametrize("key", LESSONS)
def test_whatever_else_is_tried_is_explained_at_every_step(key: str) -> None:
    lesson = LESSONS[key]
    table = deal(lesson)
    game = find(lesson.record.game)
    for given, (seat, right) in enumerate(lesson.record.answers):
        if seat == LEARNER:
            follow(table, lesson, given)
            legal = {str(move) for move in table.match.moves(LEARNER)}
            explained = {str(move): why(table, str(move)) for move in game.vocabulary(table.match.seats)}
            assert {move for move, refused in explained.items() if refused is None} == {right}
            for move, refused in explained.items():
                assert refused is None or is_right(refused, lesson, given, move in legal), move


def why(table: OfflineTable, move: str) -> Refused | None:
    """Return what a page is told of a move, after checking that the move itself is refused alike."""
    told = answers.objection(table.table, LEARNER, move, table.now + 60)
    action = answers.answer("noa", move, table.table.number, "x")
    try:
        action(table.table, table.now + 60)
    except Refused as refused:
        assert told is not None
        assert (refused.reason, refused.ruling) == (told.reason, told.ruling)
    else:
        assert told is None
    return told


def is_right(refused: Refused, lesson: Lesson, given: int, legal: bool) -> bool:
    """Tell whether a legal move is put off by its cue, and an illegal one refused by the game."""
    cue = lesson.cues[lesson.step(given)].name
    if legal:
        return refused.reason == f"lesson.{lesson.key}.{cue}.why"
    return not refused.reason.startswith("lesson.")


@pytest.mark.parametrize("key", LESSONS)
def test_a_learner_goes_back_step_by_step_and_sees_what_was_there(key: str) -> None:
    lesson = LESSONS[key]
    table = deal(lesson)
    seen = {}
    for cue in lesson.cues:
        follow(table, lesson, cue.first)
        seen[cue.first] = table.match.view(LEARNER)
    follow(table, lesson, len(lesson.record.answers))
    for cue in reversed(lesson.cues):
        table.do(lessons.rewind("noa", cue.first))
        assert table.match.view(LEARNER) == seen[cue.first]
        assert list(table.table.questions) == [LEARNER]
    again = table.reloaded().match
    assert again is not None
    assert again.record() == table.match.record()
    follow(table, lesson, len(lesson.record.answers))  # and once more


def test_nobody_waits_for_a_learner() -> None:
    table = deal(LESSONS["reset.turn"])
    assert deadline(table.table, LEARNER) is None
    assert next_due(table.table) is None
    table.do(presence.disconnected(LEARNER))
    assert next_due(table.table) is None  # no bot takes the seat over


def test_a_lesson_stays_as_it_is() -> None:
    table = deal(LESSONS["reset.turn"])
    for answers_given in (-1, 0, 1):
        with pytest.raises(Refused, match="too_late"):
            table.do(lessons.rewind("noa", answers_given))
    with pytest.raises(Refused, match="not_seated"):
        table.do(lessons.rewind("omar", 0))
    usual = OfflineTable("reset", chairs=2).people(1)
    with pytest.raises(Refused, match="no_lesson"):
        usual.do(lessons.rewind("noa", 0))
    few = OfflineTable("reset", "first=0", chairs=3, lesson=LESSONS["reset.turn"].text).people(2)
    with pytest.raises(Refused, match=r"table\.lesson"):
        few.deal()
    with pytest.raises(Refused, match=r"table\.lesson"):
        few.do(lobby_actions.change_settings("noa", lobby_actions.TableSettings("court")))


def test_a_finished_lesson_can_be_begun_again_but_not_dealt_anew() -> None:
    lesson = LESSONS["ushpizin.swap"]
    table = deal(lesson)
    follow(table, lesson, len(lesson.record.answers))
    stages = [table.table.stage]
    with pytest.raises(Refused, match=r"table\.lesson"):
        table.do(lobby_actions.prepare_next_deal("noa"))
    table.do(lessons.rewind("noa", 0))
    stages.append(table.table.stage)
    assert stages == ["over", "playing"]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_sentence_is_short_and_every_tip_is_translated(language: str) -> None:
    said = messages_of(language)
    assert {name for name, text in said.items() if len(text) > LONGEST} == set()
    tips = [name for name in said if name.endswith(".tip")]
    assert tips == [name for name in messages_of("en") if name.endswith(".tip")]
    assert len(tips) > 20


def messages_of(language: str) -> dict[str, str]:
    """Return the sentences of lessons as they are written, tips by the name of their cue."""
    found, cue = {}, ""
    for line in words.sources.text(language, "lessons").splitlines():
        if line.startswith("lesson-"):
            cue, _, text = line.partition(" = ")
            found[cue] = text
        elif line.startswith("    .tip = "):
            found[f"{cue}.tip"] = line.partition(" = ")[2]
    return found


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_only_cards_that_matter_are_named_by_number(language: str) -> None:
    """A cue that asks for numbers names each of them."""
    for key, lesson in LESSONS.items():
        for cue in lesson.cues:
            answer = lesson.next_answer(cue.first)
            assert answer is not None
            numbers = set(re.findall(r"\b\d+\b", answer[1])) - {"1"}
            if lesson.record.game == "reset" and answer[1] != "rob 1":
                text = words.say(language, f"lesson.{key}.{cue.name}")
                assert {each for each in numbers if each not in text} == set(), (key, cue.name)


def test_why_something_waits_is_said_exactly_where_there_is_something_else() -> None:
    for key, lesson in LESSONS.items():
        assert len(lesson.cues) <= MOST_STEPS
        for name, others in choices(lesson).items():
            assert words.has("en", f"lesson.{key}.{name}.why") == others, (key, name)


@dataclass(frozen=True)
class Broken:
    """How a lesson is broken, and what is found."""

    old: str
    new: str
    fault: str


@pytest.mark.parametrize(
    "broken",
    [
        Broken(
            "# cue same at heap order\n0: 6", "# cue climb at heap order\n0: 6", "two cues are called"
        ),
        Broken("# cue climb at heap order\n0: 3", "0: 3", "no cue stands before answer 1"),
        Broken("# cue climb at heap order\n", "", "no cue stands before answer 1"),
        Broken("# cue same", "# cue done", "no cue may be called done"),
        Broken("0: 3\n1: 4", "0: 4\n1: 4", "it cannot be played: reset.not_held"),
        Broken("1: 4\n2: 6", "# cue others\n1: 4\n2: 6", "the cue others asks for nothing"),
    ],
)
def test_a_planted_fault_is_found(broken: Broken) -> None:
    text = LESSONS["reset.turn"].text
    assert broken.old in text
    found = list(faults(parse_lesson(text.replace(broken.old, broken.new))))
    assert any(fault.startswith(broken.fault) for fault in found), found


@pytest.mark.parametrize("old", ["# lesson", "# cue"])
def test_a_record_without_name_or_cues_is_no_lesson(old: str) -> None:
    text = LESSONS["reset.turn"].text
    with pytest.raises(Refused, match="not_a_lesson"):
        parse_lesson(text.replace(old, "# what"))


def test_a_lesson_is_a_record_like_any_other() -> None:
    lesson = LESSONS["court.fit"]
    match = Match.replay(find("court"), lesson.record)
    assert match.view(0).pairs == (("king",), ())
