/** The example programs as readers run them: separate processes, against a listening server. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, expect, test } from "vitest";
import type { WebhookEndpoint } from "#domain/webhooks/webhooks.ts";
import type { ApiToken } from "#domain/api-tokens/api-tokens.ts";
import { aBoard } from "../../test/fixtures/board.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { eventually } from "../../test/eventually.ts";
import type { PostOptions } from "../../infra/outbound/safe-post.ts";

const ports: number[] = [];
const localPostOptions: PostOptions = { resolve: async () => ["127.0.0.1"], addressAllowed: () => true, ports };
const { app, owner, work } = await buildTestApp({}, { webhookPostOptions: localPostOptions });
const url = await app.listen({ host: "127.0.0.1", port: 0 });

const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill()));

const run = (file: string, args: readonly string[], env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [`examples/${file}`, ...args], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { child, lines: () => output.split("\n").filter((line) => line !== "") };
};

test("the example client pages and moves applications; the receiver verifies events", async () => {
  const names = Array.from({ length: 130 }, (_none, index) => `Person${index}`);
  const { admin, job, readStoredApplication, ids } = await aBoard(app, owner.db, names);
  const token = (await admin.post("/api/workspace/tokens", { name: "Example", level: "write" })).json<
    ApiToken & { secret: string }
  >();

  const response = await admin.post("/api/workspace/webhooks", {
    url: "http://receiver.example/in",
    events: ["application.stage_changed"],
  });
  const { id, secret } = response.json<WebhookEndpoint & { secret: string }>();
  const receiver = run("receive-webhooks.ts", [], { WEBHOOK_SECRET: secret, PORT: "0" });
  const port = await eventually(() => {
    const found = /^listening on (\d+)$/.exec(receiver.lines()[0] ?? "")?.[1];
    expect(found).toBeDefined();
    return Number(found);
  });
  ports.push(port);
  await admin.patch(`/api/workspace/webhooks/${id}`, { url: `http://receiver.example:${port}/in` });
  await work();

  const listProgram = run("list-and-move.ts", [job.id], { COHIRE_URL: url, COHIRE_TOKEN: token.secret });
  const [code] = (await once(listProgram.child, "exit")) as [number];
  const lines = listProgram.lines();
  expect([code, lines.length, lines.at(-1)]).toEqual([0, 131, expect.stringMatching(/^moved \S+ to screening$/)]);
  expect(
    lines
      .slice(0, 130)
      .map((line) => line.split(" ")[0] ?? "")
      .toSorted(),
  ).toEqual(ids.toSorted());
  const moved = /^moved (\S+)/.exec(lines.at(-1) ?? "")?.[1] ?? "";
  expect((await readStoredApplication(moved))?.stage).toBe("screening");
  await eventually(() => expect(receiver.lines()).toContain(`application.stage_changed 1 ${moved}`));

  const forged = await fetch(`http://127.0.0.1:${port}/in`, {
    method: "POST",
    headers: {
      "webhook-id": "1",
      "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
      "webhook-signature": "v1,bm90IG91cnM=",
    },
    body: "{}",
  });
  expect(forged.status).toBe(401);
  await eventually(() => expect(receiver.lines()).toContain("refused: not signed by us"));
});
