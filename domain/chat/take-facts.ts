/** Everything a message says about its writer: the answer to the question, and what belongs to other questions. */
import type { Profile, ProfileUpdate } from "../profiles/profile.ts";
import type { ChatStep } from "./chat-steps.ts";
import { corrections } from "./corrections.ts";
import { withoutJokes } from "./jokes.ts";
import { inClauses, withoutRemarks } from "./message-clauses.ts";
import { nameFrom } from "./name-update.ts";
import { saidEmail } from "./said-email.ts";
import { addedJobs } from "./added-jobs.ts";
import { saidJobs } from "./said-jobs.ts";
import { saidPhone } from "./said-phone.ts";
import { answeredPlace, placeBesideName, saidPlace } from "./said-place.ts";
import { addedCredentials, type Question, saidCredentials } from "./said-credentials.ts";
import { addedLanguages, languageIn, saidLanguages } from "./said-languages.ts";
import { addedSchools, saidSchools } from "./said-schools.ts";
import { addedSkills, answeredSkills, saidSkills } from "./said-skills.ts";
import { saidSummary } from "./said-summary.ts";
import { answeredTitle, saidTitle } from "./said-title.ts";
import { aboutSkills, aboutTitle, aboutWork, withoutMoves } from "./sentences-by-subject.ts";
import { bulleted, trimmed, withoutPictures } from "./spoken-text.ts";
import { explicitTitle, putsTitleRight, titleInstead } from "./title-update.ts";

export interface Facts {
  readonly update: ProfileUpdate;
  /** Whether the question of the current step was answered, and not only something else said. */
  readonly answered: boolean;
  /** What was said too vaguely to be written down. */
  readonly question?: Question;
}

const fieldsOf: Readonly<Record<ChatStep, readonly (keyof Profile)[]>> = {
  intro: ["firstName", "lastName"],
  contact: ["email", "phone"],
  location: ["location"],
  title: ["title"],
  summary: ["summary"],
  skills: ["skills", "credentials", "languages"],
  experience: ["experience"],
  education: ["education"],
  complete: [],
};

const putsRight =
  /\b(?:actually|wait|sorry|correction|oops|my (?:bad|mistake)|i meant|i mean|change|update|fix|wrong|should be|typo|misspel\w+|mistake|instead|now|by the way|btw|new|moved|correct|(?:put|list|write) me)\b/i;

const phoneWord = /\b(?:phone|number|mobile|cell|tel|call|text|ring|whatsapp|reach|contact)\b/i;

/** What was said before stays, unless this is said to put it right. */
const mayReplace = (before: string, text: string): boolean => before === "" || putsRight.test(text);

const isListed = (step: ChatStep): boolean => step === "skills" || step === "experience" || step === "education";

