/**
 * Measures the CPU cost of signing the actor (the user and company settings that a request sends to PostgreSQL) with an HMAC: runs the
 * product's own services on three copies of one database, in turn, with several workers. A signature adds CPU work and no round trip, so
 * CPU time is measured, which excludes other programs on the machine.
 */
import { readFileSync } from "node:fs";
import { asc, eq, sql } from "drizzle-orm";
import { candidateFilter } from "#domain/candidates/search-candidates.ts";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { asActor, setActor, type Database, type DatabaseHandle, openDatabase } from "#server/db/client.ts";
import { databaseRoles, urlFor } from "#server/db/roles.ts";
import { fillDemoPool } from "#server/db/seed/fill-pool.ts";
import { seedDatabase } from "#server/db/seed/seed.ts";
import { companies, companyMembers } from "#server/db/tables/companies.ts";
import { hiringTeamMembers } from "#server/db/tables/teams.ts";
import { readCandidatePage } from "#server/features/candidates/candidate-page.service.ts";
import { readCandidate } from "#server/features/candidates/read-candidate.service.ts";
import { searchCandidates } from "#server/features/candidates/search-candidates.service.ts";
import { readPipeline } from "#server/features/pipeline/read-pipeline.service.ts";
import { describeMachine, median, percentile, writeSection } from "../support/report.ts";
import { benchDatabaseName, startDatabase, withClient } from "../support/bench-processes.ts";
import { signActor, patchClientToSign, type Variant, variants } from "./signed-actor-prototype.ts";

const quick = process.argv.includes("--quick");
const rounds = quick ? 10 : 60;
const evaluations = quick ? 5000 : 20_000;
const concurrency = 4;
const limitMs = 0.2;
const variantNames = Object.keys(variants) as Variant[];

interface Connection extends DatabaseHandle {
  readonly pid: number;
}

/** CPU time of the process behind a connection, in milliseconds. */
const backendCpuMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1_000_000;

const { adminUrl, ownerUrl, stop } = await startDatabase();

const connect = async (name: Variant): Promise<Connection> => {
  const handle = openDatabase(urlFor(adminUrl, name, databaseRoles.server), { max: 1, timeoutMs: 60_000 });
  if (variants[name] !== "") handle.pool.on("connect", patchClientToSign);
  const { rows } = await handle.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return { ...handle, pid: rows[0]?.pid ?? 0 };
};

/** The queries that begin every member request; they copy those of server/infra/auth/auth-context.ts. */
const loadMemberContext = (db: Database, userId: string) =>
  asActor(db, { userId }, async (db) => {
    await db
      .select({ id: companies.id, permissions: companyMembers.permissions })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .where(eq(companyMembers.userId, userId))
      .orderBy(asc(companyMembers.joinedAt));
    await setActor(db, { userId, companyId: demoCompanyId });
    await db
      .select({ teamId: hiringTeamMembers.teamId })
      .from(hiringTeamMembers)
      .where(eq(hiringTeamMembers.userId, userId));
  });

const copyDatabase = async (name: Variant): Promise<void> => {
  await withClient(adminUrl, async (client) => {
    await client.query(`create database ${name} template ${benchDatabaseName} owner ${databaseRoles.owner}`);
  });
  const owner = urlFor(adminUrl, name, databaseRoles.owner);
  if (variants[name] !== "") await withClient(owner, (client) => client.query(variants[name]));
};

const measureVerification = async (name: Variant): Promise<number> => {
  const { db, pid, close } = await connect(name);
  const cpuMs = await asActor(db, { companyId: demoCompanyId }, async (db) => {
    const runQuery = () =>
      db.execute<{ n: string }>(`select count(app_company_id()) n from generate_series(1, ${evaluations})`);
    await runQuery();
    const startCpu = backendCpuMs(pid);
    const { rows } = await runQuery();
    if (Number(rows[0]?.n) !== evaluations) throw new Error(`${name}: the actor is not believed`);
    return backendCpuMs(pid) - startCpu;
  });
  await close();
  return (cpuMs * 1000) / evaluations;
};

const measureSigning = (): number => {
  const values = [demoCompanyId, demoCompanyId, "", "", ""];
  for (let i = 0; i < 2000; i += 1) signActor(values);
  const startCpu = process.cpuUsage();
  for (let i = 0; i < evaluations; i += 1) signActor(values);
  const { user, system } = process.cpuUsage(startCpu);
  return (user + system) / evaluations;
};

type RequestFn = (db: Database) => Promise<unknown>;

/** How often the signature is verified in one request. */
const countVerifications = async (sendRequest: RequestFn): Promise<number> => {
  const owner = urlFor(adminUrl, "signed", databaseRoles.owner);
  const count = () =>
    withClient(owner, async (client) => {
      const { rows } = await client.query<{ n: number }>(
        "select coalesce(sum(calls), 0)::int n from pg_stat_user_functions where funcname in ('app_company_id', 'app_user_id', 'app_is_staff', 'app_invitation_hash', 'app_application_id')",
      );
      return rows[0]?.n ?? 0;
    });
  await withClient(adminUrl, (client) => client.query("alter database signed set track_functions = 'all'"));
  const before = await count();
  const { db, close } = await connect("signed");
  await sendRequest(db);
  // A PostgreSQL process reports its function statistics when it ends.
  await close();
  let after = before;
  for (let tries = 0; tries < 50 && after === before; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    after = await count();
  }
  await withClient(adminUrl, (client) => client.query("alter database signed reset track_functions"));
  return after - before;
};

