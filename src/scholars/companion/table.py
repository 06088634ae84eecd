"""What the companion knows: the Solo Board, and the little it remembers of the rest."""

from scholars.catalogue import Catalogue
from scholars.companion.printed import Boards
from scholars.companion.questions import Answered, Question, Told, told
from scholars.engine.chance import Chance
from scholars.engine.compiling import tables_for
from scholars.engine.layout import CALIPHS
from scholars.engine.solo_tables import SoloTables
from scholars.locales import message
from scholars.locales.messages import Value
from scholars.solo.board import SoloBoard


class Table:
    """A solo game at a real table, as far as the opponent's own things go.

    What is still to be done is an agenda of steps, the next one last, as in the engine.
    """

    def __init__(self, catalogue: Catalogue, seed: int, own_cards: bool, with_books: bool) -> None:
        self.catalogue = catalogue
        self.tables = tables_for(catalogue, with_books)
        self.boards = Boards(catalogue)
        self.with_books = with_books  # Body of Books
        self.own_cards = own_cards  # the Scheme Cards on the table are used, not the companion's
        self.chance = Chance.seeded(seed)
        self.board = SoloBoard()
        self.retired: tuple[int, ...] = ()  # the VP of each Retired Translator
        self.pages: tuple[int, ...] = ()  # the VP of each Page Card it took
        self.caliphs = 0  # Caliph Cards revealed
        self.caliph_rows: tuple[int, ...] = ()  # the rows of its Influence on Caliph Cards
        self.round = 1
        self.last_round: int | None = None
        self.counted: dict[str, int] = {}  # what was asked for the score
        self.agenda: list[Step] = []
        self.told: list[Told] = []  # since the last answer
        self.earlier: list[Told | Answered] = []  # before it, in the same turn, with what was asked
        self.marker_before = 0  # where its marker stood when the turn began
        self.scheme: int | None = None  # the Scheme Card of this turn
        self.taken: int | None = None  # which of its actions

    @property
    def solo(self) -> SoloTables:
        """What is printed on the opponent's cards and board."""
        return self.tables.solo

    def tell(self, key: str, **values: Value) -> None:
        """Say something."""
        self.told.append(told(message(key, **values)))

    def begin_turn(self) -> None:
        """Something new begins: what was told before is over."""
        self.earlier.clear()
        self.marker_before = int(self.board.marker)
        self.scheme = self.taken = None

    def then(self, *steps: "Step") -> None:
        """Do these steps, in this order, before what is pending."""
        self.agenda.extend(reversed(steps))

    @property
    def caliph_can_come(self) -> bool:
        """Whether a Caliph Card is still in the pile."""
        return self.caliphs < CALIPHS

    def retire(self, vp: int) -> None:
        """A Translator joins its Retired ones. (SOL-24)"""
        self.retired = (*self.retired, vp)
        self.tell("companion-retired", count=len(self.retired), vp=sum(self.retired))


class Step:
    """Something to do; steps are small frozen values."""

    __slots__ = ()

    def ask(self, table: Table) -> Question | None:
        """Do the work, or ask what must be known for it."""
        raise NotImplementedError

    def answer(self, table: Table, answer: str) -> None:
        """Go on with an answer its question takes."""
        raise NotImplementedError
