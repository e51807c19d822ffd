/**
 * Sends the mix from a process of its own, each request at the moment it is due, whether or not those before it were answered, and
 * times it from that moment: a server that falls behind cannot slow the asking down.
 */
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Asked, kinds, type Known } from "./kinds.ts";

export interface Stint {
  readonly port: number;
  readonly known: Known;
  /** Times the usual number a second. */
  readonly multiple: number;
  readonly seconds: number;
}

export interface Answer {
  readonly kind: string;
  readonly ms: number;
  /** 0 where there was none. */
  readonly status: number;
  readonly retryAfter: boolean;
  /** Why there was no answer. */
  readonly failure?: string;
  /** Asked again, over a new connection, since the kept one was ended. Timed from when it was first due. */
  readonly isSecond: boolean;
  /** Seconds since the stint began, when it was due. */
  readonly at: number;
}

const patienceMs = 30_000;
/** A connection that rests is given up well before the server does, as a proxy in front has to: one that both end is an answer lost. */
const agent = new Agent({ keepAlive: true, maxSockets: 512, agentKeepAliveTimeoutBuffer: 3000 });

type Said = Pick<Answer, "status" | "retryAfter" | "failure" | "isSecond">;

/** As browsers and proxies do it: a kept connection that was ended before an answer began is no answer, if asking twice does no harm. */
const mayAskAgain = ({ method, headers }: Asked): boolean => method === "GET" || "idempotency-key" in headers;

const send = (port: number, asked: Asked, isSecond = false): Promise<Said> =>
  new Promise((resolve) => {
    let hasBegun = false;
    const failed = (error: NodeJS.ErrnoException): void => {
      if (!hasBegun && !isSecond && sent.reusedSocket && error.code === "ECONNRESET" && mayAskAgain(asked))
        resolve(send(port, asked, true));
      else resolve({ status: 0, retryAfter: false, failure: error.code ?? error.message, isSecond });
    };
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        agent,
        method: asked.method,
        path: asked.path,
        headers: {
          ...asked.headers,
          ...(asked.body === undefined ? {} : { "content-length": Buffer.byteLength(asked.body) }),
        },
        timeout: patienceMs,
      },
      (answer: IncomingMessage) => {
        hasBegun = true;
        answer.on("error", failed);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            retryAfter: answer.headers["retry-after"] !== undefined,
            isSecond,
          }),
        );
        answer.resume();
      },
    );
    sent.on("timeout", () => sent.destroy(new Error(`nothing in ${patienceMs / 1000} s`)));
    sent.on("error", failed);
    sent.end(asked.body);
  });

export const runStint = async ({ port, known, multiple, seconds }: Stint): Promise<Answer[]> => {
  const answers: Answer[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const one = async (kind: (typeof kinds)[number], n: number, due: number): Promise<void> => {
    const said = await send(port, kind.ask(n, known));
    answers.push({ kind: kind.name, ms: performance.now() - due, at: (due - begun) / 1000, ...said });
  };
  const ofKind = async (kind: (typeof kinds)[number], first: number): Promise<void> => {
    const gap = 1000 / (kind.perSecond * multiple);
    const open: Promise<void>[] = [];
    // Not all at the same moment: each kind begins at its own.
    for (let n = 0, due = begun + first * gap; due < end; n += 1, due += gap) {
      const left = due - performance.now();
      if (left > 1) await wait(left);
      open.push(one(kind, n, due));
    }
    await Promise.all(open);
  };
  await Promise.all(kinds.map((kind, at) => ofKind(kind, (at + 1) / (kinds.length + 1))));
  return answers;
};

process.on("message", (stint: Stint) => {
  void runStint(stint).then((answers) => process.send?.(answers));
});
// Whoever asked for it is gone: nobody is left to tell.
process.once("disconnect", () => process.exit());
