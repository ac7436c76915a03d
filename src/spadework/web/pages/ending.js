// The page of a finished game.

import { query } from "../core/dom.js";
import { offerAnalysis } from "../features/review/analysis.js";
import { checkDeal } from "../features/verify/dealcheck.js";
import { bindExportButtons } from "./exportpng.js";

bindExportButtons(query(document, ".keep"));
offerAnalysis(document);
void checkDeal(document);
