"""The rules for reading as the browser gets them."""

from functools import cache

from scholars import reading
from scholars.effects import plain
from scholars.server.wire import protocol


@cache
def book(language: str) -> protocol.Reading:
    """Every chapter in a language, and the icons in them."""
    chapters = reading.chapters(language)
    found = {name: effect for chapter in chapters for one in chapter.paragraphs for name, effect in one.icons.items()}
    return protocol.Reading(
        chapters=[_chapter(chapter) for chapter in chapters],
        icons={name: plain(effect) for name, effect in found.items() if effect is not None},
    )


def _chapter(chapter: reading.Chapter) -> protocol.ChapterTold:
    told = [
        protocol.ParagraphTold(
            id=one.id,
            title=one.title,
            text=one.marked_text,
            picture=one.picture,
            rules=list(one.rules),
            about=list(one.about),
        )
        for one in chapter.paragraphs
    ]
    return protocol.ChapterTold(id=chapter.id, title=chapter.title, paragraphs=told)


def answers(question: str, language: str) -> protocol.Answers:
    """The paragraphs that answer a question."""
    return protocol.Answers(paragraphs=[paragraph.id for paragraph in reading.ask(question, language)])
