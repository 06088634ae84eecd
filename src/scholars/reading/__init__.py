"""The rules for reading: plain chapters in every language, each paragraph with the rules of the ledger behind it.

`chapters("fr")` is the whole book, `ask("quand reprend-on les dés", "fr")` answers a question with paragraphs. The
ledger stays the authority: it is there for doubtful cases.
"""

from scholars.reading.chapter import Chapter, Paragraph
from scholars.reading.loading import UnknownParagraph, UnreadableChapter, chapters, find
from scholars.reading.search import ask

__all__ = [
    "Chapter",
    "Paragraph",
    "UnknownParagraph",
    "UnreadableChapter",
    "ask",
    "chapters",
    "find",
]
