"""What is kept: identities, tables, seats, every choice, what was said, replays."""
