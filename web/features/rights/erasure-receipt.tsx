import { type Receipt, erasedLines } from "#domain/rights/receipt.ts";
import { cardClass } from "../../ui/card.tsx";
import { Moment } from "../../ui/moment.tsx";

/** Looks like what it is: a slip with a number, lines and a sum. */
export const ErasureReceipt = ({ receipt }: { readonly receipt: Receipt }) => {
  const lines = erasedLines(receipt);
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
            <Moment iso={receipt.erasedAt} to="minute" />
          </dd>
        </div>
      </dl>
      <table className="w-full text-left text-[15px]/6">
        <caption className="sr-only">What was deleted</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">What</th>
            <th scope="col">How many</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map(([kind, count]) => (
            <tr key={kind}>
              <th scope="row" className="py-2.5 pl-4 font-normal text-ink-2">
                {kind}
              </th>
              <td className="py-2.5 pr-4 pl-4 text-right font-[560] tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-dashed border-edge/50">
            <th scope="row" className="py-3.5 pl-4 font-[560]">
              In all
            </th>
            <td className="py-3.5 pr-4 pl-4 text-right font-[560] tabular-nums">
              {lines.reduce((sum, [, count]) => sum + count, 0)}
            </td>
          </tr>
        </tfoot>
      </table>
    </article>
  );
};
