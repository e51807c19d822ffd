/** Metrics checked against a count by hand, and each metric against the rows behind it. */
import { expect, test } from "vitest";
import type { DeskMetrics, ResponseMetrics } from "#domain/desk/response-metrics.ts";
import { leadKinds } from "#domain/desk/lead-kinds.ts";
import { leadStatuses } from "#domain/leads/lead-status.ts";
import { asActor } from "../../db/client.ts";
import { seededRandom } from "../../db/seed/seeded-random.ts";
import { deskLeads } from "../../db/tables/desk.ts";
import { aLead } from "../../test/fixtures/desk-leads.ts";
import { testDatabase } from "../../test/database/test-database.ts";
import { listMetricRows, readDeskMetrics } from "./metrics.service.ts";

const { db, owner } = await testDatabase();
const hour = 3_600_000;
const figures = (weeks: number, now: Date) => asActor(db, { staff: true }, (db) => readDeskMetrics(db, weeks, now));
const rowsOf = (query: Partial<Parameters<typeof listMetricRows>[1]>, now: Date) =>
  asActor(db, { staff: true }, (db) =>
    listMetricRows(db, { weeks: 12, kind: "", week: "", outcome: "counted", after: "", ...query }, now),
  );
const clear = () => owner.db.delete(deskLeads);

type Lead = typeof deskLeads.$inferSelect;

const between = (sorted: readonly number[], share: number): number | null => {
  if (sorted.length === 0) return null;
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
};

const countByHand = (leads: readonly Lead[], now: Date): ResponseMetrics => {
  const repliedLeads = leads.filter((lead) => lead.firstRepliedAt !== null || lead.dueAt <= now);
  const waits = leads
    .flatMap(({ firstRepliedAt, receivedAt }) =>
      firstRepliedAt === null ? [] : [(firstRepliedAt.getTime() - receivedAt.getTime()) / 60_000],
    )
    .toSorted((a, b) => a - b);
  return {
    counted: repliedLeads.length,
    answeredInTime: repliedLeads.filter((lead) => lead.firstRepliedAt !== null && lead.firstRepliedAt <= lead.dueAt)
      .length,
    medianMinutes: between(waits, 0.5),
    p90Minutes: between(waits, 0.9),
    waiting: leads.filter(
      (lead) => !repliedLeads.includes(lead) && ["new", "in_progress", "replied"].includes(lead.state),
    ).length,
  };
};

/** The Monday of an instant in New York time, computed without the database. */
const mondayOf = (at: Date): string => {
  const day = new Date(`${at.toLocaleDateString("en-CA", { timeZone: "America/New_York" })}T00:00:00Z`);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * 24 * hour).toISOString().slice(0, 10);
};

const close = (figure: ResponseMetrics) => ({
  ...figure,
  medianMinutes: figure.medianMinutes === null ? null : Math.round(figure.medianMinutes * 1000),
  p90Minutes: figure.p90Minutes === null ? null : Math.round(figure.p90Minutes * 1000),
});
const bare = ({ counted, answeredInTime, medianMinutes, p90Minutes, waiting }: ResponseMetrics) =>
  close({ counted, answeredInTime, medianMinutes, p90Minutes, waiting });

