/** A process of the product that is started again whenever it ends, as systemd or a container engine would. */
import { type Running, startProcess } from "../running.ts";
import { setTimeout as wait } from "node:timers/promises";

export interface Supervised {
  readonly origin: string;
  /** Ends it at once, as a power cut would. */
  readonly kill: () => void;
  /** Resolves when a process stands there that answers. */
  readonly standing: () => Promise<void>;
  /** Ends that nobody asked for: none may happen, whatever else breaks. */
  readonly surprises: readonly string[];
  readonly stop: () => Promise<void>;
}

interface Wanted {
  readonly roles: string;
  readonly databaseUrl: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** As long as a supervisor waits between two starts. */
const pauseMs = 100;

export const supervise = async (wanted: Wanted): Promise<Supervised> => {
  const surprises: string[] = [];
  let running: Running = await startProcess(wanted);
  const { port } = running;
  let starting: Promise<void> = Promise.resolve();
  let isAsked = false;
  let isOver = false;

  const watch = (): void => {
    running.child.once("exit", (code, signal) => {
      if (isOver) return;
      if (!isAsked) surprises.push(`${wanted.roles} ended with ${code ?? signal}`);
      isAsked = false;
      starting = (async () => {
        await wait(pauseMs);
        running = await startProcess({ ...wanted, port });
        watch();
      })();
    });
  };
  watch();

  return {
    origin: running.origin,
    surprises,
    kill: () => {
      isAsked = true;
      running.child.kill("SIGKILL");
    },
    standing: async () => {
      await wait(2 * pauseMs);
      await starting;
    },
    stop: async () => {
      isOver = true;
      await starting;
      await running.stop();
    },
  };
};
