/** "It's Smyth, not Smith": what was said before is put right, at any step. */
import { mergeProfile, type Profile, type ProfileUpdate } from "../profiles/profile.ts";
import { squashed } from "../skills/text-tokens.ts";
import { datesIn } from "./said-dates.ts";
import { escaped, sentencesOf, trimmed } from "./spoken-text.ts";

export interface Corrected {
  readonly update: ProfileUpdate;
  /** The message without the sentences that were corrections. */
  readonly rest: string;
}

interface Swap {
  readonly from: string;
  readonly to: string;
}

const value = String.raw`[^,.;!?\n]{1,60}?`;
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:change|replace|swap|correct|update|switch)\s+(?:the |my |that )?(?<from>${value})\s+(?:to|with|for|into|by)\s+(?<to>[^,;!?\n]{1,60}?)(?=[,;!?\n]|\.(?:\s|$)|$)`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<to>[^\s,;!?\n][^,;!?\n]{0,60}?),?\s+(?:and )?(?:not|rather than|instead of)\s+(?<from>${value})(?=[,.;!?\n]|$)`,
    "iu",
  ),
  new RegExp(
    String.raw`\bnot\s+(?<from>${value}),?\s+(?:but|it's|its|it is|it should be|it was|i meant|rather|make it)\s+(?<to>[^,;!?\n]{1,60}?)(?=[,;!?\n]|\.(?:\s|$)|$)`,
    "iu",
  ),
  new RegExp(String.raw`\bnot\s+(?<from>${value}),\s+(?<to>[^,;!?\n]{1,40}?)(?=[,;!?\n]|\.(?:\s|$)|$)`, "iu"),
  new RegExp(
    String.raw`(?<from>${value})\s+(?:should (?:be|have been|say|read)|was meant to be|is wrong,? (?:it's|it is|it should be))\s+(?<to>[^,;!?\n]{1,60}?)(?=[,;!?\n]|\.(?:\s|$)|$)`,
    "iu",
  ),
];

