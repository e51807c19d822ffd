/** Writes an export, from the beginning each time: whoever died on the way has offered nothing. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { exportAtWork, exportTask, failExport, writeExport } from "./write-export.service.ts";

export const writeExportTask = task({
  name: exportTask,
  payload: z.object({ id: z.uuid() }),
  expireInSeconds: 3600,
  handle: async ({ id }, { db, files, log, isLastTry }) => {
    const at = await exportAtWork(db, id);
    if (at === undefined) return;
    try {
      await writeExport(db, files, at);
      log.info({ export: id }, "export written");
    } catch (error) {
      if (isLastTry === true) await failExport(db, at);
      throw error;
    }
  },
});
