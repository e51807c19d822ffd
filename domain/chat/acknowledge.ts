/** Says back what was written down, so that a misunderstanding is seen at once. */
import type { Education, Position } from "../profiles/history.ts";
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

const partsOf = (update: ProfileUpdate, before: Profile): string[] => {
  const name =
    update.firstName === undefined && update.lastName === undefined
      ? ""
      : `${update.firstName ?? before.firstName} ${update.lastName ?? before.lastName}`.trim();
  const skills = fresh(update.skills, before.skills);
  const jobs = fresh(update.experience, before.experience);
  const schools = fresh(update.education, before.education);
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
    ...cleared.map((field) => `your ${field} as removed`),
    update.skills !== undefined && skills.length === 0 ? "your skills without it" : "",
    (update.experience !== undefined && jobs.length === 0) || (update.education !== undefined && schools.length === 0)
      ? "your profile without it"
      : "",
  ].filter((part) => part !== "");
};

const missing = (update: ProfileUpdate, before: Profile, step: ChatStep): string => {
  const after = { ...before, ...update };
  if (step === "intro" && update.firstName !== undefined && after.lastName === "")
    return " If you want your last name in your profile, tell me at any time.";
  if (step === "contact" && update.email && after.phone === "")
    return " If you want to add a phone number, tell me at any time.";
  if (step === "contact" && update.phone && after.email === "")
    return " If you want to add an email address, tell me at any time.";
  return "";
};

export const acknowledge = (update: ProfileUpdate, before: Profile, step: ChatStep): string => {
  const greeting = step === "intro" && update.firstName !== undefined ? `Nice to meet you, ${update.firstName}. ` : "";
  const parts = partsOf(update, before);
  const only = parts.length === 1 && greeting !== "";
  return `${greeting}${only ? "" : `I have noted ${list(parts)}.`}${missing(update, before, step)}`.trim();
};
