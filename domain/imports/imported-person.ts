/** A person from an import: only what the source states. */
import { workedTime } from "../matching/facts/worked-months.ts";
import type { Credential, Education, Language, Position, Volunteering } from "../profiles/history.ts";
import type { ProfileUpdate } from "../profiles/profile.ts";

export interface ImportedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly currentTitle: string | null;
  readonly currentCompany: string | null;
  readonly location: string | null;
  readonly skills: readonly string[];
  /** Whole years. */
  readonly experience: number | null;
  readonly desiredSalary: number | null;
  readonly linkedinUrl: string | null;
  readonly portfolioUrl: string | null;
  readonly source: string | null;
  readonly summary: string | null;
  readonly notes: string | null;
  readonly workHistory: readonly Position[];
  readonly education: readonly Education[];
  readonly credentials: readonly Credential[];
  readonly languages: readonly Language[];
  readonly volunteering: readonly Volunteering[];
}

const emptyToNull = (text: string | null | undefined): string | null =>
  text === undefined || text === "" ? null : text;

/** A person from a resume reading. `month` is the current one, "2026-11", and ends current jobs. */
export const personFromReading = (
  {
    firstName = "",
    lastName = "",
    phone,
    location,
    title,
    summary,
    skills = [],
    experience = [],
    education = [],
    credentials = [],
    languages = [],
    volunteering = [],
  }: ProfileUpdate,
  email: string,
  month: string,
): ImportedPerson => {
  const current = experience.find(({ end }) => end === null);
  const { months } = workedTime(
    experience.flatMap(({ start, end }) => (start === undefined || end === undefined ? [] : [{ start, end }])),
    month,
  );
  const isDated = experience.some(({ start, end }) => start !== undefined && end !== undefined);
  return {
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    email,
    phone: emptyToNull(phone),
    currentTitle: emptyToNull(title) ?? emptyToNull(current?.title),
    currentCompany: emptyToNull(current?.company),
    location: emptyToNull(location),
    skills: skills ?? [],
    experience: isDated ? Math.min(80, Math.floor(months / 12)) : null,
    desiredSalary: null,
    linkedinUrl: null,
    portfolioUrl: null,
    source: "Resume import",
    summary: emptyToNull(summary),
    notes: null,
    workHistory: experience ?? [],
    education: education ?? [],
    credentials: credentials ?? [],
    languages: languages ?? [],
    volunteering: volunteering ?? [],
  };
};
