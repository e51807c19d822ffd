/** The headline: the title that people give themselves, printed beside or under the name. */
import { cut, joinSlices, splitSlice, type Line, type Slice } from "../layout/document-lines.ts";
import { fold, headingKind } from "../sections/headings.ts";
import type { FoundName } from "./name.ts";
import { locationScore } from "./locations.ts";
import { titleScore } from "./work-words.ts";
import { continuesLine } from "../layout/wrapped-lines.ts";

const contactPattern = /@|https?:|www\.|\+?\d[\d\s().-]{6,}\d|linkedin|github|\.(?:com|org|net|io)\b/i;
const address =
  /^(?:address|adresse|anschrift|location|city|based in|home|lives in|wohnort|phone|tel|telephone|mobile|e-?mail|born|nationality)\s*:/i;
const label = /^(?:title|position|role|beruf|headline|job title)\s*:\s*/i;
const aside =
  /^(?:curriculum vitae|r[eé]sum[eé]|cv|lebenslauf|personal details|born|geboren|date of birth|nationality|driving|\(?(?:she|he|they)\b)/i;

const canBeHeadline = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= 90 &&
  !contactPattern.test(text) &&
  !aside.test(text) &&
  !address.test(text) &&
  // "District, City, Country" may be a company, but not a headline.
  !(text.split(", ").length > 2 && locationScore(text) >= 0.4 && titleScore(text) === 0) &&
  headingKind(text) === null &&
  text.split(/\s+/).length <= 11 &&
  !text.endsWith(".") &&
  /\p{L}{2}/u.test(text);

/** "HVAC Service Manager and" above "Refrigeration Mechanic" is one headline. */
const withRest = (part: Slice, line: Line, header: readonly Line[]): Slice => {
  const next = header[header.indexOf(line) + 1];
  const rest = next?.cells[0];
  const isBroken =
    part.end === line.end &&
    (/(?:,|&|\/|\b(?:and|of|for|und|et|y))$/iu.test(part.text) ||
      (next !== undefined && continuesLine(line, next, header)));
  return next &&
    rest &&
    isBroken &&
    next.gap < 1.5 &&
    Math.abs(next.size - line.size) < 0.3 &&
    canBeHeadline(rest.text) &&
    locationScore(rest.text) < 0.8
    ? joinSlices([part, rest])
    : part;
};

export const findHeadline = (header: readonly Line[], name: FoundName | null): Slice | null => {
  const index = name ? header.findIndex((line) => line === name.lines.at(-1)) : -1;
  const nameLine = name?.lines.at(-1);
  const sameLineParts: Slice[] =
    nameLine && name
      ? splitSlice(cut(nameLine, Math.max(0, name.slice.end - nameLine.start)), /[\t|•·]|\s[–—-]\s/gu).filter(
          (part) => titleScore(part.text) > 0,
        )
      : [];
  const below = index === -1 && name ? [] : header.slice(index + 1, index + 4);
  const above = index > 0 ? header.slice(0, index) : [];
  const near = [...below, ...above].flatMap((line, index) => {
    const parts: Slice[] = line.cells.flatMap((cell) => splitSlice(cell, /\s{0,8}(?:[•·●]|\t)\s*/gu));
    // "Designer | Torino | email": the headline may share its line with the address.
    const cells = contactPattern.test(line.text) ? parts.flatMap((part) => splitSlice(part, /\s{0,8}\|\s*/g)) : parts;
    return cells.map((part) => ({ part: cut(part, label.exec(part.text)?.[0].length ?? 0), index, line }));
  });
  const candidates = near.filter(
    ({ part }) =>
      canBeHeadline(part.text) &&
      locationScore(part.text) < 0.8 &&
      // Some designs print the name twice.
      fold(part.text) !== fold(name?.slice.text ?? ""),
  );
  const withJobTitle = candidates.find(({ part }) => titleScore(part.text) > 0);
  const first = candidates.find(
    ({ index, line }) => index === 0 && line.cells.length === 1 && !contactPattern.test(line.text),
  );
  const found = withJobTitle ?? first;
  return sameLineParts[0] ?? (found ? withRest(found.part, found.line, header) : null);
};
