/** Clients that send continuously and never retry: every error counts as failed. */
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "./report.ts";

interface BenchRequest {
  readonly path: string;
  readonly body?: object;
}

export interface Tally {
  readonly kind: string;
  sent: number;
  readonly failed: string[];
  readonly ms: number[];
}

const send = (
  port: number,
  agent: Agent,
  { path, body }: BenchRequest,
  key: string,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: "127.0.0.1",
        path,
        agent,
        method: body === undefined ? "GET" : "POST",
        headers:
          body === undefined
            ? {}
            : { "content-type": "application/json", "x-form-filled-ms": "9000", "idempotency-key": key },
        timeout: 30_000,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      },
    );
    outgoing.on("timeout", () => outgoing.destroy(new Error("no answer in 30 s")));
    outgoing.on("error", reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });

const lead = (n: number) => ({
  firstName: "Ana",
  lastName: "Ruiz",
  email: `ana${n}@ruiz.example`,
  company: "Ruiz",
  hiringNeed: "Nurses",
});

interface Kind {
  readonly name: string;
  readonly clients: number;
  readonly keepAlive: boolean;
  readonly pauseMs: number;
  readonly ask: (n: number) => BenchRequest;
}

const kinds: readonly Kind[] = [
  { name: "pages, keep-alive", clients: 3, keepAlive: true, pauseMs: 5, ask: () => ({ path: "/" }) },
  { name: "pages, new connection each", clients: 2, keepAlive: false, pauseMs: 10, ask: () => ({ path: "/about" }) },
  { name: "API reads, keep-alive", clients: 2, keepAlive: true, pauseMs: 10, ask: () => ({ path: "/api/jobs" }) },
  {
    name: "leads, keep-alive",
    clients: 3,
    keepAlive: true,
    pauseMs: 20,
    ask: (n) => ({ path: "/api/quote-requests", body: lead(n) }),
  },
  {
    name: "leads, new connection each",
    clients: 1,
    keepAlive: false,
    pauseMs: 40,
    ask: (n) => ({ path: "/api/quote-requests", body: lead(n) }),
  },
  // The pause between requests is long enough that the server may close the idle connection.
  {
    name: "leads, keep-alive, mostly idle",
    clients: 6,
    keepAlive: true,
    pauseMs: 2300,
    ask: (n) => ({ path: "/api/quote-requests", body: lead(n) }),
  },
];

export interface SteadyClients {
  /** Ids of all leads that were acknowledged. */
  readonly acknowledged: readonly string[];
  readonly stop: () => Promise<readonly Tally[]>;
}

export const startClients = (port: number): SteadyClients => {
  const acknowledged: string[] = [];
  let isRunning = true;
  let n = 0;

  const run = async ({ keepAlive, pauseMs, ask }: Kind, tally: Tally): Promise<void> => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    // oxlint-disable-next-line no-unmodified-loop-condition -- stop() ends it
    while (isRunning) {
      n += 1;
      const benchRequest = ask(n);
      const started = performance.now();
      tally.sent += 1;
      try {
        const { status, text } = await send(port, agent, benchRequest, randomUUID());
        if (status >= 400) tally.failed.push(String(status));
        else if (benchRequest.body !== undefined) acknowledged.push((JSON.parse(text) as { id: string }).id);
      } catch (error) {
        tally.failed.push((error as NodeJS.ErrnoException).code ?? String(error));
      }
      tally.ms.push(performance.now() - started);
      await wait(pauseMs);
    }
    agent.destroy();
  };

  const tallies = kinds.map((kind): Tally => ({ kind: kind.name, sent: 0, failed: [], ms: [] }));
  const running = kinds.flatMap((kind, index) =>
    Array.from({ length: kind.clients }, () => run(kind, tallies[index] as Tally)),
  );
  return {
    acknowledged,
    stop: async () => {
      isRunning = false;
      await Promise.all(running);
      return tallies;
    },
  };
};

export const tallyTable = (tallies: readonly Tally[]): string =>
  `| requests | sent | failed | p50 | p99 | slowest |\n| --- | --- | --- | --- | --- | --- |\n${tallies
    .map(
      ({ kind, sent, failed, ms }) =>
        `| ${kind} | ${sent} | ${failed.length === 0 ? "0" : `**${failed.length}** (${[...new Set(failed)].join(", ")})`} | ${[0.5, 0.99, 1].map((share) => `${percentile(ms, share).toFixed(0)} ms`).join(" | ")} |`,
    )
    .join("\n")}`;
