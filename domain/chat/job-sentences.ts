/** Title and employer out of one sentence that has the shape of a job. */
import { isKnownLocation, locationScore } from "../resumes/fields/locations.ts";
import { heads, held } from "./job-patterns.ts";
import { type Draft, sited, tidyCompany, tidyTitle } from "./job-words.ts";
import { asTitle, trimmed } from "./spoken-text.ts";
import { tradeScore } from "./trade-words.ts";

export const withPlace = (given: Draft, rest: string): Draft => {
  // "A dental practice (Smile Clinic)" has a name after all.
  const inside = /^(?:an?|the|my|our)\s/i.test(given.company)
    ? /^\s*[(,]\s*(?<name>\p{Lu}[^(),]+)/u.exec(rest)?.groups?.["name"]
    : undefined;
  const draft = inside === undefined ? given : { ...given, company: trimmed(inside) };
  const { name, place } = sited(draft.company);
  const after = /^\s*,?\s*\(?(?:in\s+)?(?<place>\p{Lu}[\p{L}' .-]+(?:, ?\p{Lu}[\p{L}.]+)?)/u
    .exec(rest)
    ?.groups?.["place"]?.trim();
  const beside = after !== undefined && (isKnownLocation(after) || locationScore(after) >= 0.85) ? after : undefined;
  const location = place ?? beside ?? draft.location;
  return { title: draft.title, company: name, ...(location === undefined ? {} : { location }) };
};

/** A trade in one of the clauses after the employer: "…, I'm the crew lead". */
export const titleAfter = (rest: string): string | undefined => {
  for (const clause of rest.split(/\s*[,;]\s*|\s+(?:and|where) (?=i\b)/i)) {
    const bare = clause
      .replace(/^(?:so|and|where|there)\s+/i, "")
      .replace(/^(?:(?:my|the) )?(?:job )?(?:title|role|position)(?: (?:is|was)|:)\s+/i, "")
      .replace(/^(?:i(?:'m| am| was|'ve been)|left|working|mostly|mainly|currently|now)\s+/i, "")
      .replace(/^(?:.* )?as\s+/i, "");
    const found =
      tradeScore(bare) >= 2 && bare.split(" ").length <= 6 ? tidyTitle(bare.replace(/\s+there$/i, "")) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** "Guided for Atlas Tours" says what one was. */
const doers: Readonly<Record<string, string>> = { guided: "Guide", cooked: "Cook", tutored: "Tutor", nursed: "Nurse" };

export const doer = (verb: string): string | undefined => doers[/^\p{L}+/u.exec(verb)?.[0].toLowerCase() ?? ""];

const vagueTitle =
  /^(?:began|started|joined|worked|been|stayed|hired|employed|served|trained)$|\b(?:good|great|looking|responsible|time|studied|study|degree|experience|skilled|excel|years?)\b/i;

const isBelieved = (index: number, shape: string, ownTitle: string, ownFirm: string, asked: boolean): boolean =>
  index < 3 ||
  (tradeScore(ownTitle) > 0 && !/\b(?:good|great|skilled|experienced)$/i.test(ownTitle)) ||
  (asked &&
    !/ and /i.test(ownTitle) &&
    (/\b(?:at|as)\b|@/i.test(shape) || /^\p{Lu}/u.test(ownFirm)) &&
    ownTitle.split(" ").length <= 5 &&
    !vagueTitle.test(ownTitle));

export const fromHeads = (text: string, body: string, asked: boolean): Draft | undefined => {
  for (const [index, pattern] of heads.entries()) {
    const subject = index < 2 ? text : body;
    const match = pattern.exec(subject);
    const groups = match?.groups;
    if (!match || groups === undefined) continue;
    const [ownTitle, ownFirm] = [tidyTitle(groups["title"] ?? ""), tidyCompany(groups["company"] ?? "")];
    if (ownTitle === undefined || ownFirm === undefined) continue;
    const isSmall = !/^\p{Lu}/u.test(ownFirm);
    if (
      index === 3 &&
      isSmall &&
      /\s(?:en|em|na|ved|på|im|nel|nella|dans|au|à|aux|w|di|u|vid|sa|kwa)\s/iu.test(match[0])
    )
      continue;
    if (index === 2 && /^\s*in\s/i.test(match[0])) {
      if (isKnownLocation(asTitle(ownFirm))) return { title: ownTitle, company: "", location: asTitle(ownFirm) };
      if (isSmall || tradeScore(ownTitle) === 0) continue;
    }
    // "Responsible for Asia" and "looking for work" have the shape of a job, not its words.
    if (index === 4 && isKnownLocation(asTitle(ownFirm))) continue;
    if (!isBelieved(index, match[0], ownTitle, ownFirm, asked)) continue;
    if (
      index === 1 &&
      /^in\b/i.test(/\s(?:at|for|with|@|in)\s/i.exec(match[0])?.[0].trim() ?? "") &&
      isKnownLocation(asTitle(ownFirm))
    )
      return { title: ownTitle, company: "", location: asTitle(ownFirm) };
    return withPlace({ title: ownTitle, company: ownFirm }, subject.slice(match.index + match[0].length));
  }
  return undefined;
};

export const fromMiddle = (text: string): Draft | undefined => {
  const match = held.exec(text);
  const [ownTitle, ownFirm] = [
    tidyTitle(match?.groups?.["title"] ?? ""),
    tidyCompany(match?.groups?.["company"] ?? ""),
  ];
  if (!match || ownTitle === undefined || ownFirm === undefined || tradeScore(ownTitle) === 0) return undefined;
  const isIn = / in \S/i.test(match[0]) && !/ (?:at|for|with|@|wi) \S/i.test(match[0]);
  if (isIn && (isKnownLocation(asTitle(ownFirm)) || !/^\p{Lu}/u.test(ownFirm))) return undefined;
  return withPlace({ title: ownTitle, company: ownFirm }, text.slice(match.index + match[0].length));
};
