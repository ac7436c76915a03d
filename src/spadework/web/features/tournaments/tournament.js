// A tournament: its page follows what happens at the tables, until it is over.

import { query, setText } from "../../core/dom.js";
import { follow } from "../../core/follow.js";

follow(
  (progress) => setText(query(document, "#news"), query(progress, "p").textContent ?? ""),
  () => query(document, "#progress").hasAttribute("data-over"),
);
