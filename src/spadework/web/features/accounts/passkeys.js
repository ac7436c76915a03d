// Passkeys: registration, sign-in and confirmation.

import { root } from "../../core/browser.js";
import { query } from "../../core/dom.js";

/** @typedef {{ id: string, type: PublicKeyCredentialType }} Known */
/** @typedef {{ error?: string, next?: string, options?: any }} Answer */

const SHOW = "/sign-in/passkey/options";
const OPTIONS = { make: "/me/passkeys/options", show: SHOW, delete: SHOW, password: SHOW };
const TARGETS = { make: "/me/passkeys", show: "/sign-in/passkey", delete: "/me/delete/passkey", password: "/me/password/passkey" };
const note = query(document, "#passkeys");
/** @type {NodeListOf<HTMLButtonElement>} */
const buttons = document.querySelectorAll("[data-passkey]");

/** @param {string} text in base64url */
function decode(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer | null} buffer */
function encode(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * @param {string} address
 * @param {object} fields
 * @returns {Promise<Answer>}
 */
async function post(address, fields) {
  const answer = await fetch(root + address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(fields),
  });
  return answer.json();
}

/** @param {any} options */
async function createPasskey(options) {
  const found = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: decode(options.challenge),
      user: { ...options.user, id: decode(options.user.id) },
      excludeCredentials: options.excludeCredentials?.map((/** @type {Known} */ known) => ({ ...known, id: decode(known.id) })),
    },
  });
  if (!(found instanceof PublicKeyCredential)) throw new TypeError("no passkey");
  const response = /** @type {AuthenticatorAttestationResponse} */ (found.response);
  return {
    id: found.id,
    rawId: encode(found.rawId),
    type: found.type,
    response: { clientDataJSON: encode(response.clientDataJSON), attestationObject: encode(response.attestationObject) },
  };
}

/** @param {any} options */
async function requestPasskey(options) {
  const found = await navigator.credentials.get({ publicKey: { ...options, challenge: decode(options.challenge), allowCredentials: [] } });
  if (!(found instanceof PublicKeyCredential)) throw new TypeError("no passkey");
  const response = /** @type {AuthenticatorAssertionResponse} */ (found.response);
  return {
    id: found.id,
    rawId: encode(found.rawId),
    type: found.type,
    response: {
      clientDataJSON: encode(response.clientDataJSON),
      authenticatorData: encode(response.authenticatorData),
      signature: encode(response.signature),
      userHandle: encode(response.userHandle),
    },
  };
}

/**
 * Answer the server's request for a passkey.
 * @param {Answer} answer
 * @param {string} address
 * @param {object} fields
 * @param {(options: any) => Promise<object>} find
 * @returns {Promise<Answer>}
 */
async function reply(answer, address, fields, find) {
  if (answer.error !== undefined) return answer;
  let passkey;
  try {
    passkey = await find(answer.options);
  } catch {
    // Browsers don't distinguish between a cancelled request and a missing passkey.
    return { error: note.dataset.broken ?? "" };
  }
  return post(address, { ...fields, passkey });
}

/**
 * @param {keyof typeof TARGETS} action
 * @param {HTMLFormElement | null} form
 * @param {boolean} proof whether an existing passkey is required before a new one is made
 */
async function use(action, form, proof) {
  const filled = form ? new FormData(form) : new FormData();
  const fields = {
    name: String(filled.get("name") ?? ""),
    claim: filled.has("claim"),
    sure: filled.has("sure"),
    password: String(filled.get("password") ?? ""),
  };
  const url = OPTIONS[action];
  const challenge = proof ? await reply(await post(SHOW, {}), url, fields, requestPasskey) : await post(url, fields);
  const answer = await reply(challenge, TARGETS[action], fields, action === "make" ? createPasskey : requestPasskey);
  if (answer.next !== undefined) location.assign(answer.next);
  return answer.error ?? "";
}

// Browsers support passkeys only for host names, not IP addresses, and in secure contexts.
const possible = "PublicKeyCredential" in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
if (possible) {
  for (const button of buttons) {
    const form = button.closest("form");
    const status = form?.querySelector("[data-status]") ?? note;
    button.hidden = false;
    if (form) form.hidden = false;
    button.addEventListener("click", async (event) => {
      event.preventDefault();
      button.disabled = true;
      const action = /** @type {keyof typeof TARGETS} */ (button.dataset.passkey);
      status.textContent = await use(action, form, "proof" in button.dataset).catch(() => note.dataset.broken ?? "");
      button.disabled = false;
    });
  }
} else {
  note.textContent = note.dataset.none ?? "";
}
