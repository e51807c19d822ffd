/** Finds the words that are to go in the profile, and puts the others there. */
import type { Profile, ProfileUpdate } from "../profiles/profile.ts";
import { squashed } from "../skills/text-tokens.ts";
import { datesIn } from "./said-dates.ts";
import type { Swap } from "./said-swaps.ts";
import { escaped } from "./spoken-text.ts";

const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, "iu");

const texts = ["firstName", "lastName", "email", "phone", "location", "title"] as const;

const dateKeys: ReadonlySet<string> = new Set(["start", "end", "validFrom", "validTo"]);

/** A word inside a date is a year of it. */
const inEntry = <T extends object>(entry: T, swap: Swap): T | undefined => {
  let changed = false;
  const { start } = datesIn(swap.to);
  const { start: before } = datesIn(swap.from);
  const next = Object.fromEntries(
    Object.entries(entry).map(([key, old]: [string, unknown]) => {
      if (changed) return [key, old];
      if (typeof old === "number" && String(old) === swap.from && /^\d{4}$/.test(swap.to)) {
        changed = true;
        return [key, Number(swap.to)];
      }
      const isDate = dateKeys.has(key);
      if (typeof old !== "string" || key === "description" || key === "status") return [key, old];
      if (!whole(swap.from).test(old) && !(isDate && old === before)) return [key, old];
      if (isDate && start === undefined) return [key, old];
      changed = true;
      return [key, isDate ? start : old.replace(whole(swap.from), swap.to)];
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
        !dateKeys.has(key) &&
        text !== swap.from &&
        whole(text).test(sentence),
    ),
  );
  const at = named ?? candidates[0];
  return at === undefined ? undefined : entries.map((entry, index) => (index === at ? (changes[at] ?? entry) : entry));
};

export const swapped = (swap: Swap, sentence: string, profile: Profile): ProfileUpdate | undefined => {
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
      // "Rebecca Osei instead of Thornton": the other part of the name stays where it is.
      const other = field === "lastName" ? profile.firstName : field === "firstName" ? profile.lastName : "";
      const own = other === "" ? to : to.replace(whole(other), "").trim() || to;
      return { [field]: old.replace(whole(swap.from), own) };
    }
  }
  const skill = profile.skills.findIndex((known) => squashed(known) === squashed(swap.from));
  if (skill >= 0) return { skills: profile.skills.map((known, index) => (index === skill ? swap.to : known)) };
  const experience = inEntries(profile.experience, swap, sentence);
  if (experience) return { experience };
  const education = inEntries(profile.education, swap, sentence);
  if (education) return { education };
  const credentials = inEntries(profile.credentials, swap, sentence);
  if (credentials) return { credentials };
  const languages = inEntries(profile.languages, swap, sentence);
  return languages && { languages };
};
