"""The REST API: each module is one part of it."""

from fastapi import APIRouter

from tricity.server.api import after, daily, games, matches, play, seats, socket, tables

ROUTERS: tuple[APIRouter, ...] = tuple(
    part.router for part in (games, tables, seats, play, socket, after, matches, daily)
)
