/** An application has ended: once the undo window is over, cancels its interviews. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { cancelUpcomingInterviews } from "./cancel-interviews.service.ts";

export const cancelInterviews = task({
  name: "cancel-interviews",
  payload: z.object({ companyId: z.uuid(), applicationId: z.uuid(), by: z.uuid().nullable() }),
  handle: async (endedApplication, { db, log }) => {
    const cancelled = await cancelUpcomingInterviews(db, endedApplication, new Date());
    if (cancelled > 0) log.info({ application: endedApplication.applicationId, cancelled }, "called off interviews");
  },
});
