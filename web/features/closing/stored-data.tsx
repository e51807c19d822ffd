import { mainLines, groupedLines } from "#domain/closing/erased-tables.ts";
import type { RowCounts } from "#domain/closing/closing.ts";
import { ErasedRows } from "../../sections/erased-rows.tsx";
import { cardClass } from "../../ui/card.tsx";

const numberFormat = new Intl.NumberFormat("en-US");

/** The main counts in large type, and every table in a collapsed list. */
export const StoredData = ({ counts }: { readonly counts: RowCounts }) => {
  const allLines = groupedLines(counts);
  return (
    <div className={cardClass("overflow-hidden")}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 px-5 py-5 sm:grid-cols-3 sm:px-7 sm:py-6">
        {mainLines(counts).map((line) => (
          <div key={line.table} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-sm/5 text-ink-3">{line.name}</dt>
            <dd className="font-display text-[26px]/8 font-[620] tracking-[-0.02em] tabular-nums">
              {numberFormat.format(line.count)}
            </dd>
          </div>
        ))}
      </dl>
      <details className="group border-t border-line">
        <summary className="flex min-h-12 cursor-pointer items-center px-5 text-[15px]/6 font-[560] text-brand underline-offset-4 hover:underline sm:px-7">
          All data, {numberFormat.format(allLines.reduce((sum, { count }) => sum + count, 0))} rows
        </summary>
        <div className="border-t border-line">
          <ErasedRows caption="Rows to be erased" lines={allLines} />
        </div>
      </details>
    </div>
  );
};
