"""Generate the list of confusable characters from Unicode's: `python scripts/confusables.py confusables.txt`.

The source is https://www.unicode.org/Public/security/latest/confusables.txt; its license is stored next to the result. Spaces and
characters that NFKC replaces are omitted: normalized names don't contain them.
"""

import sys
from collections import defaultdict
from pathlib import Path
from unicodedata import category, normalize

TARGET = Path(__file__).parents[1] / "src/spadework/engine/confusables.txt"

HEAD = """\
# Characters that look alike: what stands for them, a tab, and all of them. From Unicode's confusables.txt, version {version}.
# Copyright (c) {year} Unicode, Inc., used under the Unicode License v3, which lies beside it.
"""


def main() -> None:
    """Write the list."""
    listed = Path(sys.argv[1]).read_text(encoding="utf-8-sig")
    facts = {
        name: line.partition(mark)[2].split()[0].removesuffix(",")
        for line in listed.splitlines()[:10]
        for name, mark in (("year", "\u00a9"), ("version", "Version:"))
        if mark in line
    }
    alike: dict[str, str] = defaultdict(str)
    for line in listed.splitlines():
        source, _, rest = line.partition("#")[0].partition(";")
        if rest:
            letter = chr(int(source, 16))
            if normalize("NFD", normalize("NFKC", letter)) == letter and category(letter)[0] != "Z":
                alike["".join(chr(int(code, 16)) for code in rest.partition(";")[0].split())] += letter
    rows = "".join(f"{prototype}\t{letters}\n" for prototype, letters in sorted(alike.items()))
    TARGET.write_text(HEAD.format(**facts) + rows, encoding="utf-8")


if __name__ == "__main__":
    main()
