// Passkeys: asks the browser to make or to show one, and tells the server.

import { part } from "./parts.js";

/** @typedef {{ id: string, type: PublicKeyCredentialType }} Known */
/** @typedef {{ error?: string, next?: string, options?: any }} Answer */

const ASKED = { make: "/me/passkeys/options", show: "/sign-in/passkey/options", delete: "/sign-in/passkey/options" };
const TOLD = { make: "/me/passkeys", show: "/sign-in/passkey", delete: "/me/delete/passkey" };
const note = part(document, "#passkeys");
/** @type {NodeListOf<HTMLButtonElement>} */
const buttons = document.querySelectorAll("[data-passkey]");

/** @param {string} text in base64url */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer | null} buffer */
function written(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * @param {string} address
 * @param {object} what
 * @returns {Promise<Answer>}
 */
async function tell(address, what) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(what),
  });
  return answer.json();
}

/** @param {any} options */
async function made(options) {
  const found = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: options.excludeCredentials?.map((/** @type {Known} */ known) => ({ ...known, id: bytes(known.id) })),
    },
  });
  if (!(found instanceof PublicKeyCredential)) throw new TypeError("no passkey");
  const response = /** @type {AuthenticatorAttestationResponse} */ (found.response);
  return {
    id: found.id,
    rawId: written(found.rawId),
    type: found.type,
    response: { clientDataJSON: written(response.clientDataJSON), attestationObject: written(response.attestationObject) },
  };
}

/** @param {any} options */
async function shown(options) {
  const found = await navigator.credentials.get({ publicKey: { ...options, challenge: bytes(options.challenge), allowCredentials: [] } });
  if (!(found instanceof PublicKeyCredential)) throw new TypeError("no passkey");
  const response = /** @type {AuthenticatorAssertionResponse} */ (found.response);
  return {
    id: found.id,
    rawId: written(found.rawId),
    type: found.type,
    response: {
      clientDataJSON: written(response.clientDataJSON),
      authenticatorData: written(response.authenticatorData),
      signature: written(response.signature),
      userHandle: written(response.userHandle),
    },
  };
}

/**
 * @param {"make" | "show" | "delete"} way
 * @param {HTMLFormElement | null} form
 */
async function use(way, form) {
  const filled = form ? new FormData(form) : new FormData();
  const what = { name: String(filled.get("name") ?? ""), claim: filled.has("claim"), sure: filled.has("sure") };
  const { options, error } = await tell(ASKED[way], what);
  if (error !== undefined) return error;
  let passkey;
  try {
    passkey = way === "make" ? await made(options) : await shown(options);
  } catch {
    // Whoever breaks off is not told why it did not work; whoever has none gets the same answer from the browser.
    return note.dataset.broken ?? "";
  }
  const answer = await tell(TOLD[way], { ...what, passkey });
  if (answer.next !== undefined) location.assign(answer.next);
  return answer.error ?? "";
}

// Browsers have passkeys for names only, not for the number of an address, and where nobody can listen.
const possible = "PublicKeyCredential" in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
if (possible) {
  for (const button of buttons) {
    const form = button.closest("form");
    const said = form?.querySelector("[data-said]") ?? note;
    button.hidden = false;
    button.addEventListener("click", async () => {
      button.disabled = true;
      const way = /** @type {keyof typeof TOLD} */ (button.dataset.passkey);
      said.textContent = await use(way, form).catch(() => note.dataset.broken ?? "");
      button.disabled = false;
    });
  }
} else {
  note.textContent = note.dataset.none ?? "";
}
