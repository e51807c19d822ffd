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

/** An answer outside 200 to 399 ends the bench: a fast refusal is no speed. So does one that wrk waited for in vain, 2 s. */
export const wrk = async (
  address: string,
  { seconds, connections, threads = 1, script, headers = {} }: Load,
): Promise<Answered> => {
  const { stdout: output } = await promisify(execFile)("wrk", [
    `-t${threads}`,
    `-c${connections}`,
    `-d${seconds}s`,
    ...(script === undefined ? [] : ["-s", script]),
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    address,
  ]);
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    requests: Number(/(\d+) requests in/.exec(output)?.[1]),
  };
};
