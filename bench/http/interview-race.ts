/** Five hundred candidates choose among a panel's times at once: each time must be booked once, and no interviewer double-booked. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { Agent, request } from "undici";
import type { InterviewByLink } from "#domain/interviews/interview-by-link.ts";
import { interviewToken } from "#server/features/interviews/interview-link.ts";
import { describeMachine, formatInteger, writeSection } from "../support/report.ts";
import { createKeyring } from "#server/infra/crypto/keyring.ts";
import {
  benchSecret,
  durableSettings,
  disableOverloadCheck,
  startDatabase,
  startProcess,
} from "../support/bench-processes.ts";

const quick = process.argv.includes("--quick");
const racers = quick ? 50 : 500;
const rounds = quick ? 1 : 5;
/** Interview times offered in each round. */
const times = 20;
const connections = quick ? 50 : 100;

const database = await startDatabase(durableSettings);
const server = await startProcess({ roles: "api", databaseUrl: database.serverUrl, env: disableOverloadCheck });
const client = new pg.Client({ connectionString: database.ownerUrl });
const dispatcher = new Agent({ connections, pipelining: 1, keepAliveTimeout: 60_000 });

/** A panel of two, and an invitation to it for every racer. */
const createRound = async (): Promise<{ tokens: readonly string[]; panel: readonly string[] }> => {
  const insertReturningId = async (text: string, values: readonly unknown[]): Promise<string> =>
    (await client.query<{ id: string }>(text, [...values])).rows[0]?.id ?? "";
  const companyId = await insertReturningId("insert into companies (name) values ('Race') returning id", []);
  const jobId = await insertReturningId(
    "insert into jobs_enhanced (company_id, title) values ($1, 'Racer') returning id",
    [companyId],
  );
  const panel: string[] = [];
  for (const name of ["Ada", "Tom"]) {
    const userId = await insertReturningId(
      "insert into users (username, name, kind) values ($1, $2, 'employer') returning id",
      [`${randomUUID()}@race.example`, name],
    );
    await client.query("insert into company_members (company_id, user_id, permissions) values ($1, $2, 'admin')", [
      companyId,
      userId,
    ]);
    panel.push(userId);
  }
  const { rows } = await client.query<{ id: string }>(
    `with people as (
       insert into candidates (company_id, first_name, last_name, email, is_sample)
       select $1, 'Ra', 'Cer', gen_random_uuid() || '@race.example', true from generate_series(1, $3::int) returning id),
     applied as (
       insert into job_applications (company_id, job_id, candidate_id, stage) select $1, $2, id, 'interview' from people returning id)
     insert into interview_invitations (company_id, application_id, panel, duration, type, notice_hours, buffer_minutes, expires_at)
     select $1, id, $4::uuid[], 30, 'video', 0, 0, now() + interval '30 days' from applied returning id`,
    [companyId, jobId, racers, panel],
  );
  return { tokens: rows.map(({ id }) => interviewToken({ id, companyId }, createKeyring([benchSecret]))), panel };
};

const readInterview = async (token: string): Promise<InterviewByLink> => {
  const { body } = await request(`${server.origin}/api/interview-links/${token}`, { dispatcher });
  return (await body.json()) as InterviewByLink;
};

const results = [];
try {
  await client.connect();
  for (let round = 0; round < rounds; round += 1) {
    const { tokens, panel } = await createRound();
    const requestedTimes = (await readInterview(tokens[0] ?? "")).slots.slice(0, times);
    const startedAt = performance.now();
    const responses = await Promise.all(
      tokens.map(async (token, index) => {
        const startsAt = requestedTimes[index % times];
        const { statusCode, body } = await request(`${server.origin}/api/interview-links/${token}/booking`, {
          dispatcher,
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ startsAt, timeZone: "UTC" }),
        });
        const reply = (await body.json()) as { slots?: readonly string[] };
        // The response is up to date if it no longer offers the requested time.
        return { status: statusCode, isFresh: startsAt !== undefined && reply.slots?.includes(startsAt) === false };
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const { rows } = await client.query<{ held: string; overlaps: string }>(
      `select count(*) filter (where p.occupies) as held, count(*) filter (where exists (
         select 1 from interview_panelists o where o.user_id = p.user_id and o.interview_id <> p.interview_id and o.occupies and p.occupies
           and tstzrange(o.starts_at, o.ends_at) && tstzrange(p.starts_at, p.ends_at))) as overlaps
       from interview_panelists p where p.user_id = any($1::uuid[])`,
      [panel],
    );
    results.push({
      booked: responses.filter(({ status }) => status === 200).length,
      conflicts: responses.filter(({ status, isFresh }) => status === 409 && isFresh).length,
      panelistBookings: Number(rows[0]?.held),
      overlaps: Number(rows[0]?.overlaps),
      seconds,
    });
    console.log(`round ${round + 1}:`, results.at(-1));
  }
} finally {
  await dispatcher.close();
  await client.end();
  await server.stop();
  database.stop();
}

const passingRounds = results.filter(
  ({ booked, conflicts, panelistBookings, overlaps }) =>
    booked === times && conflicts === racers - times && panelistBookings === 2 * times && overlaps === 0,
);
const report = `## Booking race: 500 candidates for 20 interview times

\`npm run bench:interview-race\`: ${racers} candidates, each with a link, choose from ${times} times of a two-person panel simultaneously over ${connections}
keep-alive connections, ${rounds} rounds, one API process, durable PostgreSQL, on ${describeMachine()}. A conflict counts only if its
response lists the free times without the requested one.

| what | measured | target |
| --- | --- | --- |
| rounds with ${times} interviews, ${racers - times} conflicts with current times, and no double-booked interviewer | **${passingRounds.length} of ${rounds}** | all |
| overlapping interviews of one interviewer | ${results.reduce((sum, { overlaps }) => sum + overlaps, 0)} | 0 |
| responses a second, slowest round | ${formatInteger(Math.min(...results.map(({ seconds }) => racers / seconds)))} | |`;
console.log(report);
if (!quick) writeSection("interview-race", report);
if (passingRounds.length !== rounds) process.exit(1);
