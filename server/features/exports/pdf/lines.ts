/** Breaks text into lines of a width. Runs of different looks may share a line. */
import type { Typeface } from "./typefaces.ts";

export interface Look {
  readonly face: Typeface;
  readonly size: number;
  readonly colour: string;
}

export interface Run extends Look {
  readonly text: string;
  readonly href?: string | undefined;
}

export interface PrintedLine {
  readonly runs: readonly Run[];
  readonly width: number;
}

export const run = (look: Look, text: string, href?: string): Run => ({
  ...look,
  text,
  ...(href === undefined ? {} : { href }),
});

export const widthOf = ({ face, size, text }: Run): number => face.widthOf(text, size);

/** An address longer than the line is broken where it must be. */
const pieces = (word: Run, width: number): Run[] => {
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

/** Neighbours of one look become one run again, so that a line is written as few strings. */
const joined = (words: readonly Run[]): Run[] => {
  const all: Run[] = [];
  for (const word of words) {
    const last = all.at(-1);
    if (last?.face === word.face && last.size === word.size && last.colour === word.colour && last.href === word.href)
      all[all.length - 1] = { ...last, text: last.text + word.text };
    else all.push(word);
  }
  const last = all.at(-1);
  if (last !== undefined) all[all.length - 1] = { ...last, text: last.text.trimEnd() };
  return all.filter(({ text }) => text !== "");
};

const lineOf = (words: readonly Run[]): PrintedLine => {
  const runs = joined(words);
  return { runs, width: runs.reduce((sum, each) => sum + widthOf(each), 0) };
};

export const wrap = (runs: readonly Run[], width: number): PrintedLine[] => {
  const words = runs.flatMap((each) =>
    (each.text.match(/\s*\S+\s*|\s+/gu) ?? []).flatMap((text) => pieces({ ...each, text }, width)),
  );
  const lines: PrintedLine[] = [];
  let line: Run[] = [];
  let used = 0;
  for (const word of words) {
    const needed = word.face.widthOf(word.text.trimEnd(), word.size);
    if (line.length > 0 && used + needed > width + 0.01) {
      lines.push(lineOf(line));
      line = [];
      used = 0;
    }
    const text = line.length === 0 ? word.text.trimStart() : word.text;
    line.push({ ...word, text });
    used += word.face.widthOf(text, word.size);
  }
  return line.length === 0 ? lines : [...lines, lineOf(line)];
};

/** Items beside each other; one that has no room goes to the next line whole, and no sign is left behind at the line's end. */
export const wrapItems = (items: readonly Run[], separator: Run, width: number): PrintedLine[] => {
  const lines: Run[][] = [];
  let used = 0;
  for (const item of items) {
    const [own, between] = [widthOf(item), widthOf(separator)];
    const line = lines.at(-1);
    if (line !== undefined && used + between + own <= width) {
      line.push(separator, item);
      used += between + own;
    } else {
      lines.push([item]);
      used = own;
    }
  }
  return lines.flatMap((line) => (line.length === 1 ? wrap(line, width) : [lineOf(line)]));
};

/** A long name is set smaller until it fits on a line, or, where that would be too small, its longest word does. */
export const wrapName = (name: Run, width: number): { readonly lines: PrintedLine[]; readonly size: number } => {
  const longest = Math.max(...name.text.split(" ").map((word) => name.face.widthOf(word, name.size)));
  const [whole, word] = [width / widthOf(name), width / longest].map((room) => Math.min(1, room)) as [number, number];
  const size = name.size * (whole >= 0.7 ? whole : word);
  return { lines: wrap([{ ...name, size: size * 0.999 }], width), size };
};
