"""Bots at the tables, which think in processes of their own."""
