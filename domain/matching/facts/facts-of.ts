/** Builds the scorer's facts from a candidate's record. */
import { flagInjections, withoutInjections } from "../../resumes/injection/injection-rules.ts";
import { membersNamed } from "../../skills/group-members.ts";
import { findSkills } from "../../skills/find-skills.ts";
import { resolveSkill } from "../../skills/resolve-skill.ts";
import type { SkillIndex } from "../../skills/skill-index.ts";
import { skillIndex } from "../../skills/vocabulary.ts";
import type { CandidateFacts, CandidateRecord, PositionRecord, RoleFact, SkillFact, Span } from "./candidate-facts.ts";
import {
  deniedRanges,
  deniesLicense,
  hedgedRanges,
  isPendingCredential,
  isSlight,
  isInRanges,
  withoutDenials,
} from "../ad/clauses.ts";
import { readDegree } from "./degrees.ts";
import { industriesOf } from "../occupations/industry-words.ts";
import { isCompact, statesNear, statesIn } from "./license-states.ts";
import { parseLocation } from "../location/location.ts";
import { itemLength, stemsOf, wordPositions } from "../occupations/stems.ts";
import { termOf } from "../retrieval/terms.ts";
import { parseJobTitle, parseRole } from "../occupations/titles.ts";
import { readWork } from "../occupations/work-of-roles.ts";
import { engineVersion } from "../score/trace.ts";
import { workPreferencesIn } from "./work-preferences.ts";
import { workedTime } from "./worked-months.ts";

const maxSpans = 4;

interface CollectedSkill {
  readonly roles: Set<number>;
  listed: boolean;
  summary: boolean;
  firm: boolean;
  readonly states: Set<string>;
  readonly words: Set<string>;
  readonly spans: Span[];
}

type MentionSource = "listed" | "summary" | number;

/** Collects the evidence for each skill from all texts. */
const createSkillCollector = (index: SkillIndex) => {
  const skillByName = new Map<string, CollectedSkill>();
  const add = (
    name: string,
    words: string,
    where: MentionSource,
    span: Span,
    slight: boolean,
    states: readonly string[] = [],
  ) => {
    const collected = skillByName.get(name) ?? {
      roles: new Set(),
      listed: false,
      summary: false,
      firm: false,
      states: new Set(),
      words: new Set(),
      spans: [],
    };
    if (typeof where === "number") collected.roles.add(where);
    else if (where === "listed") collected.listed = true;
    else collected.summary = true;
    collected.firm ||= !slight;
    collected.words.add(words);
    for (const state of states) collected.states.add(state);
    // Evidence from a dated role takes precedence over a list or the summary.
    if (typeof where === "number") collected.spans.unshift(span);
    else collected.spans.push(span);
    skillByName.set(name, collected);
  };
  const isCredential = (name: string) => index.byName.get(name)?.kind === "credential";
  const collectFromProse = (text: string, source: string, where: MentionSource, isTrainee: boolean) => {
    const denied = deniedRanges(text);
    const hedged = hedgedRanges(text);
    for (const { skill, words, start, end } of findSkills(text, index)) {
      if (isInRanges(start, denied)) continue;
      if (isCredential(skill) && isPendingCredential(text, start, end)) continue;
      const states = isCredential(skill) ? statesNear(text, start, end) : [];
      add(skill, words, where, { source, start, end }, isTrainee || isInRanges(start, hedged), states);
    }
  };
  const collectFromList = (item: string, source: string) => {
    const wholeSkill = resolveSkill(item, index);
    if (wholeSkill !== undefined && isCredential(wholeSkill) && isPendingCredential(item, 0, item.length)) return;
    const states = isCompact(item) ? [] : statesIn(item);
    if (wholeSkill !== undefined)
      add(wholeSkill, item, "listed", { source, start: 0, end: item.length }, isSlight(item), states);
    for (const { skill, words, start, end } of findSkills(item, index))
      if (skill !== wholeSkill && !(isCredential(skill) && isPendingCredential(item, start, end)))
        add(skill, words, "listed", { source, start, end }, isSlight(item), isCredential(skill) ? states : []);
  };
  /** "Go" in a sentence is a word, but the language if the person also lists Go. */
  const collectPlainWords = (text: string, source: string, role: number) => {
    for (const [name, collected] of skillByName) {
      const plain = index.byName.get(name)?.ambiguousTerms ?? [];
      if (!collected.listed || plain.length === 0 || collected.roles.has(role)) continue;
      for (const word of plain) {
        const position = text.search(
          new RegExp(String.raw`(?<![\w-])${word.replaceAll(/[^\w\s]/g, String.raw`\$&`)}(?![\w-])`),
        );
        if (position >= 0) add(name, word, role, { source, start: position, end: position + word.length }, false);
      }
    }
  };
  /** "Not pursuing licensure" cancels every license read from other words. */
  const withoutLicenses = () => {
    for (const name of skillByName.keys())
      if (isCredential(name) && /licen[cs]|registered|professional engineer|credential/i.test(name))
        skillByName.delete(name);
  };
  const facts = (): readonly SkillFact[] =>
    [...skillByName].map(([name, collected]) => ({
      term: termOf("skill", name),
      name,
      kind: index.byName.get(name)?.kind ?? "craft",
      roles: [...collected.roles].toSorted((a, b) => a - b),
      listed: collected.listed,
      summary: collected.summary,
      slight: !collected.firm,
      ...memberFacts(name, [...collected.words]),
      ...(collected.states.size > 0 && isCredential(name)
        ? { states: [...collected.states].toSorted(compareNames) }
        : {}),
      spans: collected.spans.slice(0, maxSpans),
    }));
  return {
    inProse: collectFromProse,
    inList: collectFromList,
    plainWords: collectPlainWords,
    withoutLicences: withoutLicenses,
    facts,
  };
};

