/**
 * The date by which an applicant gets an answer, in working days, Monday to Friday, in UTC. In the Americas a UTC day ends in the
 * afternoon or evening.
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

/** The end of the day after `count` working days; today is not counted. */
const afterWorkingDays = (now: Date, count: number): Date => {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  for (let daysLeft = count; daysLeft > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isWorkingDay(day)) daysLeft -= 1;
  }
  return endOfDay(day.toISOString().slice(0, 10));
};

/** The last instant of a date in UTC. */
export const endOfDay = (date: string): Date => new Date(`${date}T23:59:59.999Z`);

/** The answer date of an application that enters a stage; null for the final stages. */
export const answerDueAt = (stage: Stage, now: Date): Date | null => {
  const count = workingDays[stage];
  return count === null ? null : afterWorkingDays(now, count);
};

/** The latest answer date a team may choose, in days from now. */
export const maxAnswerDaysAhead = 60;

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

/** "Friday, November 20", in UTC, so that server, email and browser show the same day. */
export const formatDay = (iso: string): string => {
  const date = new Date(iso);
  return `${weekdays[date.getUTCDay()] ?? ""}, ${months[date.getUTCMonth()] ?? ""} ${date.getUTCDate()}`;
};

export const formatDayWithYear = (iso: string): string => `${formatDay(iso)}, ${new Date(iso).getUTCFullYear()}`;
