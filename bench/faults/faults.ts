/** The faults to inject while clients send forms. Each one breaks something once and then repairs it. */
import { setTimeout as wait } from "node:timers/promises";
import type { SeededRandom } from "#server/db/seed/seeded-random.ts";
import type { PostgresNode } from "./postgres-node.ts";
import type { FaultEnvironment } from "./environment.ts";
import type { ProxyMode, TcpProxy } from "./tcp-proxy.ts";

export interface FaultContext {
  readonly environment: FaultEnvironment;
  readonly database: PostgresNode;
  readonly random: SeededRandom;
}

export interface Fault {
  readonly name: string;
  readonly description: string;
  /** Statuses that clients may get during the fault in addition to 201; 0 means no response. */
  readonly allowedStatuses: readonly number[];
  /** Needs processes with a movable clock, which are somewhat slower. */
  readonly movesClock?: true;
  /** Injects the fault once and resolves after it has been repaired. */
  readonly inject: (scene: FaultContext) => Promise<void>;
}

const setModeFor = async (proxy: TcpProxy, mode: ProxyMode, ms: number): Promise<void> => {
  await proxy.setMode(mode);
  await wait(ms);
  await proxy.setMode("passthrough");
};

/** Kills the worker after the mail server has accepted an email and before the worker has marked it as sent. */
const killAfterSmtpAccept = async ({ environment }: FaultContext): Promise<void> => {
  const accepted = new Promise<void>((resolve) => {
    environment.onMail(() => {
      environment.onMail(undefined);
      // From here on, nothing the worker writes reaches the database.
      void environment.proxies.worker.setMode("silent");
      resolve();
    });
  });
  await accepted;
  await wait(50);
  environment.worker.kill();
  await wait(50);
  await environment.proxies.worker.setMode("refused");
  await environment.proxies.worker.setMode("passthrough");
  await environment.worker.waitUntilReady();
};

export const faults: readonly Fault[] = [
  {
    name: "api killed",
    description: "SIGKILL to the process that serves requests; a supervisor restarts it",
    allowedStatuses: [0, 503],
    inject: async ({ environment }) => {
      environment.api.kill();
      await environment.api.waitUntilReady();
    },
  },
  {
    name: "worker killed",
    description: "SIGKILL to the process that sends email, in the middle of its tasks",
    allowedStatuses: [],
    inject: async ({ environment }) => {
      environment.worker.kill();
      await environment.worker.waitUntilReady();
    },
  },
  {
    name: "worker killed after the mail server's 250",
    description: "SIGKILL after the mail server's 250 and before we record the email as sent",
    allowedStatuses: [],
    inject: killAfterSmtpAccept,
  },
  {
    name: "database killed",
    description: "SIGKILL to every PostgreSQL process, then a restart",
    allowedStatuses: [0, 503],
    inject: async ({ database, random }) => {
      await database.killAll();
      await wait(random.between(200, 1500));
      await database.start();
    },
  },
  {
    name: "database unreachable",
    description: "connections are closed and refused for one to four seconds",
    allowedStatuses: [0, 503],
    inject: async ({ environment, random }) => {
      const ms = random.between(1000, 4000);
      await Promise.all([
        setModeFor(environment.proxies.api, "refused", ms),
        setModeFor(environment.proxies.worker, "refused", ms),
      ]);
    },
  },
  {
    name: "database half-open",
    description: "connections are accepted but get no response for two to eight seconds",
    allowedStatuses: [0, 503],
    inject: async ({ environment, random }) => {
      const ms = random.between(2000, 8000);
      await Promise.all([
        setModeFor(environment.proxies.api, "silent", ms),
        setModeFor(environment.proxies.worker, "silent", ms),
      ]);
    },
  },
  {
    name: "database slow",
    description: "every chunk of data is delayed by 300 ms for three to six seconds",
    allowedStatuses: [0, 503],
    inject: ({ environment, random }) => setModeFor(environment.proxies.api, "slow", random.between(3000, 6000)),
  },
  {
    name: "connections exhausted",
    description: "the leads table is locked for three to eight seconds, until every connection of the pool waits",
    allowedStatuses: [0, 503],
    inject: ({ environment, random }) => environment.lockLeads(random.between(3000, 8000)),
  },
  {
    name: "mail server down",
    description: "connections are refused for two to six seconds",
    allowedStatuses: [],
    inject: ({ environment, random }) => setModeFor(environment.proxies.mail, "refused", random.between(2000, 6000)),
  },
  {
    name: "mail server hanging",
    description: "connections are accepted but get no response for two to six seconds",
    allowedStatuses: [],
    inject: ({ environment, random }) => setModeFor(environment.proxies.mail, "silent", random.between(2000, 6000)),
  },
  {
    name: "mail server slow",
    description: "every chunk of data is delayed by 300 ms for three to six seconds",
    allowedStatuses: [],
    inject: ({ environment, random }) => setModeFor(environment.proxies.mail, "slow", random.between(3000, 6000)),
  },
  {
    name: "clock moved",
    description:
      "the clock of both processes jumps by up to a day, forward or back, for two to five seconds, then returns; the database's clock stays",
    allowedStatuses: [],
    movesClock: true,
    inject: async ({ environment, random }) => {
      environment.moveClock(random.between(-86_400, 86_400));
      await wait(random.between(2000, 5000));
      environment.moveClock(0);
    },
  },
];
