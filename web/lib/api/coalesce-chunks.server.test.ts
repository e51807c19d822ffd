import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { coalesceChunks } from "./coalesce-chunks.server.ts";

test("joins chunks written in one event loop turn and does not wait for the next turn", async () => {
  const page = coalesceChunks();
  const seen: string[] = [];
  page.on("data", (piece: Buffer) => seen.push(piece.toString()));
  page.write("<head>");
  page.write(Buffer.from("</head>é"));
  await setImmediate();
  expect(seen).toEqual(["<head></head>é"]);
  page.write("<p>");
  await setImmediate();
  expect(seen).toEqual(["<head></head>é", "<p>"]);
  page.write("</p>");
  page.end();
  await setImmediate();
  expect(seen).toEqual(["<head></head>é", "<p>", "</p>"]);
  expect(page.readableEnded).toBe(true);
});
