"""Help at a real table, asked for by a browser. Nothing is kept here: whoever asks sends all there is to know."""
