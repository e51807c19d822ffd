import { clsx } from "clsx";
import { savingLines } from "#domain/calculator/report.ts";
import type { Roi } from "#domain/calculator/roi.ts";
import { brand } from "#domain/brand.ts";
import { cardClass } from "../../ui/card.tsx";

/** The savings, or the extra cost, of switching to us. The sign is always shown. */
export const SavingsCard = ({ result }: { readonly result: Roi }) => (
  <section aria-label="Savings" className={cardClass("p-5 sm:p-6")}>
    <h2 className="text-[19px]">With {brand.name}, in a year</h2>
    <dl className="mt-4 grid gap-5 sm:grid-cols-3">
      {savingLines(result).map(({ label, amount, note }) => {
        const isMoreExpensive = amount.startsWith("-");
        return (
          <div key={label} className="grid content-start gap-1 border-t border-line pt-4">
            <dt className="text-[15px]/6 text-ink-2">{label}</dt>
            <dd
              className={clsx(
                "font-display text-[28px]/none font-[640] tracking-[-0.02em] tabular-nums",
                isMoreExpensive ? "text-bad" : "text-good",
              )}
            >
              {amount}
            </dd>
            <dd className="text-[15px]/6 text-ink-2">{note}</dd>
          </div>
        );
      })}
    </dl>
  </section>
);