// Weeks around both clock changes, and one without a change.
test.each([
  ["2026-11-03T12:00:00Z", 1],
  ["2027-03-16T03:00:00Z", 2],
  ["2026-07-01T00:00:00Z", 3],
])("matches metrics counted by hand at %s", async (moment, seed) => {
  await clear();
  const now = new Date(moment);
  const draw = seededRandom(seed);
  for (let n = 0; n < 150; n += 1) {
    const receivedAt = new Date(now.getTime() - draw.between(0, 5 * 7 * 24 * 60) * 60_000);
    const repliedAt = new Date(receivedAt.getTime() + draw.between(1, 40 * 60) * 60_000 + draw.between(0, 999));
    await aLead(owner.db, {
      kind: draw.pick(leadKinds),
      state: draw.pick(leadStatuses),
      receivedAt,
      dueAt: new Date(receivedAt.getTime() + draw.pick([24, 24, 72]) * hour),
      firstRepliedAt: draw.next() < 0.6 && repliedAt <= now ? repliedAt : null,
      isSample: draw.next() < 0.1,
    });
  }
  const deskMetrics = await figures(4, now);
  const since = new Date(deskMetrics.since);
  const all = (await owner.db.select().from(deskLeads)).filter(
    (lead) => lead.receivedAt >= since && lead.state !== "spam" && !lead.isSample,
  );
  expect(mondayOf(since)).toBe(deskMetrics.byWeek.at(-1)?.week);
  expect(since.toLocaleTimeString("en-US", { timeZone: "America/New_York" })).toBe("12:00:00 AM");
  expect(all.length).toBeGreaterThan(40);
  expect(bare(deskMetrics.all)).toEqual(close(countByHand(all, now)));
  for (const kind of deskMetrics.byKind) {
    const leadsOfKind = all.filter((lead) => lead.kind === kind.kind);
    expect([kind.kind, bare(kind)]).toEqual([kind.kind, close(countByHand(leadsOfKind, now))]);
  }
  expect(deskMetrics.byWeek).toHaveLength(4);
  for (const week of deskMetrics.byWeek) {
    const leadsOfWeek = all.filter((lead) => mondayOf(lead.receivedAt) === week.week);
    expect([week.week, bare(week)]).toEqual([week.week, close(countByHand(leadsOfWeek, now))]);
  }
  await expectRowsBehind(deskMetrics, now);
});

/** Each number opens exactly as many rows. */
const expectRowsBehind = async (deskMetrics: DeskMetrics, now: Date): Promise<void> => {
  const cells = [
    { query: {}, figure: deskMetrics.all },
    ...deskMetrics.byKind.map((figure) => ({ query: { kind: figure.kind }, figure })),
    ...deskMetrics.byWeek.map((figure) => ({ query: { week: figure.week }, figure })),
  ];
  for (const { query, figure } of cells) {
    const counts = [];
    for (const outcome of ["counted", "in-time", "late", "waiting"] as const) {
      counts.push((await rowsOf({ ...query, weeks: 4, outcome }, now)).count);
    }
    const { counted, answeredInTime, waiting } = figure;
    expect([query, counts]).toEqual([query, [counted, answeredInTime, counted - answeredInTime, waiting]]);
  }
};

test("counts the repeated hour of a clock change in its own week", async () => {
  await clear();
  // Sunday 23:30 in New York, after the clocks went back that night: still the week of October 26.
  await aLead(owner.db, { receivedAt: new Date("2026-11-02T04:30:00Z") });
  // Half past midnight on Monday.
  await aLead(owner.db, { receivedAt: new Date("2026-11-02T05:30:00Z") });
  const { byWeek, since } = await figures(2, new Date("2026-11-06T12:00:00Z"));
  expect(byWeek.map(({ week, counted }) => [week, counted])).toEqual([
    ["2026-11-02", 1],
    ["2026-10-26", 1],
  ]);
  expect(since).toBe("2026-10-26T04:00:00.000Z");
});

test("pages the rows newest first, each once", async () => {
  await clear();
  const now = new Date("2026-11-06T12:00:00Z");
  for (let n = 0; n < 120; n += 1) {
    await aLead(owner.db, { receivedAt: new Date(now.getTime() - 30 * hour - Math.floor(n / 3) * 60_000) });
  }
  const seenIds: string[] = [];
  let after: string | null = "";
  while (after !== null) {
    const page: Awaited<ReturnType<typeof rowsOf>> = await rowsOf({ after }, now);
    expect(page.count).toBe(120);
    seenIds.push(...page.rows.map((row) => row.id));
    after = page.next;
  }
  expect([seenIds.length, new Set(seenIds).size]).toEqual([120, 120]);
  await expect(rowsOf({ after: "x' or true" }, now)).rejects.toMatchObject({ code: "validation_failed" });
});

test("returns empty metrics without leads", async () => {
  await clear();
  const { all, byKind, byWeek } = await figures(12, new Date());
  expect(all).toEqual({ counted: 0, answeredInTime: 0, medianMinutes: null, p90Minutes: null, waiting: 0 });
  expect([byKind.length, byWeek.length]).toEqual([leadKinds.length, 12]);
});
