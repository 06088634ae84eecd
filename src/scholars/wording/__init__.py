"""Questions, options, events, reasons and scores in words: messages, for every language."""
