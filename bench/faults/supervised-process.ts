/** A process of the product that restarts whenever it exits, as under systemd or a container engine. */
import { type RunningProcess, startProcess } from "../support/bench-processes.ts";
import { setTimeout as wait } from "node:timers/promises";

export interface SupervisedProcess {
  readonly origin: string;
  /** Kills the process at once, as a power failure would. */
  readonly kill: () => void;
  /** Resolves when a process is running and ready. */
  readonly waitUntilReady: () => Promise<void>;
  /** Exits that the test did not cause. There must be none, whatever else breaks. */
  readonly unexpectedExits: readonly string[];
  readonly stop: () => Promise<void>;
}

interface ProcessOptions {
  readonly roles: string;
  readonly databaseUrl: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

const restartDelayMs = 100;

export const supervise = async (options: ProcessOptions): Promise<SupervisedProcess> => {
  const unexpectedExits: string[] = [];
  let running: RunningProcess = await startProcess(options);
  const { port } = running;
  let starting: Promise<void> = Promise.resolve();
  let isExitExpected = false;
  let isStopped = false;

  const restartOnExit = (): void => {
    running.child.once("exit", (code, signal) => {
      if (isStopped) return;
      if (!isExitExpected) unexpectedExits.push(`${options.roles} ended with ${code ?? signal}`);
      isExitExpected = false;
      starting = (async () => {
        await wait(restartDelayMs);
        running = await startProcess({ ...options, port });
        restartOnExit();
      })();
    });
  };
  restartOnExit();

  return {
    origin: running.origin,
    unexpectedExits,
    kill: () => {
      isExitExpected = true;
      running.child.kill("SIGKILL");
    },
    waitUntilReady: async () => {
      await wait(2 * restartDelayMs);
      await starting;
    },
    stop: async () => {
      isStopped = true;
      await starting;
      await running.stop();
    },
  };
};
