// Push notifications of this browser, on the page of notification channels.

import { root } from "../../core/browser.js";
import { query } from "../../core/dom.js";

const section = query(document, "[data-key]");
const button = query(section, "[data-push]", HTMLButtonElement);
const stop = query(section, "[data-stop]", HTMLButtonElement);
const status = query(section, "[data-status]");

/** @param {"here" | "another" | "denied" | "failed" | "unable"} what */
function say(what) {
  status.textContent = status.dataset[what] ?? "";
  button.hidden = what === "here" || what === "unable";
}

async function begin() {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) {
    say("unable");
    return;
  }
  const worker = await navigator.serviceWorker.register(`${root}/worker.js`);
  const known = await worker.pushManager.getSubscription();
  const listed = [...document.querySelectorAll("[data-browser]")].map((way) => way.getAttribute("data-browser"));
  button.addEventListener("click", () => void choose(worker));
  if (known && listed.includes(known.endpoint)) {
    say("here");
    return;
  }
  button.hidden = false;
  if (!known) return;
  // Another user of this browser has subscribed.
  say("another");
  stop.hidden = false;
  stop.addEventListener("click", async () => {
    await known.unsubscribe();
    location.reload();
  });
}

/** @param {ServiceWorkerRegistration} worker */
async function choose(worker) {
  button.disabled = true;
  try {
    if ((await Notification.requestPermission()) !== "granted") {
      say("denied");
      return;
    }
    await navigator.serviceWorker.ready;
    const key = section.dataset.key ?? "";
    const options = { userVisibleOnly: true, applicationServerKey: key };
    // A subscription with an earlier key of the server is replaced.
    const subscription = await worker.pushManager.subscribe(options).catch(async () => {
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      return worker.pushManager.subscribe(options);
    });
    const answer = await fetch(`${root}/notices/push`, { method: "POST", body: JSON.stringify(subscription) });
    if (answer.ok) location.reload();
    else say("failed");
  } catch {
    say("failed");
  } finally {
    button.disabled = false;
  }
}

begin().catch(() => say("unable"));
