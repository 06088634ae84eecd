"""What kinds of decision there are, in a few parts that one can learn about."""

PARTS = {
    "turn": ("choose_turn",),
    "dice": ("choose_dice", "choose_reroll", "choose_to_refill", "choose_primary_die", "choose_white_die"),
    "action": ("choose_action", "choose_colour", "choose_order", "choose_one", "choose_step_or_effect"),
    "recruit": ("choose_pair", "choose_translator", "choose_room", "choose_employ_or_retire"),
    "retire": ("choose_card_to_tuck", "choose_slot_to_tuck", "choose_tuck_cost"),
    "travel": ("choose_steps", "choose_path_or_spot", "choose_delivery"),
    "research": ("choose_research", "choose_track", "choose_track_to_harvest"),
    "translate": ("choose_scroll", "choose_line", "choose_black_translate"),
    "influence": ("choose_guild", "choose_scroll_to_influence", "choose_influence"),
    "caliph": ("choose_caliph_space", "choose_caliph_reward"),
}
OTHER = "other"
_PART = {kind: part for part, kinds in PARTS.items() for kind in kinds}


def part_of(kind: str) -> str:
    """The part a kind of decision belongs to."""
    return _PART.get(kind, OTHER)
