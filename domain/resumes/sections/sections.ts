/** Groups lines under headings. A heading is recognized by its words, or by looking like the headings recognized by words. */
import type { Line } from "../layout/document-lines.ts";
import { dateRangesIn, yearsIn } from "../fields/dates.ts";
import { degreeScore, institutionScore } from "../fields/education-words.ts";
import { fold, headingKind, likelyHeadingKind } from "./headings.ts";
import { labelOf } from "./entry-labels.ts";
import type { SectionKind } from "./section-kinds.ts";
import { isTableHeadRow } from "../layout/table-headers.ts";
import { companyScore, titleScore } from "../fields/work-words.ts";

export interface Section {
  readonly kind: SectionKind;
  readonly heading: Line | null;
  readonly lines: readonly Line[];
}

const styleKey = (line: Line): string =>
  [Math.round(line.size * 2), line.bold ? "b" : "", line.caps ? "c" : "", line.color].join("/");

const modeOf = (values: readonly (readonly [string, number])[]): string => {
  const counts = new Map<string, number>();
  for (const [value, weight] of values) counts.set(value, (counts.get(value) ?? 0) + weight);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "";
};

const standsAlone = (line: Line): boolean =>
  line.cells.length === 1 &&
  !line.bullet &&
  line.text.length < 50 &&
  !/[.,;!]$/.test(line.text) &&
  !/[@\d]/.test(line.text);

/** A heading in the margin beside its content: it looks different, or the lines below begin where its content does. */
const marginHeading = (line: Line, below: readonly Line[]): SectionKind | null => {
  if (isTableHeadRow(line.cells.map((cell) => cell.text))) return null;
  const [first, second] = line.cells;
  if (!first || !second || line.bullet) return null;
  const isDistinct = line.bold || first.runs.every((run) => run.bold) || isCaps(first.text);
  const isBesideContent =
    line.gap > 1.2 &&
    below.length > 0 &&
    below.every((next) => next.block === line.block && next.x > second.x - 3 && next.x > first.x + line.size);
  return isDistinct || isBesideContent ? headingKind(first.text) : null;
};

const isCaps = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}/u.test(text);

/** Wide letter spacing splits one heading into cells: "KEY" and "SKILLS". */
const splitHeading = (line: Line): SectionKind | null => {
  const [first, second] = line.cells;
  if (!first || !second || line.cells.length > 4 || line.bullet || /[@\d]/.test(line.text)) return null;
  const isSpacedOut = line.cells.every(
    (cell, index) => index === 0 || cell.x - (line.cells[index - 1]?.right ?? 0) < line.size * 4,
  );
  return isSpacedOut && (line.caps || line.bold) && headingKind(first.text) === null ? headingKind(line.text) : null;
};

const inlineHeading = /^(?<words>[\p{L}&/ ]{3,40}):\s+\S/u;

/** "Deccan Institute of" above "Technology" is one name. */
const isUnfinished = (text: string | undefined): boolean => /\s(?:of|for|and|de|&)$/u.test(text ?? "");

interface FoundHeading {
  readonly kind: SectionKind | "unknown";
  readonly line: Line;
  /** The line without its heading, if both are on one line. */
  readonly rest: Line | null;
}

const withoutFirst = (line: Line): Line => {
  const cells = line.cells.slice(1);
  const [first] = cells;
  const start = first?.start ?? line.end;
  return { ...line, cells, start, text: line.text.slice(start - line.start), x: first?.x ?? line.x, bold: false };
};

/** A title, a degree or a dated company may be set like a heading. */
const looksLikeEntry = (line: Line, below: readonly Line[]): boolean => {
  if (likelyHeadingKind(line.text) !== null) return false;
  const dated = below.some((next) => dateRangesIn(next.text).length > 0);
  return (
    titleScore(line.text) > 1 ||
    degreeScore(line.text) > 2 ||
    (dated && (companyScore(line.text) > 1 || institutionScore(line.text) > 1))
  );
};

