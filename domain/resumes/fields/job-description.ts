/** Splits the lines below a job's heading into items. */
import { cut, joinSlices, sliceOf, withoutBullet, type Line, type Slice } from "../layout/document-lines.ts";
import { labelOf, opensDescription } from "../sections/entry-labels.ts";

/** Lines of one bullet are one item. */
export const describe = (lines: readonly Line[]): Slice[] => {
  const items: Slice[][] = [];
  const bulleted = lines.some((line) => line.bullet);
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const wholeLine = sliceOf(line);
    const [first, second] = line.cells;
    const skip = first && second && labelOf(first.text) !== null ? second.start - line.start : 0;
    const withoutLabel = cut(wholeLine, skip);
    const bare = cut(withoutLabel, withoutLabel.text.length - withoutBullet(withoutLabel.text).length);
    const starts =
      before === undefined ||
      line.bullet ||
      line.block !== before.block ||
      (!bulleted && (/[.!?;]$/.test(before.text) || (/^\p{Lu}/u.test(line.text) && before.text.length < 60)));
    const item = items.at(-1);
    if (starts || !item) items.push([bare]);
    else item.push(bare);
  }
  return items.map((item) => joinSlices(item)).filter((item) => item.text !== "" && !opensDescription(item.text));
};
