"""What goes over the wire: every message, and what is told of games, tables and cards."""
