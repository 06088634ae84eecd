"""What `gymnasium.make` can make. The environments themselves are loaded when one is made."""

from gymnasium.envs.registration import register

register(id="scholars/Duel-v0", entry_point="scholars.training.gym:Duel")
register(id="scholars/Solo-v0", entry_point="scholars.training.gym:Solo")
