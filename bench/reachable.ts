import { setTimeout as wait } from "node:timers/promises";

/** Waits until an address answers well, two minutes at most. */
export const reachable = async (address: string): Promise<void> => {
  for (let tries = 0; tries < 1200; tries += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return;
    await wait(100);
  }
  throw new Error(`${address} does not answer`);
};
