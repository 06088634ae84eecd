"""Which texts the browser gets, and when."""

NOT_IN_THE_BROWSER = frozenset({"arena", "door", "sharing", "terminal"})  # texts of the terminal or the server alone
# texts that come with what shows them
LATER = frozenset({"box", "companion", "lessons", "review", "hints", "history", "lobby", "tabletop"})
