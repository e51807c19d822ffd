/** Metrics for Prometheus, the dashboards and alerts that use them, and traces at a real receiver. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { eventKindNames } from "#domain/security-events/security-events.ts";
import { openDatabase } from "../../db/client.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { eventually } from "../../test/eventually.ts";
import { freePort } from "../../test/database/local-postgres.ts";
import { startMailCatcher } from "../../test/email/mail-catcher.ts";
import { emitDiagnostic } from "./diagnostics.ts";
import { createMetrics } from "./metrics.ts";
import type { ResumeReader } from "../work/queue.ts";

const { db, pool, url, owner } = await buildTestApp();
const metrics = createMetrics({ db, pool });
afterAll(() => metrics.close());
const { app } = await buildTestApp({ watchers: [metrics.watchRequests] });

const valueOf = (text: string, start: string): number =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${start} `))
      ?.split(" ")
      .at(-1),
  );

const aLead = (key: string, hours: number) =>
  owner.db.execute(
    sql.raw(`insert into quote_requests (first_name, last_name, email, company, hiring_need) values ('Ana', '${key}', '${key}@x.example', 'X', 'Nurses');
    update desk_leads set received_at = now() - interval '${hours} hours', due_at = now() + interval '${24 - hours} hours' where last_name = '${key}'`),
  );

test("reports requests, the pool, tasks, emails, the model and response times", async () => {
  await app.inject("/api/jobs?search=secretword");
  await app.inject("/api/nothing/secretword");
  emitDiagnostic("mail", { outcome: "sent" });
  emitDiagnostic("model", { outcome: "written", tokens: 120 });
  emitDiagnostic("task", { task: "announce-lead", outcome: "failed", seconds: 0.2 });
  await aLead("fresh", 20);
  await aLead("broken", 25);
  await owner.db.execute(
    sql`insert into pgboss.job (name, data) values ('dead-letters', '{}'), ('announce-lead', '{}')`,
  );
  const text = await metrics.text();
  expect(valueOf(text, 'cohire_request_seconds_count{method="GET",route="/api/jobs",status="200"}')).toBe(1);
  expect(text).not.toContain("secretword");
  expect(valueOf(text, 'cohire_mails_total{outcome="sent"}')).toBe(1);
  expect(valueOf(text, "cohire_model_tokens_total")).toBe(120);
  expect(valueOf(text, 'cohire_task_seconds_count{task="announce-lead",outcome="failed"}')).toBe(1);
  expect(valueOf(text, "cohire_dead_letters")).toBe(1);
  expect(valueOf(text, 'cohire_tasks_waiting{queue="announce-lead"}')).toBeGreaterThanOrEqual(1);
  expect(valueOf(text, "cohire_leads_open")).toBe(2);
  expect(valueOf(text, "cohire_leads_late")).toBe(1);
  expect(valueOf(text, "cohire_oldest_lead_seconds")).toBeGreaterThan(24 * 3600);
  expect(valueOf(text, "cohire_next_promise_due_seconds")).toBeGreaterThan(3.9 * 3600);
  expect(valueOf(text, "cohire_next_promise_due_seconds")).toBeLessThan(4.1 * 3600);
  expect(valueOf(text, 'cohire_database_connections{state="waiting"}')).toBe(0);
  expect(valueOf(text, "cohire_database_up")).toBe(1);
});

test("reports metrics without the database, and that it is down", async () => {
  const away = openDatabase("postgres://app_server@127.0.0.1:1/nowhere");
  const alone = createMetrics(away);
  expect(valueOf(await alone.text(), "cohire_database_up")).toBe(0);
  alone.close();
  await away.close();
});

test("counts resumes while they are being read", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const readers = metrics.watchReaders({ read: (_bytes: Uint8Array, _kind: "pdf") => promise } as ResumeReader);
  const reading = readers.read(new Uint8Array(), "pdf");
  expect(valueOf(await metrics.text(), "cohire_resumes_in_hand")).toBe(1);
  resolve(undefined);
  await reading;
  expect(valueOf(await metrics.text(), "cohire_resumes_in_hand")).toBe(0);
});

/** The metric names in a query, without functions, keywords and labels. */
const names = (expression: string): readonly string[] =>
  [
    ...expression
      .replaceAll(/"[^"]*"/g, "")
      .replaceAll(/\{[^}]*\}/g, "")
      .replaceAll(/\b(?:by|without) \([^)]*\)/g, "")
      .matchAll(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g),
  ]
    .map(([name]) => name)
    .filter((name) => !["and", "or", "unless", "m", "h"].includes(name));

