"""What whoever runs a server can do with it: orders, bans, a password, copies, and what is kept for how long."""
