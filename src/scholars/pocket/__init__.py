"""The game in a pocket: what a server does for its tables, for one person in a browser, without database and network.

It runs in a Worker of the page (`web/src/pocket`), which speaks to it as it would to a server. All that a table needs
is the server's own (`server/tables`, `server/wire`); here is only what is different for one person: where tables are
kept (`shelf.py`), who thinks (`thinking.py`, `networks.py`) and the addresses (`addresses.py`).
"""
