/** Writes a summary from the profile only: the person's own sentences, then what they left out. */
import { listOf } from "../../matching/words/sentence-format.ts";
import { numbersIn } from "../../matching/words/rewriting/numbers-in-text.ts";
import { resolveSkill } from "../../skills/resolve-skill.ts";
import { skillIndex } from "../../skills/vocabulary.ts";
import { actionLed } from "./lead-with-action.ts";
import type { Position } from "../history.ts";
import type { Profile } from "../profile.ts";
import { capitalized, containsWords, sentencesOf, tidySentence } from "./sentences.ts";

const yearOf = (date: string | undefined): string => date?.slice(0, 4) ?? "";
const isCurrent = ({ end }: Position): boolean => end === null;
const lastDay = ({ start, end }: Position): string => (end === null ? "9999" : (end ?? start ?? ""));

/** Newest first; positions without dates keep their order. */
const newestFirst = (positions: readonly Position[]): readonly Position[] =>
  positions
    .filter(({ title, company }) => `${title}${company}`.trim() !== "")
    .toSorted((one, other) => lastDay(other).localeCompare(lastDay(one)));

const roleOf = ({ title, company }: Position): string =>
  [title.trim(), company.trim()].filter((part) => part !== "").join(" at ");

const leadSentence = (profile: Profile, latest: Position | undefined): string => {
  const title = profile.title.trim();
  const place = profile.location.trim();
  const locationPhrase = place === "" ? "" : ` based in ${place}`;
  if (latest === undefined) return title === "" ? "" : `${title}${locationPhrase}.`;
  const sincePhrase = isCurrent(latest) && yearOf(latest.start) !== "" ? ` since ${yearOf(latest.start)}` : "";
  if (title === "" || containsWords(latest.title, title)) {
    const role = roleOf({ ...latest, title: title === "" ? latest.title : title });
    return isCurrent(latest)
      ? `${role}${sincePhrase}${place === "" ? "" : `,${locationPhrase}`}.`
      : `${role}${locationPhrase === "" ? "" : `,${locationPhrase}`}.`;
  }
  return `${title}${locationPhrase}, ${isCurrent(latest) ? "currently" : "most recently"} ${roleOf(latest)}${sincePhrase}.`;
};

const earlierRolesSentence = (earlier: readonly Position[], ownText: string): string => {
  const roles = earlier
    .slice(0, 2)
    .map(roleOf)
    .filter((role) => !containsWords(ownText, role));
  return roles.length === 0 ? "" : `Earlier ${listOf(roles)}.`;
};

const maxHighlightLength = 220;

/** The person's own sentence with the most numbers, from the newest job that has any. */
const highlightSentence = (positions: readonly Position[], ownText: string): string => {
  const highlights = positions.map((position) =>
    actionLed(position.description ?? "", isCurrent(position))
      .split("\n")
      .filter((line) => line.length <= maxHighlightLength && numbersIn(line).length > 0)
      .toSorted((one, other) => numbersIn(other).length - numbersIn(one).length),
  );
  if (highlights.flat().some((line) => containsWords(ownText, line))) return "";
  return highlights.find((lines) => lines.length > 0)?.[0] ?? "";
};

const maxSkillsPerKind = 6;

/** Lists crafts, tools and credentials separately. */
const skillsSentence = (skills: readonly string[]): string => {
  const index = skillIndex();
  const kindOf = (skill: string) => index.byName.get(resolveSkill(skill, index) ?? "")?.kind ?? "craft";
  const claimsOfKinds = (...kinds: readonly string[]) =>
    listOf(skills.filter((skill) => kinds.includes(kindOf(skill))).slice(0, maxSkillsPerKind));
  const parts = [
    [claimsOfKinds("craft"), "Skilled in"],
    [claimsOfKinds("tool"), "works with"],
    [claimsOfKinds("credential"), "holds"],
  ] as const;
  const phrases = parts.filter(([list]) => list !== "").map(([list, verb]) => `${verb} ${list}`);
  return phrases.length === 0 ? "" : capitalized(`${phrases.join("; ")}.`);
};

const educationSentence = ({ education }: Profile, ownText: string): string => {
  const [last] = education.filter(({ degree, school }) => degree.trim() !== "" || school.trim() !== "");
  if (
    last === undefined ||
    containsWords(ownText, last.school) ||
    (last.school.trim() === "" && containsWords(ownText, last.degree))
  )
    return "";
  const degree = [last.degree.trim(), (last.field ?? "").trim()].filter((part) => part !== "").join(" in ");
  return `Education: ${[degree, last.school.trim()].filter((part) => part !== "").join(", ")}.`;
};

/** Whether the profile has anything to write from. */
export const canWriteSummary = (profile: Profile): boolean =>
  [profile.title, profile.summary].some((text) => text.trim() !== "") ||
  profile.skills.length > 0 ||
  newestFirst(profile.experience).length > 0 ||
  profile.education.some(({ degree, school }) => `${degree}${school}`.trim() !== "");

export const writeSummary = (profile: Profile): string => {
  const ownSentences = sentencesOf(profile.summary).map(tidySentence);
  const ownText = ownSentences.join(" ");
  const positions = newestFirst(profile.experience);
  const [latest, ...earlier] = positions;
  const hasLead =
    ownSentences.length > 0 &&
    containsWords(ownText, profile.title.trim() || (latest?.title ?? "")) &&
    (latest === undefined || containsWords(ownText, latest.company));
  const lead = hasLead ? "" : leadSentence(profile, latest);
  const remainingSkills = profile.skills
    .map((skill) => skill.trim())
    .filter((skill) => skill !== "" && !containsWords(`${ownText} ${lead}`, skill));
  const parts = [
    containsWords(ownText, lead) ? "" : lead,
    ...ownSentences,
    earlierRolesSentence(earlier, ownText),
    highlightSentence(positions, ownText),
    skillsSentence(remainingSkills),
    educationSentence(profile, ownText),
  ];
  return parts.filter((part) => part !== "").join(" ");
};
