/** A DOCX as lines: body, tables, text boxes, headers and footers. Images and external links are never opened. */
import type { UnpositionedCell, UnpositionedLine, Run } from "#domain/resumes/layout/document-lines.ts";
import { headingKind } from "#domain/resumes/sections/headings.ts";
import type { HiddenWords } from "#domain/resumes/layout/positioned-text.ts";
import type { HiddenReason } from "#domain/resumes/read-resume.ts";
import { applyTextStyle, backgroundOf, readStyles, type TextStyle } from "./docx-styles.ts";
import { readDocxParts } from "./docx-zip.ts";
import { contrast } from "./pdf-visibility.ts";
import { child, nodesIn, parseXml, valueOf, type XmlNode } from "./xml-tree.ts";

export interface DocxText {
  readonly lines: readonly UnpositionedLine[];
  readonly hidden: readonly HiddenWords[];
}

type Line = Omit<UnpositionedLine, "block" | "page"> & { readonly block: number };

const columnWidth = 150;

const hiddenReason = (textStyle: TextStyle): HiddenReason | null => {
  if (textStyle.vanished) return "invisible";
  if (textStyle.size < 3) return "tiny";
  return contrast(textStyle.color, textStyle.background ?? "#ffffff") < 1.3 ? "same_color" : null;
};

/** Text boxes are read where they are anchored; the fallback copy for old programs would repeat their text. */
const boxesIn = (node: XmlNode): XmlNode[] =>
  nodesIn(node).flatMap((one) => {
    if (one.name === "mc:Fallback") return [];
    return one.name === "w:txbxContent" ? [one] : boxesIn(one);
  });

const twipsToPoints = (value: string | undefined): number => (Number(value ?? 0) || 0) / 20;

