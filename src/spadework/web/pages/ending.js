// The page of a finished game.

import { query } from "../core/dom.js";
import { startStory } from "./story.js";

startStory(query(document, "#ending"));
