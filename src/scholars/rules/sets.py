"""Choosing several things at once: a set, named in any order and changed until it is confirmed. (EFF-06)"""

from scholars.engine import verbs
from scholars.engine.native import Ints, i64
from scholars.engine.sets import Sets
from scholars.engine.state import State
from scholars.engine.steps import Question
from scholars.rules import reasons


class ChooseSet(Question):
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

    def fits(self, state: State) -> bool:
        most: i64 = self.amount if self.amount > self.most_at_once() else 0
        return len(self.picked) <= most and sorted_and_there(self.picked, self.members(state))

    # What a set is made of

    def members(self, state: State) -> tuple[int, ...]:
        """Everything that can be picked, sorted, each as often as it is there."""
        raise NotImplementedError

    def why_not_there(self, state: State, chosen: tuple[int, ...]) -> i64:
        """Why a set cannot be made of what is there, whatever its size; 0 if it can."""
        return 0

    def verb(self) -> i64:
        """The verb that names a set, or a member of a larger one."""
        return self.VERBS[0]

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
        sets, verb = self.sets(), self.verb()
        for number in range(len(sets)):
            size: i64 = len(sets[number])
            if size > needed:
                break
            if (size == needed or self.optional == 1) and within(sets[number], members):
                state.offer(verb, number)
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

    # What is open

    def why_not(self, state: State, verb: i64, operand: i64) -> i64:
        if verb == verbs.PUT_BACK:
            return 0 if int(operand - self.put_back()) in self.picked else reasons.NOT_PICKED
        sets = self.sets()
        chosen = sets[operand] if len(sets) > 0 else (int(operand),)
        why = self.why_not_there(state, chosen)
        if reasons.number_of(why) == reasons.SAME_AS_ANOTHER:
            of_the_other = self.why_not(state, verb, reasons.needed_in(why))
            return why if of_the_other == 0 else of_the_other
        if why != 0:
            return why
        needed = self._needed(state)
        if self.amount <= self.most_at_once():
            size: i64 = len(chosen)
            return 0 if size == needed or (self.optional == 1 and size < needed) else self._why_so_many(needed)
        if len(chosen) > 1:
            return reasons.ONE_BY_ONE
        there = self.members(state).count(chosen[0])
        return 0 if len(self.picked) < needed and self.picked.count(chosen[0]) < there else reasons.ALREADY_PICKED

    def why_not_stop(self, state: State) -> i64:
        needed = self._needed(state)
        if self.optional == 1 or len(self.picked) == needed:
            return 0
        return reasons.NOT_OPTIONAL if self.amount <= self.most_at_once() else self._why_so_many(needed)

    def _needed(self, state: State) -> i64:
        """How many are chosen, at most; fewer than the amount if there are not so many."""
        return min(self.amount, i64(len(self.members(state))))

    def _why_so_many(self, needed: i64) -> i64:
        """It must be so many, or at most so many."""
        return reasons.short(reasons.AT_MOST_SO_MANY if self.optional == 1 else reasons.JUST_SO_MANY, needed)

    # Choosing

    def choose(self, state: State, verb: i64, operand: i64) -> None:
        if verb == verbs.ENOUGH:
            self.confirmed(state, self.picked)
        elif verb == verbs.PUT_BACK:
            state.then(self.again(without(self.picked, int(operand - self.put_back()))))
        elif self.amount <= self.most_at_once():
            self.confirmed(state, self.sets()[operand])
        else:
            state.then(self.again(tuple(sorted((*self.picked, int(operand))))))


def as_often(counts: Ints, most: i64) -> tuple[int, ...]:
    """Every kind as often as it is there, but no more than so often, sorted."""
    found: list[int] = []
    for kind in range(len(counts)):
        for _again in range(min(counts[kind], most)):
            found.append(int(kind))
    return tuple(found)


def within(chosen: tuple[int, ...], members: tuple[int, ...]) -> bool:
    """Whether a set can be made of some members; both are sorted."""
    place = 0
    for member in chosen:
        while place < len(members) and members[place] < member:
            place += 1
        if place == len(members) or members[place] != member:
            return False
        place += 1
    return True


def sorted_and_there(picked: tuple[int, ...], members: tuple[int, ...]) -> bool:
    """Whether some things are told in their order, and are among others."""
    return tuple(sorted(picked)) == picked and within(picked, members)


def without(picked: tuple[int, ...], member: int) -> tuple[int, ...]:
    """What was picked but for one member."""
    place = picked.index(member)
    return picked[:place] + picked[place + 1 :]
