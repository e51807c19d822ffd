/** Formats the period of a position. */
import type { Position } from "./history.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

const formatMonth = (date: string): string => {
  const [year = "", month] = date.split("-");
  return month === undefined ? year : `${months[Number(month) - 1] ?? ""} ${year}`.trim();
};

/** "Apr 2021 to present", "2019 to 2021", or what of it is known. */
export const formatEmploymentPeriod = ({ start, end }: Pick<Position, "start" | "end">): string => {
  const until = end === null ? "present" : end === undefined ? undefined : formatMonth(end);
  return [start === undefined ? undefined : formatMonth(start), until]
    .filter((each) => each !== undefined)
    .join(" to ");
};
