/** A résumé that is a picture: its pages are recognised, and the count of those done is kept for whoever waits. */
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { recogniseScan, recognitionSeconds } from "./recognition.ts";
import {
  giveUpRecognising,
  noteProgress,
  recogniseTask,
  storeRecognised,
  waitingScan,
} from "./recognise-resume.service.ts";

export const recogniseResume = task({
  name: recogniseTask,
  payload: z.object({ id: z.uuid() }),
  expireInSeconds: recognitionSeconds + 60,
  handle: async ({ id }, { db, files, log }) => {
    const scan = await waitingScan(db, id);
    if (scan === undefined) return;
    const { userId, storageKey, pages } = scan;
    const bytes = await buffer(files.read(storageKey));
    // In order and for the eye alone: a count that could not be written stops nothing.
    let noted: Promise<void> = Promise.resolve();
    const note = (pagesRead: number): void => {
      noted = noted.then(() => noteProgress(db, userId, id, pagesRead, pages)).catch(() => undefined);
    };
    note(0);
    const result = await recogniseScan(bytes, "pdf", note);
    await noted;
    // Trying again would take as long and end alike: the person is told instead.
    await (result === undefined ? giveUpRecognising(db, userId, id) : storeRecognised(db, userId, id, result));
    log.info({ reading: id, status: result?.status ?? "failed" }, "scan recognised");
  },
});
