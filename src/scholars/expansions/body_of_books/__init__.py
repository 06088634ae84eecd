"""Body of Books: Black Dice, Medicine, XP, Page Cards and Upgraded Action Cards. (BOB, BBS)"""
