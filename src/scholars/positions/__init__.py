"""Positions and records: a game written down, read back, filled up, dealt anew, and gone back in."""
