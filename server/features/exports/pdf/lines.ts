/** Breaks text into lines of a given width. Runs of different styles may share a line. */
import type { Typeface } from "./typefaces.ts";

export interface TextStyle {
  readonly face: Typeface;
  readonly size: number;
  readonly color: string;
}

export interface Run extends TextStyle {
  readonly text: string;
  readonly href?: string | undefined;
}

export interface PrintedLine {
  readonly runs: readonly Run[];
  readonly width: number;
}

export const run = (textStyle: TextStyle, text: string, href?: string): Run => ({
  ...textStyle,
  text,
  ...(href === undefined ? {} : { href }),
});

export const widthOf = ({ face, size, text }: Run): number => face.widthOf(text, size);

/** Breaks a word that is wider than the line. */
const breakWord = (word: Run, width: number): Run[] => {
  if (widthOf(word) <= width) return [word];
  const cut: Run[] = [];
  let text = "";
  for (const letter of word.text) {
    if (text !== "" && word.face.widthOf(text + letter, word.size) > width) {
      cut.push({ ...word, text });
      text = "";
    }
    text += letter;
  }
  return [...cut, { ...word, text }];
};

/** Joins adjacent runs of one style, so that a line is written with fewer strings. */
const joinRuns = (words: readonly Run[]): Run[] => {
  const all: Run[] = [];
  for (const word of words) {
    const last = all.at(-1);
    if (last?.face === word.face && last.size === word.size && last.color === word.color && last.href === word.href)
      all[all.length - 1] = { ...last, text: last.text + word.text };
    else all.push(word);
  }
  const last = all.at(-1);
  if (last !== undefined) all[all.length - 1] = { ...last, text: last.text.trimEnd() };
  return all.filter(({ text }) => text !== "");
};

const lineOf = (words: readonly Run[]): PrintedLine => {
  const runs = joinRuns(words);
  return { runs, width: runs.reduce((sum, each) => sum + widthOf(each), 0) };
};

export const wrap = (runs: readonly Run[], width: number): PrintedLine[] => {
  const words = runs.flatMap((each) =>
    (each.text.match(/\s*\S+\s*|\s+/gu) ?? []).flatMap((text) => breakWord({ ...each, text }, width)),
  );
  const lines: PrintedLine[] = [];
  let line: Run[] = [];
  let usedWidth = 0;
  for (const word of words) {
    const neededWidth = word.face.widthOf(word.text.trimEnd(), word.size);
    if (line.length > 0 && usedWidth + neededWidth > width + 0.01) {
      lines.push(lineOf(line));
      line = [];
      usedWidth = 0;
    }
    const text = line.length === 0 ? word.text.trimStart() : word.text;
    line.push({ ...word, text });
    usedWidth += word.face.widthOf(text, word.size);
  }
  return line.length === 0 ? lines : [...lines, lineOf(line)];
};

/** Wraps items in a row. An item that does not fit moves to the next line whole, and no separator stays at a line's end. */
export const wrapItems = (items: readonly Run[], separator: Run, width: number): PrintedLine[] => {
  const lines: Run[][] = [];
  let usedWidth = 0;
  for (const item of items) {
    const [ownWidth, between] = [widthOf(item), widthOf(separator)];
    const line = lines.at(-1);
    if (line !== undefined && usedWidth + between + ownWidth <= width) {
      line.push(separator, item);
      usedWidth += between + ownWidth;
    } else {
      lines.push([item]);
      usedWidth = ownWidth;
    }
  }
  return lines.flatMap((line) => (line.length === 1 ? wrap(line, width) : [lineOf(line)]));
};

/** Shrinks a long name until it fits on one line; if that would be too small, until its longest word fits. */
export const wrapName = (name: Run, width: number): { readonly lines: PrintedLine[]; readonly size: number } => {
  const longest = Math.max(...name.text.split(" ").map((word) => name.face.widthOf(word, name.size)));
  const [nameShare, word] = [width / widthOf(name), width / longest].map((room) => Math.min(1, room)) as [
    number,
    number,
  ];
  const size = name.size * (nameShare >= 0.7 ? nameShare : word);
  return { lines: wrap([{ ...name, size: size * 0.999 }], width), size };
};
