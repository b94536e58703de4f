"""What can be asked over HTTP and the socket."""

from fastapi import APIRouter

from mori.server.routes import books, games, health, live, replays, tables

ROUTERS: tuple[APIRouter, ...] = (
    games.router,
    tables.router,
    replays.router,
    books.router,
    live.router,
    health.router,
)
