/** Puts each item of an ad on a line of its own, whatever its layout: numbers or signs within a line, tables, emoji, questions with answers. */

/** "(1) a; (2) b": numbers that count up within one line. */
const inlineNumber = /(?<![\p{L}\p{N}])\(?(\d{1,2})[.)]\s+(?=\S)/gu;
const minInlineItems = 3;

const splitNumbers = (line: string): readonly string[] => {
  const starts: { at: number; end: number }[] = [];
  for (const match of line.matchAll(inlineNumber))
    if (Number(match[1]) === starts.length + 1) starts.push({ at: match.index, end: match.index + match[0].length });
  if (starts.length < minInlineItems) return [line];
  const head = line.slice(0, starts[0]?.at).trim();
  const items = starts.map(({ end }, index) => line.slice(end, starts[index + 1]?.at).trim());
  // A sentence after the last item is no longer part of it.
  const [last = "", ...after] = (items.pop() ?? "").split(/(?<=\p{L}{2}\.)\s+(?=\p{Lu})/u);
  return [...(head === "" ? [] : [head]), ...[...items, last].map((item) => `- ${item}`), ...after];
};

/** Signs that separate items within a line, if they occur more than once. */
const separators = [" | ", " // ", " · ", " • ", " ✦ ", " ► "];
/** "You'll need: a | b": the heading comes before the first item. */
const headBefore = /^([^:;,.|]{2,60}:)\s+(\S.*)$/;

const splitSigns = (line: string): readonly string[] => {
  const sign = separators.find((each) => line.split(each).length > 2);
  if (sign === undefined) return [line];
  const [first = "", ...others] = line.split(sign);
  const [, head, item] = headBefore.exec(first) ?? [];
  return [...(head === undefined ? [`- ${first}`] : [head, `- ${item ?? ""}`]), ...others.map((each) => `- ${each}`)];
};

const isRule = (line: string): boolean => line.includes("---") && /^[\s:|-]+$/.test(line);
const niceCell = /^(?:nice(?: to have)?|plus|a plus|bonus|optional|preferred|helpful|desired|good)$/i;
/** Cells that say how firmly or how often, and name nothing. */
const plainCell =
  /^(?:yes|y|x|✓|✔|must(?: have)?|required|mandatory|needed|essential|alone|daily|daily user|every ?day|always|solid|strong)$/i;

/** The rows of a table as bullets; the row above its rule names the columns. */
const tableRow = (line: string, next: string | undefined): readonly string[] => {
  if (isRule(line) || (next !== undefined && isRule(next))) return [];
  const cells = line
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  const isNice = cells.some((cell) => niceCell.test(cell));
  const words = cells.filter((cell) => !niceCell.test(cell) && !plainCell.test(cell)).join(", ");
  return words === "" ? [] : [isNice ? `Nice to have: ${words}` : `- ${words}`];
};

const emojiBullet = /^\s*(?:\p{Extended_Pictographic}|[\u2190-\u21ff\u25a0-\u27bf])\uFE0F?\s*/u;
const niceEmoji = /^\s*[💛💚💙💜🧡🤍❤♥⭐🌟✨➕🎁👍]/u;

/** "✅ SQL" is a bullet. Hearts and stars after other signs mark what would be nice. */
const emojiLine = (line: string, hasOtherSigns: boolean): string => {
  const sign = emojiBullet.exec(line);
  if (sign === null) return line;
  const words = line.slice(sign[0].length);
  return hasOtherSigns && niceEmoji.test(line) ? `Nice to have: ${words}` : `- ${words}`;
};

/** "How much experience? Two years.": the question is a heading of its answer. */
const question = /^([^?]{3,60}\?)\s+(\S.*)$/;

export const adLines = (text: string, maxLength: number): readonly string[] => {
  const lines = text.split(/\r?\n/).map((line) => line.slice(0, maxLength));
  let hasOtherSigns = false;
  return lines.flatMap((raw, index): readonly string[] => {
    if (/^\s*\|.*\|\s*$/.test(raw)) return tableRow(raw.trim(), lines[index + 1]?.trim());
    const line = raw.replace(/^\s*#{1,6}\s+/, "");
    const [, asked, answer] = question.exec(line) ?? [];
    const parts = asked === undefined || answer === undefined ? [line] : [asked, answer];
    return parts
      .flatMap(splitNumbers)
      .flatMap(splitSigns)
      .map((part) => {
        const bare = part.replace(/^- /, "");
        const marked = emojiLine(bare, hasOtherSigns);
        hasOtherSigns ||= emojiBullet.test(bare) && !niceEmoji.test(bare);
        return marked === bare ? part : marked;
      });
  });
};
