### The rules for reading.

web-reading-lead = Ask a question, or just read.
web-reading-ask = Ask a question about the rules
web-reading-hint = when does the game end?
web-reading-ledger = For doubtful cases: the ledger
web-reading-book = The rules in plain words
web-reading-nothing = Nothing here answers that. Try other words, or look in the ledger.
web-reading-next = Next: { $title }
