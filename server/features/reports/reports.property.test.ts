/** Every metric of generated histories, with undone moves, withdrawals, second hires and several jobs, recounted without SQL. */
import { beforeAll, expect, test } from "vitest";
import { metricKeys } from "#domain/reports/definitions.ts";
import { type ReportFilter, defaultReportFilter } from "#domain/reports/report-filter.ts";
import * as reportsApi from "#domain/reports/reports.ts";
import { type Counted, reachable } from "#domain/reports/tally.ts";
import { seededRandom } from "../../db/seed/seeded-random.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { aCompany, aUser } from "../../test/fixtures/factories.ts";
import { type KnownApplication, generateHiring } from "../../test/generated/generated-hiring.ts";
import { recount, type RecountedRow, tallyOf } from "../../test/generated/recounted-reports.ts";
import { testDatabase } from "../../test/database/test-database.ts";
import { relationOf } from "./report-relations.ts";
import { listReportRows } from "./report-rows.service.ts";
import { readReports } from "./reports.service.ts";

const { db, owner } = await testDatabase();
const now = new Date("2026-11-16T09:30:00Z");
const seeds = [11, 23, 37];

interface World {
  readonly companyId: string;
  readonly known: readonly KnownApplication[];
}

const worlds: World[] = [];

beforeAll(async () => {
  for (const seed of seeds) {
    const { id: companyId } = await aCompany(owner.db);
    const { id: userId } = await aUser(owner.db);
    const worker: WorkspaceContext = { companyId, userId };
    const known = await generateHiring({ db, owner: owner.db, context: worker, draw: seededRandom(seed), now }, 40);
    worlds.push({ companyId, known });
  }
});

const filtersOf = ({ known }: World): readonly ReportFilter[] => {
  const [first] = known;
  const withTeam = known.find(({ teamId }) => teamId !== null);
  return [
    defaultReportFilter,
    { ...defaultReportFilter, period: "30" },
    { ...defaultReportFilter, period: "90" },
    { ...defaultReportFilter, period: "all" },
    { ...defaultReportFilter, period: "custom", from: "2026-01-15", to: "2026-09-10" },
    { ...defaultReportFilter, period: "custom", to: "2026-06-30" },
    { ...defaultReportFilter, period: "all", job: first?.jobId ?? "" },
    { ...defaultReportFilter, period: "all", team: withTeam?.teamId ?? "" },
    { ...defaultReportFilter, period: "all", source: "LinkedIn" },
    { ...defaultReportFilter, source: "Unknown", team: withTeam?.teamId ?? "" },
  ];
};

const byGroup = (subjects: readonly RecountedRow[]) =>
  Object.fromEntries(
    [...new Set(subjects.map(({ group }) => group))]
      .filter((group) => group !== "")
      .map((group) => [group, tallyOf(subjects.filter((each) => each.group === group))]),
  );

const asGroups = ({ groups }: Counted) => Object.fromEntries(groups.map(({ group, ...rest }) => [group, rest]));

test("every metric, with every filter, equals the recount", async () => {
  for (const world of worlds)
    for (const filter of filtersOf(world)) {
      const { choices, ...counted } = await readReports(db, { companyId: world.companyId, filter, now });
      expect(choices.jobs).toHaveLength(3);
      const recounted = recount(world.known, filter, now);
      for (const [key, subjects] of Object.entries(recounted)) {
        const shown = counted[key as keyof typeof recounted];
        const where = `${key} ${JSON.stringify(filter)}`;
        expect(shown.total, where).toEqual(tallyOf(subjects));
        expect(asGroups(shown), where).toEqual(byGroup(subjects));
      }
    }
});

test("the generated histories contain the cases that the recount covers", () => {
  const all = worlds.flatMap(({ companyId, known }) => {
    expect(companyId).not.toBe("");
    return known;
  });
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(({ withdrawnAt }) => withdrawnAt !== null).length).toBeGreaterThan(5);
  const { hires, cohorts, stays } = recount(all, { ...defaultReportFilter, period: "all" }, now);
  expect(hires.length).toBeGreaterThan(15);
  expect(new Set(cohorts.map(({ isCounted }) => isCounted)).size).toBe(2);
  expect(stays.filter(({ isCounted }) => isCounted).length).toBeGreaterThan(100);
  const hiredTwice = all.filter(({ entries }) => entries.filter(({ stage }) => stage === "hired").length > 1);
  expect(hiredTwice.length).toBeGreaterThan(0);
});

const readAll = async (
  metric: (typeof metricKeys)[number],
  query: Parameters<typeof listReportRows>[2],
  part: object,
) => {
  const rows: reportsApi.ReportRow[] = [];
  let after = "";
  let count = 0;
  do {
    const page = await listReportRows(
      db,
      metric,
      query,
      reportsApi.listReportRows.query.parse({ ...query.filter, ...part, after }),
    );
    rows.push(...page.rows);
    count = page.count;
    after = page.next ?? "";
  } while (after !== "");
  expect(rows).toHaveLength(count);
  return rows;
};

const lineOf = (id: string, group: string, from: Date, seconds: number | null) =>
  `${id} ${group} ${from.getTime()} ${seconds}`;

test("the rows behind a metric are those it counted, page by page, newest first, once", async () => {
  const [world] = worlds;
  if (world === undefined) throw new Error("no world");
  const filter: ReportFilter = { ...defaultReportFilter, period: "all" };
  const query = { companyId: world.companyId, filter, now };
  const recounted = recount(world.known, filter, now);
  for (const metric of metricKeys) {
    const subjects = recounted[relationOf[metric]];
    const parts = [
      { part: {}, of: subjects.filter(({ isCounted }) => isCounted) },
      { part: { which: "left" }, of: subjects.filter(({ isCounted }) => !isCounted) },
      ...reachable.map((reached, index) => ({
        part: { reached },
        of: subjects.filter(({ isCounted, furthestStage }) => isCounted && furthestStage > index),
      })),
      ...[...new Set(subjects.map(({ group }) => group))].map((group) => ({
        part: { group },
        of: subjects.filter((each) => each.isCounted && (group === "" || each.group === group)),
      })),
    ];
    for (const { part, of } of parts) {
      const rows = await readAll(metric, query, part);
      const lines = rows.map((row) => lineOf(row.applicationId, row.group, new Date(row.from), row.seconds));
      expect(lines.toSorted(), `${metric} ${JSON.stringify(part)}`).toEqual(
        of.map(({ id, group, from, seconds }) => lineOf(id, group, from, seconds)).toSorted(),
      );
      const begins = rows.map(({ from }) => Date.parse(from));
      expect(begins).toEqual(begins.toSorted((a, b) => b - a));
    }
  }
});
