/** WEBHOOK_SECRET=whsec_... node examples/receive-webhooks.ts: verifies each message, answers at once, and processes new ones. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { verifySignature } from "./cohire-client.ts";

const { WEBHOOK_SECRET: secret = "", PORT: port = "4000" } = process.env;

interface Message {
  readonly type: string;
  readonly sequence: number;
  readonly data: { readonly applicationId?: string };
}

/** A real receiver stores both in a database. */
const seen = new Set<string>();
const latest = new Map<string, number>();

const receive = (id: string, { type, sequence, data }: Message): void => {
  // Messages are delivered at least once.
  if (seen.has(id)) return;
  seen.add(id);
  const application = data.applicationId ?? "";
  // Order is not guaranteed: for one application the higher sequence is newer.
  const isOutdated = sequence < (latest.get(application) ?? 0);
  if (!isOutdated) latest.set(application, sequence);
  console.info(`${type} ${sequence} ${application}${isOutdated ? " (older than what we know)" : ""}`);
};

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(chunks).toString();
    const isVerified = verifySignature(request.headers, body, secret);
    response.writeHead(isVerified ? 204 : 401).end();
    if (isVerified) receive(String(request.headers["webhook-id"]), JSON.parse(body) as Message);
    else console.info("refused: not signed by us");
  });
});
server.listen(Number(port), "127.0.0.1");
await once(server, "listening");
console.info(`listening on ${(server.address() as AddressInfo).port}`);
