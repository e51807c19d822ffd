/** Runs wrk and parses its output. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

export interface Load {
  readonly seconds: number;
  readonly connections: number;
  readonly threads?: number;
  /** A Lua script that creates the requests. */
  readonly script?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface WrkResult {
  readonly perSecond: number;
  readonly requests: number;
}

/** The machine's clock jumped during the round, so the round must be repeated. */
export class ClockJumped extends Error {}

const unitSeconds: Readonly<Record<string, number>> = { us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 };

/** The duration that wrk reports, by the wall clock. */
const reportedSeconds = (output: string): number => {
  const [, value, unit = ""] = /requests in ([\d.]+)(us|ms|s|m|h),/.exec(output) ?? [];
  return Number(value) * (unitSeconds[unit] ?? Number.NaN);
};

/** wrk counts a request as timed out after 2 s. */
const timeoutSeconds = 2;

/**
 * A response outside 200 to 399 ends the bench, because fast refusals would count as throughput. So does a timeout. wrk always stops after
 * the given seconds, whatever the server does. If it reports a run longer or shorter than that by more than its timeout, the clock was set
 * during the run, and every request open at that moment may count as timed out.
 */
export const parseWrkOutput = (output: string, seconds: number): WrkResult => {
  if (/Non-2xx|Socket errors: (?!connect 0, read 0, write 0, timeout)/.test(output)) throw new Error(output);
  if (!(Math.abs(reportedSeconds(output) - seconds) <= timeoutSeconds)) throw new ClockJumped(output);
  if (output.includes("Socket errors")) throw new Error(output);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    requests: Number(/(\d+) requests in/.exec(output)?.[1]),
  };
};

export const wrk = async (
  address: string,
  { seconds, connections, threads = 1, script, headers = {} }: Load,
): Promise<WrkResult> => {
  const { stdout } = await promisify(execFile)("wrk", [
    `-t${threads}`,
    `-c${connections}`,
    `-d${seconds}s`,
    ...(script === undefined ? [] : ["-s", script]),
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    address,
  ]);
  return parseWrkOutput(stdout, seconds);
};

const maxAttempts = 3;

/** Repeats a whole round if the clock jumped during it, and gives up after three jumps. */
export const retryOnClockJump = async <Result>(round: () => Promise<Result>): Promise<Result> => {
  for (let attemptsLeft = maxAttempts - 1; ; attemptsLeft -= 1) {
    try {
      return await round();
    } catch (error) {
      if (attemptsLeft === 0 || !(error instanceof ClockJumped)) throw error;
      console.error(`The clock jumped; the round is asked again.\n${error.message}`);
    }
  }
};
