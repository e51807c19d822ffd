/** Opening the quote dialog from anywhere on the site; the site's layout holds it. */
import { createContext, use } from "react";
import type { QuoteRequest } from "#domain/leads/quote-request.ts";

/** What the page already knows of the request; it never replaces what a visitor typed. */
export type QuotePrefill = Partial<Pick<QuoteRequest, "companySize" | "hiringNeed" | "message">>;

export type OpenQuote = (prefill?: QuotePrefill) => void;

export const QuoteDialogContext = createContext<OpenQuote>(() => undefined);

export const useOpenQuote = (): OpenQuote => use(QuoteDialogContext);
