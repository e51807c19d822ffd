/** Opens the quote dialog from any page of the site. The site layout renders the dialog. */
import { createContext, use } from "react";
import type { QuoteRequest } from "#domain/leads/quote-request.ts";

/** Values that the page already knows. They never replace what a visitor typed. */
export type QuotePrefill = Partial<Pick<QuoteRequest, "companySize" | "hiringNeed" | "message">>;

export type OpenQuote = (prefill?: QuotePrefill) => void;

export const QuoteDialogContext = createContext<OpenQuote>(() => undefined);

export const useOpenQuote = (): OpenQuote => use(QuoteDialogContext);
