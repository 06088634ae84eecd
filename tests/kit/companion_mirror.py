"""A solo game of the engine, and a companion that is told of it as a person would tell it."""

from collections.abc import Sequence
from typing import Any

from kit.random_games import Setup
from scholars.catalogue import Catalogue
from scholars.companion import Companion, Record
from scholars.components import SCROLL_LANGUAGES
from scholars.engine.compiling import tables_for
from scholars.engine.events import Fact, Facts
from scholars.engine.layout import CALIPHS, SEATS
from scholars.engine.state import State
from scholars.engine.steps import Step
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.positions.beginning import begin
from scholars.positions.expansions import part_of
from scholars.rules import caliph, pile, scoring
from scholars.solo import caliph as solo_caliph
from scholars.solo import grounds, scheme
from scholars.solo.board import HUMAN, OPPONENT, board_of
from scholars.solo.gold import is_neutral
from scholars.table.choices import choice_of

GUILDS = ("purple", "orange", "green")
ROWS = ("top", "middle", "bottom")
NOTHING_TO_DELIVER = (grounds.SCROLL_TO_DELIVER, grounds.SPACE)


class Mirror:
    """A game with a box that is played step by step, and a companion with a catalogue that is told of it."""

    def __init__(self, setup: Setup, box: Catalogue, catalogue: Catalogue) -> None:
        self.setup, self.box = setup, box
        self.chance = setup.chance()
        self.state = set_up(setup, box)
        self.state.watched = True
        self.board = board_of(self.state)
        self.books: Any = next((part_of(self.state, name) for name in setup.expansions), None)
        self.companion = Companion(Record(setup.seed, own_cards=True, expansions=setup.expansions), catalogue)
        self.asked: set[str] = set()  # every question that was met
        self.printed: list[str] = []  # the names of all values that were asked for

    # The game

    def play(self) -> None:
        """To the end; whenever the human is to act, and no card is half resolved, the boards agree."""
        while self.state.agenda:
            kind, options = self.state.agenda[-1].kind(), tuple(map(choice_of, self.state.options))
            if kind in ("choose_turn", "choose_action"):
                self.agree()
            choice = self.setup.choice(options, self.chance)
            step = self.state.question()
            self.state.pending -= 1
            self.state.log.clear()
            step.choose(self.state, choice.code >> SHIFT, choice.code & OPERAND)
            self.happened(step)
            self.go_on()
        self.agree()

    def go_on(self) -> None:
        """As `State.advance` does, but with a look before and after every step."""
        state = self.state
        while state.agenda:
            step = state.question()
            state.pending -= 1
            state.offered = 0
            state.log.clear()
            self.about_to(step)
            step.ask(state)
            if state.offered > 1 or (state.offered == 1 and step.waits()):
                state.then(step)
                return
            if state.offered == 1:
                step.choose(state, state.offers[0] >> SHIFT, state.offers[0] & OPERAND)
            self.happened(step)
        state.offered = 0

    # What the companion is told

    def answer(self, key: str, word: str) -> None:
        """Answer the question that must be asked now."""
        question = self.companion.question
        assert question is not None
        assert question.asked.key == key
        self.asked.add(key)
        self.companion = self.companion.after(word)
        self.look_at_the_boards()

    def look_at_the_boards(self) -> None:
        """What is printed is told as it stands in the box."""
        while self.companion.question is not None and self.companion.question.about:
            self.asked.add(self.companion.question.asked.key)
            self.printed.append(self.companion.question.about)
            thing, field = self.companion.question.about.split(".")
            value = str(getattr(self.box.find(thing).thing, field))
            self.companion = self.companion.after(value.removeprefix("1 "))

    def correct(self) -> None:
        """A consolation is told wrongly, noticed and put right."""
        for wrong in (True, False):
            self.companion = self.companion.after("printed")
            self.asked.add("companion-ask-which-printed")
            self.companion = self.companion.after("guild-orange.consolation")
            if wrong:
                self.companion = self.companion.after("gold")
            self.look_at_the_boards()

    def asks(self, key: str) -> bool:
        """Whether this is the question."""
        return self.companion.question is not None and self.companion.question.asked.key == key

    def about_to(self, step: Step) -> None:
        """What is answered from the table as it is before a step."""
        state = self.state
        if isinstance(step, scheme.SchemeTurn):
            self.answer("companion-ask-turn", "turn")
        elif isinstance(step, caliph.RevealCaliph):
            if self.asks("companion-ask-map"):
                self.answer("companion-ask-map", "yes")
            elif self.asks("companion-ask-bottom-card"):
                self.answer("companion-ask-bottom-card", "yes")
            else:
                self.answer("companion-ask-turn", "caliph")
            if self.asks("companion-ask-starting"):
                starting = sum(card >= state.tables.starting for card in state.players[OPPONENT].retirees[0])
                self.answer("companion-ask-starting", str(starting))
        elif isinstance(step, caliph.CaliphAtGuild):
            here = state.guild[step.guild * SEATS + OPPONENT]
            its = "its" if state.control[step.guild] == OPPONENT else "shared" if here > 0 else "not-its"
            self.answer("companion-ask-guild", its)

    def happened(self, step: Step) -> None:
        """What is answered from what a step did."""
        events = Facts(tuple(self.state.log))
        for place, event in enumerate(events):
            self.told(step, event)
            if event.name == "research_marker_placed" and self.books is not None:
                self.answer("companion-ask-page-vp", self.page(events[place + 1 : place + 2]))
        revealing = bool(self.state.agenda) and isinstance(self.state.agenda[-1], caliph.RevealCaliph)
        if step.seat == OPPONENT and not revealing and len(self.state.caliphs) < CALIPHS:
            if isinstance(step, pile.FillMap):
                self.answer("companion-ask-map", "no")
            elif isinstance(step, pile.RevealBottom):
                self.answer("companion-ask-bottom-card", "no")
        if isinstance(step, solo_caliph.TakeCaliphSpace) and self.asks("companion-ask-pictured-vp"):
            self.answer("companion-ask-pictured-vp", self.retired(events))
        if isinstance(step, scheme.Rest) and self.asks("companion-ask-deck-vp"):
            self.answer("companion-ask-deck-vp", self.retired(events))

    def told(self, step: Step, event: Fact) -> None:
        """One event, if a person would tell of it."""
        values, tables = event.numbers, self.state.tables
        match event.name:
            case "difficulty_chosen":
                self.answer("companion-ask-difficulty", tables.solo.difficulty_ids[values["difficulty"]])
                self.correct()
            case "scheme_revealed":
                self.answer("companion-ask-scheme", tables.solo.scheme_ids[values["scheme"]])
            case "scheme_action_found":
                self.answer("companion-ask-needs", "no" if values["action_taken"] else "yes")
            case "scroll_translated" if values["seat"] == OPPONENT:
                language = SCROLL_LANGUAGES[tables.scroll_language[values["scroll"]]]
                self.answer("companion-ask-language", str(language))
                self.agree_on_gold(tables.scroll_language[values["scroll"]])
            case "nothing_found" if values["sought"] == grounds.SCROLL_TO_TRANSLATE:
                self.answer("companion-ask-language", "none")
            case "nothing_found" if values["sought"] in NOTHING_TO_DELIVER and self.asks("companion-ask-map"):
                self.answer("companion-ask-map", "no")
            case "caliph_space_found" if self.asks("companion-ask-space"):
                self.answer("companion-ask-space", ROWS[values["row"]])
            case "resource_marker_moved" if self.in_your_turn(step):
                self.companion = self.companion.after("paid")
                self.answer("companion-ask-paid", str(values["steps"]))
            case "translator_kept" if self.asks("companion-ask-turn") or self.asks("companion-ask-over"):
                self.companion = self.companion.after("retired")
                self.answer("companion-ask-retired-vp", str(tables.translator_vp[values["translator"]]))

    def in_your_turn(self, step: Step) -> bool:
        """Whether the human paid; the opponent's own steps bring it Silver by other ways."""
        others = (caliph.RevealCaliph, solo_caliph.Consolation)
        waits = self.asks("companion-ask-turn") or self.asks("companion-ask-over")
        return waits and step.seat == HUMAN and not isinstance(step, others)

    def page(self, events: Sequence[Fact]) -> str:
        """The VP of the Page it took with its Marker, or that there was none."""
        kept = [event.numbers["page"] for event in events if event.name == "page_kept"]
        return str(self.state.tables.translator_vp[kept[0]]) if kept else "none"

    def retired(self, events: Sequence[Fact]) -> str:
        """The VP of the card that was Retired from a deck, or that there was none."""
        kept = [event.numbers["translator"] for event in events if event.name == "translator_kept"]
        return str(self.state.tables.translator_vp[kept[0]]) if kept else "none"

    # What must agree

    def agree(self) -> None:
        """The two Solo Boards are the same, but for the order of the Scheme Cards to come."""
        told, board = self.companion.table, self.board
        mine = told.board
        assert (mine.marker, mine.markers_placed, mine.on_banner) == (
            board.marker,
            board.markers_placed,
            board.on_banner,
        )
        assert list(mine.shelves) == list(board.shelves)
        assert (mine.face_up, sorted(mine.pile)) == (board.face_up, sorted(board.pile))
        kept = self.state.players[OPPONENT].retirees[0]
        assert list(told.retired) == [self.state.tables.translator_vp[card] for card in kept]
        assert told.caliphs == len(self.state.caliphs)
        pages = () if self.books is None else self.books.kept
        assert list(told.pages) == [self.state.tables.translator_vp[page] for page in pages]

    def agree_on_gold(self, language: int) -> None:
        """As much is placed as the language shows in the box."""
        solo = self.state.tables.solo
        told = [told.full for told in self.companion.told if told.full.key == "companion-gold"]
        assert [gold.values["amount"] for gold in told] == [solo.focus_gold[solo.focus_language.index(language)]]

    def score(self) -> None:
        """Answer what is asked for the score."""
        state = self.state
        self.answer("companion-ask-over", "score")
        for guild in range(len(GUILDS)):
            self.answer("companion-ask-control", "yes" if state.control[guild] == OPPONENT else "no")
        if self.asks("companion-ask-influence"):
            here = sum(state.guild[guild * SEATS + OPPONENT] for guild in range(len(GUILDS)))
            self.answer("companion-ask-influence", str(here))
        if self.asks("companion-ask-neutrals"):
            neutrals = sum(is_neutral(state, room) for room in range(state.tables.rooms))
            self.answer("companion-ask-neutrals", str(neutrals))
        self.answer("companion-ask-dice-sum", str(scoring.dice_sum(state, HUMAN)))
        self.answer("companion-ask-total", str(scoring.total(state, HUMAN)))


def set_up(setup: Setup, catalogue: Catalogue) -> State:
    """A game with a catalogue that is in no folder."""
    tables = tables_for(catalogue, bool(setup.expansions))
    return begin(tables, setup.players, setup.mode == "epic", setup.seed, setup.solo, setup.expansions)
