"""What a value tells of a table, number by number: what is still to come for the seat that looks on."""

from scholars.rules.scoring import CATEGORIES

HEADS = (*CATEGORIES, "rival", "win")  # one's own points, the best rival's, having won
RIVAL, WIN = len(CATEGORIES), len(CATEGORIES) + 1
SCALE = 10.0  # points that count as 1
