/** Every figure of made-up histories, with undone moves, withdrawals, second hires and several jobs, recounted without SQL. */
import { beforeAll, expect, test } from "vitest";
import { figureKeys } from "#domain/reports/definitions.ts";
import { type ReportFilter, usualFilter } from "#domain/reports/report-filter.ts";
import { listReportRows as rowsEndpoint, reachable, type ReportRow } from "#domain/reports/reports.ts";
import type { Counted } from "#domain/reports/tally.ts";
import { chance } from "../../db/seed/chance.ts";
import type { Worker } from "../../infra/who.ts";
import { aCompany, aUser } from "../../test/factories.ts";
import { type KnownApplication, makeUpHiring } from "../../test/made-up-hiring.ts";
import { recount, type Subject, tallyOf } from "../../test/recounted-reports.ts";
import { testDatabase } from "../../test/test-database.ts";
import { relationOf } from "./report-facts.ts";
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
    const worker: Worker = { companyId, userId, actor: { kind: "anonymous" } };
    const known = await makeUpHiring({ db, owner: owner.db, worker, draw: chance(seed), now }, 40);
    worlds.push({ companyId, known });
  }
});

const filtersOf = ({ known }: World): readonly ReportFilter[] => {
  const [first] = known;
  const withTeam = known.find(({ teamId }) => teamId !== null);
  return [
    usualFilter,
    { ...usualFilter, period: "30" },
    { ...usualFilter, period: "90" },
    { ...usualFilter, period: "all" },
    { ...usualFilter, period: "custom", from: "2026-01-15", to: "2026-09-10" },
    { ...usualFilter, period: "custom", to: "2026-06-30" },
    { ...usualFilter, period: "all", job: first?.jobId ?? "" },
    { ...usualFilter, period: "all", team: withTeam?.teamId ?? "" },
    { ...usualFilter, period: "all", source: "LinkedIn" },
    { ...usualFilter, source: "Unknown", team: withTeam?.teamId ?? "" },
  ];
};

const byGroup = (subjects: readonly Subject[]) =>
  Object.fromEntries(
    [...new Set(subjects.map(({ group }) => group))]
      .filter((group) => group !== "")
      .map((group) => [group, tallyOf(subjects.filter((each) => each.group === group))]),
  );

const asGroups = ({ groups }: Counted) => Object.fromEntries(groups.map(({ group, ...rest }) => [group, rest]));

test("every figure, of every filter, equals the recount", async () => {
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

test("the made-up histories hold what the recount is about", () => {
  const all = worlds.flatMap(({ companyId, known }) => {
    expect(companyId).not.toBe("");
    return known;
  });
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(({ withdrawnAt }) => withdrawnAt !== null).length).toBeGreaterThan(5);
  const { hires, cohorts, stays } = recount(all, { ...usualFilter, period: "all" }, now);
  expect(hires.length).toBeGreaterThan(15);
  expect(new Set(cohorts.map(({ counts }) => counts)).size).toBe(2);
  expect(stays.filter(({ counts }) => counts).length).toBeGreaterThan(100);
  const hiredTwice = all.filter(({ entries }) => entries.filter(({ stage }) => stage === "hired").length > 1);
  expect(hiredTwice.length).toBeGreaterThan(0);
});

const readAll = async (
  figure: (typeof figureKeys)[number],
  looked: Parameters<typeof listReportRows>[2],
  part: object,
) => {
  const rows: ReportRow[] = [];
  let after = "";
  let count = 0;
  do {
    const page = await listReportRows(
      db,
      figure,
      looked,
      rowsEndpoint.query.parse({ ...looked.filter, ...part, after }),
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

test("the rows behind a figure are exactly those it counted, page by page, newest first and none twice", async () => {
  const [world] = worlds;
  if (world === undefined) throw new Error("no world");
  const filter: ReportFilter = { ...usualFilter, period: "all" };
  const looked = { companyId: world.companyId, filter, now };
  const recounted = recount(world.known, filter, now);
  for (const figure of figureKeys) {
    const subjects = recounted[relationOf[figure]];
    const parts = [
      { part: {}, of: subjects.filter(({ counts }) => counts) },
      { part: { which: "left" }, of: subjects.filter(({ counts }) => !counts) },
      ...reachable.map((reached, at) => ({
        part: { reached },
        of: subjects.filter(({ counts, far }) => counts && far > at),
      })),
      ...[...new Set(subjects.map(({ group }) => group))].map((group) => ({
        part: { group },
        of: subjects.filter((each) => each.counts && (group === "" || each.group === group)),
      })),
    ];
    for (const { part, of } of parts) {
      const rows = await readAll(figure, looked, part);
      const lines = rows.map((row) => lineOf(row.applicationId, row.group, new Date(row.from), row.seconds));
      expect(lines.toSorted(), `${figure} ${JSON.stringify(part)}`).toEqual(
        of.map(({ id, group, from, seconds }) => lineOf(id, group, from, seconds)).toSorted(),
      );
      const begins = rows.map(({ from }) => Date.parse(from));
      expect(begins).toEqual(begins.toSorted((a, b) => b - a));
    }
  }
});
