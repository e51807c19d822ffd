/** The pages of a PDF, drawn by pdf.js with selectable text above. */
import { getDocument, GlobalWorkerOptions, TextLayer, type PDFDocumentProxy } from "pdfjs-dist";
// oxlint-disable-next-line import/default -- Vite makes the default export from ?url
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { useEffect, useRef, useState } from "react";

GlobalWorkerOptions.workerSrc = workerUrl;

/** Longer documents are cut here. They can be downloaded. */
const maxPages = 15;

interface PageSize {
  readonly width: number;
  readonly height: number;
}

const renderPage = async (pdf: PDFDocumentProxy, pageNumber: number, container: HTMLElement): Promise<void> => {
  const page = await pdf.getPage(pageNumber);
  const scale = container.clientWidth / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const [canvas, textLayer] = [container.querySelector("canvas"), container.querySelector<HTMLElement>(".textLayer")];
  if (canvas === null || textLayer === null) return;
  const density = Math.min(window.devicePixelRatio, 2);
  canvas.width = Math.round(viewport.width * density);
  canvas.height = Math.round(viewport.height * density);
  await page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] }).promise;
  textLayer.replaceChildren();
  textLayer.style.setProperty("--total-scale-factor", String(scale));
  await new TextLayer({ textContentSource: await page.getTextContent(), container: textLayer, viewport }).render();
};

interface PdfPagesProps {
  readonly bytes: ArrayBuffer;
  readonly onRender: () => void;
  readonly onFail: () => void;
}

const PdfPages = ({ bytes, onRender, onFail }: PdfPagesProps) => {
  const list = useRef<HTMLOListElement>(null);
  const [document, setDocument] = useState<{ readonly pdf: PDFDocumentProxy; readonly sizes: readonly PageSize[] }>();

  useEffect(() => {
    // pdf.js takes the bytes over, so it gets a copy.
    const task = getDocument({ data: bytes.slice(0), useWasm: false });
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const pdf = await task.promise;
      const sizes: PageSize[] = [];
      for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
        const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
        sizes.push({ width, height });
      }
      if (isCurrent) setDocument({ pdf, sizes });
    };
    load().catch(() => {
      if (isCurrent) onFail();
    });
    return () => {
      isCurrent = false;
      void task.destroy();
    };
  }, [bytes, onFail]);

  useEffect(() => {
    if (document === undefined) return undefined;
    let isCurrent = true;
    const render = async (): Promise<void> => {
      for (const [index, page] of [...(list.current?.children ?? [])].entries()) {
        if (!isCurrent || !(page instanceof HTMLElement)) return;
        await renderPage(document.pdf, index + 1, page);
        if (isCurrent) onRender();
      }
    };
    render().catch(() => {
      if (isCurrent) onFail();
    });
    return () => {
      isCurrent = false;
    };
  }, [document, onRender, onFail]);

  if (document === undefined) return null;
  return (
    <>
      <ol ref={list} className="grid gap-3">
        {document.sizes.map(({ width, height }, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- pages have no other names and never change order
            key={index}
            aria-label={`Page ${index + 1}`}
            style={{ aspectRatio: `${width} / ${height}` }}
            className="relative overflow-hidden bg-white"
          >
            <canvas aria-hidden="true" className="absolute inset-0 size-full" />
            <div className="textLayer" />
          </li>
        ))}
      </ol>
      {document.pdf.numPages > maxPages && (
        <p className="mt-2 text-sm/5 text-ink-3">
          These are the first {maxPages} of {document.pdf.numPages} pages. Download the file to read the rest.
        </p>
      )}
    </>
  );
};

export default PdfPages;
