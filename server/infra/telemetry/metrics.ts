/** Metrics for Prometheus, computed on request. docs/operations.md lists the ones that page. */
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { eventKindNames } from "#domain/security-events/security-events.ts";
import { asActor, type Database } from "../../db/client.ts";
import { onDiagnostic } from "./diagnostics.ts";
import { deadLetters, type ResumeReader } from "../work/queue.ts";
import { routeOf } from "./request-log.ts";

interface MetricParts {
  readonly db: Database;
  readonly pool: Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">;
}

export interface Metrics {
  readonly text: () => Promise<string>;
  readonly watchRequests: (app: FastifyInstance) => void;
  readonly watchReaders: <Readers extends ResumeReader>(readers: Readers) => Readers;
  readonly close: () => void;
}

interface WaitingRow extends Record<string, unknown> {
  readonly name: string;
  readonly waiting: number;
  readonly oldest: number;
}

const waitingTasks = sql`
  select q.name, count(j.id)::int as waiting, coalesce(extract(epoch from now() - min(j.start_after)), 0)::float8 as oldest
    from pgboss.queue q
    left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry') and j.start_after <= now()
   group by q.name`;

/** Age of the oldest open lead in seconds, and the counts of open and overdue leads. */
const openLeads = sql`
  select coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as oldest, count(*)::int as open,
         count(*) filter (where due_at < now())::int as late,
         coalesce(extract(epoch from min(due_at) filter (where due_at >= now()) - now()), 86400)::float8 as next_due
    from desk_leads where first_replied_at is null and not is_sample and state not in ('spam', 'lost', 'won', 'closed')`;

/** Commands run in other processes, so these are counted from their rows. */
const changedStaff = sql`
  select count(*)::int as changes from security_events
   where at > now() - interval '1 hour' and kind in ('staff-added', 'staff-removed', 'two-factor-reset')`;

export const createMetrics = ({ db, pool }: MetricParts): Metrics => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: "cohire_request_seconds",
    help: "Request duration by method, route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const connections = new Gauge({
    name: "cohire_database_connections",
    help: "Database connections of this process by state; waiting: requests that wait for a connection",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "used" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
  const mails = new Counter({
    name: "cohire_mails_total",
    help: "Emails by outcome",
    labelNames: ["outcome"],
    registers,
  });
  const modelCalls = new Counter({
    name: "cohire_model_calls_total",
    help: "Calls to the language model by outcome",
    labelNames: ["outcome"],
    registers,
  });
  const modelTokens = new Counter({
    name: "cohire_model_tokens_total",
    help: "Tokens used by the language model",
    registers,
  });
  const securityEvents = new Counter({
    name: "cohire_security_events_total",
    help: "Security events of this process by kind",
    labelNames: ["kind"],
    registers,
  });
  // Starts every kind at 0, so that its first event counts as an increase.
  for (const kind of eventKindNames) securityEvents.inc({ kind }, 0);
  const taskRuns = new Histogram({
    name: "cohire_task_seconds",
    help: "Task run duration by task and outcome",
    labelNames: ["task", "outcome"],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  });
  const resumes = new Gauge({
    name: "cohire_resumes_in_hand",
    help: "Resumes being parsed or waiting to be parsed",
    registers,
  });

  const staffChanges = new Gauge({
    name: "cohire_staff_changes_last_hour",
    help: "Staff accounts added or removed, and two-factor resets, in the last hour",
    registers,
  });
  const databaseUp = new Gauge({
    name: "cohire_database_up",
    help: "1 if the database responds, otherwise 0",
    registers,
  });
  const waiting = new Gauge({
    name: "cohire_tasks_waiting",
    help: "Due tasks by queue",
    labelNames: ["queue"],
    registers,
  });
  const oldestTask = new Gauge({
    name: "cohire_oldest_task_seconds",
    help: "Age of the oldest due task in seconds",
    registers,
  });
  const deadLetterCount = new Gauge({
    name: "cohire_dead_letters",
    help: "Tasks that failed every attempt",
    registers,
  });
  const openLeadCount = new Gauge({ name: "cohire_leads_open", help: "Leads without a reply", registers });
  const lateLeads = new Gauge({ name: "cohire_leads_late", help: "Overdue leads without a reply", registers });
  const oldestLead = new Gauge({
    name: "cohire_oldest_lead_seconds",
    help: "Age of the oldest lead without a reply in seconds",
    registers,
  });
  const nextDue = new Gauge({
    name: "cohire_next_promise_due_seconds",
    help: "Seconds until the next reply is due",
    registers,
  });

  /** Queries the database once per scrape. */
  const readDatabase = async (): Promise<void> => {
    try {
      const queues = (await db.execute<WaitingRow>(waitingTasks)).rows;
      const [[leads], [staff]] = await asActor(db, { staff: true }, async (db) => [
        (await db.execute<Record<string, number>>(openLeads)).rows,
        (await db.execute<{ changes: number }>(changedStaff)).rows,
      ]);
      staffChanges.set(staff?.changes ?? 0);
      waiting.reset();
      for (const { name, waiting: n } of queues) if (name !== deadLetters) waiting.set({ queue: name }, n);
      deadLetterCount.set(queues.find(({ name }) => name === deadLetters)?.waiting ?? 0);
      oldestTask.set(Math.max(0, ...queues.filter(({ name }) => name !== deadLetters).map(({ oldest }) => oldest)));
      openLeadCount.set(leads?.["open"] ?? 0);
      lateLeads.set(leads?.["late"] ?? 0);
      oldestLead.set(leads?.["oldest"] ?? 0);
      nextDue.set(leads?.["next_due"] ?? 0);
      databaseUp.set(1);
    } catch {
      databaseUp.set(0);
    }
  };

  const unsubscribers = [
    onDiagnostic("mail", ({ outcome }) => mails.inc({ outcome })),
    onDiagnostic("model", ({ outcome, tokens }) => {
      modelCalls.inc({ outcome });
      modelTokens.inc(tokens);
    }),
    onDiagnostic("security-event", ({ kind }) => securityEvents.inc({ kind })),
    onDiagnostic("task", ({ task, outcome, seconds }) => taskRuns.observe({ task, outcome }, seconds)),
  ];
  void connections;

  return {
    text: async () => {
      await readDatabase();
      return register.metrics();
    },
    watchRequests: (app) => {
      app.addHook("onResponse", async (request, reply) => {
        const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
    },
    watchReaders: (readers) => ({
      ...readers,
      read: async (bytes, kind) => {
        resumes.inc();
        try {
          return await readers.read(bytes, kind);
        } finally {
          resumes.dec();
        }
      },
    }),
    close: () => {
      for (const stop of unsubscribers) stop();
    },
  };
};