try {
  await seedDatabase(ownerUrl, new Date());
  await fillDemoPool(ownerUrl, 1000, new Date());
  const { userId, candidateId, jobId } = await withClient(ownerUrl, async (client) => {
    await client.query("analyze");
    const queryId = async (query: string) =>
      (await client.query<{ id: string }>(query, [demoCompanyId])).rows[0]?.id ?? "";
    const topBy = (column: string) =>
      queryId(
        `select ${column} id from job_applications where company_id = $1 group by 1 order by count(*) desc, 1 limit 1`,
      );
    return {
      userId: await queryId("select user_id id from company_members where company_id = $1 limit 1"),
      candidateId: await topBy("candidate_id"),
      jobId: await topBy("job_id"),
    };
  });
  for (const name of variantNames) await copyDatabase(name);

  const withMemberContext =
    (sendRequest: RequestFn): RequestFn =>
    async (db) => {
      await loadMemberContext(db, userId);
      await sendRequest(db);
    };
  const requests: Readonly<Record<string, RequestFn>> = {
    "a candidate's record": withMemberContext((db) => readCandidate(db, { companyId: demoCompanyId }, candidateId)),
    "a candidate's page": withMemberContext((db) => readCandidatePage(db, { companyId: demoCompanyId }, candidateId)),
    "the candidate list": withMemberContext((db) =>
      searchCandidates(db, demoCompanyId, { ...candidateFilter.parse({}), after: "" }),
    ),
    "the board of a job": withMemberContext((db) => readPipeline(db, demoCompanyId, jobId, new Date())),
  };

  const signingUs = measureSigning();
  const verificationTimes: string[] = [];
  for (const name of variantNames) verificationTimes.push(`${name} ${(await measureVerification(name)).toFixed(1)} µs`);

  const lines: string[] = [];
  const allAddedMs: number[] = [];
  for (const [requestName, sendRequest] of Object.entries(requests)) {
    const cpuMsByVariant: Record<Variant, number[]> = { plain: [], lookup: [], signed: [] };
    const worker = async (): Promise<void> => {
      const connections = new Map<Variant, Connection>();
      for (const name of variantNames) connections.set(name, await connect(name));
      for (let round = -5; round < rounds; round += 1) {
        for (const name of round % 2 === 0 ? variantNames : variantNames.toReversed()) {
          const { db, pid } = connections.get(name) as Connection;
          const startCpu = backendCpuMs(pid);
          await sendRequest(db);
          // The first rounds plan statements and fill caches.
          if (round >= 0) cpuMsByVariant[name].push(backendCpuMs(pid) - startCpu);
        }
      }
      await Promise.all([...connections.values()].map(({ close }) => close()));
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    const verificationCount = await countVerifications(sendRequest);
    // A request sets the actor three times, and signs it each time.
    const addedMs = cpuMsByVariant.plain.map(
      (plain, index) => (cpuMsByVariant.signed[index] ?? 0) - plain + (3 * signingUs) / 1000,
    );
    const lookupAddedMs = cpuMsByVariant.plain.map((plain, index) => (cpuMsByVariant.lookup[index] ?? 0) - plain);
    allAddedMs.push(...addedMs);
    lines.push(
      `| ${requestName} | ${verificationCount} | ${median(cpuMsByVariant.plain).toFixed(2)} ms | ${median(cpuMsByVariant.signed).toFixed(2)} ms | ${median(lookupAddedMs).toFixed(2)} ms | **${median(addedMs).toFixed(2)} ms** | ${percentile(addedMs, 0.25).toFixed(2)} to ${percentile(addedMs, 0.75).toFixed(2)} ms |`,
    );
  }

  const report = `## A signed actor

\`npm run bench:signed-actor\`: CPU time of a member's request in PostgreSQL when it trusts the actor only with an HMAC over it, alternating between three copies of one
database, ${concurrency} at once, ${rounds * concurrency} requests of each kind on each, on ${describeMachine()}. "Lookup" is the same without the hash: the minimum cost of
any design that keeps what it trusts in a table. Added time is the median of the differences between requests of the same round, including signing in
Node (${signingUs.toFixed(1)} µs, three times). One verification: ${verificationTimes.join(", ")}. Median over all requests: **${median(allAddedMs).toFixed(2)} ms**. Limit: ${limitMs} ms. On a busy
machine every number is larger, because CPU caches are shared.

| request | verifications | plain | signed | lookup adds | signed adds | middle 50 % |
| --- | --- | --- | --- | --- | --- | --- |
${lines.join("\n")}`;
  console.log(report);
  if (!quick) writeSection("signed-actor", report);
} finally {
  stop();
}