const memberFacts = (name: string, words: readonly string[]): Pick<SkillFact, "members"> => {
  const members = membersNamed(name, words);
  return members === undefined ? {} : { members };
};

const compareNames = (one: string, other: string): number => (one < other ? -1 : 1);

const isPresent = (position: PositionRecord | undefined): boolean =>
  position?.end === null || position?.end === undefined;

const listedWords = (items: readonly string[]): Readonly<Record<string, number>> => {
  const words: Record<string, number> = {};
  for (const [index, item] of items.entries())
    for (const stem of stemsOf(item)) words[stem] ??= index * itemLength + Math.min(itemLength - 1, item.length);
  return words;
};

/** `now` is a date or month, "2026-11-01". */
export const factsOf = (record: CandidateRecord, now: string): CandidateFacts => {
  const index = skillIndex();
  const instructions: Span[] = [];
  const clean = (text: string | null | undefined, source: string): string => {
    const flagged = flagInjections(text ?? "");
    for (const range of flagged) instructions.push({ source, ...range });
    return withoutInjections(text ?? "", flagged);
  };
  const summary = clean(record.summary, "summary");
  const positions = record.experience ?? [];
  const worked = workedTime(positions, now);
  const skillCollector = createSkillCollector(index);
  const listedSkills = (record.skills ?? []).map((item, itemIndex) => clean(item, `skills.${itemIndex}`));
  for (const [itemIndex, item] of listedSkills.entries()) skillCollector.inList(item, `skills.${itemIndex}`);
  const degrees = new Set<string>();
  for (const [educationIndex, { degree }] of (record.education ?? []).entries()) {
    const text = clean(degree, `education.${educationIndex}.degree`);
    for (const part of readDegree(text)) degrees.add(part);
    skillCollector.inList(text, `education.${educationIndex}.degree`);
  }
  const currentTitle = parseJobTitle(clean(record.currentTitle, "currentTitle"));
  const readRoles = positions.map((position, positionIndex): RoleFact => {
    const title = clean(position.title, `experience.${positionIndex}.title`);
    const description = clean(position.description, `experience.${positionIndex}.description`);
    const { occupations, level } = parseRole(title, position.industry ?? "");
    const isTrainee = level === 0 && /\b(?:student|intern|extern|practicum|shadow)/i.test(title);
    skillCollector.inProse(title, `experience.${positionIndex}.title`, positionIndex, isTrainee);
    skillCollector.inProse(description, `experience.${positionIndex}.description`, positionIndex, isTrainee);
    skillCollector.plainWords(description, `experience.${positionIndex}.description`, positionIndex);
    skillCollector.plainWords(title, `experience.${positionIndex}.title`, positionIndex);
    return {
      at: positionIndex,
      title,
      occupations,
      level,
      trainee: isTrainee,
      industries: industriesOf(position.industry ?? ""),
      from: worked.roles[positionIndex]?.from ?? 0,
      to: worked.roles[positionIndex]?.to ?? 0,
      words: wordPositions(withoutDenials(description)),
      titleWords: wordPositions(title),
    };
  });
  skillCollector.inProse(summary, "summary", "summary", false);
  if (deniesLicense(summary)) skillCollector.withoutLicences();
  const skills = skillCollector.facts();
  const currentRole = { title: record.currentTitle ?? "", occupations: currentTitle.occupations };
  const { roles, isTitleShown } = readWork(readRoles, skills, currentRole, (index) => isPresent(positions[index]));
  return {
    version: engineVersion,
    skills,
    roles,
    title:
      roles.length > 0 && !isTitleShown && currentTitle.occupations.length > 0
        ? { ...currentTitle, isContradicted: true }
        : currentTitle,
    claimed: wordPositions(withoutDenials(summary)),
    listedWords: listedWords(listedSkills),
    place: parseLocation(record.location ?? ""),
    wishes: [...workPreferencesIn(summary, "summary"), ...workPreferencesIn(record.location ?? "", "location")],
    desiredSalary: record.desiredSalary ?? null,
    degrees: [...degrees],
    monthsWorked: worked.months,
    statedYears: record.yearsExperience ?? null,
    instructions,
  };
};
