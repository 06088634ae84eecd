"""Which texts the browser gets, and when."""

# texts of the terminal or the server alone
NOT_IN_THE_BROWSER = frozenset({"arena", "door", "play", "terminal"})
# texts that come with what shows them
LATER = frozenset({"box", "companion", "lessons", "review", "hints", "history", "lobby", "sharing", "tabletop"})
