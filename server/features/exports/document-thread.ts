/** The worker thread that renders documents one after another, so that a long one blocks no other request. */
import { parentPort } from "node:worker_threads";
import type { GeneratedDocument, DocumentRequest } from "./document-renderer.service.ts";
import { letterPdf } from "./pdf/letter-pdf.ts";
import { resumePdf } from "./pdf/resume-pdf.ts";
import { resumeDocx } from "./resume-docx.ts";

const make = async (request: DocumentRequest): Promise<GeneratedDocument> => {
  if ("letter" in request) return letterPdf(request.letter, new Date(request.savedAt));
  const { exported, format, template, savedAt } = request;
  return format === "docx"
    ? { bytes: await resumeDocx(exported), leftOut: [] }
    : resumePdf(exported, template, new Date(savedAt));
};

const reply = (document: GeneratedDocument | undefined): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ made: document });
};

parentPort?.on("message", (request: DocumentRequest) => {
  void make(request).then(reply, () => reply(undefined));
});
