/** Finds the state that issued a license: a state named close to it. */
import type { SkillFact } from "./candidate-facts.ts";
import type { NeedElement } from "../ad/job-needs.ts";
import { hasCompact, isInCompact, isReciprocal } from "./license-agreements.ts";
import { stateByName, stateCodes } from "../location/us-locations.ts";

/** Codes that are also words, degrees or titles do not count as states beside a license. */
const ambiguousCodes = new Set(["OR", "IN", "ME", "HI", "OK", "MD", "PA", "MA", "ID", "AL", "LA", "DE", "CO", "MS"]);
const names = new RegExp(
  String.raw`\b(?:${[...stateByName.keys()].toSorted((a, b) => b.length - a.length).join("|")})\b`,
  "gi",
);
const codes = new RegExp(
  String.raw`\b(?:${[...stateCodes].filter((code) => !ambiguousCodes.has(code)).join("|")})\b`,
  "g",
);
/** In brackets or after a comma an ambiguous code does count as a state: "PE (CO)". */
const delimitedCodes = new RegExp(String.raw`[(,/-]\s*(${[...stateCodes].join("|")})\s*(?=[),/]|$)`, "g");

const maxDistance = 45;

export const statesIn = (text: string): readonly string[] => {
  const states = new Set<string>();
  for (const [name] of text.matchAll(names)) states.add(stateByName.get(name.toLowerCase()) ?? "");
  for (const [code] of text.matchAll(codes)) states.add(code);
  for (const match of text.matchAll(delimitedCodes)) states.add(match[1] ?? "");
  return [...states];
};

const wordsAround = (text: string, start: number, end: number): readonly [string, string] => [
  /[^.;,]*$/.exec(text.slice(Math.max(0, start - maxDistance), start))?.[0] ?? "",
  /^[^.;]*/.exec(text.slice(end, end + maxDistance))?.[0] ?? "",
];

export const isCompactNear = (text: string, start: number, end: number): boolean =>
  isCompact(`${wordsAround(text, start, end).join(" ")} ${text.slice(start, end)}`);

/** The states named next to a mention, not across the end of its clause. */
export const statesNear = (text: string, start: number, end: number): readonly string[] => {
  const [before, after] = wordsAround(text, start, end);
  return statesIn(`${before} ${after}`);
};

/** "Or eligible by reciprocity", "or another state": the ad accepts licenses of other states. */
const otherStates =
  /\b(?:reciprocity|comity|(?:another|any|other) (?:u\.?s\.? )?states?|transfer(?:able)?|(?:by|for|via|through) endorsement)\b/i;

export const acceptsOtherStates = (words: string): boolean => otherStates.test(words);

export const requiredStates = (words: string): readonly string[] => (acceptsOtherStates(words) ? [] : statesIn(words));

/** A compact license, which is valid in many states. */
export const isCompact = (text: string): boolean => /\b(?:compact|multi-?state|nlc|enlc|national)\b/i.test(text);

/** A license of another state earns partial credit, because the job's state must issue its own first. */
const otherStateCredit = 0.4;
/** That state issues it on application, without another exam. */
const reciprocalCredit = 0.7;

/** 1 if the license is valid where the job is, as far as both name a state. */
export const stateCredit = (skill: SkillFact, element: NeedElement | undefined): number => {
  const wanted = element?.states ?? [];
  const { states = [], isCompact: isMultistate = false } = skill;
  if (wanted.length === 0 || (states.length === 0 && !isMultistate)) return 1;
  if (wanted.some((state) => states.includes(state))) return 1;
  const license = element?.license ?? skill.name;
  if (isMultistate && !hasCompact(license)) return 1;
  if (isMultistate) return wanted.some((state) => isInCompact(license, state)) ? 1 : otherStateCredit;
  return states.some((from) => wanted.some((to) => isReciprocal(license, from, to)))
    ? reciprocalCredit
    : otherStateCredit;
};

export const isFromOtherState = (skill: SkillFact, element: NeedElement | undefined): boolean =>
  stateCredit(skill, element) < 1;

/** Neither valid where the job is nor exchanged there without an exam. */
export const isInvalidHere = (skill: SkillFact, element: NeedElement | undefined): boolean =>
  stateCredit(skill, element) <= otherStateCredit;
