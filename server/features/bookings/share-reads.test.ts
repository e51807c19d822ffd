import { expect, test } from "vitest";
import { shareReads } from "./share-reads.ts";

test("those who ask together share a read, and nobody gets one that began before they asked", async () => {
  let reads = 0;
  const gate = Promise.withResolvers<void>();
  const ask = shareReads(async () => {
    reads += 1;
    const mine = reads;
    await gate.promise;
    return mine;
  });
  const together = [ask(), ask(), ask()];
  await Promise.resolve();
  await Promise.resolve();
  // The first read is under way: whoever comes now waits for the next.
  const later = [ask(), ask()];
  gate.resolve();
  expect(await Promise.all(together)).toEqual([1, 1, 1]);
  expect(await Promise.all(later)).toEqual([2, 2]);
  expect(await ask()).toBe(3);
});

test("a read that fails fails for those who shared it, and the next begins anew", async () => {
  let reads = 0;
  const ask = shareReads(async () => {
    reads += 1;
    if (reads === 1) throw new Error("away");
    return reads;
  });
  await expect(Promise.all([ask(), ask()])).rejects.toThrow("away");
  expect(await ask()).toBe(2);
});
