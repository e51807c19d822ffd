import { data } from "react-router";
import { listMetricRows } from "#domain/desk/response-metrics.ts";
import { leadKindLabels } from "#domain/desk/lead-kinds.ts";
import { MetricList } from "../../features/desk/metrics/metric-list.tsx";
import { outcomeLabels, formatWeek } from "../../features/desk/metrics/metric-text.ts";
import { canUseDesk } from "../../lib/auth/desk-access.ts";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { RenderedAtContext } from "../../lib/use-now.ts";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/metric-rows.ts";

export const loader = async (args: Route.LoaderArgs) => {
  if (!canUseDesk(args.context.get(meContext))) return null;
  const query = listMetricRows.query.omit({ after: true }).safeParse(Object.fromEntries(args.url.searchParams));
  if (!query.success) throw data(null, { status: 404 });
  return {
    query: query.data,
    first: await createCaller(args)(listMetricRows, { query: query.data }),
    renderedAt: Date.now(),
  };
};

export const meta = () => unlistedMeta("Leads in this metric", "Leads included in this metric.");

const MetricRowsPage = ({ loaderData }: Route.ComponentProps) => {
  if (loaderData === null) return null;
  const { query, first, renderedAt } = loaderData;
  const parts = [
    query.week === "" ? `the last ${query.weeks} weeks` : `the week of ${formatWeek(query.week)}`,
    ...(query.kind === "" ? [] : [leadKindLabels[query.kind].toLowerCase()]),
  ].join(", ");
  return (
    <RenderedAtContext value={renderedAt}>
      <Page
        title={outcomeLabels[query.outcome]}
        crumbs={[{ to: "/staff/figures", label: "Analytics" }]}
        detail={
          <span>
            {first.count.toLocaleString("en-US")} {first.count === 1 ? "lead" : "leads"} in {parts}
          </span>
        }
        fillsWindow
      >
        <MetricList key={JSON.stringify(query)} query={query} firstPage={first} />
      </Page>
    </RenderedAtContext>
  );
};

export default MetricRowsPage;
