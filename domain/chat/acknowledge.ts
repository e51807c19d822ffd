/** Says back what was written down, so that a misunderstanding is seen at once. */
import type { Education, Position } from "../profiles/history.ts";
import { credentialLine, languageLine } from "../profiles/entry-text.ts";
import type { Profile, ProfileUpdate } from "../profiles/profile.ts";
import type { ChatStep } from "./chat-steps.ts";

const jobInWords = ({ title, company, start, end }: Position): string => {
  const what = title === "" ? company : company === "" ? title : `${title} at ${company}`;
  const since =
    start === undefined
      ? ""
      : end === null
        ? ` since ${start}`
        : end === undefined || end === start
          ? `, ${start}`
          : `, ${start} to ${end}`;
  return `${what}${since}`;
};

const schoolInWords = ({ degree, field, school, year }: Education): string =>
  [
    [degree, field].filter((part) => part !== undefined && part !== "").join(" in "),
    school,
    year === undefined ? "" : String(year),
  ]
    .filter((part) => part !== "")
    .join(", ");

const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

const fresh = <T>(now: readonly T[] | undefined, before: readonly T[]): T[] =>
  (now ?? []).filter((item) => !before.some((known) => JSON.stringify(known) === JSON.stringify(item)));

const partsOf = (update: ProfileUpdate, before: Profile, today: string): string[] => {
  const name =
    update.firstName === undefined && update.lastName === undefined
      ? ""
      : `${update.firstName ?? before.firstName} ${update.lastName ?? before.lastName}`.trim();
  const skills = fresh(update.skills, before.skills);
  const jobs = fresh(update.experience, before.experience);
  const schools = fresh(update.education, before.education);
  const credentials = fresh(update.credentials, before.credentials);
  const languages = fresh(update.languages, before.languages);
  const isShorter = (["experience", "education", "credentials", "languages"] as const).some(
    (field) => (update[field]?.length ?? before[field].length) < before[field].length,
  );
  const hasNew = jobs.length + schools.length + credentials.length + languages.length > 0;
  const cleared = (["phone", "email", "location", "title", "summary"] as const).filter((field) => update[field] === "");
  return [
    name === "" ? "" : `your name, ${name}`,
    update.email ? `your email, ${update.email}` : "",
    update.phone ? `your phone, ${update.phone}` : "",
    update.location ? `your location, ${update.location}` : "",
    update.title ? `your title, ${update.title}` : "",
    update.summary ? "your summary" : "",
    skills.length > 0
      ? `${skills.length === 1 ? "the skill" : "the skills"} ${list(skills.slice(0, 12))}${skills.length > 12 ? ` and ${skills.length - 12} more` : ""}`
      : "",
    jobs.length > 0 ? jobs.map(jobInWords).join("; ") : "",
    schools.length > 0 ? schools.map(schoolInWords).join("; ") : "",
    credentials.map((credential) => credentialLine(credential, today)).join("; "),
    languages.map(languageLine).join(", "),
    ...cleared.map((field) => `your ${field} as removed`),
    update.skills !== undefined && skills.length === 0 ? "your skills without it" : "",
    isShorter && !hasNew ? "your profile without it" : "",
  ].filter((part) => part !== "");
};

const levelMissing = (update: ProfileUpdate, before: Profile): string => {
  const [language] = fresh(update.languages, before.languages).filter(({ level }) => level === undefined);
  return language === undefined
    ? ""
    : ` How well do you speak ${language.name}? You can tell me at any time, for example “I speak conversational ${language.name}”.`;
};

const missing = (update: ProfileUpdate, before: Profile, step: ChatStep): string => {
  const after = { ...before, ...update };
  if (step === "intro" && update.firstName !== undefined && after.lastName === "")
    return " If you want your last name in your profile, tell me at any time.";
  if (step === "contact" && update.email && after.phone === "")
    return " If you want to add a phone number, tell me at any time.";
  if (step === "contact" && update.phone && after.email === "")
    return " If you want to add an email address, tell me at any time.";
  return levelMissing(update, before);
};

export const acknowledge = (update: ProfileUpdate, before: Profile, step: ChatStep, today = ""): string => {
  const greeting = step === "intro" && update.firstName !== undefined ? `Nice to meet you, ${update.firstName}. ` : "";
  const parts = partsOf(update, before, today);
  const only = parts.length === 1 && greeting !== "";
  return `${greeting}${only ? "" : `I have noted ${list(parts)}.`}${missing(update, before, step)}`.trim();
};
