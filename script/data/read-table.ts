/** Reads a table of data/ that others published: tab-separated, with a header, kept as it was. */
import { readFileSync } from "node:fs";

const root = new URL("../../data/", import.meta.url);

export const readTable = (file: string): readonly (readonly string[])[] =>
  readFileSync(new URL(file, root), "utf8")
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split("\t"));
