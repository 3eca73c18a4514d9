"""The server: lobby, tables, the live channel and the built client. docs/live.md is its contract with clients.

`app.py` puts the parts together; `house.py` is what they all stand on: tables in memory, kept in the store first, then
shown to everybody. Rules, seats and undo are the business of `table`; nothing here decides anything about a game.
"""

from teahouse.extras import need

need("serve")
