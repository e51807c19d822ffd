/** What the reports show with no data, too little data, and enough data. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { defaultReportFilter } from "#domain/reports/report-filter.ts";
import type { RowsQuery } from "#domain/reports/reports.ts";
import type { Counted, Grouped, Tally } from "#domain/reports/tally.ts";
import { FunnelReport } from "./funnel-report.tsx";
import { HeadlineMetrics } from "./headline-metrics.tsx";
import { metricCsvPath, metricPath, filterText, groupLabel, reportsPath } from "./report-text.ts";
import { partSummary } from "./metric-summary.tsx";
import { SourceReport } from "./source-report.tsx";
import { StageReport } from "./stage-report.tsx";

const tally = (values: Partial<Tally> = {}): Tally => ({
  n: 0,
  left: 0,
  open: 0,
  reached: { screening: 0, interview: 0, offer: 0, hired: 0 },
  totalSeconds: 0,
  medianSeconds: null,
  ...values,
});
const group = (name: string, values: Partial<Tally>): Grouped => ({ ...tally(values), group: name });
const counted = (values: Partial<Tally>, groups: readonly Grouped[] = []): Counted => ({
  total: tally(values),
  groups: [...groups],
});

const render = (element: ReactNode): string => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

const day = 86_400;
const reached = (interview: number, hired: number) => ({ screening: interview, interview, offer: hired, hired });

const headline = (hires: Partial<Tally>, arrivals: Partial<Tally>) =>
  textOf(render(<HeadlineMetrics reports={{ hires: counted(hires), arrivals: counted(arrivals) }} />));

test("shows a metric with no data, too little data, and enough data", () => {
  expect(headline({}, {}).match(/Not enough data yet/g)).toHaveLength(3);
  const few = headline(
    { n: 4, totalSeconds: 40 * day, medianSeconds: 10 * day },
    { n: 9, open: 3, reached: reached(4, 4) },
  );
  expect(few).toContain("4 hires so far. We show a median once there are at least 5.");
  expect(few).toContain("4 of 9 hired; 3 still open. We show a percentage once there are at least 10.");
  expect(few).not.toContain("%");
  const enough = headline(
    { n: 5, totalSeconds: 92 * day, medianSeconds: 18 * day },
    { n: 10, open: 3, reached: reached(5, 1) },
  );
  expect(enough).toContain("18 days Median of 5 hires; the mean is 18.4 days.");
  // The mean is left out if it equals the median.
  expect(headline({ n: 5, totalSeconds: 90 * day, medianSeconds: 18 * day }, {})).toContain("Median of 5 hires. ");
  expect(enough).toContain("10% 1 of 10 hired; 3 still open.");
  expect(enough).toContain("50% 5 of 10 interviewed; 3 still open.");
});

test("shows counts for sources, stages and funnel steps, and rates if there is enough", () => {
  const arrivals = counted({ n: 21 }, [
    group("LinkedIn", { n: 20, reached: reached(8, 3) }),
    group("Referral", { n: 1, reached: reached(1, 1) }),
  ]);
  const sources = textOf(render(<SourceReport arrivals={arrivals} />));
  expect(sources).toContain("LinkedIn 20 3 15% 8");
  expect(sources).toContain("Referral 1 1 Too few 1");

  const stays = counted({ n: 9, left: 2 }, [
    group("screening", { n: 5, medianSeconds: 4.5 * day }),
    group("interview", { n: 4, left: 2, medianSeconds: 9 * day }),
  ]);
  const stages = textOf(render(<StageReport stays={stays} />));
  expect(stages).toContain("Applied Too few 0 0 Screening 4.5 days 5 0 Interview Too few 4 2 Offer Too few 0 0");
  expect(textOf(render(<StageReport stays={counted({})} />))).toContain("No stage history yet");
});

test("counts complete months in the funnel and names the months it leaves out", () => {
  const cohorts = counted({ n: 12, left: 7, open: 3, reached: { screening: 9, interview: 6, offer: 3, hired: 3 } }, [
    group("2026-09", { n: 12, reached: { screening: 9, interview: 6, offer: 3, hired: 3 } }),
    group("2026-10", { left: 7, open: 3 }),
  ]);
  const funnel = textOf(render(<FunnelReport cohorts={cohorts} />));
  expect(funnel).toContain(
    "Applied 12 100% Screening 9 75% 75% Interview 6 50% Too few Offer 3 25% Too few Hired 3 25% Too few",
  );
  expect(funnel).toContain("1 complete month, 12 candidates; 1 month still open.");
  const none = textOf(
    render(<FunnelReport cohorts={counted({ left: 7 }, [group("2026-10", { left: 7, open: 3 })])} />),
  );
  expect(none).toContain("No complete months yet 7 applications in months that still have open applications.");
});

test("keeps the filter in the URL of every metric", () => {
  expect(reportsPath(defaultReportFilter)).toBe("/platform/reports");
  expect(metricPath("success-rate")).toBe("/platform/reports/success-rate?reached=hired");
  expect(metricPath("time-in-stage", { ...defaultReportFilter, period: "90" }, { group: "offer", which: "left" })).toBe(
    "/platform/reports/time-in-stage?period=90&group=offer&which=left",
  );
  expect(metricCsvPath("funnel", { ...defaultReportFilter, group: "2026-10" })).toBe(
    "/api/reports/funnel/rows.csv?group=2026-10",
  );
  expect(groupLabel("funnel", "2026-10")).toBe("October 2026");
  expect(groupLabel("time-in-stage", "offer")).toBe("Offer");
  expect(groupLabel("source-performance", "offer")).toBe("offer");
});

const part = (of: string): RowsQuery => ({ ...defaultReportFilter, group: of, which: "counted", reached: "" });

test("shows the chosen part and its value on the page of a metric", () => {
  expect(filterText(defaultReportFilter)).toBe("Last 12 months");
  const chosen = { ...defaultReportFilter, period: "custom", from: "2026-08-01", source: "Referral" } as const;
  expect(filterText(chosen)).toBe("from Aug 1, 2026, source: Referral");
  expect(filterText({ ...chosen, to: "2026-10-31", source: "" })).toBe("from Aug 1, 2026 to Oct 31, 2026");
  const stays = counted({ n: 9 }, [
    group("offer", { n: 5, left: 2, medianSeconds: 3 * day }),
    group("interview", { n: 4 }),
  ]);
  const offer = partSummary("time-in-stage", stays, part("offer"));
  expect(textOf(render(offer?.value))).toBe("3 days ");
  expect(offer?.note).toBe("Median. 5 moves out of Offer; 2 there now.");
  expect(partSummary("time-in-stage", stays, part("interview"))?.value).toBeNull();
  expect(partSummary("time-in-stage", stays, part(""))).toBeNull();
  const cohorts = counted({ n: 12, left: 7, open: 3, reached: reached(6, 3) }, [
    group("2026-09", { n: 12, reached: reached(6, 3) }),
    group("2026-10", { left: 7, open: 3 }),
  ]);
  expect(partSummary("funnel", cohorts, part(""))).toEqual({ value: "25%", note: "3 of 12 hired." });
  const unfinished = partSummary("funnel", cohorts, part("2026-10"));
  expect(unfinished).toEqual({
    value: null,
    note: "October 2026 isn't counted yet: 3 of 7 applications still open.",
  });
});
