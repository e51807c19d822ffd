/** Writes placed columns as a tagged PDF: content, reading order and structure. */
import Pdf from "pdfkit";
import { type Block, type Column, placeColumn, type PlacedLine } from "./flow.ts";
import { type TextStyle, type PrintedLine, run, type Run, widthOf } from "./lines.ts";

export interface Layout {
  readonly paper: { readonly width: number; readonly height: number };
  /** In reading order. */
  readonly columns: readonly Column[];
  readonly rule: string;
  /** Drawn behind every page. */
  readonly backdrop?: { readonly x: number; readonly width: number; readonly color: string };
  readonly footer: TextStyle & { readonly x: number; readonly right: number };
}

export interface DocumentInfo {
  readonly name: string;
  readonly title: string;
  readonly savedAt: Date;
}

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

interface Tagged {
  readonly element: Element;
  readonly tag: string;
  readonly label?: Element;
}

const artifact = (doc: Document, draw: () => void): void => {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
};

const openDocument = ({ paper }: Layout, { name, title, savedAt }: DocumentInfo): Document =>
  new Pdf({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // PDFKit would embed its default font although no text uses it.
    font: null as unknown as string,
    pdfVersion: "1.7",
    subset: "PDF/UA",
    tagged: true,
    displayTitle: true,
    lang: "en",
    info: {
      Title: title,
      Author: name,
      Creator: "Cohire",
      Producer: "Cohire",
      CreationDate: savedAt,
      ModDate: savedAt,
    },
  } as unknown as PDFKit.PDFDocumentOptions);

/** Tags the blocks in reading order, independent of the pages they are placed on. */
const tagBlocks = (doc: Document, columns: readonly Column[]): { root: Element; tags: Map<Block, Tagged> } => {
  const root = doc.struct("Document");
  doc.addStructure(root);
  const tags = new Map<Block, Tagged>();
  for (const section of columns.flatMap(({ sections }) => sections)) {
    const part = doc.struct("Sect");
    root.add(part);
    let list: Element | undefined;
    for (const block of section) {
      if (block.tag === "LI") {
        if (list === undefined) part.add((list = doc.struct("L")));
        const [item, label, body] = [doc.struct("LI"), doc.struct("Lbl"), doc.struct("LBody")];
        list.add(item);
        if (block.marker !== undefined) item.add(label);
        item.add(body);
        tags.set(block, { element: body, tag: "LBody", ...(block.marker === undefined ? {} : { label }) });
      } else {
        list = undefined;
        const element = doc.struct(block.tag);
        part.add(element);
        tags.set(block, { element, tag: block.tag });
      }
    }
  }
  return { root, tags };
};

const writeRun = (doc: Document, { face, size, color, text }: Run, x: number, baseline: number): void => {
  doc.font(face.name).fontSize(size).fillColor(color);
  doc.text(text, x, baseline, { lineBreak: false, baseline: "alphabetic" });
};

const writeLine = (
  doc: Document,
  { element, tag }: Tagged,
  line: PrintedLine,
  from: number,
  baseline: number,
): void => {
  let x = from;
  for (const textRun of line.runs) {
    const width = widthOf(textRun);
    if (textRun.href === undefined) {
      const content = doc.markStructureContent(tag);
      writeRun(doc, textRun, x, baseline);
      doc.endMarkedContent();
      element.add(content);
    } else {
      const link = doc.struct("Link");
      element.add(link);
      const content = doc.markStructureContent("Link");
      writeRun(doc, textRun, x, baseline);
      doc.endMarkedContent();
      link.add(content);
      const options = {
        structParent: link,
        Contents: new String(textRun.text),
      } as unknown as PDFKit.Mixins.AnnotationOption;
      doc.link(x, baseline - textRun.size, width, textRun.size * 1.35, textRun.href, options);
    }
    x += width;
  }
};

const writePlaced = (doc: Document, layout: Layout, column: Column, tagged: Tagged, placed: PlacedLine): void => {
  const { block, line, baseline } = placed;
  const printed = block.lines[line];
  if (printed === undefined) return;
  const left = column.x + block.indent;
  const x = block.align === "center" ? column.x + (column.width - printed.width) / 2 : left;
  if (line === 0 && block.marker !== undefined && tagged.label !== undefined)
    writeLine(doc, { element: tagged.label, tag: "Lbl" }, block.marker, left - block.marker.width - 5, baseline);
  writeLine(doc, tagged, printed, x, baseline);
  if (line === 0 && block.aside !== undefined)
    writeLine(doc, tagged, block.aside, column.x + column.width - block.aside.width, baseline);
  if (line === block.lines.length - 1 && block.ruleBelow !== undefined)
    artifact(doc, () => {
      const y = baseline + (block.ruleBelow ?? 0);
      doc
        .moveTo(column.x, y)
        .lineTo(column.x + column.width, y)
        .lineWidth(0.6)
        .strokeColor(layout.rule)
        .stroke();
    });
};

const writeFooter = (doc: Document, { footer, paper }: Layout, name: string, page: number, pages: number): void => {
  if (pages === 1) return;
  const text = run(footer, [name, `Page ${page + 1} of ${pages}`].filter((each) => each !== "").join("  ·  "));
  doc.markContent("Artifact", { type: "Pagination" });
  writeRun(doc, text, footer.right - widthOf(text), paper.height - 26);
  doc.endMarkedContent();
};

export const writePdf = (layout: Layout, about: DocumentInfo): Promise<Buffer> => {
  const doc = openDocument(layout, about);
  const chunks: Buffer[] = [];
  const pdfBytes = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const faces = new Set(
    layout.columns
      .flatMap(({ sections }) => sections.flat())
      .flatMap(({ lines, aside, marker }) => [...lines, ...(aside ? [aside] : []), ...(marker ? [marker] : [])])
      .flatMap(({ runs }) => runs.map(({ face }) => face))
      .concat(layout.footer.face),
  );
  for (const { name, font } of faces) doc.registerFont(name, font as unknown as Buffer);
  const placed = layout.columns.map((column) => ({ column, ...placeColumn(column) }));
  const pages = Math.max(...placed.map((each) => each.pages));
  const { backdrop, paper } = layout;
  for (let page = 0; page < pages; page += 1) {
    doc.addPage();
    if (backdrop !== undefined)
      artifact(doc, () => doc.rect(backdrop.x, 0, backdrop.width, paper.height).fill(backdrop.color));
  }
  const { root, tags } = tagBlocks(doc, layout.columns);
  for (const { column, lines } of placed)
    for (const line of lines) {
      const tagged = tags.get(line.block);
      doc.switchToPage(line.page);
      if (tagged !== undefined) writePlaced(doc, layout, column, tagged, line);
    }
  for (let page = 0; page < pages; page += 1) {
    doc.switchToPage(page);
    writeFooter(doc, layout, about.name, page, pages);
  }
  root.end();
  doc.end();
  return pdfBytes;
};
