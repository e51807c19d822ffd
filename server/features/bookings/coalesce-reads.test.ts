import { expect, test } from "vitest";
import { coalesceReads } from "./coalesce-reads.ts";

test("shares a read that starts after all callers have asked", async () => {
  let reads = 0;
  const gate = Promise.withResolvers<void>();
  const ask = coalesceReads(async () => {
    reads += 1;
    const readNumber = reads;
    await gate.promise;
    return readNumber;
  });
  const together = [ask(), ask(), ask()];
  await Promise.resolve();
  await Promise.resolve();
  // The first read is running, so new callers wait for the next one.
  const later = [ask(), ask()];
  gate.resolve();
  expect(await Promise.all(together)).toEqual([1, 1, 1]);
  expect(await Promise.all(later)).toEqual([2, 2]);
  expect(await ask()).toBe(3);
});

test("fails all callers of a failed read and starts a new one next", async () => {
  let reads = 0;
  const ask = coalesceReads(async () => {
    reads += 1;
    if (reads === 1) throw new Error("away");
    return reads;
  });
  await expect(Promise.all([ask(), ask()])).rejects.toThrow("away");
  expect(await ask()).toBe(2);
});
