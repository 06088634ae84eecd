"""For whoever sits at a real table: the score pad, the list of what to set up, and what is dealt at random."""
