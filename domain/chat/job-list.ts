/** "Barista, Costa Coffee, Leeds": which of the parts is what? */
import { isKnownLocation, locationScore } from "../resumes/fields/locations.ts";
import { companyScore, isLegalForm } from "../resumes/fields/work-words.ts";
import { type Draft, tidyCompany, tidyTitle } from "./job-words.ts";
import { asTitle, trimmed } from "./spoken-text.ts";
import { isEmployer, isEmployment, leaning, titleBesideFirm, tradeScore } from "./trade-words.ts";

const partsOf = (text: string): string[] => {
  const parts = text
    .split(/\s*[,|·•]\s*|\s+[-–—/]\s+|\s*[()]\s*|\s*:\s+/u)
    .map(trimmed)
    .filter((part) => part !== "" && /\p{L}/u.test(part));
  const glued: string[] = [];
  for (const part of parts) {
    if (glued.length > 0 && isLegalForm(part)) glued[glued.length - 1] = `${glued.at(-1)}, ${part}`;
    else glued.push(part);
  }
  return glued;
};

const remark =
  /^(?:that'?s (?:it|all|about it)|if that counts|and that'?s (?:it|all)|thats (?:it|all)|lol|haha|same place|(?:my )?own boss|i think|i guess|more or less|give or take)$/i;
const atFirm = /^(?:(?:worked|working|been|employed|began)\s+)?(?:at|with|for|@|in)\s+/i;

const isPlain = (text: string): boolean => /^\p{Ll}/u.test(text) && text === text.toLowerCase();

/** The part that says what was done; without words of a trade, small letters beside a name. */
const titleAmong = (parts: readonly string[]): number => {
  const free = parts.map((part, index) => ({ part, index })).filter(({ part }) => !atFirm.test(part));
  const best = free.toSorted((a, b) => leaning(b.part) - leaning(a.part))[0];
  if (best === undefined) return -1;
  if (
    tradeScore(best.part) > 0 &&
    free.every(({ part, index }) => index === best.index || leaning(part) < leaning(best.part))
  )
    return best.index;
  const small = free.filter(({ part }) => isPlain(part) && !isEmployer(part));
  if (small.length === 1 && free.length > 1 && small[0] !== undefined) return small[0].index;
  return best.index;
};

export const fromParts = (text: string): Draft | undefined => {
  const all = partsOf(text).filter((part) => !remark.test(part));
  const places = all.filter(
    (part, index) =>
      index > 0 && tradeScore(part) === 0 && (isKnownLocation(asTitle(part)) || locationScore(part) >= 0.85),
  );
  const named = all.filter((part, index) => !places.includes(part) && !(index > 0 && isEmployment.test(part)));
  const [one = ""] = named;
  if (named.length === 0 || named.length > 5 || one.split(" ").length > 8) return undefined;
  const place = places.length > 0 ? { location: places.join(", ") } : {};
  if (named.length === 1) {
    const beside = titleBesideFirm(one);
    const [besideTitle, besideFirm] = [tidyTitle(beside?.title ?? ""), tidyCompany(beside?.firm ?? "")];
    if (besideTitle !== undefined && besideFirm !== undefined)
      return { title: besideTitle, company: besideFirm, ...place };
    const bare = one.replace(/^and\s+/i, "");
    const firm = atFirm.test(bare) || isEmployer(bare) ? tidyCompany(bare) : undefined;
    if (firm !== undefined) return { title: "", company: firm, ...place };
    const own = tradeScore(one) > 0 ? tidyTitle(one) : undefined;
    if (own !== undefined) return { title: own, company: "", ...place };
    const isName = /^\p{Lu}[\p{L}'.]*(?: (?:&|and|of|the|\p{Lu}[\p{L}'.]*))+$/u.test(bare) || companyScore(bare) >= 2;
    const company = isName && bare !== bare.toUpperCase() ? tidyCompany(bare) : undefined;
    return company === undefined ? undefined : { title: "", company, ...place };
  }
  const at = titleAmong(named);
  const titled = named[at] ?? "";
  const firm =
    named.find((part, index) => index !== at && atFirm.test(part)) ?? named.find((_part, index) => index !== at) ?? "";
  if (
    tradeScore(titled) === 0 &&
    companyScore(firm) === 0 &&
    !/^\p{Lu}/u.test(firm) &&
    !atFirm.test(firm) &&
    !isEmployer(firm)
  )
    return undefined;
  const [ownTitle, ownFirm] = [tidyTitle(titled.replace(/^.*\bas (?:an?|the) /i, "")), tidyCompany(firm)];
  return ownTitle === undefined || ownFirm === undefined ? undefined : { title: ownTitle, company: ownFirm, ...place };
};
