/** From a candidate's record to what the scorer may see of it. */
import { flagInstructions, withoutInstructions } from "../resumes/instruction-like.ts";
import { findSkills } from "../skills/find-skills.ts";
import { skillNamed } from "../skills/skill-named.ts";
import type { SkillIndex } from "../skills/skill-index.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import type { CandidateFacts, CandidateRecord, RoleFact, SkillFact, Span } from "./candidate-facts.ts";
import { deniedIn, deniesLicence, hedgedIn, isOnItsWay, isSlight, stands, withoutDenials } from "./clauses.ts";
import { readDegree } from "./degrees.ts";
import { industriesOf } from "./industry-words.ts";
import { isCompact, statesBeside, statesIn } from "./licence-states.ts";
import { readPlace } from "./place.ts";
import { itemLength, stemsOf, wordPlaces } from "./stems.ts";
import { termOf } from "./terms.ts";
import { bearsOut } from "./title-support.ts";
import { isReadWork, readJobTitle, readRole } from "./titles.ts";
import { engineVersion } from "./trace.ts";
import { wishesIn } from "./wishes.ts";
import { workedTime } from "./worked-months.ts";

const mostSpans = 4;

interface Gathered {
  readonly roles: Set<number>;
  listed: boolean;
  summary: boolean;
  firm: boolean;
  readonly states: Set<string>;
  readonly spans: Span[];
}

type Where = "listed" | "summary" | number;

/** Collects what the texts say of each skill. */
const skillGatherer = (index: SkillIndex) => {
  const found = new Map<string, Gathered>();
  const add = (name: string, where: Where, span: Span, slight: boolean, states: readonly string[] = []) => {
    const known = found.get(name) ?? {
      roles: new Set(),
      listed: false,
      summary: false,
      firm: false,
      states: new Set(),
      spans: [],
    };
    if (typeof where === "number") known.roles.add(where);
    else if (where === "listed") known.listed = true;
    else known.summary = true;
    known.firm ||= !slight;
    for (const state of states) known.states.add(state);
    // What a dated role says stands before what a list or the summary says.
    if (typeof where === "number") known.spans.unshift(span);
    else known.spans.push(span);
    found.set(name, known);
  };
  const isCredential = (name: string) => index.byName.get(name)?.kind === "credential";
  const inProse = (text: string, source: string, where: Where, isTrainee: boolean) => {
    const denied = deniedIn(text);
    const hedged = hedgedIn(text);
    for (const { skill, start, end } of findSkills(text, index)) {
      if (stands(start, denied)) continue;
      if (isCredential(skill) && isOnItsWay(text, start, end)) continue;
      const states = isCredential(skill) ? statesBeside(text, start, end) : [];
      add(skill, where, { source, start, end }, isTrainee || stands(start, hedged), states);
    }
  };
  const inList = (item: string, source: string) => {
    const whole = skillNamed(item, index);
    if (whole !== undefined && isCredential(whole) && isOnItsWay(item, 0, item.length)) return;
    const states = isCompact(item) ? [] : statesIn(item);
    if (whole !== undefined) add(whole, "listed", { source, start: 0, end: item.length }, isSlight(item), states);
    for (const { skill, start, end } of findSkills(item, index))
      if (skill !== whole && !(isCredential(skill) && isOnItsWay(item, start, end)))
        add(skill, "listed", { source, start, end }, isSlight(item), isCredential(skill) ? states : []);
  };
  /** "Go" in a sentence is a word; "Go" in a sentence of somebody who lists Go is the language. */
  const plainWords = (text: string, source: string, role: number) => {
    for (const [name, known] of found) {
      const plain = index.byName.get(name)?.onlyListed ?? [];
      if (!known.listed || plain.length === 0 || known.roles.has(role)) continue;
      for (const word of plain) {
        const at = text.search(
          new RegExp(String.raw`(?<![\w-])${word.replaceAll(/[^\w\s]/g, String.raw`\$&`)}(?![\w-])`),
        );
        if (at >= 0) add(name, role, { source, start: at, end: at + word.length }, false);
      }
    }
  };
  /** "Not pursuing licensure" takes every licence back that was read from other words. */
  const withoutLicences = () => {
    for (const name of found.keys())
      if (isCredential(name) && /licen[cs]|registered|professional engineer|credential/i.test(name)) found.delete(name);
  };
  const facts = (): readonly SkillFact[] =>
    [...found].map(([name, known]) => ({
      term: termOf("skill", name),
      name,
      kind: index.byName.get(name)?.kind ?? "craft",
      roles: [...known.roles].toSorted((a, b) => a - b),
      listed: known.listed,
      summary: known.summary,
      slight: !known.firm,
      ...(known.states.size > 0 && isCredential(name) ? { states: [...known.states].toSorted(byName) } : {}),
      spans: known.spans.slice(0, mostSpans),
    }));
  return { inProse, inList, plainWords, withoutLicences, facts };
};

