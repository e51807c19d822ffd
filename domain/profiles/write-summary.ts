/** A summary made of what the profile says and of nothing else: the person's own sentences first, then what they left out. */
import { listOf } from "../matching/words/say.ts";
import { numbersIn } from "../matching/words/numbers-in-text.ts";
import { skillNamed } from "../skills/skill-named.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import { actionLed } from "./action-led.ts";
import type { Position } from "./history.ts";
import type { Profile } from "./profile.ts";
import { capitalised, says, sentencesOf, tidied } from "./sentences.ts";

const yearOf = (date: string | undefined): string => date?.slice(0, 4) ?? "";
const isCurrent = ({ end }: Position): boolean => end === null;
const lastDay = ({ start, end }: Position): string => (end === null ? "9999" : (end ?? start ?? ""));

/** The newest first; where dates say nothing, as they were entered. */
const newestFirst = (positions: readonly Position[]): readonly Position[] =>
  positions
    .filter(({ title, company }) => `${title}${company}`.trim() !== "")
    .toSorted((one, other) => lastDay(other).localeCompare(lastDay(one)));

const roleOf = ({ title, company }: Position): string =>
  [title.trim(), company.trim()].filter((part) => part !== "").join(" at ");

const leadOf = (profile: Profile, latest: Position | undefined): string => {
  const title = profile.title.trim();
  const place = profile.location.trim();
  const based = place === "" ? "" : ` based in ${place}`;
  if (latest === undefined) return title === "" ? "" : `${title}${based}.`;
  const since = isCurrent(latest) && yearOf(latest.start) !== "" ? ` since ${yearOf(latest.start)}` : "";
  if (title === "" || says(latest.title, title)) {
    const role = roleOf({ ...latest, title: title === "" ? latest.title : title });
    return isCurrent(latest)
      ? `${role}${since}${place === "" ? "" : `,${based}`}.`
      : `${role}${based === "" ? "" : `,${based}`}.`;
  }
  return `${title}${based}, ${isCurrent(latest) ? "currently" : "most recently"} ${roleOf(latest)}${since}.`;
};

const earlierOf = (earlier: readonly Position[], told: string): string => {
  const roles = earlier
    .slice(0, 2)
    .map(roleOf)
    .filter((role) => !says(told, role));
  return roles.length === 0 ? "" : `Earlier ${listOf(roles)}.`;
};

const longestHighlight = 220;

/** The sentence of the person's own that counts most, from the newest job that counts anything; one is enough. */
const highlightOf = (positions: readonly Position[], told: string): string => {
  const ofEach = positions.map((position) =>
    actionLed(position.description ?? "", isCurrent(position))
      .split("\n")
      .filter((line) => line.length <= longestHighlight && numbersIn(line).length > 0)
      .toSorted((one, other) => numbersIn(other).length - numbersIn(one).length),
  );
  if (ofEach.flat().some((line) => says(told, line))) return "";
  return ofEach.find((lines) => lines.length > 0)?.[0] ?? "";
};

const few = 6;

/** What one can do, what one works with and what one holds are said apart. */
const skillsSaid = (skills: readonly string[]): string => {
  const index = skillIndex();
  const kindOf = (skill: string) => index.byName.get(skillNamed(skill, index) ?? "")?.kind ?? "craft";
  const of = (...kinds: readonly string[]) =>
    listOf(skills.filter((skill) => kinds.includes(kindOf(skill))).slice(0, few));
  const parts = [
    [of("craft"), "Skilled in"],
    [of("tool"), "works with"],
    [of("credential"), "holds"],
  ] as const;
  const said = parts.filter(([list]) => list !== "").map(([list, verb]) => `${verb} ${list}`);
  return said.length === 0 ? "" : capitalised(`${said.join("; ")}.`);
};

const schoolSaid = ({ education }: Profile, told: string): string => {
  const [last] = education.filter(({ degree, school }) => degree.trim() !== "" || school.trim() !== "");
  if (last === undefined || says(told, last.school) || (last.school.trim() === "" && says(told, last.degree)))
    return "";
  const degree = [last.degree.trim(), (last.field ?? "").trim()].filter((part) => part !== "").join(" in ");
  return `Education: ${[degree, last.school.trim()].filter((part) => part !== "").join(", ")}.`;
};

/** Whether there is anything at all to say. */
export const canWriteSummary = (profile: Profile): boolean =>
  [profile.title, profile.summary].some((text) => text.trim() !== "") ||
  profile.skills.length > 0 ||
  newestFirst(profile.experience).length > 0 ||
  profile.education.some(({ degree, school }) => `${degree}${school}`.trim() !== "");

export const writeSummary = (profile: Profile): string => {
  const own = sentencesOf(profile.summary).map(tidied);
  const told = own.join(" ");
  const positions = newestFirst(profile.experience);
  const [latest, ...earlier] = positions;
  const isLeadTold =
    own.length > 0 &&
    says(told, profile.title.trim() || (latest?.title ?? "")) &&
    (latest === undefined || says(told, latest.company));
  const lead = isLeadTold ? "" : leadOf(profile, latest);
  const untold = profile.skills
    .map((skill) => skill.trim())
    .filter((skill) => skill !== "" && !says(`${told} ${lead}`, skill));
  const parts = [
    says(told, lead) ? "" : lead,
    ...own,
    earlierOf(earlier, told),
    highlightOf(positions, told),
    skillsSaid(untold),
    schoolSaid(profile, told),
  ];
  return parts.filter((part) => part !== "").join(" ");
};
