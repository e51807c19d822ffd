/** The process that runs OCR on one scan and then exits. It has no network access. */
import "../../../infra/outbound/without-network.ts";
import { storableJson, type ResumeReadJob } from "../reader/reader-messages.ts";
import { startOcr } from "../reading/ocr.ts";
import { readResume } from "../reading/read-resume.ts";

const recognize = async ({ id, kind, bytes }: ResumeReadJob): Promise<void> => {
  const { readPage } = await startOcr();
  let pagesRead = 0;
  const readResult = await readResume(bytes, kind, {
    ocrText: async (page) => {
      const words = await readPage(page);
      process.send?.({ pagesRead: (pagesRead += 1) });
      return words;
    },
  });
  process.send?.({ id, json: storableJson(readResult), residentBytes: process.memoryUsage.rss() });
};

process.on("disconnect", () => process.exit());
process.on("message", (job: ResumeReadJob) => {
  recognize(job).catch(() => process.exit(1));
});
process.send?.({ ready: true });
