/** Everything a message says about its writer: the answer to the question, and what belongs to other questions. */
import type { Profile, ProfileUpdate } from "../profiles/profile.ts";
import { type ChatStep } from "./chat-steps.ts";
import { corrections } from "./corrections.ts";
import { saidEmail } from "./said-email.ts";
import { saidPhone } from "./said-phone.ts";
import { addedJobs, saidJobs } from "./said-jobs.ts";
import { saidNameParts } from "./name-cues.ts";
import { saidName } from "./said-name.ts";
import { answeredPlace, saidPlace } from "./said-place.ts";
import { addedSchools, saidSchools } from "./said-schools.ts";
import { addedSkills, answeredSkills, saidSkills } from "./said-skills.ts";
import { saidSummary } from "./said-summary.ts";
import { answeredTitle, saidTitle } from "./said-title.ts";
import { editDistance } from "../skills/edit-distance.ts";
import { casedName } from "./name-parts.ts";
import { bulleted, sentencesOf, trimmed, withoutPictures } from "./spoken-text.ts";
import { isKnownPlace } from "../resumes/places.ts";
import { titleScore } from "../resumes/work-words.ts";
import { skillNamed } from "../skills/skill-named.ts";
import { skillIndex } from "../skills/vocabulary.ts";

export interface Facts {
  readonly update: ProfileUpdate;
  /** Whether the question of the current step was answered, and not only something else said. */
  readonly answered: boolean;
}

const fieldsOf: Readonly<Record<ChatStep, readonly (keyof Profile)[]>> = {
  intro: ["firstName", "lastName"],
  contact: ["email", "phone"],
  location: ["location"],
  title: ["title"],
  summary: ["summary"],
  skills: ["skills"],
  experience: ["experience"],
  education: ["education"],
  complete: [],
};

const putsRight =
  /\b(?:actually|wait|sorry|correction|oops|my (?:bad|mistake)|i meant|i mean|change|update|fix|wrong|should be|typo|misspel\w+|mistake|instead|now|by the way|btw|new|moved)\b/i;

const phoneWord = /\b(?:phone|number|mobile|cell|tel|call|text|ring|whatsapp|reach|contact)\b/i;

/** "Now a licensed counselor" in a summary tells a story and changes no title. */
const putsTitleRight =
  /\b(?:correction|oops|i meant|change|update|fix|wrong|should be|typo|title|instead of|actually|promot\w+)\b/i;

/** What was said before stays, unless this is said to put it right. */
const mayReplace = (before: string, text: string): boolean => before === "" || putsRight.test(text);

const unsaid = (update: ProfileUpdate): ProfileUpdate =>
  Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));

