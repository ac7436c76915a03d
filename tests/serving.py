"""Serving in tests: a server in the test's process, and ports for others."""

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette

from spadework.web.server.run import server_config


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


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
