"""The web service: tables that people and bots play at (docs/protocol.md).

A move's way: `routes.live` reads a message, `tables.live` applies and stores it and tells everybody
who looks on, each through their own eyes (`tables.seen`). `storage` keeps the answers, from which a
table is made again after a restart; `bots` lets other processes think.
"""
