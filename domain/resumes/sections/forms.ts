/** Reads entries that are printed as a form: each value has a label beside or before it, as in a Europass CV. */
import { cut, joinSlices, sliceOf, type Line, type Slice } from "../layout/document-lines.ts";
import { beginsLabel, labelOf, leadingLabel, type LabeledField } from "./entry-labels.ts";

export interface FormRecord {
  readonly values: ReadonlyMap<LabeledField, Slice>;
  /** Values of labels such as "Duties", and lines without a label. */
  readonly rest: readonly Slice[];
}

interface LabeledLine {
  readonly field: LabeledField | null;
  readonly value: Slice | null;
  /** Lines used, more than one if a narrow column broke the label. */
  readonly count: number;
  readonly valueX: number | null;
}

const bareLabel = (text: string): string => text.replace(/\s?:$/, "");

/** A label in its own column may be broken over lines, and its value too. */
const labeledCell = (lines: readonly Line[], index: number): LabeledLine | null => {
  const line = lines[index];
  const [first, second] = line?.cells ?? [];
  if (!line || !first || !second) return null;
  let label = bareLabel(first.text);
  const values: Slice[] = line.cells.slice(1);
  let count = 1;
  for (let next = lines[index + 1]; next !== undefined; next = lines[index + count]) {
    const [cell, ...rest] = next.cells;
    if (!cell || next.bullet || Math.abs(cell.x - first.x) > 3 || !beginsLabel(`${label} ${cell.text}`)) break;
    label = `${label} ${bareLabel(cell.text)}`;
    values.push(...rest);
    count += 1;
  }
  const field = labelOf(label);
  return field === null ? null : { field, value: joinSlices(values), count, valueX: second.x };
};

const labeledLine = (lines: readonly Line[], index: number): LabeledLine => {
  const line = lines[index];
  const cell = labeledCell(lines, index);
  if (cell) return cell;
  const label = line && line.cells.length === 1 ? leadingLabel(line.text) : null;
  if (line && label) return { field: label.field, value: cut(sliceOf(line), label.length), count: 1, valueX: null };
  return { field: null, value: line ? sliceOf(line) : null, count: 1, valueX: null };
};

const names: readonly LabeledField[] = ["title", "company", "degree", "institution"];

/** Null if the lines are not a form. */
export const readForm = (lines: readonly Line[]): FormRecord[] | null => {
  const records: { values: Map<LabeledField, Slice>; rest: Slice[] }[] = [];
  let first: LabeledField | null = null;
  let [labeled, other] = [0, 0];
  let open: { field: LabeledField; x: number } | null = null;
  for (let index = 0; index < lines.length;) {
    const { field, value, count, valueX } = labeledLine(lines, index);
    const record = records.at(-1);
    const line = lines[index];
    index += count;
    if (field === null) {
      if (!record || !value) return null;
      const before = open === null ? undefined : record.values.get(open.field);
      // The value goes on below itself.
      if (open && before && line && line.cells.length === 1 && Math.abs(line.x - open.x) < 3)
        record.values.set(open.field, joinSlices([before, value]));
      else {
        record.rest.push(value);
        if (line?.bullet === false && open === null) other += 1;
      }
      continue;
    }
    first ??= field;
    labeled += 1;
    const isNew = !record || field === first || (field !== "rest" && record.values.has(field));
    const current = isNew ? { values: new Map<LabeledField, Slice>(), rest: [] } : record;
    if (isNew) records.push(current);
    open = field === "rest" || valueX === null ? null : { field, x: valueX };
    if (field === "rest" && value) current.rest.push(value);
    else if (value && !current.values.has(field)) current.values.set(field, value);
  }
  const named = records.filter(({ values }) => names.filter((name) => values.has(name)).length >= 2).length;
  return records.length > 0 && named === records.length && labeled >= other * 2 ? records : null;
};
