// The page of the end.

import { offerPicture } from "./keep.js";
import { part } from "./parts.js";

offerPicture(part(document, ".keep"));