const findHeadings = (lines: readonly Line[]): Map<Line, FoundHeading> => {
  const body = modeOf(lines.map((line) => [styleKey(line), line.text.length]));
  const bodySize = Number(body.split("/")[0]) / 2;
  const distinct = (line: Line): boolean =>
    line.heading || line.caps || line.bold || line.size > bodySize * 1.06 || styleKey(line) !== body;
  const plainText = lines.every((line) => !line.bold && !line.heading && line.size === bodySize);
  // If there are no empty lines, a heading is recognized only by its words.
  const hasNoEmptyLines = lines.filter((line) => line.gap > 1.5).length < lines.length * 0.08;
  const headingByLine = new Map<Line, FoundHeading>();
  const countByText = Map.groupBy(lines.filter(standsAlone), (line) => fold(line.text));
  /** "Highlights" below each job is a label, not a section. */
  const repeats = (line: Line): boolean => {
    const kind = headingKind(line.text);
    const count = countByText.get(fold(line.text))?.length ?? 0;
    return (count > 1 && labelOf(line.text) === "rest") || (count > 2 && kind === null);
  };
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const whole = next && headingKind(line.text) === null && styleKey(line) === styleKey(next) ? next : undefined;
    const wholeKind =
      whole && standsAlone(line) && standsAlone(whole) && whole.gap < 1.4 && distinct(line)
        ? headingKind(`${line.text} ${whole.text}`)
        : null;
    if (whole && wholeKind) {
      headingByLine.set(line, { kind: wholeKind, line, rest: null });
      headingByLine.set(whole, { kind: wholeKind, line: whole, rest: null });
    } else if (headingByLine.has(line) || repeats(line) || isUnfinished(lines[index - 1]?.text)) continue;
    else if (standsAlone(line) || line.text.endsWith(":")) {
      const kind = headingKind(line.text);
      const alone = plainText
        ? line.caps || hasNoEmptyLines || line.gap > 1.5 || line.text.endsWith(":")
        : distinct(line);
      if (kind && alone && (index > 0 || kind === "contact") && (next !== undefined || lines.length > 3))
        headingByLine.set(line, { kind, line, rest: null });
    } else {
      const joinedHeading = splitHeading(line);
      const kind = joinedHeading ?? marginHeading(line, lines.slice(index + 1, index + 2));
      if (joinedHeading) headingByLine.set(line, { kind: joinedHeading, line, rest: null });
      else if (kind && kind !== "contact") headingByLine.set(line, { kind, line, rest: withoutFirst(line) });
    }
  }
  // "Certificate" in the small letters of an entry is a degree, if the headings are larger.
  const sizes = Map.groupBy([...headingByLine.keys()], ({ size }) => Math.round(size));
  const [usual = 0, alikes = []] = [...sizes].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  for (const line of headingByLine.keys())
    if (alikes.length > 2 && line.size < usual * 0.85 && line.gap < 1.4 && !line.bold && !line.caps)
      headingByLine.delete(line);
  const headingLines = [...headingByLine.values()].filter(({ rest }) => rest === null).map(({ line }) => line);
  const keys = Map.groupBy(headingLines, styleKey);
  const alone = Map.groupBy(lines.filter(standsAlone), styleKey);
  const after = new Map(lines.map((line, index) => [line, lines.slice(index + 1, index + 3)] as const));
  const isEntry = (line: Line): boolean => looksLikeEntry(line, after.get(line) ?? []);
  /** Closer to the lines below than to those above, and different in style from the lines below. */
  const opensSection = (line: Line): boolean => {
    const next = after.get(line)?.[0];
    return (
      next !== undefined &&
      (line.gap > next.gap + 0.15 || next.block !== line.block) &&
      styleKey(next) !== styleKey(line) &&
      !isEntry(line)
    );
  };
  const sectionStyles = new Set([...alone].filter(([, all]) => all.every(opensSection)).map(([key]) => key));
  const looksAlike = (line: Line): boolean => {
    const key = styleKey(line);
    const alike = keys.get(key);
    if (!alike || plainText || key === body) return false;
    return alike.length * 2 >= (alone.get(key)?.length ?? 0) || line.heading || sectionStyles.has(key);
  };
  const firstHeading = headingLines[0];
  for (const line of lines) {
    if (headingByLine.has(line) || repeats(line) || !standsAlone(line) || line.text.split(" ").length > 5) continue;
    if (
      !looksAlike(line) ||
      isEntry(line) ||
      (firstHeading && line.start < firstHeading.start && line.page === 1 && line.block === 0)
    )
      continue;
    headingByLine.set(line, { kind: likelyHeadingKind(line.text) ?? "unknown", line, rest: null });
  }
  return headingByLine;
};

/** Finds the section kind from the content if the heading does not name one. */
const kindByContent = (lines: readonly Line[]): SectionKind => {
  const text = lines.map((line) => line.text).join("\n");
  const words = text.split(/\s+/).length;
  const ranges = lines.filter((line) => dateRangesIn(line.text).length > 0).length;
  const degrees = lines.filter((line) => degreeScore(line.text) > 1 || institutionScore(line.text) > 1).length;
  const titles = lines.filter((line) => titleScore(line.text) > 1).length;
  if (degrees > 0 && degrees >= lines.length / 4 && yearsIn(text).length > 0) return "education";
  if (ranges > 0 && titles > 0) return "experience";
  if (words < 12 * lines.length && ranges === 0 && yearsIn(text).length === 0) {
    const items = text.split(/[,;|•·\n\t]/).filter((item) => item.trim() !== "");
    const short = items.filter((item) => item.trim().split(/\s+/).length <= 4).length;
    if (items.length >= 3 && short / items.length > 0.8 && !/\.\s*$/.test(text)) return "skills";
    if (lines.length <= 6 && /\.\s*$/.test(text)) return "summary";
  }
  return lines.length <= 6 && words > 8 && ranges === 0 && /\.\s*$/.test(text) ? "summary" : "other";
};

