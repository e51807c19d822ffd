import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { BusyError } from "../http/errors.ts";
import { createBulkhead } from "./bulkhead.ts";

const defaults = { maxConcurrent: 2, maxQueue: 1, maxWaitMs: 60_000, message: "Much to do." };

/** Work that ends on command. */
const controlledWork = () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const piece = (n: number) => async (): Promise<number> => {
    begun.push(n);
    await new Promise<void>((resolve) => ends.push(resolve));
    return n;
  };
  return { begun, ends, piece };
};

/** The error message, with a handler attached at once. */
const errorMessageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "nothing",
    (error: Error) => error.message,
  );

test("limits running and waiting work and rejects the next at once", async () => {
  const bulkhead = createBulkhead(defaults);
  const { begun, ends, piece } = controlledWork();
  const taken = [1, 2, 3].map((n) => bulkhead(piece(n)));
  await setImmediate();
  expect(begun).toEqual([1, 2]);
  await expect(bulkhead(piece(4))).rejects.toThrow(new BusyError("Much to do."));
  ends[0]?.();
  await setImmediate();
  expect(begun).toEqual([1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all(taken)).toEqual([1, 2, 3]);
});

test("rejects work that waited too long before it starts", async () => {
  const bulkhead = createBulkhead({ ...defaults, maxConcurrent: 1, maxWaitMs: 200 });
  const { begun, ends, piece } = controlledWork();
  const first = bulkhead(piece(1));
  const second = errorMessageOf(bulkhead(piece(2)));
  await setTimeout(250);
  ends[0]?.();
  expect(await second).toBe("Much to do.");
  expect(await first).toBe(1);
  expect(begun).toEqual([1]);
});

test("failed work frees its slot", async () => {
  const bulkhead = createBulkhead({ ...defaults, maxConcurrent: 1 });
  const failed = errorMessageOf(bulkhead(() => Promise.reject(new Error("broken"))));
  const next = bulkhead(() => Promise.resolve("done"));
  expect(await failed).toBe("broken");
  expect(await next).toBe("done");
});
