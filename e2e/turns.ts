/** What there is only one of, for tests in several processes: whoever takes the turn has it alone, the others wait. */
import { createServer, type Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { callSlotsPort } from "./ports.ts";

/** Each is a port that only the holder listens on; a process that dies lets go of it. */
const turns = { callSlots: callSlotsPort } as const;

const tryToListen = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => resolve(server));
  });

/** Waits for the turn; what comes back gives it up. */
export const takeTurn = async (name: keyof typeof turns): Promise<() => Promise<void>> => {
  for (;;) {
    const server = await tryToListen(turns[name]);
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
