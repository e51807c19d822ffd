/** A webhook receiver: an HTTP server that stores requests and answers as configured. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { PostOptions } from "../infra/outbound/safe-post.ts";

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Never answers. */
  readonly hangs?: true;
}

export const startReceiver = async () => {
  const received: Received[] = [];
  const answerByPath = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
      const { status, headers = {}, body = "taken", hangs } = answerByPath.get(path) ?? { status: 200 };
      if (hangs !== true) response.writeHead(status, headers).end(body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  /** Resolves all names to this server and disables the address check, for tests only. */
  const postOptions: PostOptions = {
    resolve: async () => ["127.0.0.1"],
    addressAllowed: () => true,
    ports: [port],
    timeoutMs: 1500,
  };
  return {
    received,
    webhookPostOptions: postOptions,
    urlOf: (path: string): string => `http://hooks.example:${port}${path}`,
    at: (path: string): readonly Received[] => received.filter((each) => each.path === path),
    answer: (path: string, response: Answer): void => void answerByPath.set(path, response),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
