import { type Receipt, erasedLines } from "#domain/rights/receipt.ts";
import { ErasedRows } from "../../sections/erased-rows.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";

/** Styled like a receipt, with a number, lines and a total. */
export const ErasureReceipt = ({ receipt }: { readonly receipt: Receipt }) => {
  const lines = erasedLines(receipt).map(([name, count]) => ({ name, count }));
  return (
    <article aria-label="Receipt" className={cardClass("overflow-hidden")}>
      <dl className="grid gap-x-8 gap-y-3 border-b border-dashed border-edge/50 px-5 py-5 text-[15px]/6 sm:grid-cols-[1fr_auto] sm:px-7">
        <div>
          <dt className="text-sm/5 text-ink-3">Receipt</dt>
          <dd className="text-sm/6 font-[560] wrap-anywhere tabular-nums">{receipt.id}</dd>
        </div>
        <div>
          <dt className="text-sm/5 text-ink-3">Deleted</dt>
          <dd className="font-[560] tabular-nums">
            <Timestamp iso={receipt.erasedAt} precision="minute" />
          </dd>
        </div>
      </dl>
      <ErasedRows caption="What was deleted" lines={lines} hasTotal />
    </article>
  );
};
