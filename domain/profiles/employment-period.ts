/** Formats the period of a position. */
import { formatMonth } from "./date-range.ts";
import type { Position } from "./history.ts";

/** "Apr 2021 to present", "2019 to 2021", or what of it is known. */
export const formatEmploymentPeriod = ({ start, end }: Pick<Position, "start" | "end">): string => {
  const until = end === null ? "present" : end === undefined ? undefined : formatMonth(end);
  return [start === undefined ? undefined : formatMonth(start), until]
    .filter((each) => each !== undefined)
    .join(" to ");
};
