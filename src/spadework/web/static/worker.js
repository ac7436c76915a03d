// Shows what is pushed to this browser while no page is open, and leads to the table that it is about.

const worker = /** @type {any} */ (self);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, text, path } = event.data.json();
  event.waitUntil(Promise.all([worker.registration.showNotification(title, { body: text, tag: path, data: path }), badge()]));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/** The badge of the installed app says how many tables wait. */
async function badge() {
  const answer = await fetch("/waiting.json");
  if (answer.ok) await worker.navigator.setAppBadge?.((await answer.json()).count);
}

/** @param {string} path */
async function openPage(path) {
  const pages = await worker.clients.matchAll({ type: "window" });
  const there = pages.find((/** @type {{url: string}} */ page) => new URL(page.url).pathname === path);
  return there ? there.focus() : worker.clients.openWindow(path);
}
