/** The items of the skills section, one by one, as printed. */
import { replaceParentheses } from "../../text/replace-parentheses.ts";
import { removeSuffix } from "../../text/remove-suffix.ts";
import {
  cut,
  joinSlices,
  splitSlice,
  trimSlice,
  withoutBullet,
  type Line,
  type Slice,
} from "../layout/document-lines.ts";
import { namesLanguages } from "./languages.ts";
import { isTableHeadRow } from "../layout/table-headers.ts";
import { fillsColumn, joinBrokenItems, joinHyphenated } from "../layout/wrapped-lines.ts";

const separators = /[,;|•·●▪■◦]|\s[–—]\s|\t/gu;
const levels =
  /$(?<=(\s*(?:[-–—:(]\s*)?\(?\b(?:expert|advanced|intermediate|beginner|basic|proficient|fluent|native|competent|working knowledge|strong|good|excellent|experte|fortgeschritten|grundkenntnisse|sehr gut|avanc[eé]|confirm[eé]|\d{1,2}\+? ?(?:years?|yrs?|jahre|ans)|less than 1 year|\d{1,3} ?%|\d\/(?:5|10))\)?\s*))/i;
const dots = /[●○★☆■□▮▯◉◯⬤]{2,}.*$/u;

const cleanSkill = (slice: Slice): Slice => {
  let text = slice.text.replace(dots, "").trim();
  const lead = withoutBullet(text);
  const start = slice.start + (slice.text.indexOf(lead) >= 0 ? slice.text.indexOf(lead) : 0);
  text = lead.replace(/^\d{1,2}[.)]\s+/, "").replace(/^(?:and|und|et|y)\s+(?=\S)/i, "");
  const offset = lead.length - text.length;
  const plain = removeSuffix(text, levels);
  if (plain.trim().length > 1 && !/^[^(]*\)$/.test(plain)) text = plain;
  const end = start + offset + text.length;
  text = joinHyphenated(text)
    .replace(/(?<![.:,;–—-])[.:,;–—-]+$/, (end) => (/\b(?:etc|inc)\.$/i.test(text) ? end : ""))
    .trim();
  return { text, start: start + offset, end };
};

/** Commas inside brackets belong to the item. */
const splitOutsideBrackets = (slice: Slice, pattern: RegExp): Slice[] => {
  const masked = slice.text.replaceAll(/\([^()]*\)/g, (inside) => `(${"_".repeat(inside.length - 2)})`);
  const parts = splitSlice({ ...slice, text: masked }, pattern);
  return parts.map((part) =>
    trimSlice({ ...part, text: slice.text.slice(part.start - slice.start, part.end - slice.start) }),
  );
};

/** "Languages: Python, Java" and "Testing (unit, end to end)": the label before the colon is a group, not a skill. */
const groupLabel = /^(?<label>[^,;|•·:]{2,40}):\s+(?=\S)/u;

const itemsOf = (slice: Slice): Slice[] => {
  const label = groupLabel.exec(slice.text);
  const body = label ? cut(slice, label[0].length) : slice;
  return splitOutsideBrackets(body, separators);
};

const endsUnfinished = (text: string): boolean => /(?:[,;|•·/&]|\b(?:and|und|et|of|for|with|in))$/u.test(text);

