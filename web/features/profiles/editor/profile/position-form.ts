/** Form values of a position and their validation. */
import type { Position } from "#domain/profiles/history.ts";
import { dateOf, type MonthValue, parseMonth } from "./month-field.tsx";

export interface PositionFormValues {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly start: MonthValue;
  readonly end: MonthValue;
  readonly isCurrent: boolean;
  readonly description: string;
}

export const positionFormValues = (position: Position | null): PositionFormValues => ({
  title: position?.title ?? "",
  company: position?.company ?? "",
  location: position?.location ?? "",
  start: parseMonth(position?.start),
  end: parseMonth(position?.end),
  isCurrent: position === null || position.end === null,
  description: position?.description ?? "",
});

export type PositionErrors = Partial<Readonly<Record<"title" | "company" | "start" | "end", string>>>;

const validateDate = (values: MonthValue): string | undefined => {
  if (values.year === "") return values.month === "" ? undefined : "Add the year";
  return /^(19|20)\d\d$/.test(values.year) ? undefined : "Enter a year, such as 2019";
};

/** A year alone matches any month of it, so only the common precision is compared. */
const isBefore = (end: string, start: string): boolean => {
  const length = Math.min(end.length, start.length);
  return end.slice(0, length) < start.slice(0, length);
};

export const validatePosition = ({ title, company, start, end, isCurrent }: PositionFormValues): PositionErrors => {
  const [from, until] = [dateOf(start), isCurrent ? undefined : dateOf(end)];
  const startError = validateDate(start);
  const endError = isCurrent ? undefined : validateDate(end);
  const endsBeforeStart =
    startError === undefined && endError === undefined && from !== undefined && until !== undefined
      ? isBefore(until, from)
      : false;
  return {
    ...(title.trim() === "" ? { title: "Enter your job title" } : {}),
    ...(company.trim() === "" ? { company: "Enter the company" } : {}),
    ...(startError === undefined ? {} : { start: startError }),
    ...(endError === undefined ? {} : { end: endError }),
    ...(endsBeforeStart ? { end: "The end can't be before the start" } : {}),
  };
};

/** Fields that the form doesn't show, such as the industry, keep their values. */
export const positionFrom = (values: PositionFormValues, previous: Position | null): Position => {
  const {
    location: _location,
    start: _start,
    end: _end,
    description: _description,
    ...kept
  } = previous ?? {
    title: "",
    company: "",
  };
  const [start, end] = [dateOf(values.start), values.isCurrent ? null : dateOf(values.end)];
  return {
    ...kept,
    title: values.title.trim(),
    company: values.company.trim(),
    ...(values.location.trim() === "" ? {} : { location: values.location.trim() }),
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    ...(values.description.trim() === "" ? {} : { description: values.description.trim() }),
  };
};
