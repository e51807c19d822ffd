/** What wrk counted. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

export interface Load {
  readonly seconds: number;
  readonly connections: number;
  readonly threads?: number;
  /** A Lua file that makes the requests. */
  readonly script?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly perSecond: number;
  readonly requests: number;
}

/** The round measured the machine's clock and not the server; it has to be asked again. */
export class ClockJumped extends Error {}

const unitSeconds: Readonly<Record<string, number>> = { us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 };

/** How long wrk believes it ran, by the clock on the wall. */
const toldSeconds = (output: string): number => {
  const [, value, unit = ""] = /requests in ([\d.]+)(us|ms|s|m|h),/.exec(output) ?? [];
  return Number(value) * (unitSeconds[unit] ?? Number.NaN);
};

/** wrk waits 2 s for an answer. */
const patienceSeconds = 2;

/**
 * An answer outside 200 to 399 ends the bench: a fast refusal is no speed. So does one that wrk waited for in vain.
 * wrk leaves off after the seconds it was given, whatever the server does: a run it believes to be longer or shorter
 * by more than its patience saw the clock set, and every request then open may count as waited for in vain.
 */
export const readRun = (output: string, seconds: number): Answered => {
  if (/Non-2xx|Socket errors: (?!connect 0, read 0, write 0, timeout)/.test(output)) throw new Error(output);
  if (!(Math.abs(toldSeconds(output) - seconds) <= patienceSeconds)) throw new ClockJumped(output);
  if (output.includes("Socket errors")) throw new Error(output);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    requests: Number(/(\d+) requests in/.exec(output)?.[1]),
  };
};

export const wrk = async (
  address: string,
  { seconds, connections, threads = 1, script, headers = {} }: Load,
): Promise<Answered> => {
  const { stdout } = await promisify(execFile)("wrk", [
    `-t${threads}`,
    `-c${connections}`,
    `-d${seconds}s`,
    ...(script === undefined ? [] : ["-s", script]),
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    address,
  ]);
  return readRun(stdout, seconds);
};

const rounds = 3;

/** A round with wrk in it, whole and from its start when the clock jumped meanwhile; thrice, no clock is to be trusted. */
export const bySteadyClock = async <Result>(round: () => Promise<Result>): Promise<Result> => {
  for (let left = rounds - 1; ; left -= 1) {
    try {
      return await round();
    } catch (error) {
      if (left === 0 || !(error instanceof ClockJumped)) throw error;
      console.error(`The clock jumped; the round is asked again.\n${error.message}`);
    }
  }
};
