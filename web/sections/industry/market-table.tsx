import { ArrowRight } from "lucide-react";
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

const roleLink = "inline-flex min-h-13 items-center py-2 text-ink underline-offset-4 hover:text-brand hover:underline";

/** If all five roles have the same market data, it is shown once. */
const SharedMarketData = ({ industry, rows }: MarketTableProps) => (
  <div className={cardClass("px-5 py-5 sm:px-7 sm:py-7")}>
    <p className="text-[15px]/5 font-[560] text-ink-3">The market for {industry.toLowerCase()} roles</p>
    <p className="mt-4 font-display text-[34px]/none font-[640] tracking-[-0.03em] text-spark tabular-nums sm:text-[42px]">
      {rows[0]?.salaryRange}
    </p>
    <p className="mt-2 text-[15px]/6 text-ink-2 tabular-nums">Salary range. {rows[0]?.timeToFill} to fill.</p>
    <ul className="mt-4 divide-y divide-line border-t border-line text-[15px]/6 font-[540]">
      {rows.map(({ to, title }) => (
        <li key={to}>
          <Link to={to} className="group flex min-h-12 items-center justify-between gap-4 hover:text-brand">
            {title}
            <ArrowRight
              className="size-4 shrink-0 text-ink-3 transition-transform group-hover:translate-x-1"
              aria-hidden="true"
            />
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

/** Five roles of the industry with their market data. Each links to its page. */
export const MarketTable = ({ industry, rows }: MarketTableProps) => {
  if (new Set(rows.map((row) => row.salaryRange)).size === 1)
    return <SharedMarketData industry={industry} rows={rows} />;
  return (
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
                <Link to={to} className={roleLink}>
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
};
