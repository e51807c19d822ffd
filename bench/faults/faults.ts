/** What can break while people send forms. Each says how it breaks once and how it heals. */
import { setTimeout as wait } from "node:timers/promises";
import type { Chance } from "#server/db/seed/chance.ts";
import type { PostgresNode } from "./postgres-node.ts";
import type { World } from "./world.ts";
import type { Mode, Wire } from "./wire.ts";

export interface Scene {
  readonly world: World;
  readonly database: PostgresNode;
  readonly draw: Chance;
}

export interface Fault {
  readonly name: string;
  readonly what: string;
  /** Statuses that people may see meanwhile besides 201; 0 is no answer at all. */
  readonly mayAnswer: readonly number[];
  /** Needs processes whose clock can be moved, which are somewhat slower. */
  readonly movesClock?: true;
  /** Breaks once, and returns when it has healed. */
  readonly happen: (scene: Scene) => Promise<void>;
}

const during = async (wire: Wire, mode: Mode, ms: number): Promise<void> => {
  await wire.become(mode);
  await wait(ms);
  await wire.become("through");
};

/** The moment after the mail server has taken a mail and before we have written that down. */
const killAfterYes = async ({ world }: Scene): Promise<void> => {
  const taken = new Promise<void>((resolve) => {
    world.onMail(() => {
      world.onMail(undefined);
      // Nothing that the worker writes from here on arrives.
      void world.wires.worker.become("silent");
      resolve();
    });
  });
  await taken;
  await wait(50);
  world.worker.kill();
  await wait(50);
  await world.wires.worker.become("refused");
  await world.wires.worker.become("through");
  await world.worker.standing();
};

export const faults: readonly Fault[] = [
  {
    name: "api killed",
    what: "SIGKILL to the process that answers; a supervisor starts it again",
    mayAnswer: [0, 503],
    happen: async ({ world }) => {
      world.api.kill();
      await world.api.standing();
    },
  },
  {
    name: "worker killed",
    what: "SIGKILL to the process that sends mails, amid its tasks",
    mayAnswer: [],
    happen: async ({ world }) => {
      world.worker.kill();
      await world.worker.standing();
    },
  },
  {
    name: "worker killed after the mail server's yes",
    what: "SIGKILL between the mail server's 250 and our mark that it was sent",
    mayAnswer: [],
    happen: killAfterYes,
  },
  {
    name: "database killed",
    what: "SIGKILL to every process of PostgreSQL, then started again",
    mayAnswer: [0, 503],
    happen: async ({ database, draw }) => {
      await database.killAll();
      await wait(draw.between(200, 1500));
      await database.start();
    },
  },
  {
    name: "database unreachable",
    what: "connections cut and refused for one to four seconds",
    mayAnswer: [0, 503],
    happen: async ({ world, draw }) => {
      const ms = draw.between(1000, 4000);
      await Promise.all([during(world.wires.api, "refused", ms), during(world.wires.worker, "refused", ms)]);
    },
  },
  {
    name: "database half-open",
    what: "connections taken, and nothing said on them, for two to eight seconds",
    mayAnswer: [0, 503],
    happen: async ({ world, draw }) => {
      const ms = draw.between(2000, 8000);
      await Promise.all([during(world.wires.api, "silent", ms), during(world.wires.worker, "silent", ms)]);
    },
  },
  {
    name: "database slow",
    what: "every piece 300 ms late, for three to six seconds",
    mayAnswer: [0, 503],
    happen: ({ world, draw }) => during(world.wires.api, "slow", draw.between(3000, 6000)),
  },
  {
    name: "connections exhausted",
    what: "a lock on the table of leads for three to eight seconds, until every connection of the pool waits",
    mayAnswer: [0, 503],
    happen: ({ world, draw }) => world.holdLeads(draw.between(3000, 8000)),
  },
  {
    name: "mail server down",
    what: "connections refused for two to six seconds",
    mayAnswer: [],
    happen: ({ world, draw }) => during(world.wires.mail, "refused", draw.between(2000, 6000)),
  },
  {
    name: "mail server hanging",
    what: "connections taken and nothing said for two to six seconds",
    mayAnswer: [],
    happen: ({ world, draw }) => during(world.wires.mail, "silent", draw.between(2000, 6000)),
  },
  {
    name: "mail server slow",
    what: "every piece 300 ms late for three to six seconds",
    mayAnswer: [],
    happen: ({ world, draw }) => during(world.wires.mail, "slow", draw.between(3000, 6000)),
  },
  {
    name: "clock moved",
    what: "the clock of both processes jumps by up to a day, forward or back, for two to five seconds, and back again; the database's stays",
    mayAnswer: [],
    movesClock: true,
    happen: async ({ world, draw }) => {
      world.moveClock(draw.between(-86_400, 86_400));
      await wait(draw.between(2000, 5000));
      world.moveClock(0);
    },
  },
];
