/** A lock across test processes, for a resource that exists only once. */
import { createServer, type Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { callSlotsPort } from "./ports.ts";

/** Each lock is a port on which only its holder listens; a process that dies releases it. */
const lockPorts = { callSlots: callSlotsPort } as const;

const tryToListen = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => resolve(server));
  });

/** Waits for the lock and returns the function that releases it. */
export const acquireLock = async (name: keyof typeof lockPorts): Promise<() => Promise<void>> => {
  for (;;) {
    const server = await tryToListen(lockPorts[name]);
    if (server !== undefined) {
      return async () => {
        await new Promise((resolve) => {
          server.close(resolve);
        });
      };
    }
    await wait(200);
  }
};
