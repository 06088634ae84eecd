"""With Body of Books the opponent takes Page Cards. (BBS-02, BBS-03)"""

from dataclasses import dataclass

from scholars.companion.questions import NONE_THERE, Question, vp_or_none
from scholars.companion.table import Step, Table
from scholars.locales import message


@dataclass(frozen=True, slots=True)
class TakePage(Step):
    """The Page it takes with a Research Marker: which one is told, its VP are asked."""

    def ask(self, table: Table) -> Question:
        table.tell("companion-take-page")
        return vp_or_none(message("companion-ask-page-vp"))

    def answer(self, table: Table, answer: str) -> None:
        if answer == NONE_THERE:
            return
        table.pages = (*table.pages, int(answer))
        table.tell("companion-page-taken", count=len(table.pages), vp=sum(table.pages))
