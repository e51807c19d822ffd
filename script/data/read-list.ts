/** Reads a list of data/ and validates each row against its schema. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { type ListName, lists, type Row, skillSchema } from "./lists.ts";

const root = new URL("../../data/", import.meta.url);

export type SkillRow = z.output<typeof skillSchema>;

interface RawRow {
  readonly file: string;
  readonly line: number;
  readonly value: unknown;
}

const rawRows = (file: string): readonly RawRow[] => {
  const content = readFileSync(new URL(file, root), "utf8");
  if (file.endsWith(".csv"))
    return (parse(content, { columns: true }) as readonly unknown[]).map((value, index) => ({
      file,
      line: index + 2,
      value,
    }));
  const rows = content.trimEnd().split("\n");
  return rows.map((row, index) => ({ file, line: index + 1, value: JSON.parse(row) as unknown }));
};

export const parseRow = <S extends z.ZodType>({ file, line, value }: RawRow, schema: S): z.output<S> => {
  const row = schema.safeParse(value);
  if (!row.success) throw new Error(`data/${file}, line ${line}: ${z.prettifyError(row.error)}`);
  return row.data;
};

const checkedRows = <S extends z.ZodType>(file: string, schema: S): readonly z.output<S>[] =>
  rawRows(file).map((row) => parseRow(row, schema));

export const readList = <N extends ListName>(name: N): readonly Row<N>[] =>
  checkedRows(lists[name].file, lists[name].row) as readonly Row<N>[];

const fileOf = (category: string): string => `skills/${category.toLowerCase().replaceAll(" ", "-")}.jsonl`;

/** The skills of each category, in the order of skills/areas.csv. */
export const readSkills = (): ReadonlyMap<string, readonly SkillRow[]> =>
  new Map(readList("skillAreas").map(({ category }) => [category, checkedRows(fileOf(category), skillSchema)]));

/** Files in data/skills that no category uses. */
export const findStrayFiles = (): readonly string[] => {
  const knownCategories = new Set([
    ...readList("skillAreas").map(({ category }) => basename(fileOf(category))),
    "areas.csv",
    "frequency.csv",
  ]);
  return readdirSync(new URL("skills/", root)).filter((file) => !knownCategories.has(file));
};
