import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { SiteFooter } from "../../layout/site-footer.tsx";
import { SiteHeader } from "../../layout/site-header.tsx";
import { QuoteDialogContext, type QuotePrefill } from "../../lib/quote-dialog.ts";

const QuoteDialog = lazy(() => import("../../features/leads/quote-dialog.tsx"));

/** The dialog's code loads on first use. The dialog then stays mounted with what was typed. */
export const SiteFrame = ({ children }: { readonly children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [prefill, setPrefill] = useState<QuotePrefill>({});
  const openQuote = useCallback((values: QuotePrefill = {}) => {
    setPrefill(values);
    setLoaded(true);
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
      {isLoaded && (
        <Suspense>
          <QuoteDialog open={open} onOpenChange={setOpen} prefill={prefill} />
        </Suspense>
      )}
    </QuoteDialogContext>
  );
};