interface Draft {
  readonly kind: SectionKind | "unknown";
  readonly heading: Line | null;
  readonly lines: Line[];
}

/** A job set like a heading still belongs to the jobs above it. */
const attachStrayJobs = (sections: readonly Draft[]): Draft[] => {
  const merged: Draft[] = [];
  for (const section of sections) {
    const above = merged.at(-1);
    const [first] = section.lines;
    const isStrayJob =
      section.kind === "unknown" &&
      section.heading !== null &&
      above?.kind === "experience" &&
      first !== undefined &&
      above.heading?.block === section.heading.block &&
      section.lines.slice(0, 2).some((line) => dateRangesIn(line.text).length > 0) &&
      kindByContent([section.heading, ...section.lines]) === "experience";
    if (isStrayJob && section.heading) above.lines.push(section.heading, ...section.lines);
    else merged.push(section);
  }
  return merged;
};

const spokenLanguages =
  /(?<!\p{L})(?:english|german|french|spanish|italian|portuguese|dutch|polish|russian|arabic|hindi|chinese|mandarin|japanese|korean|turkish|swedish|deutsch|englisch|fran[cç]ais|anglais|espa[nñ]ol|ingl[eé]s)(?!\p{L})/iu;

/** "Languages:" inside the skills, in the same style, names a group, unless spoken languages follow. */
const isGroup = (line: Line, section: Section | undefined, next: Line | undefined): boolean =>
  section?.kind === "skills" &&
  section.heading !== null &&
  line.text.endsWith(":") &&
  (Math.abs(line.size - section.heading.size) > 0.4 || line.caps !== section.heading.caps) &&
  !spokenLanguages.test(next?.text ?? "");

/** "Skills and experience" without any dates is a list of skills. */
const namedKind = (kind: SectionKind, { heading, lines }: Draft): SectionKind =>
  kind === "experience" &&
  /skills|competenc|expertise/i.test(heading?.text ?? "") &&
  !lines.some((line) => yearsIn(line.text).length > 0)
    ? "skills"
    : kind;

export const sectionsOf = (lines: readonly Line[]): Section[] => {
  const headings = findHeadings(lines);
  const sections: Draft[] = [];
  const current = new Map<number, (typeof sections)[number]>();
  for (const [index, line] of lines.entries()) {
    // A column starts fresh: its first heading is independent of how the previous column ended.
    let section = current.get(line.block);
    const open = section === undefined || section.kind === "unknown" ? undefined : { ...section, kind: section.kind };
    const found = isGroup(line, open, lines[index + 1]) ? undefined : headings.get(line);
    // What looks like a heading right below a heading is the section's first entry.
    const isFirstEntry =
      found?.kind === "unknown" &&
      open?.heading === lines[index - 1] &&
      open?.heading !== null &&
      open?.lines.length === 0;
    const heading = isFirstEntry ? undefined : found;
    const inline = inlineHeading.exec(line.text)?.groups?.["words"] ?? "";
    const inlineKind = headingKind(inline);
    if (heading) section = { kind: heading.kind, heading: line, lines: heading.rest ? [heading.rest] : [] };
    else if (section === undefined) section = { kind: "contact", heading: null, lines: [line] };
    else if (
      section.heading === null &&
      (inlineKind === "skills" || inlineKind === "languages" || inlineKind === "summary")
    )
      section = { kind: inlineKind, heading: null, lines: [line] };
    else {
      section.lines.push(line);
      continue;
    }
    current.set(line.block, section);
    sections.push(section);
  }
  const knownKinds = new Set(sections.map((section) => section.kind));
  return attachStrayJobs(sections).map((section, index) => {
    if (section.kind !== "unknown") return { ...section, kind: namedKind(section.kind, section) };
    const kind = kindByContent(section.lines);
    // Two sections of a kind are likely only for skills. A second job list under an unknown heading is something else.
    const second = knownKinds.has(kind) && kind !== "skills";
    return { ...section, kind: second || index === 0 ? "other" : kind };
  });
};

export const linesUnder = (sections: readonly Section[], kind: SectionKind): Line[] =>
  sections.filter((section) => section.kind === kind).flatMap((section) => [...section.lines]);
