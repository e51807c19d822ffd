/** What another reader claims to have found in a message: only what the person said there is believed. */
import { z } from "zod";
import type { Education, Position } from "../profiles/history.ts";
import type { Profile, ProfileUpdate } from "../profiles/profile.ts";
import { dateRangesIn, singleDatesIn } from "../resumes/fields/dates.ts";
import { fold } from "../resumes/sections/headings.ts";
import type { ChatStep } from "./chat-steps.ts";
import { saidCredentials } from "./said-credentials.ts";
import { saidEmail } from "./said-email.ts";
import { saidLanguages } from "./said-languages.ts";
import { saidPhone } from "./said-phone.ts";
import { datesIn } from "./said-dates.ts";
import { partsOfHistory } from "./job-pieces.ts";
import { addedJobs } from "./added-jobs.ts";
import { addedSchools } from "./said-schools.ts";
import { addedSkills, withoutDenials } from "./said-skills.ts";
import { type Facts, takeFacts } from "./take-facts.ts";

const text = z.string().max(255).nullish();

/** Contact data and the summary are not asked for: our own readers take them as they were typed. */
export const extraction = z.object({
  firstName: text,
  lastName: text,
  location: text,
  title: text,
  skills: z.array(z.string().max(100)).max(50).nullish(),
  experience: z
    .array(
      z.object({ title: text, company: text, location: text, start: text, end: text, current: z.boolean().nullish() }),
    )
    .max(30)
    .nullish(),
  education: z
    .array(
      z.object({
        degree: text,
        field: text,
        school: text,
        startYear: z.number().nullish(),
        year: z.number().nullish(),
      }),
    )
    .max(20)
    .nullish(),
});

export type Extraction = z.infer<typeof extraction>;

const words = (value: string): string =>
  ` ${fold(value)
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim()} `;

/** The same words in the same order, whatever their case and accents. */
const isSaid = (value: string | null | undefined, message: string): value is string =>
  value !== null && value !== undefined && value.trim() !== "" && words(message).includes(words(value));

/** In the spelling of the one who said it, where that has capitals; a model may write "Mcdonald". */
const tidy = (value: string): string => value.replaceAll(/\s+/g, " ").trim();

const datesSaid = (message: string): ReadonlySet<string> => {
  const found = [message, ...partsOfHistory(message)].flatMap((piece) => {
    const { start, end } = datesIn(piece);
    const all = [...dateRangesIn(piece), ...singleDatesIn(piece)].flatMap((range) => [range.start, range.end]);
    return [start, end, ...all].filter((date): date is string => date !== undefined && date !== null && date !== "");
  });
  return new Set(found.flatMap((date) => [date, date.slice(0, 4)]));
};

const saysNow = /\b(?:since|now|current(?:ly)?|present|today|still|ongoing|to date)\b/i;

const acceptedJob = (
  claimed: NonNullable<Extraction["experience"]>[number],
  message: string,
  dates: ReadonlySet<string>,
): Position | undefined => {
  const title = isSaid(claimed.title, message) ? tidy(claimed.title) : "";
  const company = isSaid(claimed.company, message) ? tidy(claimed.company) : "";
  if (title === "" && company === "") return undefined;
  return {
    title,
    company,
    ...(isSaid(claimed.location, message) ? { location: tidy(claimed.location) } : {}),
    ...(claimed.start && dates.has(claimed.start) ? { start: claimed.start } : {}),
    ...(claimed.current === true && saysNow.test(message)
      ? { end: null }
      : claimed.end && dates.has(claimed.end)
        ? { end: claimed.end }
        : {}),
  };
};

const acceptedSchool = (
  claimed: NonNullable<Extraction["education"]>[number],
  message: string,
  dates: ReadonlySet<string>,
): Education | undefined => {
  const degree = isSaid(claimed.degree, message) ? tidy(claimed.degree) : "";
  const school = isSaid(claimed.school, message) ? tidy(claimed.school) : "";
  const field = isSaid(claimed.field, message) ? { field: tidy(claimed.field) } : {};
  if (degree === "" && school === "") return undefined;
  return {
    degree,
    school,
    ...field,
    ...(claimed.startYear && dates.has(String(claimed.startYear)) ? { startYear: claimed.startYear } : {}),
    ...(claimed.year && dates.has(String(claimed.year)) ? { year: claimed.year } : {}),
  };
};

const listed: readonly (keyof Profile)[] = ["skills", "experience", "education"];
const asked: Partial<Record<ChatStep, keyof Profile>> = {
  location: "location",
  title: "title",
  skills: "skills",
  experience: "experience",
  education: "education",
};

/**
 * A claim fills what our own reader left open and may replace its reading of the question that was asked; it never touches what
 * was put right, nor anything that other questions had answered before.
 */
export const acceptExtraction = (
  claimed: Extraction,
  message: string,
  step: ChatStep,
  profile: Profile,
  today = "",
): Facts => {
  const own = takeFacts(message, step, profile, today);
  const dates = datesSaid(message);
  // Licenses and languages have fields of their own, which our own readers fill.
  const held = withoutDenials(saidCredentials(message, step === "skills", today).rest);
  const languages = saidLanguages(message, step === "skills").map(({ name }) => words(name));
  const skills = (claimed.skills ?? [])
    .filter((skill) => isSaid(skill, held) && !languages.includes(words(skill)))
    .map(tidy);
  const jobs = (claimed.experience ?? []).flatMap((job) => acceptedJob(job, message, dates) ?? []);
  const schools = (claimed.education ?? []).flatMap((school) => acceptedSchool(school, message, dates) ?? []);
  const accepted: ProfileUpdate = {
    ...(step === "intro" && isSaid(claimed.firstName, message) ? { firstName: tidy(claimed.firstName) } : {}),
    ...(step === "intro" && isSaid(claimed.lastName, message) ? { lastName: tidy(claimed.lastName) } : {}),
    ...(isSaid(claimed.location, message) ? { location: tidy(claimed.location) } : {}),
    ...(isSaid(claimed.title, message) ? { title: tidy(claimed.title) } : {}),
    ...(skills.length > 0 ? { skills: addedSkills(profile.skills, skills) } : {}),
    ...(jobs.length > 0 ? { experience: addedJobs(profile.experience, jobs) } : {}),
    ...(schools.length > 0 ? { education: addedSchools(profile.education, schools) } : {}),
  };
  const usable = Object.entries(accepted).filter(([name]) => {
    const field = name as keyof Profile;
    const isOpen = own.update[field] === undefined && (profile[field].length === 0 || listed.includes(field));
    const isName = field === "firstName" || field === "lastName";
    return isOpen && (own.answered ? true : isName || field === asked[step] || profile[field].length === 0);
  });
  const update: ProfileUpdate = { ...own.update, ...(Object.fromEntries(usable) as ProfileUpdate) };
  const answered =
    own.answered ||
    (step === "intro"
      ? update.firstName !== undefined
      : asked[step] !== undefined && (update[asked[step]]?.length ?? 0) > 0);
  return { ...own, update, answered };
};

/** The message as it may leave the house: nobody needs an address or a number to find a job title. */
export const withoutContact = (message: string): string => {
  const email = saidEmail(message, true);
  const rest = email === undefined ? message : email.rest;
  return saidPhone(rest)?.rest ?? rest;
};
