"""How long a test waits for what has to come. Only something that hangs takes so long, on however busy a machine."""

PATIENCE = 90.0  # seconds
