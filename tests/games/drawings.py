"""What tests read from a picture."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def ids_of(svg: str) -> list[str]:
    """The ids in a picture, in their order."""
    return re.findall(r' id="([^"]*)"', svg)


def texts(element: ElementTree.Element, scale: float = 1) -> Iterator[tuple[float, str]]:
    """The size at which each text is seen, and the text."""
    found = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(found[1]) if found else 1
    if element.tag == SVG + "text":
        yield float(element.get("font-size", "0")) * scale, element.text or ""
    for child in element:
        yield from texts(child, scale)
