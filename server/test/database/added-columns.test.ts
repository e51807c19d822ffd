/** A column that is added to a table of people must be merged, restored, erased and exported without a change elsewhere. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, sql } from "drizzle-orm";
import { date, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { candidateFieldNames } from "#domain/candidates/candidate-fields.ts";
import { quoteRequest } from "#domain/leads/quote-request.ts";
import { columnsWithoutField } from "../../features/candidates/candidate-columns.ts";
import { columnsNotImported } from "../../features/imports/write-candidates.service.ts";
import { columnsOf, exportTables } from "../../features/workspace-exports/export-tables.ts";
import { createFormStore } from "../../features/leads/leads.service.ts";
import { undoMerge } from "../../features/candidates/merge-candidates.service.ts";
import { createCompleteCandidates } from "../fixtures/complete-candidates.ts";
import { aProfile, aUser } from "../fixtures/factories.ts";
import { testDatabase } from "./test-database.ts";
import { ownSources } from "../../db/apply-sources.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { asActor } from "../../db/client.ts";

const database = await testDatabase();
const { db, owner } = database;

/** Type and a value of one column of every kind. */
const added = {
  added_text: ["text", "'personal'"],
  added_number: ["numeric(12, 2)", "1234.56"],
  added_date: ["date", "'2026-11-14'"],
  added_time: ["timestamptz", "'2026-11-14 10:00:00.123456+00'"],
  added_json: ["jsonb", `'{"personal": [1, {"a": null}]}'`],
  added_list: ["text[]", `'{personal,"two words"}'`],
  added_required: ["text NOT NULL DEFAULT ''", "'personal'"],
} as const;
const names = Object.keys(added) as (keyof typeof added)[];

const run = async <Row extends Record<string, unknown>>(statement: string) =>
  (await owner.db.execute<Row>(sql.raw(statement))).rows;

const tables = [
  "candidates",
  "candidate_profiles",
  "job_applications",
  "interviews",
  "application_submissions",
  "quote_requests",
  "leads",
  "contact_requests",
  "strategy_calls",
  "desk_leads",
] as const;
for (const table of tables)
  for (const name of names) await run(`alter table ${table} add column ${name} ${added[name][0]}`);

const fill = (table: (typeof tables)[number], id: string) =>
  run(`update ${table} set ${names.map((name) => `${name} = ${added[name][1]}`).join(", ")} where id = '${id}'`);

