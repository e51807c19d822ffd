/** The pool with a reader that hangs, crashes, grows and sends invalid data. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { unreadResume } from "#domain/resumes/read-resume.ts";
import { maxReadingLength, storableJson, parseReading } from "./reader-messages.ts";
import { createReaderPool, type ReaderPoolOptions } from "./reader-pool.ts";

const program = new URL("../../../test/resumes/misbehaving-reader.ts", import.meta.url);
const open = (options: Partial<ReaderPoolOptions> = {}) => {
  const pool = createReaderPool({ size: 1, program, ...options });
  afterAll(pool.close);
  return { ...pool, read: (words: string) => pool.read(Buffer.from(words), "txt") };
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ["hangs", "hang"],
  ["ends its process", "crash"],
  ["takes ever more memory", "grow"],
])("a file that %s fails alone", async (_what, action) => {
  const { read } = open({ killAfterMs: 3_000 });
  const before = await read("whisper");
  const [failedReading, after] = await Promise.all([read(action), read("whisper")]);
  expect(failedReading).toBeUndefined();
  expect(after?.text).toMatch(/^\d+$/);
  expect(after?.text).not.toBe(before?.text);
  expect(isAlive(Number(before?.text))).toBe(false);
});

test("a reader and all its threads have the lowest CPU priority", async () => {
  const { read, processIds } = open();
  await read("whisper");
  const [pid] = processIds();
  const nice = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8").split(") ").at(-1)?.split(" ")[16]),
  );
  expect(nice.length).toBeGreaterThan(1);
  const ownPriority = Number(readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ")[16]);
  expect(new Set(nice)).toEqual(new Set([Math.min(19, ownPriority + 10)]));
});

test("a file has a CPU time limit, however long the wall-clock limit", async () => {
  const { read } = open({ processorMs: 800, killAfterMs: 60_000 });
  expect(await read("whisper")).toBeDefined();
  expect(await read("hang")).toBeUndefined();
  expect(await read("whisper")).toBeDefined();
});

test("while one file hangs, another process keeps reading", async () => {
  const { read } = open({ size: 2, killAfterMs: 120_000 });
  await Promise.all([read("whisper"), read("whisper")]);
  let hangs = true;
  void read("hang").finally(() => (hangs = false));
  for (let file = 0; file < 20; file += 1) expect((await read("whisper"))?.text).toMatch(/^\d+$/);
  expect(hangs).toBe(true);
});

test.each([
  ["of another shape", "lie"],
  ["longer than any résumé's reading", "ramble"],
])("an answer %s is discarded, and the process stays", async (_what, action) => {
  const { read } = open();
  const before = await read("whisper");
  expect(await read(action)).toBeUndefined();
  expect((await read("whisper"))?.text).toBe(before?.text);
});

test("the reader process has no environment, files, network or programs", async () => {
  const { read } = open();
  expect(JSON.parse((await read("try"))?.text ?? "null")).toEqual([]);
});

test("a reading that would block the server is not even sent", () => {
  const unreadable = unreadResume("unreadable");
  const frame = JSON.stringify(unreadable).length;
  const longest = { ...unreadable, text: "x".repeat(maxReadingLength - frame) };
  expect(parseReading(storableJson(longest))).toEqual(longest);
  const longer = { ...longest, text: `${longest.text}x` };
  expect(storableJson(longer)).toBeUndefined();
  expect(parseReading(JSON.stringify(longer))).toBeUndefined();
});

test("sends 5 MB to the process without blocking the event loop", async () => {
  const pool = createReaderPool({ size: 1, program });
  afterAll(pool.close);
  await pool.read(Buffer.from("whisper"), "txt");
  const large = Buffer.alloc(5 * 1024 * 1024, "whisper ");
  // Measured in CPU time: a busy machine delays every interval, but makes none expensive.
  let [longest, last] = [0, process.cpuUsage()];
  const interval = setInterval(() => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.cpuUsage();
  }, 5);
  for (let file = 0; file < 5; file += 1) expect(await pool.read(large, "txt")).toBeDefined();
  clearInterval(interval);
  expect(longest).toBeLessThan(250);
});

test("a process is replaced after a number of files", async () => {
  const { read } = open({ filesPerProcess: 3 });
  const processes: (string | undefined)[] = [];
  for (let file = 0; file < 7; file += 1) processes.push((await read("whisper"))?.text);
  expect(new Set(processes).size).toBe(3);
});

test("rejects files beyond the queue limit, and reads the queued ones", async () => {
  const { read } = open({ maxQueue: 2, processorMs: 1_000 });
  await read("whisper");
  const hanging = read("hang");
  const waiting = [read("whisper"), read("whisper")];
  await expect(read("whisper")).rejects.toMatchObject({ code: "unavailable" });
  expect(await hanging).toBeUndefined();
  for (const resume of await Promise.all(waiting)) expect(resume).toBeDefined();
});

test("a program that fails to start is retried with backoff, and files get an error", async () => {
  const { read } = open({ program: new URL("file:///nowhere.ts"), maxWaitMs: 1_500 });
  await expect(read("whisper")).rejects.toMatchObject({ code: "unavailable" });
});

test("closing ends every process", async () => {
  const pool = createReaderPool({ size: 2, program, warm: true });
  await pool.read(Buffer.from("whisper"), "txt");
  const processes = pool.processIds();
  expect(processes).toHaveLength(2);
  await pool.close();
  await wait(50);
  expect(processes.filter(isAlive)).toEqual([]);
  await expect(pool.read(Buffer.from("whisper"), "txt")).rejects.toMatchObject({ code: "unavailable" });
});
