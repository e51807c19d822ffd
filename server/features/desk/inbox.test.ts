import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { InboxCounts, InboxRow } from "#domain/desk/inbox.ts";
import { deskContacts, deskLeads } from "../../db/tables/desk.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aUser } from "../../test/fixtures/factories.ts";
import { aStaffMember } from "../../test/fixtures/staff.ts";

const { app, db, owner } = await buildTestApp();
const me = await aStaffMember(app, owner.db, "Zoe Adler");
const teamMember = await aStaffMember(app, owner.db, "Ben Brown");
const [contact] = await owner.db
  .insert(deskContacts)
  .values({ email: "a@x.example", name: "A", company: "X" })
  .returning();

const aLead = async (values: Partial<typeof deskLeads.$inferInsert> = {}) => {
  const received = values.receivedAt ?? new Date("2026-11-02T10:00:00Z");
  const [row] = await owner.db
    .insert(deskLeads)
    .values({
      kind: "lead",
      contactId: contact?.id ?? "",
      firstName: "Ana",
      lastName: "Ruiz",
      email: "ana@ruiz.example",
      company: "Ruiz Clinics",
      summary: "Four nurses",
      source: "Inquiry form",
      receivedAt: received,
      dueAt: received,
      lastActivityAt: received,
      ...values,
    })
    .returning();
  return row?.id ?? "";
};

interface Page {
  readonly rows: readonly InboxRow[];
  readonly next: string | null;
}

const page = async (query: string) => (await me.get(`/api/desk/leads?${query}`)).json<Page>();
const idsOf = async (query: string) => (await page(query)).rows.map(({ id }) => id);
const counts = async (query = "") => (await me.get(`/api/desk/counts?${query}`)).json<InboxCounts>();

/** Reads all pages. */
const readAllPages = async (query: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let after: string | null = ""; after !== null;) {
    const { rows, next }: Page = await page(`${query}&after=${after}`);
    ids.push(...rows.map(({ id }) => id));
    after = next;
  }
  return ids;
};

beforeEach(async () => {
  await owner.db.delete(deskLeads);
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 10, minute));

test("orders open views by deadline and all others newest first", async () => {
  const late = await aLead({ dueAt: at(30), receivedAt: at(1) });
  const soon = await aLead({ dueAt: at(10), receivedAt: at(2), state: "in_progress", assigneeId: me.id });
  const theirs = await aLead({ dueAt: at(20), receivedAt: at(3), state: "in_progress", assigneeId: teamMember.id });
  const older = await aLead({ state: "lost", receivedAt: at(4) });
  const newer = await aLead({ state: "lost", receivedAt: at(5) });
  expect(await idsOf("")).toEqual([soon, theirs, late]);
  expect(await idsOf("view=mine")).toEqual([soon]);
  expect(await idsOf("view=unassigned")).toEqual([late]);
  expect(await idsOf("view=lost")).toEqual([newer, older]);
  expect(await idsOf("view=all")).toEqual([newer, older, theirs, soon, late]);
  const [row] = (await page("view=mine")).rows;
  expect(row).toMatchObject({
    name: "Ana Ruiz",
    assignee: { id: me.id, name: "Zoe Adler" },
    dueAt: at(10).toISOString(),
  });
});

test("filters by form in every view", async () => {
  const quote = await aLead({ kind: "quote-request" });
  await aLead({ kind: "mail" });
  const lost = await aLead({ kind: "quote-request", state: "lost" });
  expect(await idsOf("kind=quote-request")).toEqual([quote]);
  expect(await idsOf("kind=quote-request&view=lost")).toEqual([lost]);
  expect((await counts("kind=quote-request")).views).toMatchObject({ open: 1, lost: 1, all: 2, won: 0 });
});

test("pages every lead once, even with equal or microsecond-close times", async () => {
  await owner.db.execute(sql`
    insert into desk_leads (kind, contact_id, first_name, last_name, email, company, summary, source, state, received_at, due_at, last_activity_at)
    select 'lead', ${contact?.id ?? ""}, 'Many', 'People', 'm@x.example', 'X', 'Nurse number ' || n, 'Form', case when n % 2 = 0 then 'new' else 'spam' end,
      '2026-11-02T10:00:00Z'::timestamptz + n / 10 * interval '1 microsecond', '2026-11-03T10:00:00Z'::timestamptz + n / 10 * interval '1 microsecond', now()
    from generate_series(1, 260) n`);
  for (const [query, expected] of [
    ["", 130],
    ["view=unassigned", 130],
    ["view=spam", 130],
    ["view=all", 260],
    ["view=all&q=nurse", 260],
    ["view=unassigned&q=nurse", 130],
  ] as const) {
    const ids = await readAllPages(query);
    expect([query, ids.length, new Set(ids).size]).toEqual([query, expected, expected]);
  }
});

test.each(["x", "%00", Buffer.from("2026-99-99T00:00:00.000000Z 1").toString("base64url")])(
  "rejects an invalid cursor (%s)",
  async (after) => {
    expect((await me.get(`/api/desk/leads?after=${after}`)).statusCode).toBe(400);
    expect((await me.get(`/api/desk/leads?q=a&after=${after}`)).statusCode).toBe(400);
  },
);