/** "Jane Smith. Wait, it's Smyth with a y": in one breath. */
const respelled = (text: string, name: string | undefined): string | undefined => {
  const word =
    /\b(?:wait|sorry|actually|oops|i mean)\b.{0,20}?\b(?:it's|spelled|spelt|meant|that's|mean)\s+(?<word>\p{L}[\p{L}'-]+)/iu.exec(
      text,
    )?.groups?.["word"];
  return word !== undefined &&
    name !== undefined &&
    name !== "" &&
    editDistance(word.toLowerCase(), name.toLowerCase(), 2) <= 2
    ? casedName(word)
    : name;
};

const nameFrom = (text: string, step: ChatStep, profile: Profile): ProfileUpdate => {
  const asked = step === "intro";
  const said = asked ? saidName(text, true) : (saidName(text, false) ?? saidNameParts(text));
  if (!said) return {};
  const { firstName } = said;
  const lastName = respelled(text, said.lastName);
  if (asked && lastName === "" && profile.lastName !== "" && profile.firstName === "") return unsaid({ firstName });
  return unsaid({ firstName, ...(lastName === "" && firstName !== undefined ? {} : { lastName }) });
};

/** "Python, and my location should be Evanston" says two things. */
const inClauses = (text: string): string =>
  text.replaceAll(
    /(?:,|\s+(?:and|but|also|plus))+,?\s+(?:also,?\s+)?(?=(?:by the way|btw|oh,?(?!,?\s+(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)\b)|actually|wait),?\s+|my (?:\w+ )?(?:name|surname|location|title|phone|number|email|e-mail|mobile|cell)\b)/gi,
    (all, at: number) => (/\bnot?\s*$/i.test(text.slice(0, at)) ? all : "\n"),
  );

/** What is left of "my phone number changed, it's now" when the number is taken out. */
const withoutRemarks = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .filter(
      (sentence) =>
        !/^\W*(?:(?:wait|actually|sorry|oh|oops|and|also|btw|by|the|way|my|phone|number|mobile|cell|e-?mail|mail|address|is|it's|its|it|has|changed|change|now|new|typo|in|correction|should|be|to|use|reach|contact|call|me|at|on|you|can|please|was|wrong|instead|update)\b\W*)+$/i.test(
          sentence,
        ) && /\p{L}/u.test(sentence),
    )
    .join("\n");

const isListed = (step: ChatStep): boolean => step === "skills" || step === "experience" || step === "education";

const isName = (sentence: string): boolean => saidName(sentence, false) !== undefined;
const isRemark = (sentence: string): boolean =>
  /^\W*(?:wait|actually|oops|sorry|correction|i meant|by the way|btw|oh)\b/i.test(sentence);

const isMove = (sentence: string): boolean =>
  sentence.split(" ").length < 12 && /\b(?:moved|anymore|any more|no longer)\b/i.test(sentence);

const kept = (text: string, isElsewhere: (sentence: string) => boolean): string => {
  const sentences = sentencesOf(text);
  const own = sentences.filter((sentence) => !isElsewhere(sentence));
  return own.length === sentences.length ? text : own.join("\n");
};

const isNoSkill = (sentence: string): boolean => {
  const place = saidPlace(sentence);
  return (
    isName(sentence) ||
    (place !== undefined && (isKnownPlace(place) || skillNamed(place, skillIndex()) === undefined)) ||
    saidJobs(sentence, "in passing").length > 0 ||
    /\btitle\b/i.test(sentence) ||
    (isRemark(sentence) && saidTitle(sentence) !== undefined) ||
    saidSchools(sentence, false).length > 0
  );
};

/** Sentences that answer other questions are no list of skills; in a list, only the item that tells of a person does. */
const aboutSkills = (text: string): string =>
  kept(text, (sentence) => {
    const items = sentence.split(/,\s+/);
    const isList = items.length > 2 && items.every((item) => item.split(" ").length < 6);
    return isList ? items.every((item) => /\b(?:i|i'm|i've|my)\b/i.test(item)) : isNoSkill(sentence);
  });

const aboutTitle = (text: string): string =>
  kept(
    text,
    (sentence) =>
      isName(sentence) ||
      (saidPlace(sentence) !== undefined &&
        saidTitle(sentence) === undefined &&
        /\b(?:live|living|based|moved|location)\b/i.test(sentence)),
  );

const aboutWork = (text: string): string =>
  kept(
    text,
    (sentence) =>
      isName(sentence) ||
      (isMove(sentence) && saidPlace(sentence) !== undefined) ||
      (isRemark(sentence) && (saidPlace(sentence) ?? saidTitle(sentence)) !== undefined) ||
      /\b(?:my|the) (?:location|title)\b.{0,12}\b(?:is|should be|to)\b/i.test(sentence),
  );

/** What stands before "just kidding" was not meant. */
const withoutJokes = (text: string): string =>
  text.replace(/^.*?(?<!\b(?:no|not) )\b(?:(?:only |just )?(?:joking|kidding)|jk)\b(?:[\s,.!…]+|$)/isu, "");

export const takeFacts = (given: string, step: ChatStep, profile: Profile): Facts => {
  const message = withoutJokes(given);
  const told = inClauses(step === "summary" ? message : withoutPictures(isListed(step) ? bulleted(message) : message));
  const put = corrections(told, profile);
  let update: ProfileUpdate = { ...put.update };
  let rest = put.rest;
  const has = (field: keyof Profile): boolean => update[field] !== undefined;

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
    const from = /\b(?:from|in) (?<place>\p{Lu}[\p{L}' -]+(?:, \p{Lu}[\p{L} ]+)?)/u.exec(rest)?.groups?.["place"];
    const near =
      from === undefined || /\b(?:originally|born|grew up)\b/i.test(rest) ? undefined : saidPlace(`I live in ${from}`);
    if (near !== undefined && profile.location === "") update = { ...update, location: near };
  }

  const jobs = saidJobs(rest, step === "experience" ? "asked" : "in passing");
  const schools = saidSchools(rest, step === "education");

  if (!has("title")) {
    const title =
      step === "title"
        ? answeredTitle(aboutTitle(rest))
        : step === "experience" || step === "education"
          ? explicitTitle(rest)
          : (saidTitle(rest) ?? (step === "intro" ? titleBeside(rest) : undefined));
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
    const all = addedSkills(profile.skills, skills);
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
  return { update, answered };
};

/** "Jane Smith, nurse". */
const titleBeside = (text: string): string | undefined => {
  const part = /,\s*(?:an? )?(?<title>[^,.;]+)/u.exec(text)?.groups?.["title"];
  const title = part === undefined ? undefined : answeredTitle(part);
  return title !== undefined && titleScore(title) >= 2 && (part?.includes(" ") === true || part === part?.toLowerCase())
    ? title
    : undefined;
};

const explicitTitle = (text: string): string | undefined =>
  /\b(?:job )?title\b/i.test(text) || isRemark(text) ? saidTitle(text) : undefined;
