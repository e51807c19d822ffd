/** What is written down of a request that failed, and what is not. */
import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import compress from "@fastify/compress";
import fastify, { type FastifyError, LogController } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { AppError, BusyError, handleError } from "./errors.ts";
import { createLog } from "./log.ts";

/** One request to the answer given, until it has failed. */
const failing = async (answer: (socket: Socket, leave: () => void) => Promise<unknown>) => {
  const lines: string[] = [];
  const log = createLog("error", { write: (line: string) => void lines.push(line) });
  const app = fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });
  onTestFinished(() => app.close());
  await app.register(compress, { threshold: 1 });
  const failed = new Promise<FastifyError>((resolve) => {
    app.setErrorHandler<FastifyError>((error, incoming, reply) => {
      const sent = handleError(error, incoming, reply);
      resolve(error);
      return sent;
    });
  });
  app.post("/", (incoming) => answer(incoming.raw.socket, () => asked.destroy()));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const headers = { "accept-encoding": "gzip", "content-type": "application/json" };
  const asked = request({ method: "POST", port, host: "127.0.0.1", headers });
  asked.on("error", () => undefined);
  asked.on("response", (response) => response.resume());
  asked.end("{}");
  const { code } = await failed;
  return { code, written: lines.map((line) => (JSON.parse(line) as { msg: string }).msg) };
};

test("what breaks is written down", async () => {
  const broken = await failing(() => Promise.reject(new Error("broken")));
  expect(broken.written).toEqual(["request failed"]);
  const away = await failing(() => Promise.reject(new AppError("unavailable")));
  expect(away.written).toEqual(["request failed"]);
});

test("whoever is sent away for the crowd is not", async () => {
  const sentAway = await failing(() => Promise.reject(new BusyError("Much to do.")));
  expect(sentAway).toEqual({ code: "unavailable", written: [] });
});

test("nor is whoever left before the answer was there", async () => {
  const left = await failing(async (socket, leave) => {
    leave();
    await once(socket, "close");
    return { page: "page ".repeat(200_000) };
  });
  expect(left).toEqual({ code: "ERR_STREAM_PREMATURE_CLOSE", written: [] });
});