/** Lines that belong together: an item or a list of items broken by the column width. */
const paragraphs = (lines: readonly Line[], column: readonly Line[]): Slice[] => {
  // Bullets between the items of one line are separators like commas.
  const bulleted = lines.some((line) => line.bullet) && !lines.some((line) => /\S\s+[•●▪]\s+\S/u.test(line.text));
  const separated = lines.filter((line) => /[,;|·]|\s•\s/u.test(replaceParentheses(line.text, () => ""))).length;
  const rightEdge = Math.max(...lines.map((line) => line.cells.at(-1)?.right ?? 0));
  const groups: Slice[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const group = groups.at(-1);
    const last = group?.at(-1);
    const full = before !== undefined && (before.cells.at(-1)?.right ?? 0) > rightEdge * 0.9;
    const inline = !bulleted && separated > 0 && separated >= lines.length - 2 && lines.length > 1;
    const continues =
      before !== undefined &&
      last !== undefined &&
      before.block === line.block &&
      line.cells.length === 1 &&
      before.cells.length === 1 &&
      (!line.bullet || !bulleted) &&
      !groupLabel.test(line.text) &&
      line.gap < 1.35 &&
      (endsUnfinished(last.text) ||
        line.text.startsWith("(") ||
        /^[|,;•·]/u.test(line.text) ||
        (bulleted && line.x > before.x - 1 && (full || /^\p{Ll}/u.test(line.text)) && before.x !== line.x) ||
        (/[,;|]/u.test(before.text) && !before.paragraph && /^\p{Ll}/u.test(line.text)) ||
        (inline &&
          /[,;|·•]/u.test(before.text) &&
          !before.paragraph &&
          (/^\p{Ll}/u.test(line.text) ||
            (before.text.includes(",") && before.text.length > 45) ||
            fillsColumn(before, line, column))) ||
        (!bulleted &&
          separated === 0 &&
          /^\p{Ll}/u.test(line.text) &&
          before.text.length > 12 &&
          !/^(?:\p{Ll}+\p{Lu}|dbt|npm|jq|pandas|git)/u.test(line.text) &&
          full));
    if (continues && group) group.push(line);
    else if (line.cells.length > 1) for (const cell of line.cells) groups.push([cell]);
    else groups.push([line]);
  }
  return groups.map((group) => joinSlices(group));
};

/** Detects the dots of a rating, which are letters of a symbol font. Capitals must all be the same letter, so SPSS is not a rating. */
const isRating = (text: string): boolean =>
  text.length > 2 && !/[\p{Ll}\s]/u.test(text) && new Set(text).size <= (/\p{Lu}/u.test(text) ? 1 : 2);

/** BASIC is a language, basic is a level. */
const onlyLevel =
  /^(?:[Ee]xpert|[Aa]dvanced|[Ii]ntermediate|[Bb]eginner|[Bb]asic|[Pp]roficient|[Cc]ompetent|[Ff]luent|[Nn]ative|[Gg]ood|[Vv]ery good|[Ss]trong|[Ee]xcellent|[Ww]orking knowledge|\d{1,3}(?: ?%|\+? years?| yrs?)?)$/;

const isItem = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) &&
  !isRating(text) &&
  !onlyLevel.test(text) &&
  text.length <= 70 &&
  text.split(/\s+/).length <= 9 &&
  !/^(?:etc|and|other|others)\.?$/i.test(text);

/** A table of groups: the group's name in the first cell, its items in the second. */
const withoutLabelCell = (line: Line): Line => {
  const [first, second] = line.cells;
  if (!first || !second || line.cells.length !== 2 || /[,;]/.test(first.text) || !/[,;]/.test(second.text)) return line;
  // Each group begins an entry of its own, like a bullet.
  return {
    ...line,
    cells: [second],
    text: second.text,
    start: second.start,
    bullet: line.bullet || /^\p{Lu}/u.test(first.text),
  };
};

export const readSkills = (lines: readonly Line[], column: readonly Line[]): Slice[] => {
  const seenNames = new Set<string>();
  const collected: Slice[] = [];
  const labels =
    lines.length > 3
      ? lines.filter((line, index) => {
          const next = lines[index + 1];
          if (!next || line.bullet || /[,;|]/.test(line.text)) return false;
          return (line.bold && !next.bold) || (line.color !== next.color && /[,;|]/.test(next.text));
        })
      : [];
  const isLabel = (line: Line): boolean => labels.length < lines.length / 2 && labels.includes(line);
  // Where every line ends with a colon, nothing follows the colons.
  const hasItems = lines.some((line) => !line.text.endsWith(":"));
  const isListed = (line: Line): boolean =>
    !isLabel(line) &&
    !namesLanguages(line) &&
    !(hasItems && line.text.endsWith(":")) &&
    !isTableHeadRow(line.cells.map((cell) => cell.text));
  // What follows a label that is left out doesn't continue what was above it.
  const listedLines = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    if (!isListed(line)) return [];
    return [above && !isListed(above) ? { ...line, gap: 9 } : line];
  });
  for (const slice of paragraphs(joinBrokenItems(listedLines).map(withoutLabelCell), column)
    .flatMap(itemsOf)
    .map(cleanSkill)) {
    const key = slice.text.toLowerCase();
    if (!isItem(slice.text) || seenNames.has(key)) continue;
    seenNames.add(key);
    collected.push(slice);
  }
  return collected;
};
