import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { BusyError } from "./errors.ts";
import { createTurns } from "./turns.ts";

const usual = { atOnce: 2, longestQueue: 1, longestWaitMs: 60_000, message: "Much to do." };

/** Work that ends when it is told to. */
const pieces = () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const piece = (n: number) => async (): Promise<number> => {
    begun.push(n);
    await new Promise<void>((resolve) => ends.push(resolve));
    return n;
  };
  return { begun, ends, piece };
};

/** What went wrong, heard from the first moment on. */
const saidBy = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "nothing",
    (error: Error) => error.message,
  );

test("so many run at once, so many wait, and the next is sent away at once", async () => {
  const inTurn = createTurns(usual);
  const { begun, ends, piece } = pieces();
  const taken = [1, 2, 3].map((n) => inTurn(piece(n)));
  await setImmediate();
  expect(begun).toEqual([1, 2]);
  await expect(inTurn(piece(4))).rejects.toThrow(new BusyError("Much to do."));
  ends[0]?.();
  await setImmediate();
  expect(begun).toEqual([1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all(taken)).toEqual([1, 2, 3]);
});

test("whoever waited too long is sent away before the work begins", async () => {
  const inTurn = createTurns({ ...usual, atOnce: 1, longestWaitMs: 200 });
  const { begun, ends, piece } = pieces();
  const first = inTurn(piece(1));
  const second = saidBy(inTurn(piece(2)));
  await setTimeout(250);
  ends[0]?.();
  expect(await second).toBe("Much to do.");
  expect(await first).toBe(1);
  expect(begun).toEqual([1]);
});

test("work that fails gives its place to the next", async () => {
  const inTurn = createTurns({ ...usual, atOnce: 1 });
  const failed = saidBy(inTurn(() => Promise.reject(new Error("broken"))));
  const next = inTurn(() => Promise.resolve("done"));
  expect(await failed).toBe("broken");
  expect(await next).toBe("done");
});
