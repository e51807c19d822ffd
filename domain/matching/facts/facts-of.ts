/** Builds the scorer's facts from a candidate's record. */
import { languageLine } from "../../profiles/entry-text.ts";
import { flagInjections, withoutInjections } from "../../resumes/injection/injection-rules.ts";
import { membersNamed } from "../../skills/group-members.ts";
import { findSkills } from "../../skills/find-skills.ts";
import { resolveSkill } from "../../skills/resolve-skill.ts";
import type { SkillIndex } from "../../skills/skill-index.ts";
import { skillIndex } from "../../skills/vocabulary.ts";
import type { TextRange } from "../../resumes/injection/injection-rules.ts";
import type {
  CandidateFacts,
  CandidateRecord,
  CredentialRecord,
  UnheldCredential,
  PositionRecord,
  RoleFact,
  SkillFact,
  Span,
} from "./candidate-facts.ts";
import {
  deniedRanges,
  deniesLicense,
  hedgedRanges,
  isSlight,
  unheldStatus,
  isInRanges,
  withoutDenials,
} from "../ad/clauses.ts";
import { readDegree } from "./degrees.ts";
import { industriesOf } from "../occupations/industry-words.ts";
import { isCompact, isCompactNear, statesNear, statesIn } from "./license-states.ts";
import { locate } from "../location/metro-towns.ts";
import { itemLength, stemsOf, wordPositions } from "../occupations/stems.ts";
import { termOf } from "../retrieval/terms.ts";
import { parseJobTitle, parseRole } from "../occupations/titles.ts";
import { readWork } from "../occupations/work-of-roles.ts";
import { engineVersion } from "../score/trace.ts";
import { statedWishes, workPreferencesIn } from "./work-preferences.ts";
import { workedTime } from "./worked-months.ts";

const maxSpans = 4;

interface CollectedSkill {
  readonly roles: Set<number>;
  listed: boolean;
  summary: boolean;
  firm: boolean;
  readonly states: Set<string>;
  isCompact: boolean;
  readonly words: Set<string>;
  readonly spans: Span[];
}

interface LicenseContext {
  readonly states: readonly string[];
  readonly isCompact: boolean;
}

const noContext: LicenseContext = { states: [], isCompact: false };

