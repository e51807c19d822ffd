/** Measures the desk's inbox at 200,000 leads, as the application's own database user: pages, filters, search and counts. */
import pg from "pg";
import { openDatabase } from "#server/db/client.ts";
import {
  employersByIndustry,
  firstNames,
  lastNames,
  occupationsByCategory,
  places,
} from "#server/db/seed/sample-people.ts";
import { countInbox, listInbox } from "#server/features/desk/inbox.service.ts";
import * as inboxApi from "#domain/desk/inbox.ts";
import { leadKinds } from "#domain/desk/lead-kinds.ts";
import { describeMachine, type TimedQuery, timeQueries, formatInteger, writeSection } from "../support/report.ts";
import { startDatabase } from "../support/bench-processes.ts";

const quick = process.argv.includes("--quick");
const size = quick ? 20_000 : 200_000;

const titles = Object.values(occupationsByCategory)
  .flat()
  .flatMap((occupation) => occupation.titles);
const cities = places.map((place) => `${place.city}, ${place.state}`);
const companies = Object.values(employersByIndustry).flat();

const contacts = `
  insert into desk_contacts (email, name, company)
  select 'person' || n || '@firm' || n % 5000 || '.example', 'Person ' || n, 'Firm' from generate_series(1, $1::int) n`;

/** Leads in order of arrival. 5% are open, most of them assigned to one of eight staff members; the others are replied, won, lost or spam. */
const fill = `
  insert into desk_leads (id, kind, contact_id, first_name, last_name, email, company, phone, summary, source, state, assignee_id,
    received_at, due_at, first_replied_at, last_activity_at)
  select gen_random_uuid(), kind, c.id, given, family, lower(given || '.' || family) || n || '@firm' || n % 5000 || '.example', company,
    case when random() < 0.6 then '(614) 555-' || lpad((n % 10000)::text, 4, '0') end,
    'We are looking for ' || 1 + floor(random() * 9)::int || ' people: ' || title || ' in ' || city || '. The last one left in spring and the team '
      || 'has been short ever since. ' || other || ' would help as well, ideally with experience at ' || company || ' or a place like it. '
      || case when random() < 0.02 then 'This is confidential. ' else '' end || 'Reference ' || md5(n::text) || '.',
    'Quote dialog', state, case when state in ('new', 'in_progress') and random() < 0.4 then null else ($1::uuid[])[1 + floor(random() * 8)::int] end,
    received, received + interval '1 day', case when state in ('replied', 'won', 'lost') then received + random() * interval '2 days' end, received
  from (
    select n, (array['quote-request', 'lead', 'inquiry', 'contact-request', 'strategy-call'])[1 + floor(random() ^ 2 * 5)::int] as kind,
      ($2::text[])[1 + floor(random() ^ 2 * cardinality($2::text[]))::int] as given, ($3::text[])[1 + floor(random() ^ 2 * cardinality($3::text[]))::int] as family,
      ($4::text[])[1 + floor(random() * cardinality($4::text[]))::int] as company, ($5::text[])[1 + floor(random() ^ 2 * cardinality($5::text[]))::int] as title,
      ($5::text[])[1 + floor(random() * cardinality($5::text[]))::int] as other, ($6::text[])[1 + floor(random() * cardinality($6::text[]))::int] as city,
      case when r < 0.025 then 'new' when r < 0.05 then 'in_progress' when r < 0.35 then 'replied' when r < 0.42 then 'won' when r < 0.85 then 'lost' else 'spam' end as state,
      now() - (1 - n / $7::float8) * interval '700 days' as received
    from (select n, random() as r from generate_series(1, $7::int) n) as numbered
  ) as drawn join (select id, email as address from desk_contacts) as c on c.address = 'person' || n || '@firm' || n % 5000 || '.example'`;

const everyNth = <T>(list: readonly T[], step: number): readonly T[] =>
  list.filter((_each, index) => index % step === 0);

