"""Sending something to another server: encrypted, to hosts that the operator has named, and nowhere else that they might lead to."""

import asyncio
import http.client
import ssl
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, TypeAlias
from urllib.parse import SplitResult, urlsplit

from spadework.web.address import host_and_port
from spadework.web.notices.delivery import Gone, NotSent

PATIENCE = 5.0
"""Seconds that the other server has for each step."""

LONGEST_ADDRESS = 1000

Refusal: TypeAlias = Literal["address", "scheme", "host", "port"]
"""What is wrong with an address."""


class Posting:
    """Sends to some hosts, in threads of its own, so that a slow one costs nobody else anything.

    Args:
        hosts: the hosts, `name` or `name:port`; `*.name` stands for all below a name.
        context: how the other server proves who it is, by default as browsers want it.
    """

    def __init__(self, hosts: Collection[str], context: ssl.SSLContext | None = None) -> None:
        self._hosts = {host.lower() for host in hosts}
        self._context = context
        self._threads = ThreadPoolExecutor(4, "notices")

    @property
    def hosts(self) -> Collection[str]:
        """The hosts."""
        return sorted(self._hosts)

    def allows(self, address: str) -> bool:
        """Whether something may be sent to an address."""
        return self.refusal(address) is None

    def refusal(self, address: str) -> Refusal | None:
        """What of an address keeps anything from being sent to it, None when nothing does."""
        if len(address) > LONGEST_ADDRESS or not address.isascii() or not address.isprintable() or " " in address:
            return "address"
        try:
            parts = urlsplit(address)
        except ValueError:
            return "address"
        if parts.scheme != "https":
            return "scheme"
        found = host_and_port(parts.netloc)
        if found is None:
            return "address"
        host, port = found
        names = {host, *(f"*.{host.split('.', number)[-1]}" for number in range(1, host.count(".") + 1))}
        wanted = names if port in {None, 443} else {f"{name}:{port}" for name in names}
        if wanted & self._hosts:
            return None
        return "port" if names & {name.partition(":")[0] for name in self._hosts} else "host"

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Send something. Raises Gone when the other server knows no such address any more, else NotSent."""
        refusal = self.refusal(address)
        if refusal is not None:
            raise NotSent(f"its {refusal} is not allowed")
        parts = urlsplit(address)
        status = await asyncio.get_running_loop().run_in_executor(self._threads, self._post, parts, body, headers)
        if status in {404, 410}:
            raise Gone(f"answered {status}")
        if not 200 <= status < 300:
            raise NotSent(f"answered {status}")

    def _post(self, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        if self._context is None:
            self._context = ssl.create_default_context()
        connection = http.client.HTTPSConnection(
            parts.hostname or "", parts.port, timeout=PATIENCE, context=self._context
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, body, dict(headers))
            # Neither is the answer read, nor is it followed anywhere.
            return connection.getresponse().status
        except (OSError, http.client.HTTPException) as error:
            raise NotSent(type(error).__name__) from None
        finally:
            connection.close()

    def close(self) -> None:
        """Send nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
