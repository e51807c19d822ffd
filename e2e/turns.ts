/** What there is only one of, for tests in several processes: whoever takes the turn has it alone, the others wait. */
import { createServer, type Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type MailCatcher, startMailCatcher } from "#server/test/mail-catcher.ts";

/** Beside the port of the product under test, so that two runs at once stay out of each other's way. */
const base = Number(process.env["E2E_PORT"] ?? process.env["PORT"] ?? 4310);

/** Where the product under test sends its mail. */
export const smtpPort = base + 15;

/** Each is a port that only the holder listens on; a process that dies lets go of it. */
const turns = { mailServer: base + 16, callSlots: base + 17 } as const;

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

/** With the mail server up and nobody else at it. */
export const withMailServer = async (work: (catcher: MailCatcher) => Promise<void>): Promise<void> => {
  const giveUp = await takeTurn("mailServer");
  try {
    const catcher = await startMailCatcher(smtpPort);
    try {
      await work(catcher);
    } finally {
      await catcher.close();
    }
  } finally {
    await giveUp();
  }
};
