"""mkdocstrings extension that shows doctests as code; Markdown would read `>>>` as nested quotations."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


class DoctestFences(griffe.Extension):
    """Puts a code fence around every example."""

    def on_object(self, *, obj: griffe.Object, **_more: Any) -> None:
        """Add code fences to the docstring of a module, class, function or attribute."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
