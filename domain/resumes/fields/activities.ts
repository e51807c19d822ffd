/** Reads projects and volunteering from their sections. */
import { cut, sliceOf, splitSlice, withoutBullet, type Line, type Slice } from "../layout/document-lines.ts";
import { continuesLine } from "../layout/wrapped-lines.ts";
import type { ReadProject, ReadVolunteering } from "../read-resume.ts";
import { datesIn } from "../sections/entry-parts.ts";
import { readJobs } from "./experience.ts";

export interface Found<Value> {
  readonly value: Value;
  readonly name: Slice;
  readonly slice: Slice;
}

const link = /(?:https?:\/\/|www\.)\S+/iu;
const separator = /(?<!\s)\s+[–—|-]\s+|:\s+|\t/u;

const bareSlice = (line: Line): Slice => {
  const slice = sliceOf(line);
  return cut(slice, slice.text.length - withoutBullet(slice.text).length);
};

const groupsOf = (lines: readonly Line[]): Line[][] => {
  const hasSpace = lines.some((line, index) => index > 0 && line.gap <= 1.3);
  const groups: Line[][] = [];
  for (const line of lines) {
    const before = groups.at(-1)?.at(-1);
    const isDate = datesIn(sliceOf(line), true).some(({ from, to }) => to - from === line.text.length);
    const isNew =
      before === undefined ||
      (hasSpace && line.gap > 1.3 && !line.bullet && (line.bold || !/^\p{Ll}/u.test(line.text))) ||
      (line.bold && !before.bold) ||
      (!continuesLine(before, line, lines) &&
        !line.bold &&
        !before.bold &&
        line.bullet === before.bullet &&
        !isDate &&
        separator.test(line.text));
    if (isNew) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
};

const projectOf = (lines: readonly Line[]): Found<ReadProject>[] => {
  const [first, ...rest] = lines.map(bareSlice);
  if (!first) return [];
  const head = /^(?<words>[^\t]*?)(?:\t|\s\(|$)/u.exec(first.text)?.groups?.["words"] ?? first.text;
  const at = separator.exec(head)?.index ?? head.length;
  const undated = splitSlice(cut(first, 0, at), /\s\(/gu)[0] ?? first;
  const [date] = datesIn(undated, true);
  const name = date && date.from > 0 ? cut(undated, 0, date.from) : undated;
  const printed = lines.map((line) => line.text).join("\n");
  const [dates] = lines.flatMap((line) => line.cells.flatMap((cell) => datesIn(cell, true)));
  const below = rest.filter(({ text }) =>
    datesIn({ text, start: 0, end: text.length }, true).every(({ from, to }) => to - from < text.length - 2),
  );
  const description = [at < head.length ? head.slice(at).replace(separator, "") : "", ...below.map(({ text }) => text)];
  return [
    {
      value: {
        name: name.text.replace(/(?<![,;:(])[,;:(]+$/, ""),
        description: description.filter((text) => text !== "" && !link.test(text)).join(" "),
        start: dates?.start ?? "",
        end: dates && !dates.single ? dates.end : null,
        url: link.exec(printed)?.[0] ?? "",
      },
      name,
      slice: { text: printed, start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 },
    },
  ];
};

export const readProjects = (lines: readonly Line[]): Found<ReadProject>[] => groupsOf(lines).flatMap(projectOf);

/** As jobs are read. Without dates, each line names a role and its organization. */
export const readVolunteering = (lines: readonly Line[]): Found<ReadVolunteering>[] => {
  const jobs = readJobs(lines);
  if (jobs.length === 0)
    return lines.slice(0, 10).flatMap((line) => {
      const bare = bareSlice(line);
      const [role, organization] = splitSlice(bare, /,\s+|(?<!\s)\s+(?:[–—|-]|at|for|with)\s+|\t/gu);
      if (!role || bare.text.split(" ").length > 14) return [];
      const value = {
        role: organization ? role.text : "",
        organization: (organization ?? role).text,
        start: "",
        end: null,
        description: "",
      };
      return [{ value, name: role, slice: bare }];
    });
  return jobs.flatMap((job) => {
    const named = [job.title, job.company].filter((each) => each !== null);
    const [name] = named;
    if (!name) return [];
    const spans = [...named, job.date.slice, ...job.description];
    return [
      {
        value: {
          role: job.company === null ? "" : (job.title?.text ?? ""),
          organization: (job.company ?? name).text,
          start: job.date.start,
          end: job.date.end,
          description: job.description.map(({ text }) => text).join("\n"),
        },
        name,
        slice: {
          text: name.text,
          start: Math.min(...spans.map(({ start }) => start)),
          end: Math.max(...spans.map(({ end }) => end)),
        },
      },
    ];
  });
};
