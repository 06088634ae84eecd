"""The table after each option, as the seat that is asked would see it: what an option is worth can be judged by it.

Where an option is followed by chance, it is tried on a copy in which everything hidden was dealt anew, the same for all
of them: nothing can be learned from it that the seat may not know, and one outcome of many is seen. Where nothing is
rolled or turned, what is hidden makes no difference, and dealing would take longer than all else.
"""

from scholars.encoding.choice_numbers import is_offered, options_of
from scholars.encoding.encoder import Encoder
from scholars.engine.native import Bytes, i64
from scholars.engine.observation import Observation, no_bytes
from scholars.engine.state import State
from scholars.rules.dealing import determinised


def observe_options(encoder: Encoder, state: State, seed: int) -> Bytes:
    """The observations after each option that is offered, one after the other; what is dealt follows from the seed."""
    into = Observation(no_bytes(len(options_of(state)) * encoder.length))
    write_options(encoder, state, seed, into)
    return into.bytes


def write_options(encoder: Encoder, state: State, seed: int, into: Observation) -> None:
    """The same, written over the bytes that follow."""
    dealt: State | None = None
    seat = state.seat()
    for choice in state.options:
        if is_offered(choice):
            after = _after(state, choice)
            if after.reveals != state.reveals:
                dealt = dealt or determinised(state, seed)
                after = _after(dealt, choice)
            encoder.write(after, seat, into)


def _after(state: State, choice: i64) -> State:
    """A copy in which a choice was taken."""
    copy = state.clone()
    copy.apply(choice)
    return copy
