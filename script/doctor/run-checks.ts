/** Runs all checks, most basic ones first. */
import pg from "pg";
import { EnvironmentError, readEnvironment } from "#server/infra/env.ts";
import { withErrorFinding, type Check, type Finding, type DoctorContext, passing, failing } from "./check.ts";
import * as database from "./database-checks.ts";
import * as environment from "./environment-checks.ts";
import * as outside from "./external-checks.ts";

const checks: Readonly<Record<string, Check>> = {
  database: database.reachable,
  version: database.version,
  role: database.role,
  migrations: database.migrations,
  policies: database.policies,
  queues: database.queues,
  keys: database.keys,
  connections: database.connections,
  clock: database.clock,
  "time zones": environment.timeZones,
  origin: environment.origin,
  proxy: environment.proxy,
  secrets: environment.secrets,
  files: environment.files,
  ledger: environment.ledger,
  backups: environment.backups,
  build: environment.build,
  mail: outside.mail,
  model: outside.model,
};

export interface ExamineOptions {
  readonly source: NodeJS.ProcessEnv;
  readonly nodeVersion: string;
  readonly buildFolder: string;
  readonly serving: number;
  readonly working: number;
  readonly now?: () => number;
}

const connect = async (url: string): Promise<pg.Client | undefined> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
};

const nodeFinding = (nodeVersion: string): Finding =>
  Number(nodeVersion.split(".")[0]) >= 24
    ? passing("node", nodeVersion)
    : failing("node", `Node ${nodeVersion} is too old`, "Install Node 24 or later, or start with npm run.");

export const examine = async (options: ExamineOptions): Promise<readonly Finding[]> => {
  const { source, nodeVersion, now = Date.now } = options;
  const node = nodeFinding(nodeVersion);
  const read = (() => {
    try {
      return readEnvironment(source);
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      return error.message;
    }
  })();
  if (typeof read === "string")
    return [node, failing("environment", read, "Set the variables above. The other checks need them.")];
  const client = await connect(read.DATABASE_URL);
  const context: DoctorContext = {
    ...options,
    now,
    env: read,
    database: client,
    backupFolder: source["BACKUP_FOLDER"] || undefined,
  };
  const findings: Finding[] = [node, passing("environment", "complete")];
  try {
    for (const [name, check] of Object.entries(checks)) {
      const finding = await withErrorFinding(name, check)(context);
      if (finding !== undefined) findings.push(finding);
    }
  } finally {
    await client?.end();
  }
  return findings;
};
