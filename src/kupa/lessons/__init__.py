"""Lessons: records with cues, each one text file; ``docs/add-a-lesson.md`` says how."""

from kupa.lessons.library import all_lessons, find_lesson, lessons_of
from kupa.lessons.script import LEARNER, Cue, Lesson, parse_lesson

__all__ = ["LEARNER", "Cue", "Lesson", "all_lessons", "find_lesson", "lessons_of", "parse_lesson"]
