"""`python -m scholars`."""

import sys

from scholars.terminal.command_line import main

sys.exit(main())
