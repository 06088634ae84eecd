"""The game in numbers for those who learn: what a seat may know as bytes, and every choice by a dense number.

It needs no other package. `scholars.training` makes environments and batches of it.
"""

from scholars.encoding.choice_numbers import CHOICES, choice_numbered, number_of_choice, options_of
from scholars.encoding.encoder import VERSION, Encoder, encoder_for
from scholars.encoding.looking_ahead import observe_options
from scholars.engine.observation import Field

__all__ = [
    "CHOICES",
    "VERSION",
    "Encoder",
    "Field",
    "choice_numbered",
    "encoder_for",
    "number_of_choice",
    "observe_options",
    "options_of",
]
