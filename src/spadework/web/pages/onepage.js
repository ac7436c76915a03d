// Print a page; without this script the browser's own menu does.

import { part } from "../core/parts.js";

const button = part(document, "#print");
button.hidden = false;
button.addEventListener("click", () => window.print());
