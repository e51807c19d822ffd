import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { SiteFooter } from "../../layout/site-footer.tsx";
import { SiteHeader } from "../../layout/site-header.tsx";
import { QuoteDialogContext, type QuotePrefill } from "../../lib/quote-dialog.ts";

const QuoteDialog = lazy(() => import("../../features/leads/quote-dialog.tsx"));

interface SiteFrameProps {
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export const SiteFrame = ({ footer = <SiteFooter />, children }: SiteFrameProps) => {
  // The dialog's code loads on first use. The dialog then stays mounted with what was typed.
  const [quote, setQuote] = useState<{ readonly open: boolean; readonly prefill: QuotePrefill }>();
  const openQuote = useCallback((prefill: QuotePrefill = {}) => setQuote({ open: true, prefill }), []);
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
      {footer}
      {quote && (
        <Suspense>
          <QuoteDialog
            open={quote.open}
            onOpenChange={(open) => setQuote({ ...quote, open })}
            prefill={quote.prefill}
          />
        </Suspense>
      )}
    </QuoteDialogContext>
  );
};
