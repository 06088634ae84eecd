"""The root of everything this library refuses with one sentence. Each error is a ValueError or a LookupError too."""


class ScholarsError(Exception):
    """What was asked for cannot be: a text that cannot be read, a choice that is not open, an unknown name."""
