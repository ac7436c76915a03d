// The print button of a rule book on one page.

import { query } from "../core/dom.js";

const button = query(document, "#print");
button.hidden = false;
button.addEventListener("click", () => window.print());
