/** A busy deployment: a cluster that waits for one of two standbys, public jobs, a workspace with its pool, and signed-in users. */
import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prerenderedPaths } from "#content/pages.ts";
import { brand } from "#domain/brand.ts";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { fillDemoPool } from "#server/db/seed/fill-pool.ts";
import { seedDatabase } from "#server/db/seed/seed.ts";
import { refreshStaleFacts } from "#server/features/matching/match-facts.service.ts";
import { freePort } from "#server/test/database/local-postgres.ts";
import { startMailCatcher } from "#server/test/email/mail-catcher.ts";
import { pdfOf } from "#server/test/resumes/sample-resume.ts";
import { multipartOf } from "#server/test/send-file.ts";
import { type Cluster, startCluster } from "../faults/cluster.ts";
import { fillJobs, jobCities, jobTitles } from "../matching/generated-jobs.ts";
import { benchSecret, type RunningProcess, startProcess, withClient } from "../support/bench-processes.ts";
import type { RequestContext } from "./request-kinds.ts";

export interface LoadEnvironment {
  readonly cluster: Cluster;
  readonly ownerUrl: string;
  readonly app: RunningProcess;
  /** The metrics endpoint of the same process. */
  readonly metricsUrl: string;
  readonly worker: RunningProcess;
  readonly context: RequestContext;
  readonly stop: () => Promise<void>;
}

/** Creates a session row and the cookie that names it, as a real sign-in would. */
const signIn = (ownerUrl: string, kind: "employer" | "staff"): Promise<string> =>
  withClient(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      "insert into users (username, name, kind, email_verified, two_factor_enabled) values ($1, 'Dana Whitfield', $2, true, true) returning id",
      [`${randomUUID()}@load.example`, kind],
    );
    const userId = rows[0]?.id;
    if (kind === "employer") {
      await owner.query("insert into company_members (company_id, user_id, permissions) values ($1, $2, 'admin')", [
        demoCompanyId,
        userId,
      ]);
    }
    const token = randomUUID();
    await owner.query("insert into sessions (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')", [
      userId,
      token,
    ]);
    const signature = createHmac("sha256", benchSecret).update(token).digest("base64");
    return `${brand.name.toLowerCase()}.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  });

const searchPaths = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => {
    const title = encodeURIComponent(jobTitles[(n * 7) % jobTitles.length]?.split(" ")[n % 2] ?? "");
    const location = n % 3 === 0 ? encodeURIComponent(jobCities[n % jobCities.length] ?? "") : "";
    return `/api/jobs?title=${title}&location=${location}`;
  });

interface Sizes {
  readonly candidates: number;
  readonly jobs: number;
}

export const startLoadEnvironment = async ({ candidates, jobs }: Sizes): Promise<LoadEnvironment> => {
  const cluster = await startCluster("patient");
  const { adminUrl } = cluster.primary();
  await createDatabase(adminUrl, "load");
  const ownerUrl = urlFor(adminUrl, "load", databaseRoles.owner);
  await migrateDatabase(ownerUrl);
  await seedDatabase(ownerUrl, new Date());
  await fillDemoPool(ownerUrl, candidates, new Date());
  const { db, close } = openDatabase(ownerUrl, { max: 2 });
  const oneHourFromNow = new Date(Date.now() + 3_600_000);
  while ((await refreshStaleFacts(db, new Date(), oneHourFromNow)) > 0);
  await close();
  await withClient(ownerUrl, (owner) => fillJobs(owner, jobs));
  await withClient(ownerUrl, (owner) => owner.query("vacuum analyze"));
  const open = await withClient(ownerUrl, (owner) =>
    owner.query<{ id: string }>("select id from jobs_enhanced where company_id = $1 and status = 'active'", [
      demoCompanyId,
    ]),
  );
  await cluster.waitForStandbys();
  await cluster.setWaitForStandby(true);
  const catcher = await startMailCatcher();
  const databaseUrl = urlFor(cluster.adminUrl, "load", databaseRoles.server);
  const env = {
    SMTP_URL: catcher.url,
    FILES_FOLDER: mkdtempSync(join(tmpdir(), "files-")),
    UPLOADS_PER_HOUR: "1000000",
    CHAT_MESSAGES_PER_MINUTE: "1000000",
  };
  const metricsPort = await freePort();
  const app = await startProcess({
    roles: "api,web",
    databaseUrl,
    env: { ...env, METRICS_PORT: String(metricsPort) },
  });
  const worker = await startProcess({ roles: "worker", databaseUrl, env });
  const resume = multipartOf("resume", "maren-okafor.pdf", await pdfOf());
  return {
    cluster,
    ownerUrl,
    app,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    worker,
    context: {
      memberCookie: await signIn(ownerUrl, "employer"),
      staffCookie: await signIn(ownerUrl, "staff"),
      pages: prerenderedPaths(),
      jobIds: open.rows.map(({ id }) => id),
      searches: searchPaths(200),
      resume: { type: resume.type, body: resume.body.toString("base64") },
    },
    stop: async () => {
      await Promise.all([app.stop(), worker.stop()]);
      await catcher.close();
      await cluster.stop();
    },
  };
};
