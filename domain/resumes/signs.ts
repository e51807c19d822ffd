/** Signs that a value is right: known words, values that agree with each other, and a section that its heading names. */
import { allSkills } from "../skills/vocabulary.ts";
import type { Contact } from "./fields/contact.ts";
import type { FoundCredential } from "./fields/credentials.ts";
import type { FoundSchool } from "./fields/education.ts";
import { degreeScore, institutionScore } from "./fields/education-words.ts";
import type { FoundJob } from "./fields/experience.ts";
import { isKnownLocation, locationScore } from "./fields/locations.ts";
import { emailSimilarity, type FoundName } from "./fields/name.ts";
import { plainSkillKey } from "./fields/skill-key.ts";
import { companyScore, titleScore } from "./fields/work-words.ts";
import { fold, headingKind } from "./sections/headings.ts";
import type { SectionKind } from "./sections/section-kinds.ts";
import type { Section } from "./sections/sections.ts";

type Signs = readonly boolean[];

const wordCount = (text: string): number => text.split(/\s+/).length;
const endsOpen = (text: string): boolean => /(?:[,&/(-]|\s(?:and|of|for|at|in|the|und|et))$/iu.test(text);
/** Neither cut off, nor a sentence, nor contact details. */
const isClean = (text: string, maxWords: number): boolean =>
  /^[\p{Lu}\d]/u.test(text) && !endsOpen(text) && wordCount(text) <= maxWords && !/[@\t]|https?:|\.$/u.test(text);

let knownSkills: ReadonlySet<string> | undefined;
const isKnownSkill = (text: string): boolean => {
  knownSkills ??= new Set(allSkills.flatMap(({ name, aliases }) => [name, ...aliases].map(plainSkillKey)));
  return knownSkills.has(plainSkillKey(text));
};

/** True if the document has such a section and its own words name it. */
export const isHeaded = (sections: readonly Section[], kind: SectionKind): boolean =>
  sections.some(
    (section) =>
      section.kind === kind &&
      section.heading !== null &&
      [section.heading.text, section.heading.cells[0]?.text ?? ""].some((text) => headingKind(text) === kind),
  );

export const nameSigns = (name: FoundName, email: string): Signs => [
  emailSimilarity(name.slice.text, email) > 0,
  name.first !== "" && name.last !== "",
  titleScore(name.slice.text) === 0,
  locationScore(name.slice.text) < 0.8,
  isClean(name.slice.text, 5),
];

export const emailSigns = ({ email }: Contact, name: FoundName | null): Signs => [
  email !== null && email.end - email.start === email.text.length,
  name !== null && emailSimilarity(name.slice.text, email?.text ?? "") > 0,
  /\.(?:com|org|net|edu|gov|io|dev|\p{L}{2})$/u.test(email?.text ?? ""),
];

export const phoneSigns = (printed: string, country: string | null): Signs => [
  printed.startsWith("+"),
  country !== null,
  /[\s().-]/.test(printed),
];

export const locationSigns = ({ text, certainty }: NonNullable<Contact["location"]>): Signs => [
  certainty >= 0.8,
  text.includes(", "),
  text.split(", ").every(isKnownLocation),
  titleScore(text) === 0,
];

export const titleSigns = (text: string, isHeadline: boolean, jobs: readonly FoundJob[]): Signs => [
  isHeadline,
  titleScore(text) > 0,
  jobs.some(({ title }) => title !== null && ` ${fold(text)} `.includes(` ${fold(title.text)} `)),
  isClean(text, 9),
  locationScore(text) < 0.5,
];

export const summarySigns = (text: string, isUnderHeading: boolean): Signs => [
  isUnderHeading,
  text.endsWith("."),
  /^\p{Lu}/u.test(text),
  wordCount(text) > 10,
];

export const skillSigns = (text: string, skills: readonly { text: string }[], isUnderHeading: boolean): Signs => [
  isUnderHeading,
  isKnownSkill(text),
  isClean(text, 4),
  skills.filter((other) => isKnownSkill(other.text)).length * 2 >= skills.length,
  !/^\p{L}+$/u.test(text) || isKnownSkill(text) || text.length > 9,
];

/** What holds for all jobs of the document speaks for each of them. */
export const jobSigns = (jobs: readonly FoundJob[], isUnderHeading: boolean) => {
  const areComplete = jobs.every(({ title, company, date }) => title !== null && company !== null && !date.single);
  const areKnown = jobs.filter(({ title }) => titleScore(title?.text ?? "") > 0).length * 2 >= jobs.length;
  return {
    title: ({ title, company, certainty }: FoundJob): Signs => [
      isUnderHeading,
      areComplete,
      certainty >= 0.5,
      titleScore(title?.text ?? "") > 0,
      isClean(title?.text ?? "", 8) && companyScore(title?.text ?? "") < 2,
      company !== null && locationScore(title?.text ?? "") < 0.8,
    ],
    company: ({ title, company, certainty }: FoundJob): Signs => [
      isUnderHeading,
      areComplete,
      certainty >= 0.5,
      areKnown && titleScore(title?.text ?? "") > 0,
      isClean(company?.text.replace(/\.$/u, "") ?? "", 7) && titleScore(company?.text ?? "") < 2,
      locationScore(company?.text ?? "") < 0.8,
      !(company?.text ?? "").includes(", ") || companyScore(company?.text ?? "") > 0,
    ],
    dates: ({ date }: FoundJob): Signs => [
      isUnderHeading,
      areComplete,
      !date.single,
      date.end === null || date.end > date.start,
      date.start.length > 4,
    ],
  };
};

export const schoolSigns = (schools: readonly FoundSchool[], isUnderHeading: boolean) => {
  const areComplete = schools.every(
    ({ institution, degree, year }) => institution !== null && degree !== null && year !== null,
  );
  return {
    institution: ({ institution, degree }: FoundSchool): Signs => [
      isUnderHeading,
      areComplete,
      institutionScore(institution?.text ?? "") > 0,
      degreeScore(degree?.text ?? "") > 0,
      isClean(institution?.text ?? "", 8) && wordCount(institution?.text ?? "") > 1,
    ],
    degree: ({ institution, degree }: FoundSchool): Signs => [
      isUnderHeading,
      areComplete,
      degreeScore(degree?.text ?? "") > 0,
      institutionScore(institution?.text ?? "") > 0 && institutionScore(degree?.text ?? "") === 0,
      isClean(degree?.text ?? "", 10),
      / (?:in|of) |, |:/u.test(degree?.text ?? ""),
    ],
    year: ({ institution, degree }: FoundSchool): Signs => [
      isUnderHeading,
      areComplete,
      institutionScore(institution?.text ?? "") > 0,
      degreeScore(degree?.text ?? "") > 0,
    ],
  };
};

const credentialWord =
  /(?<!\p{L})(?:licen[sc]ed?|certified|certificate|certification|registered|chartered|card|permit|[\p{Lu}\d]{2,})(?!\p{L})/u;

export const credentialSigns = ({ value }: FoundCredential, isUnderHeading: boolean): Signs => [
  isUnderHeading,
  value.issuer !== "" && isClean(value.issuer, 9),
  credentialWord.test(value.name),
  value.number !== "" || value.validFrom !== null || value.validTo !== null || value.status === "in_progress",
  isClean(value.name, 9),
];

/** For kinds with few signs: the section's heading, and the parts that an entry of that kind usually has. */
export const entrySigns = (isUnderHeading: boolean, name: string, parts: readonly string[]): Signs => [
  isUnderHeading,
  isClean(name, 8),
  ...parts.map((part) => part !== ""),
];

export const countSigns = (signs: Signs): number => signs.filter(Boolean).length;
