/** The faults to inject while clients send forms. Each one breaks something once and then repairs it. */
import { setTimeout as wait } from "node:timers/promises";
import type { SeededRandom } from "#server/db/seed/seeded-random.ts";
import type { PostgresNode } from "./postgres-node.ts";
import type { FaultEnvironment } from "./environment.ts";
import type { ProxyMode, TcpProxy } from "./tcp-proxy.ts";

export interface FaultContext {
  readonly world: FaultEnvironment;
  readonly database: PostgresNode;
  readonly draw: SeededRandom;
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

const during = async (wire: TcpProxy, mode: ProxyMode, ms: number): Promise<void> => {
  await wire.setMode(mode);
  await wait(ms);
  await wire.setMode("through");
};

/** Kills the worker after the mail server has accepted an email and before the worker has marked it as sent. */
const killAfterSmtpAccept = async ({ world }: FaultContext): Promise<void> => {
  const accepted = new Promise<void>((resolve) => {
    world.onMail(() => {
      world.onMail(undefined);
      // From here on, nothing the worker writes reaches the database.
      void world.proxies.worker.setMode("silent");
      resolve();
    });
  });
  await accepted;
  await wait(50);
  world.worker.kill();
  await wait(50);
  await world.proxies.worker.setMode("refused");
  await world.proxies.worker.setMode("through");
  await world.worker.waitUntilReady();
};

export const faults: readonly Fault[] = [
  {
    name: "api killed",
    description: "SIGKILL to the process that serves requests; a supervisor restarts it",
    allowedStatuses: [0, 503],
    inject: async ({ world }) => {
      world.api.kill();
      await world.api.waitUntilReady();
    },
  },
  {
    name: "worker killed",
    description: "SIGKILL to the process that sends email, in the middle of its tasks",
    allowedStatuses: [],
    inject: async ({ world }) => {
      world.worker.kill();
      await world.worker.waitUntilReady();
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
    inject: async ({ database, draw }) => {
      await database.killAll();
      await wait(draw.between(200, 1500));
      await database.start();
    },
  },
  {
    name: "database unreachable",
    description: "connections are closed and refused for one to four seconds",
    allowedStatuses: [0, 503],
    inject: async ({ world, draw }) => {
      const ms = draw.between(1000, 4000);
      await Promise.all([during(world.proxies.api, "refused", ms), during(world.proxies.worker, "refused", ms)]);
    },
  },
  {
    name: "database half-open",
    description: "connections are accepted but get no response for two to eight seconds",
    allowedStatuses: [0, 503],
    inject: async ({ world, draw }) => {
      const ms = draw.between(2000, 8000);
      await Promise.all([during(world.proxies.api, "silent", ms), during(world.proxies.worker, "silent", ms)]);
    },
  },
  {
    name: "database slow",
    description: "every chunk of data is delayed by 300 ms for three to six seconds",
    allowedStatuses: [0, 503],
    inject: ({ world, draw }) => during(world.proxies.api, "slow", draw.between(3000, 6000)),
  },
  {
    name: "connections exhausted",
    description: "the leads table is locked for three to eight seconds, until every connection of the pool waits",
    allowedStatuses: [0, 503],
    inject: ({ world, draw }) => world.lockLeads(draw.between(3000, 8000)),
  },
  {
    name: "mail server down",
    description: "connections are refused for two to six seconds",
    allowedStatuses: [],
    inject: ({ world, draw }) => during(world.proxies.mail, "refused", draw.between(2000, 6000)),
  },
  {
    name: "mail server hanging",
    description: "connections are accepted but get no response for two to six seconds",
    allowedStatuses: [],
    inject: ({ world, draw }) => during(world.proxies.mail, "silent", draw.between(2000, 6000)),
  },
  {
    name: "mail server slow",
    description: "every chunk of data is delayed by 300 ms for three to six seconds",
    allowedStatuses: [],
    inject: ({ world, draw }) => during(world.proxies.mail, "slow", draw.between(3000, 6000)),
  },
  {
    name: "clock moved",
    description:
      "the clock of both processes jumps by up to a day, forward or back, for two to five seconds, then returns; the database's clock stays",
    allowedStatuses: [],
    movesClock: true,
    inject: async ({ world, draw }) => {
      world.moveClock(draw.between(-86_400, 86_400));
      await wait(draw.between(2000, 5000));
      world.moveClock(0);
    },
  },
];
