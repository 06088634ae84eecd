"""Learning to play by self-play: what the learned players were made with."""
