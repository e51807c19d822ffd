import { setTimeout as wait } from "node:timers/promises";

/** Waits until a URL answers with 2xx, for 30 seconds by default. */
export const waitUntilReachable = async (address: string, seconds = 30): Promise<void> => {
  for (let tries = 0; tries < 10 * seconds; tries += 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok === true) return;
    await wait(100);
  }
  throw new Error(`${address} does not answer`);
};
