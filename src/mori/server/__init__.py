"""The web service: tables that people and bots play at (docs/protocol.md).

How a move is handled: `routes.live` reads the message; `tables.live` applies it, stores it, and
sends the new state to everybody at the table, each as their seat sees it (`tables.seen`). `storage`
keeps the answers, from which a table is restored after a restart. `bots` runs bots in other
processes.
"""
