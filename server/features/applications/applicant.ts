/** An applicant from the form, a resume or a profile, in the shape of a candidate record. */
import type { Application, ResumeState } from "#domain/applications/application.ts";
import { workedTime } from "#domain/matching/facts/worked-months.ts";
import type { Position } from "#domain/profiles/history.ts";
import { uniqueSkills } from "#domain/skills/unique-skills.ts";
import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";
import type { candidates } from "../../db/tables/candidates.ts";

/** Columns that an application doesn't fill. A new column must be filled below or be named here. */
type OtherColumn =
  | "id"
  | "companyId"
  | "resumeUrl"
  | "linkedinUrl"
  | "portfolioUrl"
  | "desiredSalary"
  | "availability"
  | "preferences"
  | "source"
  | "notes"
  | "isSample"
  | "searchVector"
  | "createdAt"
  | "updatedAt";

export type Applicant = Readonly<Omit<typeof candidates.$inferSelect, OtherColumn>>;

export interface ResumeFile {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly mediaType: string;
}

export interface SentApplication {
  readonly applicant: Applicant;
  readonly note: string | null;
  readonly requestsHumanReview: boolean;
  readonly notices: readonly string[];
  readonly resumeState: ResumeState;
  readonly file: ResumeFile | null;
  /** The form or page on which the applicant agreed to the texts. */
  readonly place: string;
  readonly source: string;
  readonly spamSignals: readonly string[];
}

const emptyToNull = (text: string | undefined): string | null => (text === undefined || text === "" ? null : text);

const maxYears = 80;

const yearsOf = (jobs: readonly Position[], now: Date): number | null => {
  const dated = jobs.map(({ start, end }) => ({ start: start ?? null, end: end ?? null }));
  const { months } = workedTime(dated, now.toISOString().slice(0, 7));
  return months === 0 ? null : Math.min(maxYears, Math.floor(months / 12));
};

const careerOf = (update: ProfileUpdate, now: Date) => {
  const { skills = [], experience = [], education = [], credentials = [], languages = [], volunteering = [] } = update;
  return {
    currentCompany: emptyToNull(experience.find(({ end }) => end === null || end === undefined)?.company),
    experience: yearsOf(experience, now),
    skills: uniqueSkills(skills),
    summary: emptyToNull(update.summary),
    workHistory: experience,
    education,
    credentials,
    languages,
    volunteering,
  };
};

/** The form takes precedence; the resume fills empty fields. Name and email come from the form only. */
export const applicantOfForm = (form: Application, update: ProfileUpdate, now: Date): Applicant => ({
  ...careerOf(update, now),
  firstName: form.firstName,
  lastName: form.lastName,
  email: form.email,
  phone: emptyToNull(form.phone) ?? emptyToNull(update.phone),
  location: emptyToNull(form.location) ?? emptyToNull(update.location),
  currentTitle: emptyToNull(form.currentTitle) ?? emptyToNull(update.title),
});

export const applicantOfProfile = (profile: Profile, now: Date): Applicant => ({
  ...careerOf(profile, now),
  firstName: profile.firstName.trim(),
  lastName: profile.lastName.trim(),
  email: profile.email.trim(),
  phone: emptyToNull(profile.phone),
  location: emptyToNull(profile.location),
  currentTitle: emptyToNull(profile.title),
});
