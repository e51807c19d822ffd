/** The HTTP server: serves pages from memory first, enforces client timeouts and shuts down gracefully. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { Health } from "../telemetry/health.ts";
import type { MemoryPages } from "../pages/memory.ts";

/** How long a client may take, in milliseconds. */
export interface ClientTimeouts {
  /** For the headers of a request, from the start of the connection. */
  readonly headersMs: number;
  /** For a whole request: the largest upload, 250 MB, at 3.5 Mbit/s. */
  readonly requestMs: number;
  /** Without a byte in either direction; must exceed the slowest time to first byte. */
  readonly inactivityMs: number;
  /** Between two requests of one connection; proxies in front must use a shorter timeout. */
  readonly idleMs: number;
  /** How often the first two limits are checked. */
  readonly checkIntervalMs: number;
}

export const defaultTimeouts: ClientTimeouts = {
  headersMs: 15_000,
  requestMs: 600_000,
  inactivityMs: 65_000,
  idleMs: 5000,
  checkIntervalMs: 2000,
};

interface ListenerParts {
  readonly pages: MemoryPages | undefined;
  readonly health: Health;
  readonly timeouts?: ClientTimeouts | undefined;
}

/** Fastify's own timeout settings do not apply to a server that it did not create. */
export const serverWith =
  ({ pages, health, timeouts = defaultTimeouts }: ListenerParts) =>
  (handler: RequestListener): Server => {
    const server = createServer(
      {
        headersTimeout: timeouts.headersMs,
        requestTimeout: timeouts.requestMs,
        keepAliveTimeout: timeouts.idleMs,
        connectionsCheckingInterval: timeouts.checkIntervalMs,
      },
      (request, response) => {
        // During shutdown keep-alive connections are closed, so that clients reconnect to another process.
        if (health.isShuttingDown()) response.shouldKeepAlive = false;
        if (pages?.answer(request, response) === true) return;
        handler(request, response);
      },
    );
    server.setTimeout(timeouts.inactivityMs);
    return server;
  };
