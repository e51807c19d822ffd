/** The internal port for health checks and metrics. A worker has no other port, and metrics must not be public. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { Metrics } from "./metrics.ts";
import { answerHealth, type Health, healthPaths } from "./health.ts";

interface OpsServerOptions {
  readonly host: string;
  readonly port: number;
  readonly health: Health;
  readonly metrics?: Pick<Metrics, "text"> | undefined;
}

export interface OpsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

export const startOpsServer = async ({ host, port, health, metrics }: OpsServerOptions): Promise<OpsServer> => {
  const respond = async (path: string): Promise<{ status: number; type: string; body: string }> => {
    if (path === "/metrics" && metrics !== undefined)
      return { status: 200, type: "text/plain; version=0.0.4; charset=utf-8", body: await metrics.text() };
    const healthPath = healthPaths.find((each) => each === path);
    if (healthPath === undefined) return { status: 404, type: "text/plain", body: "not found\n" };
    const { status, body } = await answerHealth(healthPath, health);
    return { status, type: "application/json", body: JSON.stringify(body) };
  };
  const server = createServer((request, response) => {
    respond(request.url ?? "").then(
      ({ status, type, body }) => response.writeHead(status, { "content-type": type, connection: "close" }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.listen({ host, port });
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