/** The added columns of a row, as JSON with the spelling of PostgreSQL. */
const addedOf = async (table: (typeof tables)[number], id: string): Promise<Record<string, unknown> | undefined> => {
  const [row] = await run<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${table} t where id = '${id}'`,
  );
  return row && Object.fromEntries(names.map((name) => [name, row.row[name]]));
};

const filled = {
  added_text: "personal",
  added_number: 1234.56,
  added_date: "2026-11-14",
  added_time: expect.stringContaining(".123456"),
  added_json: { personal: [1, { a: null }] },
  added_list: ["personal", "two words"],
  added_required: "personal",
};
const blank = { ...Object.fromEntries(names.map((name) => [name, null])), added_required: "" };

const rowOf = async (id: string) => {
  const [row] = await run<{ row: unknown }>(`select to_jsonb(c) as row from candidates c where id = '${id}'`);
  return row?.row;
};

test("a merge keeps the values of added columns, and its undo restores both records", async () => {
  const { worker, merge, pair } = await createCompleteCandidates(database);
  for (const [index, source] of [0, 1].entries()) {
    const records = await pair(index * 2);
    await fill("candidates", records[source]?.id ?? "");
    const [kept, merged] = [records[0].id, records[1].id];
    const before = [await rowOf(kept), await rowOf(merged)];
    const { mergeId } = await merge(kept, merged);
    expect(await addedOf("candidates", kept)).toEqual(filled);
    await undoMerge(db, worker, mergeId);
    expect([await rowOf(kept), await rowOf(merged)]).toEqual(before);
  }
});

test("a merge and its undo keep every column that a record has today", async () => {
  const { worker, merge, pair, company } = await createCompleteCandidates(database);
  const [kept, merged] = await pair(10);
  await run(`update candidates set phone = null, resume_url = 'https://r.example', linkedin_url = 'https://l.example', portfolio_url = 'https://p.example',
    current_title = 'Nurse', current_company = 'Ward', experience = 7, location = 'Dayton, OH', desired_salary = 61000.50, availability = 'in May',
    source = 'Referral', notes = 'A note', summary = 'A summary' where id = '${merged.id}'`);
  await run(`update candidates set phone = null, current_title = null, location = null, desired_salary = null, summary = null, notes = null
    where id = '${kept.id}'`);
  const before = [await rowOf(kept.id), await rowOf(merged.id)];
  const { mergeId } = await merge(kept.id, merged.id);
  const [row] = await run<{ row: Record<string, unknown> }>(
    `select to_jsonb(c) as row from candidates c where id = '${kept.id}'`,
  );
  expect(row?.row).toMatchObject({
    company_id: company.id,
    phone: null,
    resume_url: "https://r.example",
    linkedin_url: "https://l.example",
    portfolio_url: "https://p.example",
    current_title: "Nurse",
    current_company: "Ward",
    experience: 7,
    location: "Dayton, OH",
    desired_salary: 61_000.5,
    availability: "in May",
    source: "Referral",
    notes: "A note",
    summary: "A summary",
  });
  await undoMerge(db, worker, mergeId);
  expect([await rowOf(kept.id), await rowOf(merged.id)]).toEqual(before);
});

test("a visitor's profile carries over the values of added columns", async () => {
  const [visitors, own] = [await aProfile(owner.db), await aProfile(owner.db)];
  await fill("candidate_profiles", visitors.id);
  await run(`select merge_profiles('${visitors.id}', '${own.id}')`);
  expect(await addedOf("candidate_profiles", own.id)).toEqual(filled);
});

test("erasing a candidate or an address erases added columns", async () => {
  const { pair } = await createCompleteCandidates(database);
  const candidate = (await pair(0))[0];
  await fill("candidates", candidate.id);
  const applications = await run<{ id: string }>(
    `select id from job_applications where candidate_id = '${candidate.id}'`,
  );
  const interviews = await run<{ id: string }>(
    `select i.id from interviews i join job_applications a on a.id = i.application_id where a.candidate_id = '${candidate.id}'`,
  );
  expect(applications.length * interviews.length).toBeGreaterThan(0);
  for (const { id } of applications) await fill("job_applications", id);
  for (const { id } of interviews) await fill("interviews", id);
  await run(`select erase_candidate_record('${candidate.id}')`);
  expect(await addedOf("candidates", candidate.id)).toEqual(blank);
  for (const { id } of applications) expect(await addedOf("job_applications", id)).toEqual(blank);
  for (const { id } of interviews) expect(await addedOf("interviews", id)).toEqual(blank);

  const email = "gone@people.example";
  const forms = {
    quote_requests: `(first_name, last_name, email, company, hiring_need) values ('A', 'B', '${email}', 'C', 'D')`,
    leads: `(first_name, last_name, email, company, interests) values ('A', 'B', '${email}', 'C', '{D}')`,
    contact_requests: `(name, phone, email, company, hiring_needs) values ('A B', '1', '${email}', 'C', 'D')`,
    strategy_calls: `(starts_at, ends_at, time_zone, first_name, last_name, email, company, urgency, challenges)
      values (now(), now() + interval '30 minutes', 'UTC', 'A', 'B', '${email}', 'C', 'soon', 'D')`,
  } as const;
  const stored: (readonly [keyof typeof forms, string])[] = [];
  for (const table of Object.keys(forms) as (keyof typeof forms)[]) {
    const [row] = await run<{ id: string }>(`insert into ${table} ${forms[table]} returning id`);
    stored.push([table, row?.id ?? ""]);
    await fill(table, row?.id ?? "");
    await fill("desk_leads", row?.id ?? "");
  }
  await run(`select erase_address('${email}', now() + interval '1 hour')`);
  for (const [table, id] of stored) {
    expect(await addedOf(table, id), table).toEqual(blank);
    expect(await addedOf("desk_leads", id), table).toEqual(blank);
  }
});

test("downloads contain added columns", async () => {
  const user = await aUser(owner.db, { emailVerified: true });
  const profile = await aProfile(owner.db, { userId: user.id });
  await fill("candidate_profiles", profile.id);
  const [form] = await run<{ id: string }>(
    `insert into quote_requests (first_name, last_name, email, company, hiring_need) values ('A', 'B', '${user.username}', 'C', 'D') returning id`,
  );
  await fill("quote_requests", form?.id ?? "");
  const sections = await asActor(db, { userId: user.id }, async (db) =>
    Promise.all(
      ["profile", "forms-you-sent"].map(
        async (part) => (await db.execute<{ row_text: string }>(sql`select row_text from own_data(${part})`)).rows,
      ),
    ),
  );
  for (const rows of sections) expect(JSON.parse(rows[0]?.row_text ?? "{}")).toMatchObject(filled);
  for (const table of exportTables.filter(({ table }) => tables.some((each) => each === table)))
    expect(await columnsOf(owner.db, table), table.name).toEqual(expect.arrayContaining(names));
});

test("a repeated form with a date and a number gets the first answer", async () => {
  const table = pgTable("quote_requests", {
    firstName: text(),
    lastName: text(),
    email: text(),
    phone: text(),
    company: text(),
    jobTitle: text(),
    companySize: text(),
    hiringNeed: text(),
    timeline: text(),
    message: text(),
    addedDate: date(),
    addedNumber: numeric(),
  });
  const schema = quoteRequest.extend({ addedDate: z.string(), addedNumber: z.number() });
  const store = createFormStore("quote-request", table, schema);
  const deps = {
    db,
    wakeWorker: () => undefined,
    notifyDesk: () => undefined,
    limits: { perMinute: 10, perEmailPerDay: 10 },
  };
  const body = {
    ...quoteRequest.parse({ firstName: "A", lastName: "B", email: "ab@people.example", company: "C", hiringNeed: "D" }),
    addedDate: "2026-12-01",
    addedNumber: 12.5,
  };
  const sender = { address: "192.0.2.1", trap: "", filledMs: 9000, idempotencyKey: randomUUID() };
  await run(`select pgboss.create_queue('announce-lead', '{"policy": "standard"}')`);
  const first = await store(deps, body, sender);
  expect(await store(deps, body, sender)).toEqual(first);
  await expect(store(deps, { ...body, addedDate: "2026-12-02" }, sender)).rejects.toMatchObject({ code: "conflict" });
});

const bodyOf = (path: string): string => readFileSync(join(ownSources, "functions", path), "utf8");

/**
 * Functions that list columns explicitly, since showing a column is a decision. A new column must be added to the function, or be listed
 * here with the reason.
 */
const chosenLists = [
  {
    of: "privacy/profile_as_seen.sql",
    table: "candidate_profiles",
    named: /\bp\.(\w+)/g,
    not: {
      id: "not personal",
      user_id: "the account",
      stated_email: "not verified",
      preferred_roles: "for the search alone",
      preferred_locations: "for the search alone",
      ai_analysis: "for the owner alone",
      profile_completeness: "for the owner alone",
      photo_file_id: "a photo is never published",
      handle: "the address of the page",
      revision: "not personal",
      proposals: "for the owner alone",
      created_at: "not personal",
      updated_at: "not personal",
    },
  },
  {
    of: "candidates/candidate_search_vector.sql",
    table: "candidates",
    named: /\bc\.(\w+)/g,
    not: {
      id: "not a word",
      company_id: "not a word",
      phone: "not searched by word",
      resume_url: "not searched by word",
      linkedin_url: "not searched by word",
      portfolio_url: "not searched by word",
      experience: "a filter of its own",
      desired_salary: "a filter of its own",
      availability: "not searched by word",
      source: "not searched by word",
      education: "schools are not searched",
      volunteering: "organizations are not searched",
      preferences: "answers, not words",
      is_sample: "not a word",
      search_vector: "the result",
      created_at: "not a word",
      updated_at: "not a word",
    },
  },
  {
    of: "matching/answer_introduction.sql",
    part: /INSERT INTO candidates \([^)]*\)/,
    table: "candidates",
    named: /(\w+)/g,
    not: {
      id: "by default",
      experience: "counted from the work history",
      notes: "of the workspace",
      is_sample: "a real person",
      search_vector: "by a trigger",
      created_at: "by default",
      updated_at: "by default",
    },
  },
  {
    of: "accounts/load_sample_data.sql",
    part: /INSERT INTO candidates \([^)]*\)/,
    table: "candidates",
    named: /(\w+)/g,
    not: {
      resume_url: "sample people have no files",
      linkedin_url: "sample people have no pages",
      portfolio_url: "sample people have no pages",
      notes: "of the workspace",
      search_vector: "by a trigger",
      updated_at: "by default",
    },
  },
  {
    of: "desk/sync_lead_to_desk.sql",
    table: "quote_requests",
    named: /(?:\bNEW\.|form->>?')(\w+)/g,
    not: {
      job_title: "on the lead's page only",
      company_size: "on the lead's page only",
      timeline: "on the lead's page only",
      idempotency_key: "not for people",
      spam_signals: "on the lead's page only",
    },
  },
  {
    of: "rights/own_data.sql",
    part: /WHEN 'applications' THEN[^;]*;/,
    table: "job_applications",
    named: /\ba\.(\w+)/g,
    not: {
      candidate_id: "exported as the record",
      step: "internal to the workspace",
      score: "exported with the match scores",
      score_engine: "exported with the match scores",
      scored_at: "exported with the match scores",
      assigned_recruiter_id: "someone else",
      source: "internal to the workspace",
      applied_at: "the time of the submission",
      last_activity: "internal to the workspace",
      hired_at: "exported with the offers",
      rejected_at: "internal to the workspace",
      rejection_reason: "internal to the workspace",
      rejection_kind: "internal to the workspace",
      last_move_id: "internal to the workspace",
      offer_amount: "exported with the offers",
      offer_date: "exported with the offers",
      start_date: "exported with the offers",
      notes: "internal to the workspace",
    },
  },
] as const;

test.each(chosenLists)(
  "$of lists each column of $table, or the reason why not",
  async ({ of, table, named, not, ...rest }) => {
    const body = bodyOf(of);
    const text = "part" in rest ? (rest.part.exec(body)?.[0] ?? "") : body;
    const handled = [...text.matchAll(named)].map(([, name]) => name ?? "");
    const rows = await run<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped`,
    );
    const columns = rows.map(({ name }) => name).filter((name) => !names.some((each) => each === name));
    expect(columns.length).toBeGreaterThan(10);
    const listed = [...new Set(handled.filter((name) => columns.includes(name))), ...Object.keys(not)];
    expect(listed.toSorted()).toEqual(columns.toSorted());
  },
);

test("each column of a candidate is a field and imported, or a reason says why not", () => {
  const columns = Object.keys(getTableColumns(candidates)).toSorted();
  const fields = candidateFieldNames.map((field) => (field === "years" ? "experience" : field));
  expect([...fields, ...Object.keys(columnsWithoutField)].toSorted()).toEqual(columns);
  // The types list the imported columns; only the others exist at run time.
  expect(columns).toEqual(expect.arrayContaining(Object.keys(columnsNotImported)));
});
