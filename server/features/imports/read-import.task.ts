/**
 * Works on an import for a while, then makes room for other work and goes on. The rows know how far it is, so whoever runs this, and
 * how often, makes no difference.
 */
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "../../infra/errors.ts";
import { task, type TaskTools } from "../../infra/queue.ts";
import { longestReadingSeconds } from "../resumes/read-one.service.ts";
import {
  enqueueReading,
  failImport,
  finishImport,
  type ImportAtWork,
  importAtWork,
  readTask,
} from "./import-state.service.ts";
import { readNextResume } from "./read-resumes.service.ts";
import { listRows, readNextRows } from "./read-rows.service.ts";
import { openZipResumes } from "./zip-resumes.ts";

const sliceMs = 40_000;
/** As many files at once as there are readers by default. */
const lanes = 2;
const busyPauseMs = 1000;

/** True when the time is up before the work is done. */
const readResumes = async (tools: TaskTools, open: ImportAtWork, until: number): Promise<boolean> => {
  if (open.storageKey === null) {
    await failImport(tools.db, open, "The archive is no longer there.");
    return false;
  }
  const zip = await openZipResumes(tools.files, open.storageKey);
  const lane = async (status: "waiting" | "scan"): Promise<boolean> => {
    while (Date.now() < until) {
      try {
        if ((await readNextResume(tools, { ...open, zip }, status)) === undefined) return false;
      } catch (error) {
        // People who wait for their own résumé come first.
        if (!(error instanceof AppError) || error.code !== "unavailable") throw error;
        await wait(busyPauseMs);
      }
    }
    return true;
  };
  try {
    const late = await Promise.all(Array.from({ length: lanes }, () => lane("waiting")));
    return late.includes(true) || (await lane("scan"));
  } finally {
    await zip.close();
  }
};

const readRows = async ({ db, files }: TaskTools, open: ImportAtWork, until: number): Promise<boolean> => {
  const mapping = open.mapping ?? {};
  if (open.status === "waiting") {
    if (open.storageKey === null) {
      await failImport(db, open, "The table is no longer there.");
      return false;
    }
    try {
      await listRows(db, files, { ...open, storageKey: open.storageKey, mapping });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await failImport(db, open, error.message);
      return false;
    }
  }
  while (Date.now() < until) {
    if ((await readNextRows(db, { ...open, mapping })) === 0) return false;
  }
  return true;
};

export const readImport = task({
  name: readTask,
  payload: z.object({ id: z.uuid() }),
  // A scan that was begun at the last moment is finished.
  expireInSeconds: sliceMs / 1000 + longestReadingSeconds + 60,
  handle: async ({ id }, tools) => {
    const open = await importAtWork(tools.db, id);
    if (open === undefined) return;
    const until = Date.now() + sliceMs;
    const isLate = await (open.kind === "zip" ? readResumes : readRows)(tools, open, until);
    if (isLate) await enqueueReading(tools.db, id);
    else await finishImport(tools.db, tools.files, open);
    tools.log.info({ import: id, isLate }, "import read");
  },
});
