import { readDeskMetrics } from "#domain/desk/response-metrics.ts";
import { readResponseCalendar } from "#domain/desk/response-calendar.ts";
import { CalendarForm } from "../../features/desk/calendar-form.tsx";
import { MetricTiles } from "../../features/desk/metrics/metric-tiles.tsx";
import { KindMetrics } from "../../features/desk/metrics/kind-metrics.tsx";
import { WeekBars } from "../../features/desk/metrics/week-bars.tsx";
import { canUseDesk } from "../../lib/auth/desk-access.ts";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { SettingsSection } from "../../sections/workspace/settings-section.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/metrics.ts";

const weeks = 12;

export const loader = async (args: Route.LoaderArgs) => {
  if (!canUseDesk(args.context.get(meContext))) return null;
  const call = createCaller(args);
  const [figures, calendar] = await Promise.all([
    call(readDeskMetrics, { query: { weeks } }),
    call(readResponseCalendar, {}),
  ]);
  return { figures, calendar };
};

export const meta = () => unlistedMeta("Analytics", "Response times against our 24-hour target.");

const MetricsPage = ({ loaderData }: Route.ComponentProps) => {
  if (loaderData === null) return null;
  const { figures, calendar } = loaderData;
  const isEmpty = figures.all.counted === 0 && figures.all.waiting === 0;
  return (
    <Page title="Response times">
      <p className="mb-7 max-w-[64ch] text-[15px]/6 text-ink-2">
        The last {weeks} weeks, based on your leads. Samples and spam are left out; select a metric to see its leads.
      </p>
      {isEmpty ? (
        <EmptyState
          title="No metrics yet"
          text="Metrics appear once a lead has been answered or its 24 hours have passed."
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
          <MetricTiles figures={figures} weeks={weeks} />
          <section className="min-w-0">
            <h2 className="mb-4 text-[22px]">By week</h2>
            <WeekBars figures={figures} weeks={weeks} />
          </section>
          <section className="min-w-0">
            <h2 className="mb-4 text-[22px]">By source</h2>
            <KindMetrics figures={figures} weeks={weeks} />
          </section>
        </div>
      )}
      <div className="mt-10">
        <SettingsSection title="Response time calendar" text="Applies to new leads. Existing due dates don't change.">
          <CalendarForm key={JSON.stringify(calendar)} calendar={calendar} />
        </SettingsSection>
      </div>
    </Page>
  );
};

export default MetricsPage;
