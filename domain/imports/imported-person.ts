/** A person as an import brings them in: what the source said, and nothing that it did not. */
import { workedTime } from "../matching/worked-months.ts";
import type { Education, Position } from "../profiles/history.ts";
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
}

const orNull = (text: string | null | undefined): string | null => (text === undefined || text === "" ? null : text);

/** What a résumé's reading says. `month` is the present one, "2026-11": whoever still works gets older. */
export const personOfReading = (
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
    phone: orNull(phone),
    currentTitle: orNull(title) ?? orNull(current?.title),
    currentCompany: orNull(current?.company),
    location: orNull(location),
    skills: skills ?? [],
    experience: isDated ? Math.min(80, Math.floor(months / 12)) : null,
    desiredSalary: null,
    linkedinUrl: null,
    portfolioUrl: null,
    source: "Résumé import",
    summary: orNull(summary),
    notes: null,
    workHistory: experience ?? [],
    education: education ?? [],
  };
};
