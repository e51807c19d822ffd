/** Places blocks on pages: a heading stays with its text, and no line of a paragraph is alone on a page. */
import type { PrintedLine } from "./lines.ts";

/** The PDF structure tag of a block, for assistive technology. */
type BlockTag = "H1" | "H2" | "H3" | "P" | "LI";

export interface Block {
  readonly tag: BlockTag;
  readonly lines: readonly PrintedLine[];
  /** Distance between baselines. */
  readonly leading: number;
  /** Space above it, except at the top of a page. */
  readonly gap: number;
  readonly indent: number;
  readonly align?: "left" | "center";
  /** Text on the first line at the right edge. */
  readonly aside?: PrintedLine;
  readonly marker?: PrintedLine;
  readonly keepWithNext: boolean;
  /** A line below it, at this distance from its last baseline. */
  readonly ruleBelow?: number;
  /** Placed beside the next block, so it has no height of its own. */
  readonly isBeside?: true;
}

export interface Column {
  readonly x: number;
  readonly width: number;
  /** Top of the column on the first page; `top` applies to later pages. */
  readonly firstTop: number;
  readonly top: number;
  readonly bottom: number;
  /** Sections of the document, each with its heading. */
  readonly sections: readonly (readonly Block[])[];
}

export interface PlacedLine {
  readonly block: Block;
  readonly line: number;
  readonly page: number;
  readonly baseline: number;
}

interface Unit {
  readonly block: Block;
  readonly line: number;
  readonly gap: number;
  readonly height: number;
  readonly keepWithNext: boolean;
}

const unitsOf = (block: Block): Unit[] =>
  block.lines.map((_line, line) => {
    const [count, isLast] = [block.lines.length, line === block.lines.length - 1];
    return {
      block,
      line,
      gap: line === 0 ? block.gap : 0,
      height: block.isBeside ? 0 : block.leading + (isLast ? (block.ruleBelow ?? 0) : 0),
      keepWithNext: isLast
        ? block.keepWithNext
        : count <= 3 || line === 0 || line === count - 2 || block.tag.startsWith("H"),
    };
  });

const chainsOf = (units: readonly Unit[]): Unit[][] => {
  const chains: Unit[][] = [];
  let open = false;
  for (const unit of units) {
    if (open) chains.at(-1)?.push(unit);
    else chains.push([unit]);
    open = unit.keepWithNext;
  }
  return chains;
};

const heightOf = (chain: readonly Unit[], isAtTop: boolean): number =>
  chain.reduce((sum, { gap, height }, index) => sum + height + (isAtTop && index === 0 ? 0 : gap), 0);

export interface Placed {
  readonly lines: readonly PlacedLine[];
  readonly pages: number;
  /** The y position where it ends on the last page. */
  readonly end: number;
}

export const placeColumn = ({ firstTop, top, bottom, sections }: Column): Placed => {
  const lines: PlacedLine[] = [];
  let page = 0;
  let y = firstTop;
  let isAtTop = true;
  const turn = (): void => {
    page += 1;
    y = top;
    isAtTop = true;
  };
  const place = ({ block, line, gap, height }: Unit): void => {
    y += isAtTop ? 0 : gap;
    lines.push({ block, line, page, baseline: y + block.leading * 0.76 });
    y += height;
    isAtTop = false;
  };
  for (const chain of chainsOf(sections.flat().flatMap(unitsOf))) {
    if (!isAtTop && y + heightOf(chain, false) > bottom) turn();
    for (const unit of chain) {
      // Only a chain longer than a page breaks in the middle.
      if (!isAtTop && y + unit.gap + unit.height > bottom) turn();
      place(unit);
    }
  }
  return { lines, pages: page + 1, end: y };
};
