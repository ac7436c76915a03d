"""A local notification service that uses HTTPS, like real ones."""

import ipaddress
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID


@dataclass
class Service:
    """A running service: the requests received, and the status to answer with."""

    address: str
    host: str
    trusting: ssl.SSLContext
    """A TLS context that trusts only this server's certificate."""
    status: int = 201
    came: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)


def certificate(path: Path) -> bytes:
    """Write a key and a certificate for 127.0.0.1 to a file; return the certificate."""
    key = ec.generate_private_key(ec.SECP256R1())
    name, today = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "fake")]), datetime.now(UTC)
    found = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), False)
        .sign(key, hashes.SHA256())
        .public_bytes(Encoding.PEM)
    )
    path.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + found)
    return found


@contextmanager
def service(folder: Path) -> Iterator[Service]:
    """Accept notifications while the block runs."""
    pem = certificate(folder / "fake.pem")

    class Taker(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            running.came.append((self.path, dict(self.headers), body))
            self.send_response(running.status)
            self.send_header("Location", f"{running.address}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Log nothing."""

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "fake.pem")
    with ThreadingHTTPServer(("127.0.0.1", 0), Taker) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        host = f"127.0.0.1:{server.server_address[1]}"
        running = Service(f"https://{host}", host, ssl.create_default_context(cadata=pem.decode()))
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield running
        server.shutdown()
        thread.join()
