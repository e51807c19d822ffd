/** Runs load from a separate process, and evaluates the responses. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { percentile } from "../support/report.ts";
import { requestKinds } from "./request-kinds.ts";
import type { LoadResponse, LoadRun } from "./generator.ts";

const program = fileURLToPath(new URL("generator.ts", import.meta.url));

export const runLoad = (phase: LoadRun): Promise<readonly LoadResponse[]> =>
  new Promise((resolve, reject) => {
    const child = fork(program);
    child.once("message", (responses) => {
      child.kill();
      resolve(responses as LoadResponse[]);
    });
    child.once("error", reject);
    child.send(phase);
  });

export interface KindStats {
  readonly name: string;
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly maxMs: number;
  /** Responses of 500 and above, and requests without a response. */
  readonly failed: number;
  readonly unanswered: number;
  /** 429 and other 4xx responses. */
  readonly refused: number;
  /** Requests retried over a new connection, because the reused one was closed. */
  readonly retried: number;
}

export const statsByKind = (responses: readonly LoadResponse[]): KindStats[] =>
  requestKinds.map(({ name }) => {
    const ofKind = responses.filter(({ kind }) => kind === name);
    const ms = ofKind.map((each) => each.ms);
    return {
      name,
      count: ofKind.length,
      p50: percentile(ms, 0.5),
      p95: percentile(ms, 0.95),
      p99: percentile(ms, 0.99),
      // Not Math.max(...): a long run has more responses than a call can have arguments.
      maxMs: ms.reduce((max, each) => Math.max(max, each), 0),
      unanswered: ofKind.filter(({ status }) => status === 0).length,
      failed: ofKind.filter(({ status }) => status === 0 || status >= 500).length,
      refused: ofKind.filter(({ status }) => status >= 400 && status < 500).length,
      retried: ofKind.filter(({ isRetry }) => isRetry).length,
    };
  });

const formatMs = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

export const statsTable = (rows: readonly KindStats[]): string =>
  [
    "| kind | sent | p50 | p95 | p99 | slowest | 5xx | no answer | 4xx | retried |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows.map(
      (row) =>
        `| ${row.name} | ${row.count.toLocaleString("en-US")} | ${formatMs(row.p50)} ms | ${formatMs(row.p95)} ms | **${formatMs(row.p99)} ms** | ${formatMs(row.maxMs)} ms | ${row.failed - row.unanswered} | ${row.unanswered} | ${row.refused} | ${row.retried} |`,
    ),
  ].join("\n");

const isUnsuccessful = ({ status }: LoadResponse): boolean => status === 0 || status >= 400;

/** For each kind, how many requests were refused, failed or unanswered, and why. */
export const describeFailures = (responses: readonly LoadResponse[]): string => {
  const reasons = Map.groupBy(
    responses.filter(isUnsuccessful),
    ({ kind, status, failure }) => `${kind}, ${failure ?? status}`,
  );
  return [...reasons].map(([reason, responses]) => `${responses.length} × ${reason}`).join("; ") || "none";
};

export const p99Of = (responses: readonly LoadResponse[]): number =>
  percentile(
    responses.map(({ ms }) => ms),
    0.99,
  );

/** Whether every request succeeded and the overall p99 is below the limit. */
export const isSustainedOverall = (responses: readonly LoadResponse[], maxMs: number): boolean =>
  p99Of(responses) < maxMs && !responses.some(isUnsuccessful);

/** Whether each kind by itself meets the same condition. */
export const isSustainedByEveryKind = (responses: readonly LoadResponse[], maxMs: number): boolean =>
  [...Map.groupBy(responses, ({ kind }) => kind).values()].every((ofKind) => isSustainedOverall(ofKind, maxMs));
