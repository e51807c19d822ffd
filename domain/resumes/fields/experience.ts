/** Reads jobs. Each job is anchored on its dates: the lines around them are its heading, the lines below its description. */
import type { Line, Slice } from "../layout/document-lines.ts";
import { dateIn, foundDates, type FoundDate } from "../sections/entry-parts.ts";
import { readForm, type FormRecord } from "../sections/forms.ts";
import { describe } from "./job-description.ts";
import { findFrames, headingsOf } from "./job-frames.ts";
import { isSentence, isTableHead, joinBrokenDates } from "../layout/job-lines.ts";
import { assignAll, splitLocation, type Assigned } from "./title-and-company.ts";

export interface FoundJob extends Assigned {
  readonly date: FoundDate;
  readonly description: readonly Slice[];
}

const leftEdge = (lines: readonly Line[]): number => Math.min(...lines.map((line) => line.x));

/** The dates that begin a job. */
const anchorsIn = (lines: readonly Line[], edge: number): FoundDate[] => {
  const anchors = lines.flatMap((line, index): FoundDate[] => {
    if (line.bullet || isSentence(line)) return [];
    const dates = foundDates(line, index, true);
    const [date] = dates.filter((one) => !one.single).length > 0 ? dates.filter((one) => !one.single) : dates;
    return date ? [date] : [];
  });
  const ranges = anchors.filter((anchor) => !anchor.single);
  // A lone year is an anchor only if it looks like the others: in a heading line, not in a list of awards.
  const keptAnchors = anchors.filter((anchor) => {
    const line = lines[anchor.line];
    const alone = line?.cells.some((cell) => cell.text === anchor.slice.text);
    return (
      !anchor.single ||
      ranges.length === 0 ||
      alone === true ||
      (line !== undefined && (line.x <= edge + 5 || line.bold))
    );
  });
  const isAloneOnLine = (anchor: FoundDate): boolean =>
    lines[anchor.line]?.cells.some((cell) => cell.text.length <= anchor.slice.text.length + 2) ?? false;
  // If dates have a column of their own, "organic since 2021" inside a line is not a job.
  const hasDateColumn =
    keptAnchors.filter(isAloneOnLine).length >= 2 && keptAnchors.filter(isAloneOnLine).length * 2 >= keptAnchors.length;
  return keptAnchors.filter((anchor) => {
    const line = lines[anchor.line];
    return !hasDateColumn || isAloneOnLine(anchor) || line?.bold === true || (line?.x ?? 0) <= edge + 5;
  });
};

const jobOfRecord = ({ values, rest }: FormRecord): FoundJob[] => {
  const dated = values.get("date");
  const date = dated ? dateIn(dated) : null;
  if (!date) return [];
  const company = values.get("company");
  const name = company ? splitLocation(company, true) : null;
  return [
    {
      title: values.get("title") ?? null,
      company: name?.name ?? null,
      location: values.get("place") ?? name?.place ?? null,
      certainty: 1,
      method: "labeled value",
      date,
      description: rest,
    },
  ];
};

export const readJobs = (section: readonly Line[]): FoundJob[] => {
  const content = section.filter((line) => !isTableHead(line));
  const form = readForm(content)?.flatMap(jobOfRecord) ?? [];
  if (form.length > 0) return form;
  const lines = joinBrokenDates(content);
  const edge = leftEdge(lines);
  const frames = findFrames(lines, anchorsIn(lines, edge), edge);
  return assignAll(headingsOf(lines, frames)).flatMap((assigned, order) => {
    const frame = frames[order];
    const next = frames[order + 1];
    if (!frame) return [];
    const below = lines.slice(frame.bottom + 1, next ? next.top : lines.length);
    return [{ ...assigned, date: frame.date, description: describe(below) }];
  });
};
