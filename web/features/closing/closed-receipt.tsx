import type { ClosingReceipt } from "#domain/closing/closing-receipt.ts";
import { groupedLines } from "#domain/closing/erased-tables.ts";
import { ErasedRows } from "../../sections/erased-rows.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";

interface ClosedReceiptProps {
  readonly receipt: ClosingReceipt;
  readonly digestInput: string;
}

/** The receipt of an erased workspace: number, erased rows with their total, and the text that the digest hashes. */
export const ClosedReceipt = ({ receipt, digestInput }: ClosedReceiptProps) => (
  <article aria-label="Receipt" className={cardClass("overflow-hidden")}>
    <dl className="grid gap-x-8 gap-y-3 border-b border-dashed border-edge/50 px-5 py-5 text-[15px]/6 sm:grid-cols-2 sm:px-7">
      <div className="sm:col-span-2">
        <dt className="text-sm/5 text-ink-3">Receipt</dt>
        <dd className="text-sm/6 font-[560] wrap-anywhere tabular-nums">{receipt.id}</dd>
      </div>
      <div>
        <dt className="text-sm/5 text-ink-3">Started</dt>
        <dd className="font-[560]">
          <Timestamp iso={receipt.begunAt} precision="minute" />
          {receipt.begunBy !== null && <span className="block font-normal text-ink-2">by {receipt.begunBy}</span>}
        </dd>
      </div>
      <div>
        <dt className="text-sm/5 text-ink-3">Erased</dt>
        <dd className="font-[560]">
          <Timestamp iso={receipt.erasedAt} precision="minute" />
        </dd>
      </div>
    </dl>
    <ErasedRows caption="What was erased" lines={groupedLines(receipt.counts)} hasTotal />
    <div className="border-t border-dashed border-edge/50 px-5 py-5 sm:px-7">
      <p className="text-sm/5 text-ink-3">SHA-256 of the text below</p>
      <p className="mt-1 text-[13px]/5 wrap-anywhere">{receipt.digest}</p>
      <details className="mt-3">
        <summary className="cursor-pointer text-[15px]/6 font-[560] text-brand underline-offset-4 hover:underline">
          Show the text
        </summary>
        <pre className="mt-3 overflow-x-auto rounded-control bg-paper-2 px-4 py-3 text-[13px]/5 whitespace-pre-wrap wrap-anywhere">
          {digestInput}
        </pre>
      </details>
    </div>
  </article>
);
