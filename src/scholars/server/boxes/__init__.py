"""Boxes that guests go through, and those that tables are played with."""
