"""What stands around a state: decisions, records, positions."""
