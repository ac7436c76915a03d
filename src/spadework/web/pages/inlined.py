"""Pictures that stand in a page beside others."""

import re
from collections.abc import Iterable

OWN_ID = re.compile(r'(?P<before> id="|href="#|url\(#)(?P<id>[^"\s)]+)')
LABELS = re.compile(r' aria-(?:labelledby|describedby)="[^"]*"')
TAG = re.compile(r"<[a-z][^>]*>")
ID = re.compile(r' id="([^"]*)"')


def with_own_ids(svg: str, prefix: str) -> str:
    """A picture whose ids no other picture on the page has; what names it is left to the page.

    >>> with_own_ids('<svg aria-labelledby="a b"><g id="a"/><use href="#a"/></svg>', "x")
    '<svg><g id="x-a"/><use href="#x-a"/></svg>'
    >>> with_own_ids("<text>url(#a)</text>", "x")
    '<text>url(#a)</text>'
    """

    def own(tag: re.Match[str]) -> str:
        return OWN_ID.sub(lambda found: f"{found['before']}{prefix}-{found['id']}", LABELS.sub("", tag[0]))

    return TAG.sub(own, svg)


def with_class(svg: str, ids: Iterable[str], name: str) -> str:
    """A picture in which the elements of some ids have one class more.

    >>> with_class('<g id="a"/><g id="b" class="card"/><g id="c"/>', ["a", "b"], "marked")
    '<g id="a" class="marked"/><g id="b" class="marked card"/><g id="c"/>'
    """
    wanted = set(ids)

    def classed(tag: re.Match[str]) -> str:
        text = tag[0]
        found = ID.search(text)
        if found is None or found[1] not in wanted:
            return text
        if ' class="' in text:
            return text.replace(' class="', f' class="{name} ', 1)
        return text.replace(found[0], f'{found[0]} class="{name}"', 1)

    return TAG.sub(classed, svg)
