"""Lessons one plays: prepared positions, and a coach who asks for one thing at a time."""

from scholars.lessons.lesson import Lesson, Step
from scholars.lessons.reading import UnreadableLesson, lessons, read_lesson
from scholars.lessons.walking import UnplayableLesson, begin, walk

__all__ = ["Lesson", "Step", "UnplayableLesson", "UnreadableLesson", "begin", "lessons", "read_lesson", "walk"]
