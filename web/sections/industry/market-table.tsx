import { Link } from "react-router";
import { cardClass } from "../../ui/card.tsx";

interface MarketRow {
  readonly to: string;
  readonly title: string;
  readonly salaryRange: string;
  readonly timeToFill: string;
}

interface MarketTableProps {
  readonly industry: string;
  readonly rows: readonly MarketRow[];
}

/** Five roles of the field with their market, each a way to its page. */
export const MarketTable = ({ industry, rows }: MarketTableProps) => (
  <div className={cardClass("px-5 py-5 sm:px-7 sm:py-6")}>
    <table className="w-full text-[15px]/6">
      <caption className="pb-3.5 text-left text-[15px]/5 font-[560] text-ink-3">
        Five roles in {industry.toLowerCase()}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Salary range and time to fill</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {rows.map(({ to, title, salaryRange, timeToFill }) => (
          <tr key={to}>
            <th scope="row" className="text-left font-[540]">
              <Link
                to={to}
                className="inline-flex min-h-13 items-center py-2 text-ink underline-offset-4 hover:text-brand hover:underline"
              >
                {title}
              </Link>
            </th>
            <td className="pl-3 text-right whitespace-nowrap">
              {salaryRange}
              <span className="block text-[13px]/5 text-ink-3">{timeToFill} to fill</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
