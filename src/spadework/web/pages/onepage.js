// Print a page; without this script the browser's own menu does.

import { query } from "../core/dom.js";

const button = query(document, "#print");
button.hidden = false;
button.addEventListener("click", () => window.print());
