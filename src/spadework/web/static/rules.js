// The rule book beside the table.

/** On a plain click, show the rule book in `dialog` instead of a tab of its own. */
export async function openRules(event, dialog, url) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const place = dialog.querySelector("div");
  if (!place.firstChild) {
    const answer = await fetch(url).catch(() => null);
    if (!answer?.ok) {
      window.open(url, "_blank");
      return;
    }
    const book = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".book");
    place.replaceChildren(document.importNode(book, true));
  }
  dialog.showModal();
}
