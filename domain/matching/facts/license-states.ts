/** Finds the state that issued a license: a state named close to it. */
import type { SkillFact } from "./candidate-facts.ts";
import type { NeedElement } from "../ad/job-needs.ts";
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

/** The states named next to a mention, not across the end of its clause. */
export const statesNear = (text: string, start: number, end: number): readonly string[] => {
  const before = /[^.;,]*$/.exec(text.slice(Math.max(0, start - maxDistance), start))?.[0] ?? "";
  const after = /^[^.;]*/.exec(text.slice(end, end + maxDistance))?.[0] ?? "";
  return isCompact(`${before} ${after}`) ? [] : statesIn(`${before} ${after}`);
};

/** "Or eligible by reciprocity", "or another state": the ad accepts licenses of other states. */
const acceptsOtherStates =
  /\b(?:reciprocity|comity|compact|multi-?state|(?:another|any|other) (?:u\.?s\.? )?states?|transfer(?:able)?|endorsement)\b/i;

export const requiredStates = (words: string): readonly string[] =>
  acceptsOtherStates.test(words) ? [] : statesIn(words);

/** A compact license, which is valid in many states. */
export const isCompact = (text: string): boolean => /\b(?:compact|multi-?state|nlc|enlc|national)\b/i.test(text);

/** A license of another state earns partial credit, because it must be transferred first. */
const otherStateCredit = 0.4;
export const isFromOtherState = (skill: SkillFact, element: NeedElement | undefined): boolean =>
  skill.states !== undefined &&
  element?.states !== undefined &&
  element.states.length > 0 &&
  !skill.states.some((state) => element.states?.includes(state));
export const stateCredit = (skill: SkillFact, element: NeedElement | undefined): number =>
  isFromOtherState(skill, element) ? otherStateCredit : 1;
