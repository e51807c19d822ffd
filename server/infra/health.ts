/**
 * Whether this process lives, and whether it should be sent requests. Living never depends on the database: a database that is away
 * must not make an orchestrator end every process that could answer again the moment it is back.
 */
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/client.ts";
import { expectedMigrations } from "../db/expected-migrations.ts";

/** Why nothing should be sent here, in the order in which it is asked. */
export type NotReady = "leaving" | "starting" | "database" | "migrations";
export type Readiness = "ready" | NotReady;

export interface Health {
  readonly readiness: () => Promise<Readiness>;
  /** The last of what a process needs is there. */
  readonly started: () => void;
  /** It is about to end: whoever sends requests here should choose another. */
  readonly leave: () => void;
  readonly isLeaving: () => boolean;
}

interface HealthOptions {
  /** Whether something is still missing that `started` will say is there. */
  readonly isStarting?: boolean;
  /** How long the database may take to answer. */
  readonly patienceMs?: number;
}

/** Balancers ask often, and several do: one question a second reaches the database. */
const rememberedMs = 1000;

const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

const moments = sql.raw(expectedMigrations.map(({ when }) => `(${when}::bigint)`).join(", "));
const countMissing = sql`select count(*)::int as missing from (values ${moments}) expected (at) where at not in (select created_at from drizzle.__drizzle_migrations)`;

/** A database that is ahead is fine: in an update it is migrated before the processes are replaced. */
const askDatabase = async (db: Database, patienceMs: number): Promise<Readiness> => {
  try {
    const { rows } = await within(patienceMs, db.execute<{ missing: number }>(countMissing));
    return rows[0]?.missing === 0 ? "ready" : "migrations";
  } catch (error) {
    const { cause } = error as { cause?: { code?: unknown } };
    // The database answers, and has no table of migrations that we may read.
    return ["42P01", "3F000", "42501"].includes(String(cause?.code)) ? "migrations" : "database";
  }
};

export const createHealth = (db: Database, { isStarting = false, patienceMs = 2000 }: HealthOptions = {}): Health => {
  let starting = isStarting;
  let leaving = false;
  let remembered: { readonly until: number; readonly answer: Promise<Readiness> } | undefined;

  const database = (): Promise<Readiness> => {
    if (remembered === undefined || remembered.until < Date.now()) {
      remembered = { until: Date.now() + rememberedMs, answer: askDatabase(db, patienceMs) };
    }
    return remembered.answer;
  };

  return {
    readiness: async () => {
      if (leaving) return "leaving";
      if (starting) return "starting";
      const answer = await database();
      return leaving ? "leaving" : answer;
    },
    started: () => {
      starting = false;
    },
    leave: () => {
      leaving = true;
    },
    isLeaving: () => leaving,
  };
};

interface HealthAnswer {
  readonly status: number;
  readonly body: { readonly status: "ok" | Readiness };
}

export const healthPaths = ["/healthz", "/readyz"] as const;

export const answerHealth = async (path: (typeof healthPaths)[number], health: Health): Promise<HealthAnswer> => {
  if (path === "/healthz") return { status: 200, body: { status: "ok" } };
  const readiness = await health.readiness();
  return { status: readiness === "ready" ? 200 : 503, body: { status: readiness } };
};

/** An overloaded process is alive, and says itself which requests it cannot take: neither answer hangs on the load. */
export const healthRoutes = (app: FastifyInstance, health: Health): void => {
  for (const path of healthPaths) {
    app.get(path, { logLevel: "silent", config: { pressureHandler: () => undefined } }, async (_request, reply) => {
      const { status, body } = await answerHealth(path, health);
      return reply.code(status).header("cache-control", "no-store").send(body);
    });
  }
};
