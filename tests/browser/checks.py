"""Measurable accessibility of a page, for users who see, hear, touch or read it differently."""

import re
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

import spadework

PACKAGE = Path(spadework.__file__).parent
MESSAGE = re.compile(r"^([a-z]+(?:-[a-z0-9]+)+) =", re.MULTILINE)

# Collects everything in one call, as pages are checked often.
FACTS = """() => {
  const ARROW = 16;
  const shown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
  };
  const named = (element) => element.id || element.name || element.textContent.trim().slice(0, 40) || element.outerHTML.slice(0, 80);
  const modal = document.querySelector("dialog[open]");
  const all = [...(modal ?? document.documentElement).querySelectorAll("*")].filter(shown);
  const wrong = [];

  if (document.scrollingElement.scrollWidth > innerWidth) {
    const wide = all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map(named);
    wrong.push(`scrolls sideways: ${wide.slice(0, 5)}`);
  }

  const words = [];
  for (const element of all) {
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
      if (element.hasAttribute(name)) words.push(element.getAttribute(name));
    }
    const text = [...element.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE).map((one) => one.data.trim()).join(" ").trim();
    if (!text) continue;
    words.push(text);
    // Thumbnails are only for looking at; their accessible names describe them.
    if (element.matches("title, desc, style, option, .moment *, .review .board *")) continue;
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 13.9) wrong.push(`text of ${size.toFixed(1)} px: ${text.slice(0, 40)}`);
    if (matrix) {
      const [inner, outer] = [element.getBoundingClientRect(), element.ownerSVGElement.getBoundingClientRect()];
      const cut = element.matches(".example *"); // it is part of a larger picture
      if (!cut && (inner.left < outer.left - 1 || inner.right > outer.right + 1)) wrong.push(`leaves the picture: ${text}`);
    }
  }

  const coarse = matchMedia("(pointer: coarse)").matches;
  const controls = "button, .button, summary, select, input, label:has([type=radio], [type=checkbox])";
  for (const control of all.filter((one) => one.matches(`${controls}, header a, footer a, .heading a`))) {
    // The label is the target.
    if (control.matches("label [type=radio], label [type=checkbox]")) continue;
    const { width, height } = control.getBoundingClientRect();
    const least = coarse && !control.matches("footer a") ? 44 : 24;
    if (Math.min(width, height) < least - 0.5) wrong.push(`target of ${width.toFixed()} x ${height.toFixed()} px: ${named(control)}`);
    if (control.matches("button, .button") && control.scrollWidth > control.clientWidth + 1) wrong.push(`cut: ${named(control)}`);
  }

  const pen = document.createElement("canvas").getContext("2d");
  for (const field of all.filter((one) => one.matches("select"))) {
    const style = getComputedStyle(field);
    // The shorthand is empty where it can't say everything.
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
    for (const { text } of field.options) if (pen.measureText(text).width > room) wrong.push(`cut: ${text}`);
  }
  return { wrong, words: [document.title, ...words], language: document.documentElement.lang };
}"""


def message_ids() -> set[str]:
    """Return the ids of the product's messages, except those that could be mistaken for words."""
    return {id for path in PACKAGE.rglob("en.ftl") for id in MESSAGE.findall(path.read_text(encoding="utf-8"))}


def untranslated(words: list[str], ids: set[str]) -> list[str]:
    """Return the texts that show a message id or an unfilled placeholder instead of words."""
    return [
        text for text in words if set(text.split()) & ids or re.search(r"\{\s*\$?\w+\s*\}|FluentNone|undefined", text)
    ]


class PageChecks:
    """Checks of pages.

    Args:
        thorough: whether to check every page, in every size and colour scheme.
    """

    def __init__(self, thorough: bool = False) -> None:
        self.thorough = thorough
        self._ids = message_ids()
        self._axe = Axe()

    def wrong(self, page: Page, language: str) -> list[str]:
        """Return the errors in the texts and measurements of a page."""
        facts: dict[str, Any] = page.evaluate(FACTS)
        found: list[str] = facts["wrong"]
        found += [f"no words: {text}" for text in untranslated(facts["words"], self._ids)]
        if facts["language"] != language:
            found.append(f"the page says that it is in {facts['language']!r}")
        return found

    def violations(self, page: Page, *rules: str) -> list[str]:
        """Return the violations that axe finds, by the given rules or by all."""
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(self._axe.axe_script)
        options: dict[str, Any] = {"resultTypes": ["violations"]}
        if rules:
            options["runOnly"] = list(rules)
        answer = page.evaluate("(options) => axe.run(options)", options)
        return [
            f"{violation['id']}: {violation['help']}: {[node['html'][:200] for node in violation['nodes'][:3]]}"
            + str([node["failureSummary"][:200] for node in violation["nodes"][:1]])
            for violation in answer["violations"]
        ]
