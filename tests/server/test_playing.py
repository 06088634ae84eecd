"""Playing over real sockets: two people to the end of a game, late and doubled choices, and nobody for another."""

import random

import pytest

from kit.serving import Served, play_on, two_at_a_table


def test_two_people_play_a_game_to_its_end(shared: Served) -> None:
    """Both see the same end, and the seed that was promised."""
    ada, ben, table = two_at_a_table(shared)
    with ada, ben:
        sockets = [ada.sit(table), ben.sit(table)]
        assert sockets[0].last["table"]["seed"] is None
        promised = sockets[0].last["table"]["commitment"]
        play_on(sockets, random.Random(1))  # noqa: S311 - the test's own
        one, other = (socket.last for socket in sockets)
        assert one["play"]["outcome"] == other["play"]["outcome"]
        assert [score["total"] for score in one["play"]["outcome"]["scores"]]
        assert one["table"]["commitment"] == promised
        assert one["table"]["seed"] is not None
