/** OCR with the language data that is installed with the project: no network, no disk cache. */
import { fileURLToPath } from "node:url";
import { createWorker, PSM } from "tesseract.js";
import type { PositionedPage } from "#domain/resumes/layout/positioned-text.ts";
import { wordsOfScan } from "./ocr-words.ts";
import type { PageImage } from "./page-images.ts";

const packageFolder = new URL(".", import.meta.resolve("@tesseract.js-data/eng/package.json"));
const english = fileURLToPath(new URL("4.0.0_best_int", packageFolder));

export interface Ocr {
  readonly readPage: (page: PageImage) => Promise<PositionedPage>;
  readonly close: () => Promise<void>;
}

export const startOcr = async (): Promise<Ocr> => {
  const worker = await createWorker("eng", 1, { langPath: english, cacheMethod: "none", gzip: true });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return {
    readPage: async ({ number, width, height, png }) => {
      const { data } = await worker.recognize(Buffer.from(png), {}, { blocks: true, text: false });
      return { number, width, height, words: wordsOfScan(data) };
    },
    close: async () => {
      await worker.terminate();
    },
  };
};
