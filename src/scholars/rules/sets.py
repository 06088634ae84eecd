"""Choosing several things at once: a set, named in any order and changed until it is confirmed. (EFF-06)"""

from scholars.engine import verbs
from scholars.engine.native import i64
from scholars.engine.sets import Sets
from scholars.engine.state import State, Step
from scholars.engine.verbs import OPERAND, SHIFT


class ChooseSet(Step):
    """So many of some kinds of things, or up to so many; nothing happens to them before the set is confirmed.

    Where there are few sets, each is one option. Where there are many, members are picked and put back in any order;
    what was picked is kept sorted, so that every way to a set leads to the same question.
    """

    __slots__ = ("amount", "optional", "picked")

    def __init__(self, seat: i64, amount: i64, optional: i64, picked: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.amount: i64 = amount
        self.optional: i64 = optional
        self.picked: tuple[int, ...] = picked

    # What a set is made of

    def members(self, state: State) -> tuple[int, ...]:
        """Everything that can be picked, sorted, each as often as it is there."""
        raise NotImplementedError

    def verb(self) -> i64:
        """The verb that names a set, or a member of a larger one."""
        raise NotImplementedError

    def put_back(self) -> i64:
        """The first number of its members among all that can be put back."""
        raise NotImplementedError

    def sets(self) -> Sets:
        """The sets that are one option each."""
        return ()

    def most_at_once(self) -> i64:
        """The size of the largest of them; 0 if every set is picked member by member."""
        return 0

    def again(self, picked: tuple[int, ...]) -> "ChooseSet":
        """The same question with other members picked."""
        raise NotImplementedError

    def confirmed(self, state: State, chosen: tuple[int, ...]) -> None:
        """Do it to all of a set."""
        raise NotImplementedError

    # Asking

    def ask(self, state: State) -> None:
        members = self.members(state)
        needed = min(self.amount, i64(len(members)))
        if needed == 0:
            return
        if self.optional == 0 and needed == len(members):
            self.confirmed(state, members)
        elif self.amount <= self.most_at_once():
            self._offer_sets(state, members, needed)
        else:
            self._offer_members(state, members, needed)

    def _offer_sets(self, state: State, members: tuple[int, ...], needed: i64) -> None:
        sets = self.sets()
        for number in range(len(sets)):
            size: i64 = len(sets[number])
            if size > needed:
                break
            if (size == needed or self.optional == 1) and within(sets[number], members):
                state.offer(self.verb(), number)
        if self.optional == 1:
            state.offer(verbs.ENOUGH, 0)

    def _offer_members(self, state: State, members: tuple[int, ...], needed: i64) -> None:
        verb, put_back = self.verb(), self.put_back()
        last: i64 = -1
        for number in members:
            member: i64 = number
            if member != last:
                picked: i64 = self.picked.count(number)
                if len(self.picked) < needed and picked < members.count(number):
                    state.offer(verb, member)
                if picked > 0:
                    state.offer(verbs.PUT_BACK, put_back + member)
                last = member
        if len(self.picked) == needed or self.optional == 1:
            state.offer(verbs.ENOUGH, 0)

    # Choosing

    def choose(self, state: State, choice: i64) -> None:
        verb, operand = choice >> SHIFT, choice & OPERAND
        if verb == verbs.ENOUGH:
            self.confirmed(state, self.picked)
        elif verb == verbs.PUT_BACK:
            state.then(self.again(without(self.picked, int(operand - self.put_back()))))
        elif self.amount <= self.most_at_once():
            self.confirmed(state, self.sets()[operand])
        else:
            state.then(self.again(tuple(sorted((*self.picked, int(operand))))))

    def fields(self) -> tuple[int | tuple[int, ...], ...]:
        return (self.seat, self.amount, self.optional, self.picked)


def within(chosen: tuple[int, ...], members: tuple[int, ...]) -> bool:
    """Whether a set can be made of some members."""
    for member in chosen:
        if chosen.count(member) > members.count(member):
            return False
    return True


def without(picked: tuple[int, ...], member: int) -> tuple[int, ...]:
    """What was picked but for one member."""
    place = picked.index(member)
    return picked[:place] + picked[place + 1 :]
