// The page of the end.

import { checkDeal } from "../features/verify/dealcheck.js";
import { offerPicture } from "../core/exportpng.js";
import { offerLookBack } from "../features/review/analysis.js";
import { part } from "../core/parts.js";

offerPicture(part(document, ".keep"));
offerLookBack(document);
void checkDeal(document);