const parseDocxParts = (parts: ReadonlyMap<string, string>): DocxText => {
  const xml = new Map([...parts].map(([name, text]) => [name, parseXml(text)] as const));
  const { base, style } = readStyles(xml.get("word/styles.xml"));
  const hidden: { reason: HiddenReason; words: string }[] = [];
  let lastBlock = 0;

  const runsOf = (
    paragraph: XmlNode,
    inheritedStyle: TextStyle,
    emit: (textStyle: TextStyle, text: string) => void,
  ): void => {
    for (const node of nodesIn(paragraph)) {
      if (node.name === "w:r") {
        const properties = child(node, "w:rPr");
        const namedStyle = style(valueOf(child(properties, "w:rStyle")));
        const textStyle = applyTextStyle(namedStyle.applyTo(inheritedStyle), properties);
        for (const piece of nodesIn(node)) {
          if (piece.name === "w:t") emit(textStyle, piece.children.filter((text) => typeof text === "string").join(""));
          else if (piece.name === "w:tab" || piece.name === "w:ptab") emit(textStyle, "\t");
          else if (piece.name === "w:br" || piece.name === "w:cr") emit(textStyle, "\n");
          else if (piece.name === "w:noBreakHyphen") emit(textStyle, "-");
        }
      } else if (!["w:del", "w:moveFrom", "w:pPr", "mc:Fallback", "w:drawing", "w:pict"].includes(node.name))
        runsOf(node, inheritedStyle, emit);
    }
  };

  const paragraph = (node: XmlNode, block: number, x: number, backgroundColor: string | null): Line[] => {
    const boxes = boxesIn(node).flatMap((box) => {
      lastBlock += 1;
      return contents(box, lastBlock, 0, null);
    });
    const properties = child(node, "w:pPr");
    const namedStyle = style(valueOf(child(properties, "w:pStyle")));
    const paragraphStyle = namedStyle.applyTo({ ...base, background: backgroundOf(properties) ?? backgroundColor });
    const isList = namedStyle.list || child(properties, "w:numPr") !== undefined;
    const indent = twipsToPoints(child(properties, "w:ind")?.attributes["w:left"]) + (isList ? 18 : 0);
    const rows: Run[][][] = [[[]]];
    runsOf(node, paragraphStyle, (textStyle, text) => {
      const reason = text.trim() === "" ? null : hiddenReason(textStyle);
      if (reason) {
        hidden.push({ reason, words: text.trim() });
        return;
      }
      for (const piece of text.split(/(?<separator>[\t\n])/)) {
        const row = rows.at(-1);
        if (piece === "\n") rows.push([[]]);
        else if (piece === "\t") row?.push([]);
        else if (piece !== "")
          row?.at(-1)?.push({
            text: textStyle.caps ? piece.toUpperCase() : piece,
            bold: textStyle.bold,
            italic: textStyle.italic,
            size: textStyle.size,
            color: textStyle.color,
          });
      }
    });
    const spacing = twipsToPoints(child(properties, "w:spacing")?.attributes["w:before"]);
    const ownLines = rows.map((cells, index): Line => ({
      block,
      gap: index > 0 ? 1 : spacing > 5 ? 1.6 : 1,
      heading: namedStyle.heading,
      paragraph: true,
      bullet: isList && index === 0,
      cells: cells
        .map((runs, order): UnpositionedCell => ({
          x: x + indent + order * columnWidth,
          right: x + indent + order * columnWidth + 100,
          runs,
        }))
        .filter((cell) => cell.runs.some((run) => run.text.trim() !== "")),
    }));
    return [...boxes, ...ownLines];
  };

  const table = (node: XmlNode, block: number, x: number): Line[] =>
    nodesIn(node)
      .filter((row) => row.name === "w:tr")
      .flatMap((row) => {
        const cells = nodesIn(row).filter((cell) => cell.name === "w:tc");
        const linesByColumn = cells.map((cell, column) =>
          contents(cell, block, x + column * columnWidth, backgroundOf(child(cell, "w:tcPr"))).filter(
            (line) => line.cells.length > 0,
          ),
        );
        const columnsWithHeading = linesByColumn.filter((lines) => lines.length > 1 && lines.some(isHeading)).length;
        if (
          columnsWithHeading > 1 ||
          (columnsWithHeading === 1 && linesByColumn.filter((lines) => lines.length > 3).length > 1)
        )
          return linesByColumn.flatMap((lines) => {
            lastBlock += 1;
            return lines.map((line) => ({ ...line, block: lastBlock }));
          });
        const first = linesByColumn.flatMap((lines) => lines[0]?.cells ?? []);
        const [lead] = linesByColumn.filter((lines) => lines.length > 0);
        if (!lead?.[0]) return [];
        const bulleted = linesByColumn.length === 1 && lead[0].bullet === true;
        return [
          { ...lead[0], gap: linesByColumn.length > 1 ? 1.2 : lead[0].gap, bullet: bulleted, cells: first },
          ...linesByColumn.flatMap((lines) => lines.slice(1)),
        ];
      });

  const contents = (node: XmlNode, block: number, x: number, backgroundColor: string | null): Line[] =>
    nodesIn(node).flatMap((one) => {
      if (one.name === "w:p") return paragraph(one, block, x, backgroundColor);
      if (one.name === "w:tbl") return table(one, block, x);
      if (
        ["w:sdt", "w:sdtContent", "w:ins", "w:customXml", "mc:AlternateContent", "mc:Choice", "w:smartTag"].includes(
          one.name,
        )
      )
        return contents(one, block, x, backgroundColor);
      return [];
    });

  const part = (root: XmlNode | undefined, rootElementName: string): Line[] => {
    lastBlock += 1;
    const node =
      rootElementName === "w:body" ? child(child(root, "w:document"), rootElementName) : child(root, rootElementName);
    return node ? contents(node, lastBlock, 0, null) : [];
  };

  const partsMatching = (pattern: RegExp): XmlNode[] =>
    [...xml].filter(([name]) => pattern.test(name)).map(([, root]) => root);
  const lines = [
    ...partsMatching(/header/).flatMap((root) => part(root, "w:hdr")),
    ...part(xml.get("word/document.xml"), "w:body"),
    ...partsMatching(/footer/).flatMap((root) => part(root, "w:ftr")),
  ];
  return {
    lines: addSpacing(lines),
    hidden: [...Map.groupBy(hidden, ({ reason }) => reason)].map(([reason, all]) => ({
      reason,
      page: 1,
      words: all.map(({ words }) => words).join(" "),
    })),
  };
};

const textOf = (line: Line): string => line.cells.flatMap((cell) => cell.runs.map((run) => run.text)).join("");

const isHeading = (line: Line): boolean =>
  headingKind(textOf(line)) !== null &&
  (line.heading === true ||
    textOf(line) === textOf(line).toUpperCase() ||
    line.cells.every((cell) => cell.runs.every((run) => run.bold)));

/** Empty paragraphs only add distance. */
const addSpacing = (lines: readonly Line[]): UnpositionedLine[] => {
  const spaced: UnpositionedLine[] = [];
  let empty = 0;
  for (const line of lines) {
    if (line.cells.length === 0) empty += 1;
    else {
      spaced.push({ ...line, page: 1, gap: line.gap + empty + (line.heading ? 1 : 0) });
      empty = 0;
    }
  }
  return spaced;
};

export const readDocx = async (bytes: Uint8Array): Promise<DocxText | null> => {
  try {
    const parts = await readDocxParts(bytes);
    return parts ? parseDocxParts(parts) : null;
  } catch {
    return null;
  }
};
