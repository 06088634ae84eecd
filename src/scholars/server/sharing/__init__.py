"""A finished game to show others: a title, a line, and pictures of the score and of the final table."""
