// The service worker: shows push notifications and opens their tables.

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

/** @param {{title: string, text: string, path: string, closes: boolean}} event */
async function show({ title, text, path, closes }) {
  // Browsers require a visible notification for every push; this one replaces those that it closes.
  await worker.registration.showNotification(title, { body: text, tag: path, data: path, silent: closes });
  if (!closes) return;
  for (const notification of await worker.registration.getNotifications({ tag: path })) notification.close();
}

/** Set the badge of the installed app to the number of waiting tables. */
async function badge() {
  const answer = await fetch("waiting.json");
  if (answer.ok) await worker.navigator.setAppBadge?.((await answer.json()).count);
}

/** @param {string} path below that of the site, which is where this script lies */
async function openPage(path) {
  const url = new URL(`.${path}`, worker.location.href);
  const pages = await worker.clients.matchAll({ type: "window" });
  const there = pages.find((/** @type {{url: string}} */ page) => new URL(page.url).pathname === url.pathname);
  return there ? there.focus() : worker.clients.openWindow(url.href);
}

/**
 * Renew a subscription that the browser has ended.
 * @param {any} subscription
 */
async function renew(subscription) {
  const { key } = await (await fetch("notices/push")).json();
  if (!key) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const now = (subscription ?? (await worker.registration.pushManager.subscribe(options))).toJSON();
  await fetch("notices/push", { method: "POST", body: JSON.stringify({ ...now, changed: true }) });
}
