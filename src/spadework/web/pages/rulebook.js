// The page of a rule book.

import { query } from "../core/dom.js";
import { showExamples } from "./examples.js";
import { searchBook } from "./rulesearch.js";

const book = query(document, "main .book");
showExamples(book);
searchBook(query(document, ".book-search"), book);
