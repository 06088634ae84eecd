"""What was learned by self-play, and how it judges options and tables. Of all parts only this one imports numpy."""
