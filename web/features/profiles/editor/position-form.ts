/** A job as it is filled in, and what can be said against it. */
import type { Position } from "#domain/profiles/history.ts";
import { dateOf, type MonthTyped, typedOf } from "./month-field.tsx";

export interface PositionTyped {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly start: MonthTyped;
  readonly end: MonthTyped;
  readonly isCurrent: boolean;
  readonly description: string;
}

export const positionTyped = (position: Position | null): PositionTyped => ({
  title: position?.title ?? "",
  company: position?.company ?? "",
  location: position?.location ?? "",
  start: typedOf(position?.start),
  end: typedOf(position?.end),
  isCurrent: position === null || position.end === null,
  description: position?.description ?? "",
});

export type PositionObjections = Partial<Readonly<Record<"title" | "company" | "start" | "end", string>>>;

const objectionToDate = (typed: MonthTyped): string | undefined => {
  if (typed.year === "") return typed.month === "" ? undefined : "Please add the year";
  return /^(19|20)\d\d$/.test(typed.year) ? undefined : "Please enter a year, such as 2019";
};

/** A year alone is any month of it. */
const isBefore = (end: string, start: string): boolean => {
  const length = Math.min(end.length, start.length);
  return end.slice(0, length) < start.slice(0, length);
};

export const objectionsTo = ({ title, company, start, end, isCurrent }: PositionTyped): PositionObjections => {
  const [from, until] = [dateOf(start), isCurrent ? undefined : dateOf(end)];
  const startObjection = objectionToDate(start);
  const endObjection = isCurrent ? undefined : objectionToDate(end);
  const isBackwards =
    startObjection === undefined && endObjection === undefined && from !== undefined && until !== undefined
      ? isBefore(until, from)
      : false;
  return {
    ...(title.trim() === "" ? { title: "Please enter your title there" } : {}),
    ...(company.trim() === "" ? { company: "Please enter the company" } : {}),
    ...(startObjection === undefined ? {} : { start: startObjection }),
    ...(endObjection === undefined ? {} : { end: endObjection }),
    ...(isBackwards ? { end: "This is before the start" } : {}),
  };
};

/** What the form does not ask for, such as the industry, stays. */
export const positionFrom = (typed: PositionTyped, before: Position | null): Position => {
  const {
    location: _location,
    start: _start,
    end: _end,
    description: _description,
    ...kept
  } = before ?? {
    title: "",
    company: "",
  };
  const [start, end] = [dateOf(typed.start), typed.isCurrent ? null : dateOf(typed.end)];
  return {
    ...kept,
    title: typed.title.trim(),
    company: typed.company.trim(),
    ...(typed.location.trim() === "" ? {} : { location: typed.location.trim() }),
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    ...(typed.description.trim() === "" ? {} : { description: typed.description.trim() }),
  };
};
