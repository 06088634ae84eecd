"""Tables described by hand, and what they score."""
