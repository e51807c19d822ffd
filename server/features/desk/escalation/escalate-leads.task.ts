import { z } from "zod";
import { createWakeWorker, task } from "../../../infra/work/queue.ts";
import { escalateDue, escalationTask } from "./escalate.service.ts";

export const escalateLeads = task({
  name: "escalate-leads",
  payload: z.object({}),
  cron: "* * * * *",
  handle: async (_payload, { db, log, notifyDesk }) => {
    const { warned, breached } = await escalateDue(db, new Date());
    if (warned.length + breached.length === 0) return;
    createWakeWorker(db)(escalationTask);
    notifyDesk();
    log.info({ warned: warned.length, breached: breached.length }, "escalated");
  },
});
