/** The same dates in different formats. */
import type { TestJob } from "./people.ts";

const long = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const german = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
];
const french = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

type Print = (year: string, month: number) => string;

const named =
  (names: readonly string[], letters?: number): Print =>
  (year, month) =>
    `${names[month - 1]?.slice(0, letters) ?? ""} ${year}`;

const ways: Readonly<Record<string, { readonly print: Print; readonly dash: string; readonly now: string }>> = {
  long: { print: named(long), dash: " – ", now: "Present" },
  short: { print: named(long, 3), dash: " - ", now: "Current" },
  slash: { print: (year, month) => `${String(month).padStart(2, "0")}/${year}`, dash: " – ", now: "now" },
  dotted: { print: (year, month) => `${String(month).padStart(2, "0")}.${year}`, dash: "–", now: "heute" },
  iso: { print: (year, month) => `${year}-${String(month).padStart(2, "0")}`, dash: " to ", now: "present" },
  apostrophe: {
    print: (year, month) => `${long[month - 1]?.slice(0, 3) ?? ""} ’${year.slice(2)}`,
    dash: " – ",
    now: "now",
  },
  german: { print: named(german), dash: " bis ", now: "heute" },
  yearFirst: { print: (year, month) => `${year}/${String(month).padStart(2, "0")}`, dash: " - ", now: "ongoing" },
  full: { print: (year, month) => `1 ${long[month - 1] ?? ""} ${year}`, dash: " – ", now: "to date" },
  dotShort: { print: (year, month) => `${long[month - 1]?.slice(0, 3) ?? ""}. ${year}`, dash: "—", now: "Present" },
  from: { print: named(long), dash: " until ", now: "today" },
  caps: {
    print: (year, month) => `${long[month - 1]?.slice(0, 3).toUpperCase() ?? ""} ${year}`,
    dash: " – ",
    now: "PRESENT",
  },
  french: { print: named(french), dash: " – ", now: "aujourd’hui" },
};

export const printRange = (job: TestJob, way: string): string => {
  const { print, dash, now } = ways[way] ?? { print: named(long), dash: " – ", now: "Present" };
  const point = (iso: string): string => (iso.length === 4 ? iso : print(iso.slice(0, 4), Number(iso.slice(5))));
  if (job.start === job.end) return `Summer ${job.start}`;
  if (job.end === null && way === "slash") return `since ${point(job.start)}`;
  return `${point(job.start)}${dash}${job.end === null ? now : point(job.end)}`;
};
