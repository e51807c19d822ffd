/** Writes an export, always from the beginning: an interrupted run has offered nothing. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { readActiveExport, exportTask, failExport, writeExport } from "./write-export.service.ts";

export const writeExportTask = task({
  name: exportTask,
  payload: z.object({ id: z.uuid() }),
  expireInSeconds: 3600,
  handle: async ({ id }, { db, files, log, isLastTry }) => {
    const activeExport = await readActiveExport(db, id);
    if (activeExport === undefined) return;
    try {
      await writeExport(db, files, activeExport);
      log.info({ export: id }, "export written");
    } catch (error) {
      if (isLastTry === true) await failExport(db, activeExport);
      throw error;
    }
  },
});
