/** "It's Smyth, not Smith": what was said before is put right, at any step. */
import { mergeProfile, type Profile, type ProfileUpdate } from "../profiles/profile.ts";
import { removedBy } from "./removals.ts";
import { renamedIn } from "./renamed-employers.ts";
import { respelledBy } from "./respellings.ts";
import { swapsIn } from "./said-swaps.ts";
import { sentencesOf } from "./spoken-text.ts";
import { swapped } from "./swap-in-profile.ts";

export interface Corrected {
  readonly update: ProfileUpdate;
  /** The message without the sentences that were corrections. */
  readonly rest: string;
}

const lastDigits =
  /\b(?:phone|number|it|cell|mobile)?\b.{0,20}\bends? (?:in|with|on)\s+(?<to>\d{1,6})(?:,? (?:and )?(?:not|instead of|rather than)\s+(?<from>\d{1,6}))?/i;
const lastFew =
  /\blast (?:two|three|four|five|six|few|couple(?: of)?|\d)? ?(?:digits|numbers) (?:are|is|should be|were|:)\s*(?:actually )?(?<to>\d{2,6})\b/i;

const redialled = (sentence: string, { phone }: Profile): ProfileUpdate | undefined => {
  const ending = lastDigits.exec(sentence)?.groups ?? lastFew.exec(sentence)?.groups;
  const to = ending?.["to"];
  if (to === undefined || phone === "") return undefined;
  const from = ending?.["from"] ?? "";
  const tail = new RegExp(`(?:\\D?\\d){${from.length || to.length}}$`).exec(phone)?.[0] ?? "";
  return from === "" || tail.replaceAll(/\D/g, "") === from
    ? { phone: `${phone.slice(0, phone.length - (from.length || to.length))}${to}` }
    : undefined;
};

const correctedBy = (sentence: string, profile: Profile): ProfileUpdate | undefined => {
  const found = removedBy(sentence, profile) ?? redialled(sentence, profile) ?? respelledBy(sentence, profile);
  if (found) return found;
  for (const swap of swapsIn(sentence)) {
    const update = swapped(swap, sentence, profile);
    if (update) return update;
  }
  return undefined;
};

/** "The phone is 600 555 021 and I live in York, not in Leeds" puts two things right, and is two sentences then. */
const clausesOf = (sentence: string): string[] =>
  sentence.split(/,?\s+and\s+(?=(?:i|i'm|i've|my|the)\b)/i).filter((clause) => clause.trim() !== "");

export const corrections = (text: string, profile: Profile): Corrected => {
  const renamed = renamedIn(text, profile);
  let update: ProfileUpdate = renamed?.update ?? {};
  const kept: string[] = [];
  const take = (sentence: string): boolean => {
    const change = correctedBy(sentence, mergeProfile(profile, update));
    if (change) update = { ...update, ...change };
    return change !== undefined;
  };
  for (const sentence of sentencesOf(renamed?.rest ?? text)) {
    const clauses = clausesOf(sentence);
    const left = clauses.length > 1 ? clauses.filter((clause) => !take(clause)) : clauses;
    if (left.length < clauses.length) kept.push(...left);
    else if (!take(sentence)) kept.push(sentence);
  }
  return { update, rest: Object.keys(update).length === 0 ? text : kept.join("\n") };
};
