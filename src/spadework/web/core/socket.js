// Web sockets of this site: their addresses, and connections that come back.

const FIRST_WAIT = 500; // milliseconds
const LONGEST_WAIT = 15_000;
/** Close codes after which the browser does not reconnect: too many messages, another user, no such table, an unusable table. */
export const FOR_GOOD = [1008, 4401, 4404, 4409];

/**
 * The address of a web socket on this site.
 * @param {string} path
 */
export function socketUrl(path) {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url;
}

/**
 * Milliseconds until the next attempt to connect. Browsers that lost their server together don't come back together.
 * @param {number} failures attempts that failed one after another
 */
export function retryDelay(failures) {
  return Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT) * (0.75 + Math.random() / 2);
}

/** A connection that comes back until the server closes it for good. */
export class Reconnecting {
  /**
   * @param {string} path
   * @param {{ open?: () => void, message: (message: any) => void, close?: () => void }} listeners called for each connection,
   *   message and loss
   */
  constructor(path, listeners) {
    this.path = path;
    this.listeners = listeners;
    this.failures = 0;
    this.connect();
  }

  connect() {
    const socket = new WebSocket(socketUrl(this.path));
    this.socket = socket;
    socket.addEventListener("open", () => this.listeners.open?.());
    socket.addEventListener("message", ({ data }) => {
      // Only a message shows that the server is ready to talk: it also opens connections that it then refuses.
      this.failures = 0;
      this.listeners.message(JSON.parse(data));
    });
    socket.addEventListener("close", ({ code }) => {
      this.listeners.close?.();
      if (FOR_GOOD.includes(code)) return;
      setTimeout(() => this.connect(), retryDelay(this.failures));
      this.failures += 1;
    });
  }

  /**
   * Send a message, unless the connection is lost.
   * @param {object} message
   */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
