/** A date as people type it: a year, a month or a day, as precise as they know it. */

const twoDigits = (number: string): string => number.padStart(2, "0");

const isRealDay = (date: string): boolean => {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
};

/** "2027", "6/2027", "6/30/2027", "2027-06" and "2027-06-30"; undefined for anything else. */
export const parseTypedDate = (text: string): string | undefined => {
  const typed = text.trim();
  const american = /^(?:(?<month>\d{1,2})\/)?(?:(?<day>\d{1,2})\/)?(?<year>\d{4})$/.exec(typed)?.groups;
  const date =
    american === undefined
      ? typed
      : [american["year"] ?? "", american["month"], american["day"]]
          .filter((part) => part !== undefined)
          .map(twoDigits)
          .join("-");
  if (!/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?$/.test(date)) return undefined;
  return date.length < 10 || isRealDay(date) ? date : undefined;
};

/** "06/30/2027", as it is typed. */
export const typedDate = (date: string | undefined): string => {
  const [year = "", ...monthAndDay] = (date ?? "").split("-");
  return [...monthAndDay, year].join("/");
};

export const typedDateHint = "A year, a month or a day, such as 2027, 06/2027 or 06/30/2027";
