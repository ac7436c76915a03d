"""The network between a page and the server, for tests of its failure."""

from playwright.sync_api import WebSocketRoute
from tests.browser.person import Person


class Network:
    """The network between one page and the server. When it is cut, messages are lost and neither side is notified."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.cut = False
        person.page.route_web_socket("**/live?*", self._take)

    def _take(self, line: WebSocketRoute) -> None:
        if self.cut:
            line.close(code=1011)
            return
        server = line.connect_to_server()
        line.on_message(lambda text: None if self.cut else server.send(text))
        server.on_message(lambda text: None if self.cut else line.send(text))
        line.on_close(lambda code, reason: None if self.cut else server.close(code=code, reason=reason))

    def break_off(self) -> None:
        self.cut = True
        self.person.page.context.set_offline(True)

    def mend(self) -> None:
        self.cut = False
        self.person.page.context.set_offline(False)