/** Metrics of node_exporter, postgres_exporter and Prometheus itself. */
const foreign = new Set([
  "up",
  "node_filesystem_avail_bytes",
  "node_filesystem_size_bytes",
  "pg_replication_lag_seconds",
  "pg_stat_archiver_failed_count",
]);

test("the dashboard and the alerts use only existing metrics", async () => {
  const available = new Set(
    (await metrics.text())
      .split("\n")
      .flatMap((line) => /^# TYPE (\S+) (\S+)/.exec(line)?.slice(1, 3).join(" ") ?? [])
      .flatMap((line) => {
        const [name = "", kind] = line.split(" ");
        return kind === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name];
      }),
  );
  const board = JSON.parse(readFileSync("deploy/grafana/cohire.json", "utf8")) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const rules = parse(readFileSync("deploy/prometheus/alerts.yml", "utf8")) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string; do: string } }[] }[];
  };
  const expressions = [
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(30);
  const kinds = expressions.flatMap((expr) => /kind=~?"([^"]+)"/.exec(expr)?.[1]?.split("|") ?? []);
  expect(kinds.length).toBeGreaterThan(5);
  expect(kinds.filter((kind) => !eventKindNames.some((known) => known === kind))).toEqual([]);
  const unknown = expressions.flatMap(names).filter((name) => !available.has(name) && !foreign.has(name));
  expect(unknown).toEqual([]);
  for (const { alert, annotations } of rules.groups.flatMap(({ rules }) => rules)) {
    expect(annotations.summary, alert).toBeTruthy();
    expect(annotations.do, alert).toBeTruthy();
  }
});

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

const startReceiver = async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      if (request.url === "/v1/traces") bodies.push(Buffer.concat(parts).toString("utf8"));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const spans = (): readonly Span[] =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap((each) =>
        each.scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { server, bodies, spans, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

test("sends spans of requests, statements, tasks and emails without values", async () => {
  const receiver = await startReceiver();
  const catcher = await startMailCatcher();
  const [port, machinePort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ["server/main.ts"], {
    stdio: "inherit",
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      METRICS_PORT: String(machinePort),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: "200",
      LOG_LEVEL: "fatal",
      DATABASE_URL: url,
      SMTP_URL: catcher.url,
      AUTH_SECRET: "for-tests-only-0123456789abcdef0123",
      FILES_FOLDER: mkdtempSync(join(tmpdir(), "files-")),
      RESUME_READERS: "1",
      ROLES: "api,worker",
      // A busy machine must not fail a test.
      OVERLOAD_PAUSE_MS: "0",
    },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  const at = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await fetch(`${at}/readyz`)).status).toBe(200));
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const response = await fetch(`${at}/api/quote-requests`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-form-filled-ms": "9000",
      "idempotency-key": crypto.randomUUID(),
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    },
    body: JSON.stringify({
      firstName: "Ana",
      lastName: "Markedname",
      email: "marked@people.example",
      company: "Markedfirm",
      hiringNeed: "Markedneed",
    }),
  });
  expect(response.status).toBe(201);
  await eventually(() => {
    const all = receiver.spans().map(({ name }) => name);
    expect(all).toEqual(expect.arrayContaining(["POST /api/quote-requests", "task announce-lead"]));
    expect(all.some((name) => name.startsWith("mail "))).toBe(true);
  });
  const request = receiver.spans().find(({ name }) => name === "POST /api/quote-requests");
  expect(request).toMatchObject({ traceId, parentSpanId: "00f067aa0ba902b7" });
  const statements = receiver.spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(JSON.stringify(statements)).toContain("quote_requests");
  expect(receiver.bodies.join("")).not.toMatch(/Markedname|marked@people|Markedfirm|Markedneed/);
  const metricsText = await (await fetch(`http://127.0.0.1:${machinePort}/metrics`)).text();
  expect(metricsText).toContain(
    'cohire_request_seconds_count{method="POST",route="/api/quote-requests",status="201"} 1',
  );
  expect((await fetch(`${at}/metrics`)).status).toBe(404);
  child.kill("SIGTERM");
  await ended;
  await catcher.close();
  receiver.server.close();
});

test("loads no tracing or metrics code unless configured", async () => {
  const source = readFileSync("server/main.ts", "utf8");
  expect(source).toMatch(/await import\("\.\/infra\/telemetry\/tracing\.ts"\)/);
  const program = `await import("#server/app.ts"); await import("#server/worker.ts"); const { createRequire } = await import("node:module"); console.log(Object.keys(createRequire(import.meta.url).cache).filter((file) => /@opentelemetry.sdk|otlp|prom-client/.test(file)).length)`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const parts: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  await once(child, "exit");
  expect(Buffer.concat(parts).toString().trim()).toBe("0");
});
