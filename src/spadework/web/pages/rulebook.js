// The page of a rule book.

import { searchBook } from "./rulesearch.js";
import { showExamples } from "./examples.js";
import { part } from "../core/parts.js";

const book = part(document, "main .book");
showExamples(book);
searchBook(part(document, ".book-search"), book);
