/** Formats "2021-04" as on a resume: "Apr 2021". */
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

export const formatMonth = (date: string): string => {
  const [year = "", month] = date.split("-");
  const name = month === undefined ? undefined : months[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
};

/** An end of null means until now; without an end only the start is shown. */
export const formatDateRange = (start: string | undefined, end: string | null | undefined): string => {
  if (start === undefined) return typeof end === "string" ? formatMonth(end) : "";
  if (end === undefined) return formatMonth(start);
  return `${formatMonth(start)} – ${end === null ? "Present" : formatMonth(end)}`;
};
