/**
 * Sends the request mix from its own process. Each request is sent when it is due, even if earlier ones are still unanswered, and is timed
 * from then, so that a slow server cannot slow down the load.
 */
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type LoadRequest, requestKinds, type RequestContext } from "./request-kinds.ts";

export interface LoadRun {
  readonly port: number;
  readonly context: RequestContext;
  /** Multiple of the default rate. */
  readonly multiple: number;
  readonly seconds: number;
}

export interface LoadResponse {
  readonly kind: string;
  readonly ms: number;
  /** 0 means no response. */
  readonly status: number;
  readonly hasRetryAfter: boolean;
  /** Why there was no response. */
  readonly failure?: string;
  /** Retried over a new connection because the reused one was closed. Timed from when it was first due. */
  readonly isRetry: boolean;
  /** When it was due, in seconds since the run began. */
  readonly at: number;
}

const timeoutMs = 30_000;
/** An idle connection is closed well before the server closes it, as a proxy must: if both close it at once, a response is lost. */
const agent = new Agent({ keepAlive: true, maxSockets: 512, agentKeepAliveTimeoutBuffer: 3000 });

type ResponseInfo = Pick<LoadResponse, "status" | "hasRetryAfter" | "failure" | "isRetry">;

/** Browsers and proxies do the same: if a kept connection closes before a response begins, a safe or idempotent request is retried. */
const canRetry = ({ method, headers }: LoadRequest): boolean => method === "GET" || "idempotency-key" in headers;

const send = (port: number, loadRequest: LoadRequest, isRetry = false): Promise<ResponseInfo> =>
  new Promise((resolve) => {
    let hasBegun = false;
    const failed = (error: NodeJS.ErrnoException): void => {
      if (!hasBegun && !isRetry && clientRequest.reusedSocket && error.code === "ECONNRESET" && canRetry(loadRequest))
        resolve(send(port, loadRequest, true));
      else resolve({ status: 0, hasRetryAfter: false, failure: error.code ?? error.message, isRetry });
    };
    const clientRequest = request(
      {
        host: "127.0.0.1",
        port,
        agent,
        method: loadRequest.method,
        path: loadRequest.path,
        headers: {
          ...loadRequest.headers,
          ...(loadRequest.body === undefined ? {} : { "content-length": Buffer.byteLength(loadRequest.body) }),
        },
        timeout: timeoutMs,
      },
      (response: IncomingMessage) => {
        hasBegun = true;
        response.on("error", failed);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            hasRetryAfter: response.headers["retry-after"] !== undefined,
            isRetry,
          }),
        );
        response.resume();
      },
    );
    clientRequest.on("timeout", () => clientRequest.destroy(new Error(`nothing in ${timeoutMs / 1000} s`)));
    clientRequest.on("error", failed);
    clientRequest.end(loadRequest.body);
  });

const generateLoad = async ({ port, context, multiple, seconds }: LoadRun): Promise<LoadResponse[]> => {
  const responses: LoadResponse[] = [];
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const sendOnSchedule = async (kind: (typeof requestKinds)[number], n: number, dueAt: number): Promise<void> => {
    const response = await send(port, kind.createRequest(n, context));
    responses.push({ kind: kind.name, ms: performance.now() - dueAt, at: (dueAt - startedAt) / 1000, ...response });
  };
  const sendAllOfKind = async (kind: (typeof requestKinds)[number], startOffset: number): Promise<void> => {
    const gap = 1000 / (kind.perSecond * multiple);
    const open: Promise<void>[] = [];
    // Kinds start at different moments, not all at once.
    for (let n = 0, dueAt = startedAt + startOffset * gap; dueAt < end; n += 1, dueAt += gap) {
      const waitMs = dueAt - performance.now();
      if (waitMs > 1) await wait(waitMs);
      open.push(sendOnSchedule(kind, n, dueAt));
    }
    await Promise.all(open);
  };
  await Promise.all(requestKinds.map((kind, index) => sendAllOfKind(kind, (index + 1) / (requestKinds.length + 1))));
  return responses;
};

process.on("message", (phase: LoadRun) => {
  void generateLoad(phase).then((responses) => process.send?.(responses));
});
// The parent process is gone, so there is no one to report the answers to.
process.once("disconnect", () => process.exit());
