// The page of the end.

import { checkDeal } from "./dealcheck.js";
import { offerPicture } from "./keep.js";
import { offerLookBack } from "./lookback.js";
import { part } from "./parts.js";

offerPicture(part(document, ".keep"));
offerLookBack(document);
void checkDeal(document);
