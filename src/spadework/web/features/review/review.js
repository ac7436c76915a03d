// The page of a review.

import { showDetails } from "./details.js";

showDetails(document);
