"""A server in the test's process."""

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette

from spadework.web.server.run import server_config


@asynccontextmanager
async def serve_app(app: Starlette, listener: socket.socket) -> AsyncIterator[None]:
    """Serve a started application on a listening socket while the block runs, without handling signals."""
    config = server_config(app)
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    # Without uvicorn's main loop, which checks for shutdown only ten times a second.
    await server.startup(sockets=[listener])
    try:
        yield
    finally:
        await server.shutdown(sockets=[listener])