/** `today` is a date, or "" where it is unknown. */
export const takeFacts = (given: string, step: ChatStep, profile: Profile, today = ""): Facts => {
  const message = withoutJokes(given);
  const told = inClauses(step === "summary" ? message : withoutPictures(isListed(step) ? bulleted(message) : message));
  const put = corrections(told, profile);
  let update: ProfileUpdate = { ...put.update };
  let rest = put.rest;
  const has = (field: keyof Profile): boolean => update[field] !== undefined;

  const { credentials, question, rest: others } = saidCredentials(rest, step === "skills", today);
  if (credentials.length > 0 && !has("credentials"))
    update = { ...update, credentials: addedCredentials(profile.credentials, credentials) };
  // A summary keeps its sentences, unless a license number in them would be read as a telephone.
  if (step !== "summary" || credentials.some((each) => each.number !== undefined)) rest = others;
  const languages = has("languages") ? [] : saidLanguages(rest, step === "skills");
  if (languages.length > 0) update = { ...update, languages: addedLanguages(profile.languages, languages) };

  const email = saidEmail(rest, step === "contact");
  // An address beside a correction is still an address.
  const address = email ?? (has("email") ? undefined : saidEmail(told, step === "contact"));
  if (address && !has("email")) update = { ...update, email: address.value };
  if (email) {
    rest = step === "contact" || step === "intro" ? email.rest : withoutRemarks(email.rest);
  }
  const phone = saidPhone(rest);
  if (phone) {
    // A long number in a story is no new telephone unless it is called one.
    const isCalled = phoneWord.test(rest) || putsRight.test(rest);
    if (!has("phone") && (profile.phone === "" || step === "contact" || step === "intro" || isCalled))
      update = { ...update, phone: phone.value };
    rest = step === "contact" || step === "intro" ? phone.rest : withoutRemarks(phone.rest);
  }

  const name = has("firstName") || has("lastName") ? {} : nameFrom(rest, step, profile);
  update = { ...update, ...name };

  const place = step === "location" ? answeredPlace(rest) : saidPlace(rest);
  if (place !== undefined && !has("location") && (step === "location" || mayReplace(profile.location, rest)))
    update = { ...update, location: place };
  if (place === undefined && step === "intro") {
    const near = placeBesideName(rest);
    if (near !== undefined && profile.location === "") update = { ...update, location: near };
  }

  const history = withoutMoves(rest);
  const jobs = saidJobs(history, step === "experience" ? "asked" : "in passing");
  const schools = saidSchools(history, step === "education");

  if (!has("title")) {
    const title =
      step === "title"
        ? answeredTitle(aboutTitle(rest))
        : step === "experience" || step === "education"
          ? explicitTitle(rest)
          : (saidTitle(rest) ?? titleInstead(rest, step));
    if (title !== undefined && (step === "title" || profile.title === "" || putsTitleRight.test(rest)))
      update = { ...update, title };
  }

  if (!has("skills")) {
    const skills =
      step === "skills"
        ? answeredSkills(aboutSkills(rest))
        : step === "summary"
          ? saidSkills(rest).slice(0, /\bskills?\b/i.test(rest) ? 100 : 0)
          : saidSkills(rest);
    const all = addedSkills(
      profile.skills,
      skills.filter((skill) => languages.length === 0 || languageIn(skill) === undefined),
    );
    if (all.length > profile.skills.length) update = { ...update, skills: all };
  }

  const titled =
    step === "title" && jobs.length === 0 ? saidJobs(rest, "beside a title").filter((job) => job.title !== "") : jobs;
  const worked =
    step === "skills" || step === "summary" || step === "location"
      ? titled.filter(
          (job) => (job.company !== "" && job.title !== "") || (titled.length > 1 && job.start !== undefined),
        )
      : titled;
  if (worked.length > 0 && !has("experience"))
    update = { ...update, experience: addedJobs(profile.experience, worked) };
  if (schools.length > 0 && !has("education"))
    update = { ...update, education: addedSchools(profile.education, schools) };

  if (step === "summary" && !has("summary")) {
    const summary = saidSummary(aboutWork(rest), Object.keys(update).length > 0);
    if (summary !== undefined) update = { ...update, summary };
  } else if (!has("summary")) {
    const summary =
      /\b(?:change|set|make|update) (?:my )?summary (?:to|as|say)[:\s]+(?<text>.{10,})$|\bmy summary(?: is| should (?:be|say|read)|:)\s*(?<own>.{10,})$/isu.exec(
        rest,
      )?.groups;
    const text = summary?.["text"] ?? summary?.["own"];
    if (text !== undefined) update = { ...update, summary: trimmed(text) };
  }

  const answered = fieldsOf[step].some((field) => {
    const value = update[field];
    // A thing taken away is put right, and the question still open.
    return (
      value !== undefined &&
      value.length > 0 &&
      (put.update[field] === undefined || value.length >= profile[field].length)
    );
  });
  return { update, answered, ...(question === undefined ? {} : { question }) };
};