const byName = (one: string, other: string): number => (one < other ? -1 : 1);

const listedWords = (items: readonly string[]): Readonly<Record<string, number>> => {
  const words: Record<string, number> = {};
  for (const [at, item] of items.entries())
    for (const stem of stemsOf(item)) words[stem] ??= at * itemLength + Math.min(itemLength - 1, item.length);
  return words;
};

/** `now` is a date or month, "2026-11-01". */
export const factsOf = (record: CandidateRecord, now: string): CandidateFacts => {
  const index = skillIndex();
  const instructions: Span[] = [];
  const clean = (text: string | null | undefined, source: string): string => {
    const flagged = flagInstructions(text ?? "");
    for (const range of flagged) instructions.push({ source, ...range });
    return withoutInstructions(text ?? "", flagged);
  };
  const summary = clean(record.summary, "summary");
  const positions = record.experience ?? [];
  const worked = workedTime(positions, now);
  const gathered = skillGatherer(index);
  const listed = (record.skills ?? []).map((item, at) => clean(item, `skills.${at}`));
  for (const [at, item] of listed.entries()) gathered.inList(item, `skills.${at}`);
  const degrees = new Set<string>();
  for (const [at, { degree }] of (record.education ?? []).entries()) {
    const text = clean(degree, `education.${at}.degree`);
    for (const part of readDegree(text)) degrees.add(part);
    gathered.inList(text, `education.${at}.degree`);
  }
  const currentTitle = readJobTitle(clean(record.currentTitle, "currentTitle"));
  let [isTitleShown, isOtherWorkShown] = [false, false];
  const roles = positions.map((position, at): RoleFact => {
    const title = clean(position.title, `experience.${at}.title`);
    const description = clean(position.description, `experience.${at}.description`);
    const reading = readRole(title, position.industry ?? "");
    const isPresent = position.end === null || position.end === undefined;
    const isTrainee = reading.level === 0 && /\b(?:student|intern|extern|practicum|shadow)/i.test(title);
    gathered.inProse(title, `experience.${at}.title`, at, isTrainee);
    gathered.inProse(description, `experience.${at}.description`, at, isTrainee);
    gathered.plainWords(description, `experience.${at}.description`, at);
    gathered.plainWords(title, `experience.${at}.title`, at);
    const bearsTitle = bearsOut({ title, ...reading }, { title: record.currentTitle ?? "", ...currentTitle });
    isTitleShown ||= bearsTitle;
    isOtherWorkShown ||= reading.occupations.some(isReadWork);
    return {
      at,
      title,
      // The current title is another name for the work of the present role, where that role's own title says so too.
      occupations:
        isPresent && bearsTitle
          ? [...new Set([...reading.occupations, ...currentTitle.occupations])]
          : reading.occupations,
      level: reading.level,
      trainee: isTrainee,
      industries: industriesOf(position.industry ?? ""),
      from: worked.roles[at]?.from ?? 0,
      to: worked.roles[at]?.to ?? 0,
      words: wordPlaces(withoutDenials(description)),
      titleWords: wordPlaces(title),
    };
  });
  gathered.inProse(summary, "summary", "summary", false);
  if (deniesLicence(summary)) gathered.withoutLicences();
  return {
    version: engineVersion,
    skills: gathered.facts(),
    roles,
    title:
      isOtherWorkShown && !isTitleShown && currentTitle.occupations.length > 0
        ? { ...currentTitle, isContradicted: true }
        : currentTitle,
    claimed: wordPlaces(withoutDenials(summary)),
    listedWords: listedWords(listed),
    place: readPlace(record.location ?? ""),
    wishes: [...wishesIn(summary, "summary"), ...wishesIn(record.location ?? "", "location")],
    desiredSalary: record.desiredSalary ?? null,
    degrees: [...degrees],
    monthsWorked: worked.months,
    statedYears: record.yearsExperience ?? null,
    instructions,
  };
};
