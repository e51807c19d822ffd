/** The tasks this product knows, and the process role that works on them. */
import { freshenDemo } from "./features/demo/freshen-demo.task.ts";
import { sweepExpired } from "./features/upkeep/sweep-expired.task.ts";
import { type QueueOptions, runTasks, type RunningQueue } from "./infra/queue.ts";

export const startWorker = (options: QueueOptions): Promise<RunningQueue> =>
  runTasks([sweepExpired, freshenDemo], options);
