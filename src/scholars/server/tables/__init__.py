"""Tables: how they are set, played at, cleared away and read back."""