/** Search terms, single and combined: some match one lead, some nearly all. */
const rareWords = [
  ...everyNth(companies, 29),
  ...everyNth(lastNames, 41).map((name) => `${name} ${name.toLowerCase()}`),
  "james.smith4711",
  "c4ca4238a0b9",
  "confidential columbus",
  "555-0142",
  "zzz nonsense",
  "100%",
];
const mediumWords = [
  ...everyNth(firstNames, 37),
  ...everyNth(lastNames, 53),
  ...everyNth(cities, 23),
  ...everyNth(titles, 41),
  "confidential",
];
const frequentWords = [
  "nurse",
  "manager",
  "senior",
  "example",
  "looking",
  "people team",
  "ohio",
  "an",
  "e",
  "director",
  "reference",
  "555",
];

const { ownerUrl, serverUrl, stop } = await startDatabase();
try {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows: staff } = await client.query<{ id: string }>(
    "insert into users (username, name, kind) select 'staff' || n || '@firm.example', 'Staff ' || n, 'staff' from generate_series(1, 8) n returning id",
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where tablename = 'desk_leads' and indexname <> 'desk_leads_pkey'",
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(contacts, [size]);
  await client.query(fill, [staff.map(({ id }) => id), firstNames, lastNames, companies, titles, cities, size]);
  await client.query("set maintenance_work_mem = '1GB'");
  for (const { definition } of indexes) await client.query(definition);
  await client.query("vacuum analyze desk_leads");
  await client.end();

  const { db, close } = openDatabase(serverUrl, { max: 1 });
  const me = {
    id: staff[0]?.id ?? "",
    name: "Staff 1",
    email: "",
    emailVerified: true,
    kind: "staff",
    twoFactorEnabled: true,
    hasSecondFactor: true,
    provedAt: new Date(),
    sessionId: "",
  } as const;
  const list = (filter: object) => () => listInbox(db, me, inboxApi.listInbox.query.parse(filter));
  const count = (filter: object) => () => countInbox(db, me, { kind: "", q: "", ...filter }, new Date());
  const search = (group: string, all: readonly string[]): TimedQuery[] =>
    all.flatMap((q, index) => [
      { group: `search, ${group}`, label: q, run: list({ q }) },
      { group: `search, ${group}`, label: `${q} in all`, run: list({ q, view: "all" }) },
      {
        group: `search, ${group}`,
        label: `${q} in ${inboxApi.inboxViews[index % 8]} of ${leadKinds[index % 6]}`,
        run: list({ q, view: inboxApi.inboxViews[index % 8], kind: leadKinds[index % 6] }),
      },
      { group: `counts, ${group}`, label: q, run: count({ q }) },
      {
        group: `counts, ${group}`,
        label: `${q} of ${leadKinds[index % 6]}`,
        run: count({ q, kind: leadKinds[index % 6] }),
      },
    ]);
  const queries: TimedQuery[] = [];
  for (const view of inboxApi.inboxViews) {
    queries.push({ group: "first page of a view", label: view, run: list({ view }) });
    for (const kind of leadKinds) {
      queries.push({ group: "filtered by form", label: `${view}, ${kind}`, run: list({ view, kind }) });
    }
    let after = "";
    for (let page = 0; page < 20; page += 1) {
      const { next } = await listInbox(db, me, inboxApi.listInbox.query.parse({ view, after }));
      if (next === null) break;
      after = next;
    }
    queries.push({ group: "twentieth page", label: view, run: list({ view, after }) });
  }
  queries.push({ group: "counts", label: "all", run: count({}) });
  for (const kind of leadKinds) queries.push({ group: "counts", label: kind, run: count({ kind }) });
  queries.push(
    ...search("rare words", rareWords),
    ...search("medium words", mediumWords),
    ...search("frequent words", frequentWords),
  );

  const table = await timeQueries(queries);
  await close();
  const report = `## The Inbox at scale

\`npm run bench:inbox\`: ${formatInteger(size)} leads, one in twenty of them open; ${queries.length} different queries, each run three times after a warm-up, as the
application's database user, on ${describeMachine()}. Target: p95 under 100 ms in every row.

${table}`;
  console.log(report);
  if (!quick) writeSection("inbox", report);
} finally {
  stop();
}
