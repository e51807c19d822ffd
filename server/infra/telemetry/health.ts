/**
 * Liveness and readiness of this process. Liveness never depends on the database: while the database is down, an orchestrator must not
 * kill every process that could answer again as soon as it is back.
 */
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../db/client.ts";
import { expectedMigrations } from "../../db/expected-migrations.ts";

/** Why the process is not ready, in the order of the checks. */
type NotReady = "leaving" | "starting" | "database" | "migrations";
type Readiness = "ready" | NotReady;

export interface Health {
  readonly readiness: () => Promise<Readiness>;
  /** Called when everything that the process needs is up. */
  readonly markStarted: () => void;
  /** Called before shutdown, so that load balancers choose another process. */
  readonly markShuttingDown: () => void;
  readonly isShuttingDown: () => boolean;
}

interface HealthOptions {
  /** True if the caller will report the end of startup by `markStarted`. */
  readonly isStarting?: boolean;
  /** How long the database may take to answer. */
  readonly timeoutMs?: number;
}

/** Several load balancers ask often: at most one query per second reaches the database. */
const cacheMs = 1000;

const withTimeout = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

const expectedTimes = sql.raw(expectedMigrations.map(({ when }) => `(${when}::bigint)`).join(", "));
const countMissing = sql`select count(*)::int as missing from (values ${expectedTimes}) expected (at) where at not in (select created_at from drizzle.__drizzle_migrations)`;

/** Extra migrations are fine: during an update the database is migrated before the processes are replaced. */
const checkDatabase = async (db: Database, timeoutMs: number): Promise<Readiness> => {
  try {
    const { rows } = await withTimeout(timeoutMs, db.execute<{ missing: number }>(countMissing));
    return rows[0]?.missing === 0 ? "ready" : "migrations";
  } catch (error) {
    const { cause } = error as { cause?: { code?: unknown } };
    // The database answers, but has no migrations table that this role may read.
    return ["42P01", "3F000", "42501"].includes(String(cause?.code)) ? "migrations" : "database";
  }
};

export const createHealth = (db: Database, { isStarting = false, timeoutMs = 2000 }: HealthOptions = {}): Health => {
  let starting = isStarting;
  let leaving = false;
  let cached: { readonly until: number; readonly answer: Promise<Readiness> } | undefined;

  const database = (): Promise<Readiness> => {
    if (cached === undefined || cached.until < Date.now()) {
      cached = { until: Date.now() + cacheMs, answer: checkDatabase(db, timeoutMs) };
    }
    return cached.answer;
  };

  return {
    readiness: async () => {
      if (leaving) return "leaving";
      if (starting) return "starting";
      const readiness = await database();
      return leaving ? "leaving" : readiness;
    },
    markStarted: () => {
      starting = false;
    },
    markShuttingDown: () => {
      leaving = true;
    },
    isShuttingDown: () => leaving,
  };
};

interface HealthResponse {
  readonly status: number;
  readonly body: { readonly status: "ok" | Readiness };
}

export const healthPaths = ["/healthz", "/readyz"] as const;

export const answerHealth = async (path: (typeof healthPaths)[number], health: Health): Promise<HealthResponse> => {
  if (path === "/healthz") return { status: 200, body: { status: "ok" } };
  const readiness = await health.readiness();
  return { status: readiness === "ready" ? 200 : 503, body: { status: readiness } };
};

/** Both replies ignore the load: an overloaded process is alive and rejects requests by itself. */
export const healthRoutes = (app: FastifyInstance, health: Health): void => {
  for (const path of healthPaths) {
    app.get(path, { logLevel: "silent", config: { pressureHandler: () => undefined } }, async (_request, reply) => {
      const { status, body } = await answerHealth(path, health);
      return reply.code(status).header("cache-control", "no-store").send(body);
    });
  }
};
