/** Clients that take their time, on real sockets: whoever sends nothing is let go, whoever makes progress is not. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { buildTestApp } from "../test/build-test-app.ts";
import { createHealth } from "./health.ts";
import { type ClientPatience, serverWith, usualPatience } from "./listener.ts";

const long = 600_000;
const patient: ClientPatience = { headMs: long, requestMs: long, silenceMs: long, idleMs: long, lookMs: 20 };

const listening = async (patience: Partial<ClientPatience>) => {
  const built = await buildTestApp({ clientPatience: { ...patient, ...patience } });
  built.app.post("/weigh", (request) => ({ bytes: JSON.stringify(request.body).length }));
  await built.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = built.app.server.address() as AddressInfo;
  return { ...built, port };
};

const open = async (port: number): Promise<{ socket: Socket; heard: () => string; ended: Promise<unknown> }> => {
  const socket = connect(port, "127.0.0.1");
  const words: string[] = [];
  socket.on("data", (bytes: Buffer) => words.push(bytes.toString("latin1")));
  socket.on("error", () => undefined);
  // Not by `once`, to which a connection that was cut is a failure.
  const ended = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  return { socket, heard: () => words.join(""), ended };
};

const head = "POST /weigh HTTP/1.1\r\nhost: localhost:3000\r\ncontent-type: application/json\r\ncontent-length: 12\r\n";

test("a connection that says nothing, and one that never ends its head, are closed", async () => {
  const { port } = await listening({ headMs: 200, requestMs: 400 });
  const mute = await open(port);
  const endless = await open(port);
  const dripping = (async () => {
    for (const letter of "GET / HTTP/1.1\r\nx: ") {
      endless.socket.write(letter);
      await wait(20);
    }
    while (!endless.socket.destroyed) {
      endless.socket.write("x");
      await wait(20);
    }
  })();
  await Promise.all([mute.ended, endless.ended, dripping]);
  expect(endless.heard()).toMatch(/^HTTP\/1\.1 408 /);
});

test("an upload that makes progress within the limit is taken, however slow; one beyond it is not", async () => {
  const { port } = await listening({ headMs: 10_000, requestMs: 20_000 });
  const honest = await open(port);
  honest.socket.write(`${head}connection: close\r\n\r\n`);
  for (const letter of '"0123456789"') {
    honest.socket.write(letter);
    await wait(60);
  }
  await honest.ended;
  expect(honest.heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"bytes":12\}/);

  const strict = await listening({ headMs: 200, requestMs: 400 });
  const late = await open(strict.port);
  late.socket.write(`${head}\r\n"01234`);
  const dripping = (async () => {
    while (!late.socket.destroyed) {
      await wait(50);
      if (late.socket.writable) late.socket.write("");
    }
  })();
  await Promise.all([late.ended, dripping]);
  expect(late.heard()).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that stops coming is let go after a while of silence, long before the whole limit", async () => {
  const { port } = await listening({ silenceMs: 200 });
  const stopped = await open(port);
  stopped.socket.write(`${head}\r\n"012`);
  await stopped.ended;
  expect(stopped.heard()).not.toContain("200 OK");
});

test("the server that is made has every limit", () => {
  const server = serverWith({ pages: undefined, health: createHealth({} as never) })(() => undefined);
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: usualPatience.headMs,
    requestTimeout: usualPatience.requestMs,
    keepAliveTimeout: usualPatience.idleMs,
    timeout: usualPatience.silenceMs,
  });
});

test("whoever keeps a connection to a process that is leaving gets an answer and is told to open another", async () => {
  const health = createHealth({} as never);
  const { app } = await buildTestApp({ health, clientPatience: patient });
  app.get("/here", () => ({ isAnswered: true }));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const kept = await open(port);
  const ask = "GET /here HTTP/1.1\r\nhost: localhost:3000\r\n\r\n";
  kept.socket.write(ask);
  await expect.poll(kept.heard).toMatch(/200 OK[\s\S]*connection: keep-alive[\s\S]*isAnswered/i);
  health.leave();
  kept.socket.write(ask);
  await kept.ended;
  expect(kept.heard().split("HTTP/1.1 200 OK")[2]).toMatch(/connection: close[\s\S]*isAnswered/i);
});
