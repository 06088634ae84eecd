"""The printed solo opponent: it follows its Scheme Cards. (SOL)"""
