"""What storage says to whoever comes second."""


class Lost(Exception):
    """Somebody else was faster: what was to be written is there already. Nothing was written."""
