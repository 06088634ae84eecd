"""Those who play: who they are, what they say, and what reaches them elsewhere."""
