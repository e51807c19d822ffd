/** Runs OCR on a scanned resume, and saves the number of finished pages for the owner who waits. */
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { task } from "../../../infra/work/queue.ts";
import { recognizeScan, recognitionSeconds } from "./recognition.ts";
import {
  markFailed,
  saveProgress,
  recognizeResumeTask,
  storeRecognized,
  readWaitingScan,
} from "./recognize-resume.service.ts";

export const recognizeResume = task({
  name: recognizeResumeTask,
  payload: z.object({ id: z.uuid() }),
  expireInSeconds: recognitionSeconds + 60,
  handle: async ({ id }, { db, files, log }) => {
    const scan = await readWaitingScan(db, id);
    if (scan === undefined) return;
    const { userId, storageKey, pages } = scan;
    const bytes = await buffer(files.read(storageKey));
    // In order, and only informational: a failed write of the count is ignored.
    let saving: Promise<void> = Promise.resolve();
    const saveCount = (pagesRead: number): void => {
      saving = saving.then(() => saveProgress(db, userId, id, pagesRead, pages)).catch(() => undefined);
    };
    saveCount(0);
    const result = await recognizeScan(bytes, "pdf", saveCount);
    await saving;
    // A retry would take as long and fail the same way, so the reading is marked as failed.
    await (result === undefined ? markFailed(db, userId, id) : storeRecognized(db, userId, id, result));
    log.info({ reading: id, status: result?.status ?? "failed" }, "scan recognised");
  },
});