const find = (q: string) => idsOf(`q=${encodeURIComponent(q)}`);

test("matches all words in any order and case, and treats wildcards literally", async () => {
  const ana = await aLead({ phone: "614 555 0171", summary: "Four nurses at 100% by May_1" });
  const bo = await aLead({
    firstName: "Bo",
    lastName: "Li",
    email: "bo@li.example",
    company: "Li Foods",
    summary: "10000 pickers",
  });
  expect(await find("RUIZ nurses")).toEqual([ana]);
  expect(await find("nurse cLIN")).toEqual([ana]);
  expect(await find("ruiz foods")).toEqual([]);
  expect(await find("0171")).toEqual([ana]);
  expect(await find("bo@li")).toEqual([bo]);
  expect(await find("100%")).toEqual([ana]);
  expect(await find("may_1")).toEqual([ana]);
  expect(await find("r_iz")).toEqual([]);
  expect(await find("\\")).toEqual([]);
  expect(await find("o'neil; drop")).toEqual([]);
});

test("finds rare words among thousands, pages frequent ones and caps counts", async () => {
  await owner.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into desk_leads (kind, contact_id, first_name, last_name, email, company, summary, source, state, received_at, due_at, last_activity_at)
      select 'lead', ${contact?.id ?? ""}, 'Many', 'People', 'm@x.example', 'X', case when n % 2 = 0 then 'pickers' else 'drivers' end, 'Form', 'lost',
        '2026-11-02T10:00:00Z'::timestamptz + n * interval '1 second', now(), now()
      from generate_series(1, 4500) n`);
    // Sees no committed row, so the planner expects an empty table until the next analyze.
    await owner.db.execute(sql`analyze desk_leads`);
  });
  const rare = await aLead({
    state: "lost",
    summary: "One oceanographer",
    receivedAt: new Date("2026-01-01T00:00:00Z"),
  });
  expect(await idsOf("view=lost&q=oceanographer")).toEqual([rare]);
  expect(await idsOf("view=lost&q=ocean%20grapher")).toEqual([rare]);
  expect(await idsOf("view=won&q=oceanographer")).toEqual([]);
  expect(await readAllPages("view=lost&q=pickers").then((ids) => ids.length)).toBe(2250);
  expect(await counts("q=oceanographer")).toMatchObject({
    isCapped: true,
    views: { lost: 1, all: 1, open: 0 },
    overdue: 0,
  });
  expect(await counts("q=pickers")).toMatchObject({ isCapped: true, views: { lost: 1000, all: 1000, open: 0 } });
  expect((await counts()).views).toMatchObject({ lost: 4501, all: 4501 });
});

test("counts each view as its pages do, with and without search", async () => {
  const past = new Date(Date.now() - 3_600_000);
  const later = new Date(Date.now() + 3_600_000);
  await aLead({ dueAt: past });
  await aLead({ dueAt: later, assigneeId: me.id, state: "in_progress" });
  await aLead({ dueAt: past, assigneeId: teamMember.id, state: "in_progress", firstRepliedAt: past });
  await aLead({ state: "replied" });
  await aLead({ state: "won" });
  await aLead({ state: "spam" });
  const expected = { open: 3, mine: 1, unassigned: 1, replied: 1, won: 1, lost: 0, spam: 1, all: 6 };
  expect(await counts()).toEqual({ views: expected, overdue: 1, isCapped: false });
  expect(await counts("q=ruiz")).toEqual({ views: expected, overdue: 1, isCapped: true });
  // One word is so frequent that each view is counted by itself, one so rare that all are counted at once.
  await owner.db.execute(sql`
    insert into desk_leads (kind, contact_id, first_name, last_name, email, company, summary, source, state, received_at, due_at, last_activity_at)
    select 'mail', ${contact?.id ?? ""}, 'Many', 'People', 'm@x.example', 'X', 'nothing', 'Form', 'lost', now(), now(), now() from generate_series(1, 2000) n`);
  expect((await counts("q=ruiz")).views).toEqual(expected);
  expect((await counts("q=a&kind=lead")).views).toEqual(expected);
});

const call = (staff: string) =>
  db.transaction(async (db) => {
    await db.execute(sql`select set_config('app.staff', ${staff}, true)`);
    const result = await db.execute(sql`select desk_search('{ruiz}', 'all', '', null, null, null, 10)`);
    const counted = await db.execute(sql`select * from desk_search_counts('{ruiz}', '', null, now(), 10)`);
    return [result.rows.length, counted.rows.length > 0];
  });

test("the search function itself checks that the user is staff", async () => {
  await aLead();
  expect(await call("on")).toEqual([1, true]);
  expect(await call("")).toEqual([0, false]);
});

test("lists only staff as assignees", async () => {
  await aUser(owner.db, { name: "Candidate", kind: "candidate" });
  const staff = (await me.get("/api/desk/staff")).json();
  expect(staff).toEqual([
    { id: teamMember.id, name: "Ben Brown" },
    { id: me.id, name: "Zoe Adler" },
  ]);
});
