/** "2021-04" as a résumé prints it: Apr 2021. */
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

export const printedDate = (date: string): string => {
  const [year = "", month] = date.split("-");
  const name = month === undefined ? undefined : months[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
};

/** Null is until now; an end that was not said is not made up. */
export const printedRange = (start: string | undefined, end: string | null | undefined): string => {
  if (start === undefined) return typeof end === "string" ? printedDate(end) : "";
  if (end === undefined) return printedDate(start);
  return `${printedDate(start)} – ${end === null ? "Present" : printedDate(end)}`;
};
