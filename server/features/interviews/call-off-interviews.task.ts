/** An application has ended: once it can no longer be taken back by an undo, its interviews are called off. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { callOff } from "./call-off-interviews.service.ts";

export const callOffInterviews = task({
  name: "call-off-interviews",
  payload: z.object({ companyId: z.uuid(), applicationId: z.uuid(), by: z.uuid().nullable() }),
  handle: async (ended, { db, log }) => {
    const cancelled = await callOff(db, ended, new Date());
    if (cancelled > 0) log.info({ application: ended.applicationId, cancelled }, "called off interviews");
  },
});
