/** Which state issued a licence: the states named in one breath with it. */
import type { SkillFact } from "./candidate-facts.ts";
import type { NeedElement } from "./job-needs.ts";
import { stateByName, stateCodes } from "./us-places.ts";

/** Codes that are also words, degrees or titles are no states beside a licence. */
const doubtful = new Set(["OR", "IN", "ME", "HI", "OK", "MD", "PA", "MA", "ID", "AL", "LA", "DE", "CO", "MS"]);
const names = new RegExp(
  String.raw`\b(?:${[...stateByName.keys()].toSorted((a, b) => b.length - a.length).join("|")})\b`,
  "gi",
);
const codes = new RegExp(String.raw`\b(?:${[...stateCodes].filter((code) => !doubtful.has(code)).join("|")})\b`, "g");
/** In brackets or after a comma a doubtful code is a state after all: "PE (CO)". */
const fenced = new RegExp(String.raw`[(,/-]\s*(${[...stateCodes].join("|")})\s*(?=[),/]|$)`, "g");

const breath = 45;

export const statesIn = (text: string): readonly string[] => {
  const found = new Set<string>();
  for (const [name] of text.matchAll(names)) found.add(stateByName.get(name.toLowerCase()) ?? "");
  for (const [code] of text.matchAll(codes)) found.add(code);
  for (const match of text.matchAll(fenced)) found.add(match[1] ?? "");
  return [...found];
};

/** The states named next to a mention, not across the end of its clause. */
export const statesBeside = (text: string, start: number, end: number): readonly string[] => {
  const before = /[^.;,]*$/.exec(text.slice(Math.max(0, start - breath), start))?.[0] ?? "";
  const after = /^[^.;]*/.exec(text.slice(end, end + breath))?.[0] ?? "";
  return isCompact(`${before} ${after}`) ? [] : statesIn(`${before} ${after}`);
};

/** "Or eligible by reciprocity", "or another state": the ad takes what other states have issued. */
const takesOthers =
  /\b(?:reciprocity|comity|compact|multi-?state|(?:another|any|other) (?:u\.?s\.? )?states?|transfer(?:able)?|endorsement)\b/i;

export const statesAsked = (words: string): readonly string[] => (takesOthers.test(words) ? [] : statesIn(words));

/** Valid in many states. */
export const isCompact = (text: string): boolean => /\b(?:compact|multi-?state|nlc|enlc|national)\b/i.test(text);

/** A licence of another state is a beginning: it must be moved over first. */
const otherState = 0.4;
export const isOfOtherState = (skill: SkillFact, element: NeedElement | undefined): boolean =>
  skill.states !== undefined &&
  element?.states !== undefined &&
  element.states.length > 0 &&
  !skill.states.some((state) => element.states?.includes(state));
export const issuedBy = (skill: SkillFact, element: NeedElement | undefined): number =>
  isOfOtherState(skill, element) ? otherState : 1;
