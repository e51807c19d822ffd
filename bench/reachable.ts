import { setTimeout as wait } from "node:timers/promises";

/** Waits until an address answers well, half a minute at most unless told. */
export const reachable = async (address: string, seconds = 30): Promise<void> => {
  for (let tries = 0; tries < 10 * seconds; tries += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return;
    await wait(100);
  }
  throw new Error(`${address} does not answer`);
};
