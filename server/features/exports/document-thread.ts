/** The thread that draws documents, one after another, so that nobody else's request waits for a long one. */
import { parentPort } from "node:worker_threads";
import type { MadeDocument, MakeOrder } from "./document-maker.ts";
import { resumePdf } from "./pdf/resume-pdf.ts";
import { resumeDocx } from "./resume-docx.ts";

const make = async ({ exported, format, template, savedAt }: MakeOrder): Promise<MadeDocument> =>
  format === "docx"
    ? { bytes: await resumeDocx(exported), leftOut: [] }
    : resumePdf(exported, template, new Date(savedAt));

const answer = (made: MadeDocument | undefined): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ made });
};

parentPort?.on("message", (order: MakeOrder) => {
  void make(order).then(answer, () => answer(undefined));
});
