"""Games played by a policy against itself."""

from collections import Counter

import torch

from scholars.bots.learned.heads import HEADS
from scholars.encoding.games import NEXT_GAME
from scholars.training.boxes import BoxConfig, box_seed
from scholars.training.learning.advantages import Reward
from scholars.training.learning.network import Policy, Sizes, Value
from scholars.training.learning.segments import log_softmax
from scholars.training.learning.self_play import SelfPlay
from scholars.training.setting import Setting

SMALL = Sizes(card=4, choice=4, first=16, second=8)
GAMES, STEPS = 3, 5


def test_what_two_groups_played_is_learned_from_together() -> None:
    """Every decision has its options, and the policy finds the chosen one as likely as it did when it chose."""
    torch.manual_seed(2)
    policy, value = Policy(SMALL), Value(SMALL)
    play = SelfPlay([Setting(2)], GAMES, "cpu", seed=4, past=0.0, groups=2)
    try:
        played, _ = play.play(policy, value, None, STEPS, Reward())
        again, _ = play.play(policy, value, None, STEPS, Reward())
    finally:
        play.close()
    decisions = 2 * GAMES * STEPS
    assert len(played.chosen) == len(played.observations) == len(played.offsets) - 1 == decisions
    assert len(played.after) == len(played.choices) == int(played.offsets[-1])
    assert played.returns.shape == (decisions, len(HEADS))
    assert int(played.counts.max()) >= GAMES * STEPS  # of the second group too
    with torch.no_grad():
        likely = log_softmax(policy(played.after, played.choices), played.offsets)
        expected = value(played.observations)
    assert torch.allclose(likely[played.offsets[:-1] + played.chosen], played.likely, atol=1e-5)
    assert torch.allclose(played.returns - played.advantages, expected, atol=1e-5)
    assert not torch.equal(played.observations, again.observations)  # the games have gone on


def test_games_on_permuted_boxes_are_counted_apart() -> None:
    """By the seed of each game, the next ones of a row included."""
    torch.manual_seed(2)
    policy, value = Policy(SMALL), Value(SMALL)
    play = SelfPlay([Setting(2)], 4, "cpu", seed=4, past=0.0, boxes=BoxConfig(randomised_share=0.5))
    counted: Counter[str] = Counter()
    try:
        first = play.groups[0].seeds[:]
        while sum(counted.values()) < 12:
            _, ends = play.play(policy, value, None, 100, Reward())
            counted.update({name: len(games) for name, games in ends.items()})
        last = play.groups[0].seeds
    finally:
        play.close()
    seeds = [seed for start, end in zip(first, last, strict=True) for seed in range(start, end, NEXT_GAME)]
    permuted = sum(box_seed(seed, BoxConfig(randomised_share=0.5)) is not None for seed in seeds)
    assert counted == {"2-casual": len(seeds) - permuted, "2-casual-permuted": permuted}
    assert 0 < permuted < len(seeds)
