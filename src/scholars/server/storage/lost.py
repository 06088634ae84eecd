"""What storage says to whoever comes second, and to whoever cannot be served now."""


class Lost(Exception):
    """Somebody else was faster: what was to be written is there already. Nothing was written."""


class Unreachable(Exception):
    """The database does not answer for now. What was to be written may have been; nobody was told that it is."""
