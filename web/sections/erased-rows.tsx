/** What was or will be erased, by kind, in a table. */
interface ErasedRowsProps {
  readonly caption: string;
  readonly lines: readonly { readonly name: string; readonly count: number }[];
  /** A receipt ends with the total. */
  readonly hasTotal?: boolean;
}

const number = new Intl.NumberFormat("en-US");

export const ErasedRows = ({ caption, lines, hasTotal = false }: ErasedRowsProps) => (
  <table className="w-full text-left text-[15px]/6">
    <caption className="sr-only">{caption}</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">What</th>
        <th scope="col">How many</th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {lines.map(({ name, count }) => (
        <tr key={name}>
          <th scope="row" className="py-2.5 pl-5 font-normal text-ink-2 sm:pl-7">
            {name}
          </th>
          <td className="py-2.5 pr-5 pl-4 text-right font-[560] tabular-nums sm:pr-7">{number.format(count)}</td>
        </tr>
      ))}
    </tbody>
    {hasTotal && (
      <tfoot>
        <tr className="border-t border-dashed border-edge/50">
          <th scope="row" className="py-3.5 pl-5 font-[560] sm:pl-7">
            In all
          </th>
          <td className="py-3.5 pr-5 pl-4 text-right font-[560] tabular-nums sm:pr-7">
            {number.format(lines.reduce((sum, { count }) => sum + count, 0))}
          </td>
        </tr>
      </tfoot>
    )}
  </table>
);
