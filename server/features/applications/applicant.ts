/** Whoever applies, in the words of the form, of a résumé or of a profile, as a candidate's record would say it. */
import type { Application, ResumeState } from "#domain/applications/application.ts";
import { workedTime } from "#domain/matching/worked-months.ts";
import type { Education, Position } from "#domain/profiles/history.ts";
import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";

export interface Applicant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly location: string | null;
  readonly currentTitle: string | null;
  readonly currentCompany: string | null;
  readonly experience: number | null;
  readonly skills: string[];
  readonly summary: string | null;
  readonly workHistory: readonly Position[];
  readonly education: readonly Education[];
}

export interface KeptFile {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly mediaType: string;
}

export interface SentApplication {
  readonly applicant: Applicant;
  readonly note: string | null;
  readonly wantsPerson: boolean;
  readonly notices: readonly string[];
  readonly resumeState: ResumeState;
  readonly file: KeptFile | null;
  /** Where the words stood that were agreed to. */
  readonly place: string;
  readonly source: string;
  readonly spamSignals: readonly string[];
}

const orNull = (text: string | undefined): string | null => (text === undefined || text === "" ? null : text);

const mostYears = 80;

const yearsOf = (jobs: readonly Position[], now: Date): number | null => {
  const dated = jobs.map(({ start, end }) => ({ start: start ?? null, end: end ?? null }));
  const { months } = workedTime(dated, now.toISOString().slice(0, 7));
  return months === 0 ? null : Math.min(mostYears, Math.floor(months / 12));
};

const pastOf = ({ skills = [], experience = [], education = [], summary }: ProfileUpdate, now: Date) => ({
  currentCompany: orNull(experience.find(({ end }) => end === null || end === undefined)?.company),
  experience: yearsOf(experience, now),
  skills,
  summary: orNull(summary),
  workHistory: experience,
  education,
});

/** The form's own words first; the résumé fills in what was left empty. The name and the address are the form's alone. */
export const applicantOfForm = (form: Application, read: ProfileUpdate, now: Date): Applicant => ({
  ...pastOf(read, now),
  firstName: form.firstName,
  lastName: form.lastName,
  email: form.email,
  phone: orNull(form.phone) ?? orNull(read.phone),
  location: orNull(form.location) ?? orNull(read.location),
  currentTitle: orNull(form.currentTitle) ?? orNull(read.title),
});

export const applicantOfProfile = (profile: Profile, now: Date): Applicant => ({
  ...pastOf(profile, now),
  firstName: profile.firstName.trim(),
  lastName: profile.lastName.trim(),
  email: profile.email.trim(),
  phone: orNull(profile.phone),
  location: orNull(profile.location),
  currentTitle: orNull(profile.title),
});
