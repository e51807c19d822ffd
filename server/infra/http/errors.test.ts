/** Which failed requests are logged. */
import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import compress from "@fastify/compress";
import fastify, { type FastifyError, LogController } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { AppError, BusyError, handleError } from "./errors.ts";
import { createLog } from "../telemetry/log.ts";

/** Sends one request to the given handler and waits until it has failed. */
const failing = async (answer: (socket: Socket, dropClient: () => void) => Promise<unknown>) => {
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
  app.post("/", (incoming) => answer(incoming.raw.socket, () => clientRequest.destroy()));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const headers = { "accept-encoding": "gzip", "content-type": "application/json" };
  const clientRequest = request({ method: "POST", port, host: "127.0.0.1", headers });
  clientRequest.on("error", () => undefined);
  clientRequest.on("response", (response) => response.resume());
  clientRequest.end("{}");
  const { code } = await failed;
  return { code, written: lines.map((line) => (JSON.parse(line) as { msg: string }).msg) };
};

test("logs failures", async () => {
  const broken = await failing(() => Promise.reject(new Error("broken")));
  expect(broken.written).toEqual(["request failed"]);
  const unavailable = await failing(() => Promise.reject(new AppError("unavailable")));
  expect(unavailable.written).toEqual(["request failed"]);
});

test("does not log requests rejected for overload", async () => {
  const rejected = await failing(() => Promise.reject(new BusyError("Much to do.")));
  expect(rejected).toEqual({ code: "unavailable", written: [] });
});

test("does not log clients that disconnect before the reply", async () => {
  const disconnected = await failing(async (socket, disconnect) => {
    disconnect();
    await once(socket, "close");
    return { page: "page ".repeat(200_000) };
  });
  expect(disconnected).toEqual({ code: "ERR_STREAM_PREMATURE_CLOSE", written: [] });
});
