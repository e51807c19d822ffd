/** The process that recognises the text of one scan and is then ended. The pictures of its pages go through OCR, without any network. */
import "../../infra/without-network.ts";
import { storableJson, type ReadOrder } from "./reader-messages.ts";
import { startOcr } from "./reading/ocr.ts";
import { readResume } from "./reading/read-resume.ts";

const recognise = async ({ id, kind, bytes }: ReadOrder): Promise<void> => {
  const { readPage } = await startOcr();
  let pagesRead = 0;
  const reading = await readResume(bytes, kind, {
    ocrText: async (page) => {
      const words = await readPage(page);
      process.send?.({ pagesRead: (pagesRead += 1) });
      return words;
    },
  });
  process.send?.({ id, json: storableJson(reading), residentBytes: process.memoryUsage.rss() });
};

process.on("disconnect", () => process.exit());
process.on("message", (order: ReadOrder) => {
  recognise(order).catch(() => process.exit(1));
});
process.send?.({ ready: true });
