"""The rulebook in Python, a file for each section. The ledger's IDs stand where a rule is carried out."""
