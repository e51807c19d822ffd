import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { SiteFooter } from "../../layout/site-footer.tsx";
import { SiteHeader } from "../../layout/site-header.tsx";
import { QuoteDialogContext, type QuotePrefill } from "../../lib/quote-dialog.ts";

const QuoteDialog = lazy(() => import("../../features/leads/quote-dialog.tsx"));

/** The dialog's code is fetched when someone first asks for a quote, and kept from then on with what they typed. */
export const SiteFrame = ({ children }: { readonly children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [prefill, setPrefill] = useState<QuotePrefill>({});
  const openQuote = useCallback((known: QuotePrefill = {}) => {
    setPrefill(known);
    setAsked(true);
    setOpen(true);
  }, []);
  return (
    <QuoteDialogContext value={openQuote}>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-brand px-4 py-3 text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the content
      </a>
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter />
      {asked && (
        <Suspense>
          <QuoteDialog open={open} onOpenChange={setOpen} prefill={prefill} />
        </Suspense>
      )}
    </QuoteDialogContext>
  );
};
