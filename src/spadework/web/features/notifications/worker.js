// Shows what is pushed to this browser while no page is open, and leads to the table that it is about.

const worker = /** @type {any} */ (self);

worker.addEventListener("push", (/** @type {any} */ event) => {
  event.waitUntil(Promise.all([show(event.data.json()), badge()]));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => {
  event.waitUntil(renew(event.newSubscription));
});

/** @param {{title: string, text: string, path: string, closes: boolean}} told */
async function show({ title, text, path, closes }) {
  // Browsers want everything that is pushed to be shown, if only for a moment; it takes the place of what it ends.
  await worker.registration.showNotification(title, { body: text, tag: path, data: path, silent: closes });
  if (!closes) return;
  for (const notification of await worker.registration.getNotifications({ tag: path })) notification.close();
}

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

/**
 * The browser has ended its subscription, and perhaps begun another: whoever is told by this browser goes on being told.
 * @param {any} subscription
 */
async function renew(subscription) {
  const { key } = await (await fetch("/notices/push")).json();
  if (!key) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const now = (subscription ?? (await worker.registration.pushManager.subscribe(options))).toJSON();
  await fetch("/notices/push", { method: "POST", body: JSON.stringify({ ...now, changed: true }) });
}
