/** WEBHOOK_SECRET=whsec_... node examples/receive-webhooks.ts: verifies what comes, answers at once, and keeps what is new. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isGenuine } from "./cohire-client.ts";

const { WEBHOOK_SECRET: secret = "", PORT: port = "4000" } = process.env;

interface Message {
  readonly type: string;
  readonly sequence: number;
  readonly data: { readonly applicationId?: string };
}

/** In a real receiver both live in a database. */
const seen = new Set<string>();
const latest = new Map<string, number>();

const take = (id: string, { type, sequence, data }: Message): void => {
  // A message comes at least once.
  if (seen.has(id)) return;
  seen.add(id);
  const application = data.applicationId ?? "";
  // And in no promised order: of one application the higher number is the newer.
  const isOld = sequence < (latest.get(application) ?? 0);
  if (!isOld) latest.set(application, sequence);
  console.info(`${type} ${sequence} ${application}${isOld ? " (older than what we know)" : ""}`);
};

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(chunks).toString();
    const genuine = isGenuine(request.headers, body, secret);
    response.writeHead(genuine ? 204 : 401).end();
    if (genuine) take(String(request.headers["webhook-id"]), JSON.parse(body) as Message);
    else console.info("refused: not signed by us");
  });
});
server.listen(Number(port), "127.0.0.1");
await once(server, "listening");
console.info(`listening on ${(server.address() as AddressInfo).port}`);
