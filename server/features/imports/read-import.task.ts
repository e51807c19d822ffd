/**
 * Works on an import for a time slice, then lets other tasks run and enqueues itself again. Progress is in the rows, so any run
 * can continue.
 */
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "../../infra/http/errors.ts";
import { task, type TaskDeps } from "../../infra/work/queue.ts";
import { maxReadingSeconds } from "../resumes/read-one-resume.service.ts";
import {
  enqueueImport,
  failImport,
  finishImport,
  type ActiveImport,
  readActiveImport,
  readImportTask,
} from "./import-state.service.ts";
import { readNextResume } from "./read-resumes.service.ts";
import { listRows, readNextRows } from "./read-rows.service.ts";
import { openZipResumes } from "./zip-resumes.ts";

const sliceMs = 40_000;
/** As many files at once as there are readers by default. */
const concurrency = 2;
const busyPauseMs = 1000;

/** Returns true if the time is up before the work is done. */
const readResumes = async (deps: TaskDeps, activeImport: ActiveImport, until: number): Promise<boolean> => {
  if (activeImport.storageKey === null) {
    await failImport(deps.db, activeImport, "The ZIP file is no longer available.");
    return false;
  }
  const zip = await openZipResumes(deps.files, activeImport.storageKey);
  const lane = async (status: "waiting" | "scan"): Promise<boolean> => {
    while (Date.now() < until) {
      try {
        if ((await readNextResume(deps, { ...activeImport, zip }, status)) === undefined) return false;
      } catch (error) {
        // Resumes of candidates who wait for the result come first.
        if (!(error instanceof AppError) || error.code !== "unavailable") throw error;
        await wait(busyPauseMs);
      }
    }
    return true;
  };
  const late = await Promise.all(Array.from({ length: concurrency }, () => lane("waiting")));
  return late.includes(true) || (await lane("scan"));
};

const readRows = async ({ db, files }: TaskDeps, activeImport: ActiveImport, until: number): Promise<boolean> => {
  const mapping = activeImport.mapping ?? {};
  if (activeImport.status === "waiting") {
    if (activeImport.storageKey === null) {
      await failImport(db, activeImport, "The CSV file is no longer available.");
      return false;
    }
    try {
      await listRows(db, files, { ...activeImport, storageKey: activeImport.storageKey, mapping });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await failImport(db, activeImport, error.message);
      return false;
    }
  }
  while (Date.now() < until) {
    if ((await readNextRows(db, { ...activeImport, mapping })) === 0) return false;
  }
  return true;
};

export const readImport = task({
  name: readImportTask,
  payload: z.object({ id: z.uuid() }),
  // Includes the time to finish a scan that was started at the last moment.
  expireInSeconds: sliceMs / 1000 + maxReadingSeconds + 60,
  handle: async ({ id }, deps) => {
    const activeImport = await readActiveImport(deps.db, id);
    if (activeImport === undefined) return;
    const until = Date.now() + sliceMs;
    const isLate = await (activeImport.kind === "zip" ? readResumes : readRows)(deps, activeImport, until);
    if (isLate) await enqueueImport(deps.db, id);
    else await finishImport(deps.db, deps.files, activeImport);
    deps.log.info({ import: id, isLate }, "import read");
  },
});
