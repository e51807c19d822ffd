/** The thread that draws documents, one after another, so that nobody else's request waits for a long one. */
import { parentPort } from "node:worker_threads";
import type { MadeDocument, MakeOrder } from "./document-maker.service.ts";
import { letterPdf } from "./pdf/letter-pdf.ts";
import { resumePdf } from "./pdf/resume-pdf.ts";
import { resumeDocx } from "./resume-docx.ts";

const make = async (order: MakeOrder): Promise<MadeDocument> => {
  if ("letter" in order) return letterPdf(order.letter, new Date(order.savedAt));
  const { exported, format, template, savedAt } = order;
  return format === "docx"
    ? { bytes: await resumeDocx(exported), leftOut: [] }
    : resumePdf(exported, template, new Date(savedAt));
};

const answer = (made: MadeDocument | undefined): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ made });
};

parentPort?.on("message", (order: MakeOrder) => {
  void make(order).then(answer, () => answer(undefined));
});
