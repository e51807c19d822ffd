/** Images of the pages of a scan, for OCR. */
import { createCanvas } from "@napi-rs/canvas";
import { openPdf } from "./pdf-text.ts";

export interface PageImage {
  /** Starts at 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array;
}

const maxPages = 6;
/** OCR works best near 200 dpi; pages are measured in points, 72 per inch. */
const dotsPerPoint = 200 / 72;
const maxSidePx = 3500;

export const pageImages = async function* (bytes: Uint8Array): AsyncGenerator<PageImage> {
  const document = await openPdf(bytes);
  try {
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
      // oxlint-disable no-await-in-loop -- a picture is large; one at a time
      const page = await document.getPage(number);
      const size = page.getViewport({ scale: 1 });
      const scale = Math.min(dotsPerPoint, maxSidePx / Math.max(size.width, size.height));
      const viewport = page.getViewport({ scale });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      // The library's type is a browser canvas; this one renders the same.
      const surface: unknown = canvas;
      await page.render({ canvas: surface as never, viewport, background: "#ffffff" }).promise;
      yield { number, width: canvas.width, height: canvas.height, png: await canvas.encode("png") };
      page.cleanup();
      // oxlint-enable no-await-in-loop
    }
  } finally {
    await document.loadingTask.destroy();
  }
};
