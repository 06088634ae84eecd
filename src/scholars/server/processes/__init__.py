"""Several processes that serve the same tables over one database: who lives, who is where, what they tell others."""
