import { Download } from "lucide-react";
import { data, Link } from "react-router";
import { metricDefinitions, type MetricKey } from "#domain/reports/definitions.ts";
import { listReportRows, type RowsQuery } from "#domain/reports/reports.ts";
import { DefinitionList } from "../../features/reports/definition-list.tsx";
import { PartLinks } from "../../features/reports/part-links.tsx";
import {
  countText,
  metricCsvPath,
  metricPath,
  filterText,
  reportsPath,
  stageRowsText,
} from "../../features/reports/report-text.ts";
import { RowList } from "../../features/reports/row-list.tsx";
import { partSummary } from "../../features/reports/metric-summary.tsx";
import { StageTable } from "../../features/reports/stage-report.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/report-metric.ts";

export const loader = async (args: Route.LoaderArgs) => {
  if (args.context.get(meContext).workspace?.needsSecondFactor === true) return null;
  const params = listReportRows.params.safeParse(args.params);
  const selectedPart = listReportRows.query.omit({ after: true }).safeParse(Object.fromEntries(args.url.searchParams));
  if (!params.success || !selectedPart.success) throw data(null, { status: 404 });
  const { figure } = params.data;
  const { read, prefetched } = startPrefetch(args);
  await read(listReportRows, { params: { figure }, query: selectedPart.data });
  return { figure, part: selectedPart.data, prefetched };
};

export { shouldRevalidate } from "../../lib/page/candidate-panel.ts";

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.figure === undefined ? "Report" : metricDefinitions[loaderData.figure].name,
    "A metric, how it's calculated and the applications behind it.",
  );

interface ReportMetricProps {
  readonly metric: MetricKey;
  readonly part: RowsQuery;
}

const ReportMetric = ({ metric, part }: ReportMetricProps) => {
  const first = useEndpoint(listReportRows, { params: { figure: metric }, query: part });
  const { group: _group, reached: _reached, which: _which, ...filter } = part;
  const { name, counts } = metricDefinitions[metric];
  const summary = partSummary(metric, first.counted, part);
  return (
    <Page title={name} crumbs={[{ to: reportsPath(filter), label: "Reports" }]}>
      <p className="max-w-[64ch] text-[15px]/6 text-ink-2">{counts}</p>
      {summary !== null && (
        <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          {summary.value !== null && (
            <span className="font-display text-[44px]/[52px] font-[660] tracking-[-0.035em] tabular-nums">
              {summary.value}
            </span>
          )}
          <span className="text-[15px]/6 tabular-nums">{summary.note}</span>
        </p>
      )}
      {/* On a phone the rows come first, and this link skips them. */}
      <a
        href="#definition"
        className="mt-2 inline-flex min-h-11 items-center text-[15px]/6 font-[560] text-brand underline underline-offset-4 md:hidden"
      >
        How this is counted
      </a>
      <div className="mt-6 grid min-w-0 grid-cols-1 gap-8 max-md:mt-3">
        {metric === "time-in-stage" && first.counted.total.n + first.counted.total.left > 0 && (
          <StageTable stays={first.counted} filter={filter} shown={part} />
        )}
        <div id="definition" className="scroll-mt-6 max-md:order-last">
          <DefinitionList figure={metric} />
        </div>
        <section aria-labelledby="rows" className="min-w-0">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div>
              <h2 id="rows" className="text-[21px] tabular-nums">
                {countText(first.count, "row")}
              </h2>
              <p className="text-sm/5 text-ink-3">{[...stageRowsText(metric, part), filterText(part)].join(" · ")}</p>
              {metric === "time-in-stage" && part.group !== "" && (
                <Link
                  to={metricPath(metric, filter, {})}
                  replace
                  preventScrollReset
                  className="text-sm/5 font-[560] text-brand underline underline-offset-4"
                >
                  All applications that left a stage
                </Link>
              )}
            </div>
            {first.count > 0 && (
              <a href={metricCsvPath(metric, part)} download className={buttonClass("secondary", "small")}>
                <Download aria-hidden="true" />
                Download CSV
              </a>
            )}
          </div>
          <PartLinks metric={metric} counted={first.counted} part={part} />
          <RowList key={JSON.stringify([metric, part])} metric={metric} part={part} first={first} />
        </section>
      </div>
    </Page>
  );
};

const ReportMetricPage = ({ loaderData }: Route.ComponentProps) =>
  loaderData === null ? null : <ReportMetric metric={loaderData.figure} part={loaderData.part} />;

export default ReportMetricPage;
