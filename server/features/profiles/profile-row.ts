/** A profile's row as the builder knows it: missing values are empty strings there and null here. */
import { completenessOf } from "#domain/profiles/completeness.ts";
import { uniquePreferences } from "#domain/profiles/history.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import type { SavedProfile } from "#domain/profiles/save-profile.ts";
import type { candidateProfiles } from "../../db/tables/profiles.ts";

type Row = typeof candidateProfiles.$inferSelect;

export const profileOf = (row: Row): Profile => ({
  firstName: row.firstName ?? "",
  lastName: row.lastName ?? "",
  email: row.statedEmail ?? "",
  phone: row.phone ?? "",
  location: row.location ?? "",
  title: row.title ?? "",
  summary: row.summary ?? "",
  skills: row.skills,
  experience: [...row.experience],
  education: [...row.education],
  credentials: [...row.credentials],
  languages: [...row.languages],
  volunteering: [...row.volunteering],
  preferences: uniquePreferences(row.preferences),
  desiredSalary: row.salaryExpectation === null ? "" : String(Math.round(row.salaryExpectation)),
});

export const savedOf = (row: Row, hasAccount: boolean): SavedProfile => ({
  profileId: row.id,
  revision: row.revision,
  profile: profileOf(row),
  savedAt: row.updatedAt.toISOString(),
  hasAccount,
  proposals: [...row.proposals],
});

const orNull = (text: string): string | null => (text === "" ? null : text);

type Columns = Readonly<
  Record<
    Exclude<keyof Profile, "email" | "desiredSalary"> | "statedEmail" | "salaryExpectation" | "profileCompleteness",
    unknown
  >
>;

export const columnsOf = (profile: Profile) =>
  ({
    firstName: orNull(profile.firstName),
    lastName: orNull(profile.lastName),
    statedEmail: orNull(profile.email),
    phone: orNull(profile.phone),
    location: orNull(profile.location),
    title: orNull(profile.title),
    summary: orNull(profile.summary),
    skills: profile.skills,
    experience: profile.experience,
    education: profile.education,
    credentials: profile.credentials,
    languages: profile.languages,
    volunteering: profile.volunteering,
    preferences: uniquePreferences(profile.preferences),
    salaryExpectation: profile.desiredSalary === "" ? null : Number(profile.desiredSalary),
    profileCompleteness: completenessOf(profile),
  }) satisfies Columns;
