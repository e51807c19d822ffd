/** Slow clients on real sockets: a silent client is disconnected, one that makes progress is not. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { buildTestApp } from "../../test/build-test-app.ts";
import { createHealth } from "../telemetry/health.ts";
import { type ClientTimeouts, serverWith, defaultTimeouts } from "./listener.ts";

const long = 600_000;
const patient: ClientTimeouts = {
  headersMs: long,
  requestMs: long,
  inactivityMs: long,
  idleMs: long,
  checkIntervalMs: 20,
};

const listening = async (timeouts: Partial<ClientTimeouts>) => {
  const built = await buildTestApp({ clientTimeouts: { ...patient, ...timeouts } });
  built.app.post("/weigh", (request) => ({ bytes: JSON.stringify(request.body).length }));
  await built.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = built.app.server.address() as AddressInfo;
  return { ...built, port };
};

const open = async (port: number): Promise<{ socket: Socket; heard: () => string; ended: Promise<unknown> }> => {
  const socket = connect(port, "127.0.0.1");
  const chunks: string[] = [];
  socket.on("data", (bytes: Buffer) => chunks.push(bytes.toString("latin1")));
  socket.on("error", () => undefined);
  // Not by `once`, which rejects when the connection is cut.
  const ended = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  return { socket, heard: () => chunks.join(""), ended };
};

const head = "POST /weigh HTTP/1.1\r\nhost: localhost:3000\r\ncontent-type: application/json\r\ncontent-length: 12\r\n";

test("closes a silent connection and one that never ends its headers", async () => {
  const { port } = await listening({ headersMs: 200, requestMs: 400 });
  const mute = await open(port);
  const endless = await open(port);
  const slowSender = (async () => {
    for (const letter of "GET / HTTP/1.1\r\nx: ") {
      endless.socket.write(letter);
      await wait(20);
    }
    while (!endless.socket.destroyed) {
      endless.socket.write("x");
      await wait(20);
    }
  })();
  await Promise.all([mute.ended, endless.ended, slowSender]);
  expect(endless.heard()).toMatch(/^HTTP\/1\.1 408 /);
});

test("accepts a slow upload within the limit and rejects one beyond it", async () => {
  const { port } = await listening({ headersMs: 10_000, requestMs: 20_000 });
  const honest = await open(port);
  honest.socket.write(`${head}connection: close\r\n\r\n`);
  for (const letter of '"0123456789"') {
    honest.socket.write(letter);
    await wait(60);
  }
  await honest.ended;
  expect(honest.heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"bytes":12\}/);

  const strict = await listening({ headersMs: 200, requestMs: 400 });
  const late = await open(strict.port);
  late.socket.write(`${head}\r\n"01234`);
  const slowSender = (async () => {
    while (!late.socket.destroyed) {
      await wait(50);
      if (late.socket.writable) late.socket.write("");
    }
  })();
  await Promise.all([late.ended, slowSender]);
  expect(late.heard()).toMatch(/^HTTP\/1\.1 408 /);
});

test("closes a stalled body after the inactivity timeout", async () => {
  const { port } = await listening({ inactivityMs: 200 });
  const stopped = await open(port);
  stopped.socket.write(`${head}\r\n"012`);
  await stopped.ended;
  expect(stopped.heard()).not.toContain("200 OK");
});

test("sets every timeout on the server", () => {
  const server = serverWith({ pages: undefined, health: createHealth({} as never) })(() => undefined);
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: defaultTimeouts.headersMs,
    requestTimeout: defaultTimeouts.requestMs,
    keepAliveTimeout: defaultTimeouts.idleMs,
    timeout: defaultTimeouts.inactivityMs,
  });
});

test("closes keep-alive connections after the reply during shutdown", async () => {
  const health = createHealth({} as never);
  const { app } = await buildTestApp({ health, clientTimeouts: patient });
  app.get("/here", () => ({ isAnswered: true }));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const connection = await open(port);
  const ask = "GET /here HTTP/1.1\r\nhost: localhost:3000\r\n\r\n";
  connection.socket.write(ask);
  await expect.poll(connection.heard).toMatch(/200 OK[\s\S]*connection: keep-alive[\s\S]*isAnswered/i);
  health.markShuttingDown();
  connection.socket.write(ask);
  await connection.ended;
  expect(connection.heard().split("HTTP/1.1 200 OK")[2]).toMatch(/connection: close[\s\S]*isAnswered/i);
});
