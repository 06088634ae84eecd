### The page that asks for a private server's password

door-title = { web-game }
door-lead = This is a private server. Whoever runs it can tell you the password.
door-password = Password
door-enter = Enter
door-wrong = That is not the password, or it was tried too often. Try again in a moment.
