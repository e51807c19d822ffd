/** Stints of load from a process apart, and what is read from their answers. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { percentile } from "../report.ts";
import { kinds } from "./kinds.ts";
import type { Answer, Stint } from "./generator.ts";

const program = fileURLToPath(new URL("generator.ts", import.meta.url));

export const run = (stint: Stint): Promise<readonly Answer[]> =>
  new Promise((resolve, reject) => {
    const child = fork(program);
    child.once("message", (answers) => {
      child.kill();
      resolve(answers as Answer[]);
    });
    child.once("error", reject);
    child.send(stint);
  });

export interface OfKind {
  readonly name: string;
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
  /** Answers with 500 and above, and none at all. */
  readonly failed: number;
  readonly unanswered: number;
  /** 429 and other refusals. */
  readonly refused: number;
  /** Over a new connection, since the kept one was ended. */
  readonly askedAgain: number;
}

export const byKind = (answers: readonly Answer[]): OfKind[] =>
  kinds.map(({ name }) => {
    const own = answers.filter(({ kind }) => kind === name);
    const ms = own.map((each) => each.ms);
    return {
      name,
      count: own.length,
      p50: percentile(ms, 0.5),
      p95: percentile(ms, 0.95),
      p99: percentile(ms, 0.99),
      // Not by arguments: a long stint has more answers than a call may have.
      longest: ms.reduce((most, each) => Math.max(most, each), 0),
      unanswered: own.filter(({ status }) => status === 0).length,
      failed: own.filter(({ status }) => status === 0 || status >= 500).length,
      refused: own.filter(({ status }) => status >= 400 && status < 500).length,
      askedAgain: own.filter(({ isSecond }) => isSecond).length,
    };
  });

const inMs = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

export const tableOf = (rows: readonly OfKind[]): string =>
  [
    "| kind | asked | p50 | p95 | p99 | longest | 5xx | no answer | 4xx | asked again |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows.map(
      (row) =>
        `| ${row.name} | ${row.count.toLocaleString("en-US")} | ${inMs(row.p50)} ms | ${inMs(row.p95)} ms | **${inMs(row.p99)} ms** | ${inMs(row.longest)} ms | ${row.failed - row.unanswered} | ${row.unanswered} | ${row.refused} | ${row.askedAgain} |`,
    ),
  ].join("\n");

const isMissed = ({ status }: Answer): boolean => status === 0 || status >= 400;

/** How often which kind was refused, failed or had no answer, and why. */
export const missesIn = (answers: readonly Answer[]): string => {
  const whys = Map.groupBy(answers.filter(isMissed), ({ kind, status, failure }) => `${kind}, ${failure ?? status}`);
  return [...whys].map(([why, each]) => `${each.length} × ${why}`).join("; ") || "none";
};

export const p99Of = (answers: readonly Answer[]): number =>
  percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );

/** Held: nobody was refused, and of a hundred who asked for anything one at most waited long. */
export const isHeldAsAWhole = (answers: readonly Answer[], mostMs: number): boolean =>
  p99Of(answers) < mostMs && !answers.some(isMissed);

/** The same of every kind apart. */
export const isHeldByEach = (answers: readonly Answer[], mostMs: number): boolean =>
  [...Map.groupBy(answers, ({ kind }) => kind).values()].every((own) => isHeldAsAWhole(own, mostMs));
