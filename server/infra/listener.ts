/** The HTTP server itself: pages from memory first, how long a client may take, and a polite end. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { Health } from "./health.ts";
import type { MemoryPages } from "./pages/memory.ts";

/** How long a client may take, in milliseconds. */
export interface ClientPatience {
  /** For the head of a request, from the moment the connection is there. */
  readonly headMs: number;
  /** For a whole request with its body: the largest upload, 250 MB, at 3.5 Mbit/s. */
  readonly requestMs: number;
  /** Without a byte in either direction; longer than the longest answer takes to begin. */
  readonly silenceMs: number;
  /** Between two requests of one connection; proxies in front must give up theirs earlier. */
  readonly idleMs: number;
  /** How often the first two are looked at. */
  readonly lookMs: number;
}

export const usualPatience: ClientPatience = {
  headMs: 15_000,
  requestMs: 600_000,
  silenceMs: 65_000,
  idleMs: 5000,
  lookMs: 2000,
};

interface ListenerParts {
  readonly pages: MemoryPages | undefined;
  readonly health: Health;
  readonly patience?: ClientPatience | undefined;
}

/** Fastify's own settings for these do not reach a server that it did not make. */
export const serverWith =
  ({ pages, health, patience = usualPatience }: ListenerParts) =>
  (handler: RequestListener): Server => {
    const server = createServer(
      {
        headersTimeout: patience.headMs,
        requestTimeout: patience.requestMs,
        keepAliveTimeout: patience.idleMs,
        connectionsCheckingInterval: patience.lookMs,
      },
      (request, response) => {
        // Whoever keeps a connection to a process that is leaving is told to open the next one elsewhere.
        if (health.isLeaving()) response.shouldKeepAlive = false;
        if (pages?.answer(request, response) === true) return;
        handler(request, response);
      },
    );
    server.setTimeout(patience.silenceMs);
    return server;
  };