/** A license is often named by its occupation: "Pharmacist", "Journeyman Plumber". */
const licenseNamed = (name: string, index: SkillIndex): string | undefined => {
  const parts = name.split(/[(,–—]| - /).map((part) => part.trim());
  return [name, ...parts.flatMap((part) => [part, `${part} license`, `Licensed ${part}`, `Registered ${part}`])]
    .map((each) => resolveSkill(each, index))
    .find((skill) => skill !== undefined && index.byName.get(skill)?.kind === "credential");
};

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
    { states, isCompact: isMultistate }: LicenseContext = noContext,
  ) => {
    const collected = skillByName.get(name) ?? {
      roles: new Set(),
      listed: false,
      summary: false,
      firm: false,
      states: new Set(),
      isCompact: false,
      words: new Set(),
      spans: [],
    };
    if (typeof where === "number") collected.roles.add(where);
    else if (where === "listed") collected.listed = true;
    else collected.summary = true;
    collected.firm ||= !slight;
    collected.words.add(words);
    for (const state of states) collected.states.add(state);
    collected.isCompact ||= isMultistate;
    // Evidence from a dated role takes precedence over a list or the summary.
    if (typeof where === "number") collected.spans.unshift(span);
    else collected.spans.push(span);
    skillByName.set(name, collected);
  };
  const isCredential = (name: string) => index.byName.get(name)?.kind === "credential";
  /** Credentials not held. What is stated of today also cancels other mentions of them; what an old role says does not. */
  const unheldByName = new Map<string, UnheldCredential & { readonly isOfToday: boolean }>();
  const heldByField = new Set<string>();
  const isUnheld = (name: string, text: string, span: Span, others: readonly TextRange[]): boolean => {
    const status = isCredential(name) ? unheldStatus(text, span, others) : undefined;
    if (status === undefined) return false;
    const isOfToday = !span.source.startsWith("experience.");
    if (isOfToday || !unheldByName.has(name)) unheldByName.set(name, { name, status, span, isOfToday });
    return true;
  };
  const licenseContext = (name: string, text: string, { start, end }: TextRange): LicenseContext =>
    isCredential(name)
      ? { states: statesNear(text, start, end), isCompact: isCompactNear(text, start, end) }
      : noContext;
  const collectFromProse = (text: string, source: string, where: MentionSource, isTrainee: boolean) => {
    const denied = deniedRanges(text);
    const hedged = hedgedRanges(text);
    const mentions = findSkills(text, index);
    const credentials = mentions.filter(({ skill }) => isCredential(skill));
    for (const { skill, words, start, end } of mentions) {
      const span = { source, start, end };
      if (isInRanges(start, denied) || isUnheld(skill, text, span, credentials)) continue;
      add(skill, words, where, span, isTrainee || isInRanges(start, hedged), licenseContext(skill, text, span));
    }
  };
  const collectFromList = (item: string, source: string) => {
    const wholeSkill = resolveSkill(item, index);
    const mentions = findSkills(item, index);
    const context = { states: statesIn(item), isCompact: isCompact(item) };
    if (wholeSkill !== undefined) {
      const span = { source, start: 0, end: item.length };
      const named = mentions.find(({ skill }) => skill === wholeSkill) ?? { start: 0, end: 0 };
      if (isUnheld(wholeSkill, item, { ...named, source }, [])) return;
      add(wholeSkill, item, "listed", span, isSlight(item), isCredential(wholeSkill) ? context : noContext);
    }
    const credentials = mentions.filter(({ skill }) => isCredential(skill));
    for (const { skill, words, start, end } of mentions) {
      const span = { source, start, end };
      if (skill !== wholeSkill && !isUnheld(skill, item, span, credentials))
        add(skill, words, "listed", span, isSlight(item), isCredential(skill) ? context : noContext);
    }
  };
  /** A credential with its own fields: these decide, whatever the other texts say. */
  const collectCredential = (
    { name, issuer, region, validTo, status }: CredentialRecord,
    source: string,
    now: string,
  ) => {
    const isPast = validTo !== null && validTo !== undefined && validTo < now.slice(0, validTo.length);
    const current = status === "held" && isPast ? "lapsed" : status;
    const whole = licenseNamed(name, index) ?? resolveSkill(name, index);
    const found = findSkills(name, index).map(({ skill }) => skill);
    const span = { source, start: 0, end: name.length };
    const context = {
      states: statesIn(`${name}, ${region ?? ""}, ${issuer ?? ""}`),
      isCompact: isCompact(`${name} ${region ?? ""}`),
    };
    for (const skill of new Set([...(whole === undefined ? [] : [whole]), ...found])) {
      if (current === "held") {
        heldByField.add(skill);
        add(skill, name, "listed", span, false, isCredential(skill) ? context : noContext);
      } else if (isCredential(skill)) unheldByName.set(skill, { name: skill, status: current, span, isOfToday: true });
    }
  };
  const unheld = (): readonly UnheldCredential[] =>
    [...unheldByName.values()].flatMap(({ isOfToday, ...credential }) => {
      if (heldByField.has(credential.name) || (!isOfToday && skillByName.has(credential.name))) return [];
      skillByName.delete(credential.name);
      return [credential];
    });
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
  /** Moves what was read of an unnamed card to the card of the trade. */
  const nameCard = (license: string) => {
    const card = skillByName.get("Trade apprenticeship");
    if (card !== undefined && [...card.words].some((words) => /journey/i.test(words))) {
      const own = skillByName.get(license);
      for (const state of own?.states ?? []) card.states.add(state);
      card.spans.push(...(own?.spans ?? []));
      for (const role of own?.roles ?? []) card.roles.add(role);
      skillByName.set(license, {
        ...card,
        listed: card.listed || own?.listed === true,
        summary: card.summary || own?.summary === true,
        firm: card.firm || own?.firm === true,
        isCompact: false,
      });
    }
    const status = unheldByName.get("Trade apprenticeship");
    if (status !== undefined && !unheldByName.has(license)) unheldByName.set(license, { ...status, name: license });
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
      ...(heldByField.has(name) && isCredential(name) ? { isHeld: true } : {}),
      ...(collected.isCompact ? { isCompact: true } : {}),
      spans: collected.spans.slice(0, maxSpans),
    }));
  return {
    nameCard,
    inProse: collectFromProse,
    inList: collectFromList,
    credential: collectCredential,
    unheld,
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

/** "Journeyman card" is the card of the trade that the person works in. */
const cardByTrade: readonly (readonly [occupation: string, license: string])[] = [
  ["trades.plumber", "Journeyman plumber license"],
  ["trades.electrician", "Journeyman electrician license"],
];

const tradeOfCard = (roles: readonly Pick<RoleFact, "occupations">[]): string | undefined =>
  cardByTrade.find(([trade]) => roles.some(({ occupations }) => occupations.includes(trade)))?.[1];

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
  const degreeSpans: Span[] = [];
  for (const [educationIndex, { degree }] of (record.education ?? []).entries()) {
    const text = clean(degree, `education.${educationIndex}.degree`);
    const parts = readDegree(text);
    for (const part of parts) degrees.add(part);
    if (parts.length > 0)
      degreeSpans.push({ source: `education.${educationIndex}.degree`, start: 0, end: text.length });
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
  for (const [credentialIndex, credential] of (record.credentials ?? []).entries()) {
    const source = `credentials.${credentialIndex}`;
    skillCollector.credential({ ...credential, name: clean(credential.name, source) }, source, now);
  }
  const license = tradeOfCard(readRoles);
  if (license !== undefined) skillCollector.nameCard(license);
  for (const [languageIndex, language] of (record.languages ?? []).entries()) {
    const source = `languages.${languageIndex}`;
    skillCollector.inList(clean(languageLine(language), source), source);
  }
  const unheld = skillCollector.unheld();
  const skills = skillCollector.facts();
  const currentRole = { title: record.currentTitle ?? "", occupations: currentTitle.occupations };
  const { roles, isTitleShown } = readWork(readRoles, skills, currentRole, (index) => isPresent(positions[index]));
  return {
    version: engineVersion,
    skills,
    ...(unheld.length > 0 ? { unheld } : {}),
    roles,
    title:
      roles.length > 0 && !isTitleShown && currentTitle.occupations.length > 0
        ? { ...currentTitle, isContradicted: true }
        : currentTitle,
    claimed: wordPositions(withoutDenials(summary)),
    listedWords: listedWords(listedSkills),
    place: locate(record.location ?? ""),
    wishes: statedWishes(record.preferences ?? [], [
      ...workPreferencesIn(summary, "summary"),
      ...workPreferencesIn(record.location ?? "", "location"),
    ]),
    desiredSalary: record.desiredSalary ?? null,
    degrees: [...degrees],
    ...(degreeSpans.length > 0 ? { degreeSpans: degreeSpans.slice(0, maxSpans) } : {}),
    monthsWorked: worked.months,
    statedYears: record.yearsExperience ?? null,
    instructions,
  };
};
