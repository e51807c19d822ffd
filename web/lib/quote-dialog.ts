/** Opening the quote dialog from anywhere on the site; the site's layout holds it. */
import { createContext, use } from "react";

export const QuoteDialogContext = createContext<() => void>(() => undefined);

export const useOpenQuote = (): (() => void) => use(QuoteDialogContext);
