/** The port on which a test may open the product's mail server: one test at a time, since others count on it being closed. */
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const base = Number(process.env["E2E_PORT"] ?? process.env["PORT"] ?? 4310);

export const mailPort = base + 15;

const tryToHold = (port: number) =>
  new Promise<(() => Promise<void>) | undefined>((resolve) => {
    const lock = createServer();
    lock.once("error", () => resolve(undefined));
    lock.listen(port, "127.0.0.1", () => resolve(() => new Promise((done) => void lock.close(() => done()))));
  });

/** Waits for its turn; a test that dies gives it back with its process. */
export const holdMailPort = async (): Promise<() => Promise<void>> => {
  for (;;) {
    const release = await tryToHold(mailPort + 1);
    if (release !== undefined) return release;
    await wait(250);
  }
};
