/**
 * By when somebody who applied hears from the team. Counted in working days, Monday to Friday, by Greenwich's calendar: the day ends
 * there in the afternoon or evening of the Americas, after the day's work.
 */
import type { Stage } from "../pipeline/stages.ts";

const workingDays: Readonly<Record<Stage, number | null>> = {
  applied: 5,
  screening: 5,
  interview: 5,
  offer: 3,
  hired: null,
  rejected: null,
};

const isWorkingDay = (day: Date): boolean => day.getUTCDay() !== 0 && day.getUTCDay() !== 6;

/** The last moment of the day on which so many working days have passed; the day itself is not counted. */
const afterWorkingDays = (now: Date, count: number): Date => {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  for (let left = count; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return endOfDay(day.toISOString().slice(0, 10));
};

/** A date as an instant: what is promised for a day may be done until it ends. */
export const endOfDay = (date: string): Date => new Date(`${date}T23:59:59.999Z`);

/** From the moment an application comes to a stage; none at the ends, where nothing is left to answer. */
export const answerDueAt = (stage: Stage, now: Date): Date | null => {
  const count = workingDays[stage];
  return count === null ? null : afterWorkingDays(now, count);
};

/** So far ahead a team may promise its next answer. */
export const mostDaysAhead = 60;

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const months = [
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
] as const;

/** "Friday, November 20": by Greenwich's calendar, so that server, mail and browser say the same day. */
export const spokenDay = (iso: string): string => {
  const at = new Date(iso);
  return `${weekdays[at.getUTCDay()] ?? ""}, ${months[at.getUTCMonth()] ?? ""} ${at.getUTCDate()}`;
};

export const spokenDayOfYear = (iso: string): string => `${spokenDay(iso)}, ${new Date(iso).getUTCFullYear()}`;
