/** The differences between two versions, field by field, as text. */
import { type Availability, availabilityLabels } from "../fractional/availability.ts";
import type { ContentFacts, StoredFacts } from "./content.ts";
import type { ContentSubject } from "./subjects.ts";

type ContentFieldLabels = {
  readonly [Subject in ContentSubject]: Readonly<Record<keyof ContentFacts[Subject], string>>;
};

export const contentFieldLabels: ContentFieldLabels = {
  "public-job": {
    title: "Title",
    company: "Company",
    location: "Location",
    type: "Type",
    industry: "Industry",
    salaryMinUsd: "Minimum salary",
    salaryMaxUsd: "Maximum salary",
    salary: "Salary (as shown)",
    description: "Description",
    requirements: "Requirements",
    isActive: "Shown on the site",
    isFeatured: "Featured",
  },
  testimonial: {
    name: "Name",
    position: "Position",
    company: "Company",
    content: "Quote",
    rating: "Stars",
    avatarUrl: "Image",
  },
  expert: {
    name: "Name",
    title: "Title",
    company: "Former role",
    location: "Location",
    availability: "Availability",
    hourlyRateUsd: "Hourly rate",
    experienceYears: "Years of experience",
    successRatePercent: "Success rate",
    projectsCompleted: "Projects completed",
    bio: "Bio",
    skills: "Skills",
    specialties: "Specialties",
    previousCompanies: "Previous companies",
    imageUrl: "Image",
  },
  "reply-template": { name: "Name", subject: "Subject", body: "Message" },
};

export interface Difference {
  readonly label: string;
  /** Null for an empty value. */
  readonly before: string | null;
  readonly after: string | null;
}

const formatValue = (field: string, value: unknown): string | null => {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") {
    if (field.endsWith("Usd")) return `$${value.toLocaleString("en-US")}`;
    return field.endsWith("Percent") ? `${value}%` : value.toLocaleString("en-US");
  }
  if (typeof value !== "string") return JSON.stringify(value);
  return field === "availability" ? (availabilityLabels[value as Availability] ?? value) : value;
};

const contextLength = 40;
const maxWholeTextLength = 90;

/** The part of a long text that differs, with some context. */
const changedPart = (before: string, after: string): readonly [string, string] => {
  if (Math.max(before.length, after.length) <= maxWholeTextLength) return [before, after];
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const cut = (text: string): string => {
    const from = Math.max(0, head - contextLength);
    const to = Math.min(text.length, text.length - tail + contextLength);
    return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
  };
  return [cut(before), cut(after)];
};

const joinValues = (values: readonly unknown[]): string | null => (values.length === 0 ? null : values.join(", "));

/** The removed and added values of a list, or the whole list if only the order changed. */
const listDifference = (
  before: readonly unknown[],
  after: readonly unknown[],
): readonly [string | null, string | null] => {
  const removedItems = before.filter((each) => !after.includes(each));
  const addedItems = after.filter((each) => !before.includes(each));
  return removedItems.length + addedItems.length === 0
    ? [joinValues(before), joinValues(after)]
    : [joinValues(removedItems), joinValues(addedItems)];
};

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** In the order of the form. */
export const differencesOf = (
  subject: ContentSubject,
  before: StoredFacts,
  after: StoredFacts,
): readonly Difference[] =>
  Object.entries<string>(contentFieldLabels[subject])
    .filter(([field]) => !isEqual(before[field] ?? null, after[field] ?? null))
    .map(([field, label]) => {
      const [beforeValue, afterValue] = [before[field], after[field]];
      if (Array.isArray(beforeValue) && Array.isArray(afterValue)) {
        const [removedText, addedText] = listDifference(beforeValue, afterValue);
        return { label, before: removedText, after: addedText };
      }
      const [from, to] = [formatValue(field, beforeValue), formatValue(field, afterValue)];
      if (from === null || to === null) return { label, before: from, after: to };
      const [fromPart, toPart] = changedPart(from, to);
      return { label, before: fromPart, after: toPart };
    });