const clean = (text: string): string =>
  trimmed(
    text
      .replace(
        /^(?:.*\b(?:is|it's|its|was|be|spelled|spelt|actually|sorry|wait|meant|say|said|in|at|to|as|like|wrote|written|name|with|until|till|from|since|my|the|oops|no|called)\s+)(?=\S+)/iu,
        "",
      )
      .replace(/^["']|["']$/g, "")
      .replace(/\s+(?:now|currently|these days|at the moment|instead|actually|please|sorry)$/i, ""),
  );

const swapsIn = (sentence: string): Swap[] =>
  patterns.flatMap((pattern) => {
    const groups = pattern.exec(sentence)?.groups;
    const [from, to] = [groups?.["from"] ?? "", groups?.["to"] ?? ""];
    if (from === "" || to === "") return [];
    return [
      { from: clean(from), to: clean(to) },
      { from: trimmed(from), to: clean(to) },
      { from: trimmed(from), to: trimmed(to) },
    ].filter((swap) => swap.from.length > 1 && swap.to !== "" && swap.from.toLowerCase() !== swap.to.toLowerCase());
  });

const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, "iu");

const texts = ["firstName", "lastName", "email", "phone", "location", "title"] as const;

/** A word inside a date is a year of it. */
const inEntry = <T extends object>(entry: T, swap: Swap): T | undefined => {
  let changed = false;
  const { start } = datesIn(swap.to);
  const next = Object.fromEntries(
    Object.entries(entry).map(([key, old]: [string, unknown]) => {
      if (changed) return [key, old];
      if (typeof old === "number" && String(old) === swap.from && /^\d{4}$/.test(swap.to)) {
        changed = true;
        return [key, Number(swap.to)];
      }
      if (typeof old !== "string" || key === "description" || !whole(swap.from).test(old)) return [key, old];
      if ((key === "start" || key === "end") && start === undefined) return [key, old];
      changed = true;
      return [key, key === "start" || key === "end" ? start : old.replace(whole(swap.from), swap.to)];
    }),
  );
  return changed ? (next as T) : undefined;
};

const inEntries = <T extends object>(entries: readonly T[], swap: Swap, sentence: string): T[] | undefined => {
  const changes = entries.map((entry) => inEntry(entry, swap));
  const candidates = changes.flatMap((change, index) => (change === undefined ? [] : [index]));
  const named = candidates.find((index) =>
    Object.entries(entries[index] ?? {}).some(
      ([key, text]) =>
        typeof text === "string" &&
        text.length > 2 &&
        !/^(?:start|end)$/.test(key) &&
        text !== swap.from &&
        whole(text).test(sentence),
    ),
  );
  const at = named ?? candidates[0];
  return at === undefined ? undefined : entries.map((entry, index) => (index === at ? (changes[at] ?? entry) : entry));
};

const lastDigits =
  /\b(?:phone|number|it|cell|mobile)?\b.{0,20}\bends? (?:in|with|on)\s+(?<to>\d{1,6})(?:,? (?:and )?(?:not|instead of|rather than)\s+(?<from>\d{1,6}))?/i;
const lastFew =
  /\blast (?:two|three|four|five|six|few|couple(?: of)?|\d)? ?(?:digits|numbers) (?:are|is|should be|were|:)\s*(?:actually )?(?<to>\d{2,6})\b/i;

const swapped = (swap: Swap, sentence: string, profile: Profile): ProfileUpdate | undefined => {
  const digits = swap.from.replaceAll(/\D/g, "");
  if (
    digits.length >= 2 &&
    /^[\d\s()+.-]+$/.test(swap.from) &&
    /^[\d\s()+.-]+$/.test(swap.to) &&
    !/^(?:19|20)\d{2}$/.test(swap.from)
  ) {
    const at = profile.phone.lastIndexOf(swap.from);
    if (at >= 0) return { phone: profile.phone.slice(0, at) + swap.to + profile.phone.slice(at + swap.from.length) };
  }
  for (const field of texts) {
    const old = profile[field];
    if (
      field !== "phone" &&
      old !== "" &&
      (whole(swap.from).test(old) || (field === "email" && old.toLowerCase().includes(swap.from.toLowerCase())))
    ) {
      if (field === "email")
        return /^[\p{L}\p{N}._%+-]+(?:@[\p{L}\p{N}.-]+)?$/u.test(swap.to)
          ? { email: old.replace(new RegExp(escaped(swap.from), "i"), swap.to) }
          : undefined;
      const to =
        /^\p{Ll}/u.test(swap.to) && /^\p{Lu}/u.test(old)
          ? swap.to.slice(0, 1).toUpperCase() + swap.to.slice(1)
          : swap.to;
      return { [field]: old.replace(whole(swap.from), to) };
    }
  }
  const skill = profile.skills.findIndex((known) => squashed(known) === squashed(swap.from));
  if (skill >= 0) return { skills: profile.skills.map((known, index) => (index === skill ? swap.to : known)) };
  const experience = inEntries(profile.experience, swap, sentence);
  if (experience) return { experience };
  const education = inEntries(profile.education, swap, sentence);
  return education && { education };
};

const removal =
  /^(?:(?:oh|wait|actually|please|sorry|and|also|can you|could you|no|oops|hm+)[\s,]+)*(?:remove|delete|drop|take (?:out|off|away)|erase|get rid of|scratch|forget)\s+(?<what>[^.;!?\n]+)$/iu;
const takenOut =
  /(?:^|[,;]\s*|\b(?:and|so|please|just)\s+)(?:please )?(?:take|leave|cut|strike)\s+(?:the |my )?(?<what>[^,.;!?]{2,60}?)\s+(?:out|off)(?: (?:again|please|of (?:it|there|my profile)))*[.!]?$/iu;
const removableFields: readonly (readonly [RegExp, keyof Profile])[] = [
  [/^(?:my |the )?(?:phone|number|mobile|cell)(?: number)?(?: please)?$/i, "phone"],
  [/^(?:my |the )?e-?mail(?: address)?(?: please)?$/i, "email"],
  [/^(?:my |the )?location(?: please)?$/i, "location"],
  [/^(?:my |the )?(?:summary|bio)(?: please)?$/i, "summary"],
  [/^(?:my |the )?(?:job )?title(?: please)?$/i, "title"],
];

const removed = (what: string, profile: Profile): ProfileUpdate | undefined => {
  const field = removableFields.find(([pattern]) => pattern.test(what.trim()))?.[1];
  if (field !== undefined) return { [field]: "" };
  const names = what
    .replace(/\s+(?:from|out of|off)\s+(?:my |the )?(?:skills?|list|profile|experience|jobs?|education).*$/i, "")
    .replace(/\s+(?:skill|job|please)$/i, "")
    .split(/\s*,\s*|\s+and\s+/i)
    .map((name) => squashed(trimmed(name.replace(/^(?:the|my)\s+/i, ""))));
  const skills = profile.skills.filter((skill) => !names.includes(squashed(skill)));
  if (skills.length < profile.skills.length) return { skills };
  const experience = profile.experience.filter(
    (job) => !names.some((name) => name !== "" && (squashed(job.company) === name || squashed(job.title) === name)),
  );
  if (experience.length < profile.experience.length) return { experience };
  const education = profile.education.filter(
    (school) =>
      !names.some((name) => name !== "" && (squashed(school.school) === name || squashed(school.degree) === name)),
  );
  return education.length < profile.education.length ? { education } : undefined;
};

const correctedBy = (sentence: string, profile: Profile): ProfileUpdate | undefined => {
  const what = (removal.exec(sentence.replace(/[.!]+$/, "")) ?? takenOut.exec(sentence))?.groups?.["what"];
  const less = what === undefined ? undefined : removed(what, profile);
  if (less) return less;
  const ending = lastDigits.exec(sentence)?.groups ?? lastFew.exec(sentence)?.groups;
  const to = ending?.["to"];
  if (to !== undefined && profile.phone !== "") {
    const from = ending?.["from"] ?? "";
    const tail = new RegExp(`(?:\\D?\\d){${from.length || to.length}}$`).exec(profile.phone)?.[0] ?? "";
    if (from === "" || tail.replaceAll(/\D/g, "") === from)
      return { phone: `${profile.phone.slice(0, profile.phone.length - (from.length || to.length))}${to}` };
  }
  for (const swap of swapsIn(sentence)) {
    const update = swapped(swap, sentence, profile);
    if (update) return update;
  }
  return undefined;
};

export const corrections = (text: string, profile: Profile): Corrected => {
  let update: ProfileUpdate = {};
  const kept: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const change = correctedBy(sentence, mergeProfile(profile, update));
    if (change) update = { ...update, ...change };
    else kept.push(sentence);
  }
  return { update, rest: Object.keys(update).length === 0 ? text : kept.join("\n") };
};
