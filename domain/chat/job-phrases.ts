/** Jobs told in sentences: "I've been with Acme since 2019, I'm the crew lead". */
import { isKnownPlace, placeScore } from "../resumes/places.ts";
import { isField } from "./degree-words.ts";
import { fromParts } from "./job-list.ts";
import { type Draft, jobLeadIn, sited, tidyCompany, tidyTitle } from "./job-words.ts";
import { asTitle, trimmed, upperFirst } from "./spoken-text.ts";
import { tradeScore } from "./trade-words.ts";

const company = String.raw`(?<company>[^,;:()]+?)`;
const title = String.raw`(?<title>[^;()]+?)`;
const article = String.raw`(?:an?\s+|the\s+|their\s+)?`;
const stop = String.raw`(?=\s*(?:[,;:(]|$|\s[-–—]\s|\b(?:where|doing|handling|managing|running|leading|until|since|which|who|but|and (?:i|we|my|now|did|ran|led|managed|was|then|got|loved|left|moved|became)|as (?:an?|the|their)|responsible|in charge|mostly|mainly|on the|before|after|when|because|helping|selling|serving|teaching|building|making|working|looking after|taking care|\p{Ll}{3,}ing (?:the|an?|my|their|our|all|for|with))\b))`;
const told = String.raw`(?:(?:work|employ|intern|volunteer|temp|start|join|contract|serv|sail|cook|clean|train|guid|play|fish|farm|paint|weld|nurs|tutor|perform|assist|apprentic|help)(?:ed|ing|s)?|serve|taught|teach(?:ing)?|drove|driv(?:e|ing)|sold|flew|flying|freelanc(?:ed|ing)|been|began|am|was|i'm|im)`;
const spent = String.raw`(?:(?:out|off|currently|now|also|mostly|full[- ]time|part[- ]time|there|only|ever|still)\s+)*`;

const heads: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${told}\s+${spent}(?:(?:at|for|with|in|wi|w\/|@)\s+|(?<=joined\s))?(?!(?:as|out|off)\b)${company},?\s+as\s+${article}${title}${stop}`,
    "iu",
  ),
  new RegExp(String.raw`\bas\s+${article}${title}\s+(?:at|for|with|@|in|wi)\s+${company}${stop}`, "iu"),
  new RegExp(
    String.raw`(?:^|\s)(?:at|for|@|with|in)\s+${company},?\s+(?:i(?:\s+(?:was|am|worked as|work as|have been)|'m|'ve been)|as)\s+${article}${title}${stop}`,
    "iu",
  ),
  new RegExp(
    String.raw`^${title}\s+(?:at|@|with|for|wi|w\/|chez|bei|hos|presso|en|em|na|pr[zš]y|ved|på)\s+${company}${stop}`,
    "iu",
  ),
  new RegExp(String.raw`^${company},?\s+as\s+${article}${title}${stop}`, "iu"),
];
/** "I left Rappi, where I was a designer", "moved to BDO where I'm a manager". */
const whereIWas = new RegExp(
  String.raw`\b(?:joined|left|moved(?: on| over)? to|went to|switched to|hired by|at|with|for)\s+(?<company>[^,;()]+?),?\s+where\s+(?:i'm|im|i am|i was|i've been|i have been|i work(?:ed)? as|i became)\s+${article}${title}${stop}`,
  "iu",
);
/** Told in the middle of a sentence, and believed only where the words are a trade. */
const held = new RegExp(
  String.raw`\b(?:was|am|i'm|im|been|became|as|being)\s+${spent}${article}(?<title>[^,;()]+?)\s+(?:at|for|with|@|in|wi)\s+${company}${stop}`,
  "iu",
);
/** "In my uncle's hotel, the Rocky Mountain Hotel, as a receptionist". */
const apposed = new RegExp(
  String.raw`\b(?:in|at|for|with)\s+(?:an?|my|our|the)\s+[^,;]+,\s*(?<company>(?:the\s+)?\p{Lu}[^,;]+),\s*(?:i was |i am |i'm )?as\s+${article}${title}${stop}`,
  "u",
);
const founder =
  /^(?<title>(?:co-?)?(?:founder|owner|proprietor|director and owner|ceo and founder|founder and ceo)(?: and \p{L}+)?)\s+of\s+(?<company>[^,;()]+)/iu;
/** "CFO of Curro Holdings": these lead a whole house, not a part of it. */
const headOfHouse =
  /^(?<title>(?:(?:deputy|interim|acting|vice|assistant|regional)[ -])?(?:c[eftomi]o|chief \p{L}+(?: \p{L}+)? officer|managing director|general manager|president|chair(?:man|woman|person)?|headteacher|head teacher|rector|mayor))\s+of\s+(?:the\s+)?(?<company>[^,;()]+)/iu;
const companyOnly = new RegExp(
  String.raw`\b(?:${told}|job|stint|time|spent|years)\s+${spent}(?:some time\s+|time\s+|a while\s+|\p{Ll}+\s+)?(?:at|for|with|by|@|wi|in(?=\s+(?:the\s+)?\p{Lu}))\s+${company}${stop}`,
  "u",
);
const joined = new RegExp(String.raw`\bjoined\s+${company}${stop}`, "iu");
const titleOnly = new RegExp(
  String.raw`(?:^|\b)(?:was|am|i'm|im|been|became|worked as|work as|working as|employed as|left as|as|did some|a job as|promoted to|so)\s+(?:(?:now|currently|also|still|mostly|mainly)\s+)*(?:an?\s+|the\s+|their\s+)?${title}${stop}`,
  "iu",
);

const withPlace = (given: Draft, rest: string): Draft => {
  // "A dental practice (Smile Clinic)" has a name after all.
  const inside = /^(?:an?|the|my|our)\s/i.test(given.company)
    ? /^\s*[(,]\s*(?<name>\p{Lu}[^(),]+)/u.exec(rest)?.groups?.["name"]
    : undefined;
  const draft = inside === undefined ? given : { ...given, company: trimmed(inside) };
  const { name, place } = sited(draft.company);
  const after = /^\s*,?\s*\(?(?:in\s+)?(?<place>\p{Lu}[\p{L}' .-]+(?:, ?\p{Lu}[\p{L}.]+)?)/u
    .exec(rest)
    ?.groups?.["place"]?.trim();
  const beside = after !== undefined && (isKnownPlace(after) || placeScore(after) >= 0.85) ? after : undefined;
  const location = place ?? beside ?? draft.location;
  return { title: draft.title, company: name, ...(location === undefined ? {} : { location }) };
};

const ownBusiness =
  /\b(?:ran|run|running|owned|own|founded|started|opened|had|have)\s+(?<what>my own (?<kind>[^,.;]+?))(?:,\s*(?<name>\p{Lu}[^,.;]*))?(?=\s*(?:[,.;(]|$|\bfrom\b|\bsince\b|\bin \d|\bfor\b|\bwhere\b|\bdoing\b|\bin\b))/u;

/** A trade in one of the clauses after the employer: "…, I'm the crew lead". */
const titleAfter = (rest: string): string | undefined => {
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
const doer = (verb: string): string | undefined => doers[/^\p{L}+/u.exec(verb)?.[0].toLowerCase() ?? ""];

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

const fromHeads = (text: string, body: string, asked: boolean): Draft | undefined => {
  for (const [index, pattern] of heads.entries()) {
    const subject = index < 2 ? text : body;
    const match = pattern.exec(subject);
    const groups = match?.groups;
    if (!match || groups === undefined) continue;
    const [ownTitle, ownFirm] = [tidyTitle(groups["title"] ?? ""), tidyCompany(groups["company"] ?? "")];
    if (ownTitle === undefined || ownFirm === undefined) continue;
    const isSmall = !/^\p{Lu}/u.test(ownFirm);
    if (index === 3 && isSmall && /\s(?:en|em|na|ved|på)\s/iu.test(match[0])) continue;
    if (index === 2 && /^\s*in\s/i.test(match[0])) {
      if (isKnownPlace(asTitle(ownFirm))) return { title: ownTitle, company: "", location: asTitle(ownFirm) };
      if (isSmall || tradeScore(ownTitle) === 0) continue;
    }
    // "Responsible for Asia" and "looking for work" have the shape of a job, not its words.
    if (index === 4 && isKnownPlace(asTitle(ownFirm))) continue;
    if (!isBelieved(index, match[0], ownTitle, ownFirm, asked)) continue;
    if (
      index === 1 &&
      /^in\b/i.test(/\s(?:at|for|with|@|in)\s/i.exec(match[0])?.[0].trim() ?? "") &&
      isKnownPlace(asTitle(ownFirm))
    )
      return { title: ownTitle, company: "", location: asTitle(ownFirm) };
    return withPlace({ title: ownTitle, company: ownFirm }, subject.slice(match.index + match[0].length));
  }
  return undefined;
};

const fromMiddle = (text: string): Draft | undefined => {
  const match = held.exec(text);
  const [ownTitle, ownFirm] = [
    tidyTitle(match?.groups?.["title"] ?? ""),
    tidyCompany(match?.groups?.["company"] ?? ""),
  ];
  if (!match || ownTitle === undefined || ownFirm === undefined || tradeScore(ownTitle) === 0) return undefined;
  const isIn = / in \S/i.test(match[0]) && !/ (?:at|for|with|@|wi) \S/i.test(match[0]);
  if (isIn && (isKnownPlace(asTitle(ownFirm)) || !/^\p{Lu}/u.test(ownFirm))) return undefined;
  return withPlace({ title: ownTitle, company: ownFirm }, text.slice(match.index + match[0].length));
};

const called =
  /\b(?:managed|ran|run|led|owned|own|helped|worked (?:at|in)|at|in)\s+(?:an?|the|my|our)\s+[^,;]+?\s+(?:called|named)\s+(?<company>[^,;]+?)(?=\s*(?:[,;]|$|\bas (?:an?|the)?\b|\bin \p{L}))/iu;

export const draftOf = (text: string, asked: boolean): Draft | undefined => {
  const body = text.replace(jobLeadIn, "").trim();
  const own = ownBusiness.exec(text)?.groups;
  if (own !== undefined) {
    const named = own["name"] === undefined ? undefined : tidyCompany(own["name"]);
    const after = titleAfter(
      text.slice((ownBusiness.exec(text)?.index ?? 0) + (ownBusiness.exec(text)?.[0].length ?? 0)),
    );
    return { title: after ?? "", company: named ?? upperFirst(own["what"] ?? "") };
  }
  const led = headOfHouse.exec(body);
  const named = apposed.exec(text)?.groups ?? founder.exec(body)?.groups ?? whereIWas.exec(text)?.groups;
  const [namedTitle, namedFirm] = [tidyTitle(named?.["title"] ?? ""), tidyCompany(named?.["company"] ?? "")];
  if (namedTitle !== undefined && namedFirm !== undefined) return { title: namedTitle, company: namedFirm };
  const [ledTitle, ledHouse] = [tidyTitle(led?.groups?.["title"] ?? ""), tidyCompany(led?.groups?.["company"] ?? "")];
  if (led && ledTitle !== undefined && ledHouse !== undefined && /^\p{Lu}/u.test(ledHouse) && !isField(ledHouse))
    return withPlace({ title: ledTitle, company: ledHouse }, body.slice(led[0].length));
  const shop = tidyCompany(called.exec(text)?.groups?.["company"] ?? "");
  if (shop !== undefined) {
    const only = tidyTitle(
      /\bas (?:an? |the )?(?<title>[^,;]+?)(?: (?:in|at|for) .*)?$/iu.exec(text)?.groups?.["title"] ?? "",
    );
    return { title: only ?? "", company: shop };
  }
  const found = fromHeads(text, body, asked) ?? fromMiddle(text);
  if (found !== undefined) return found;
  const parts = asked ? fromParts(body) : undefined;
  if (parts !== undefined && parts.company !== "" && parts.title !== "") return parts;
  const match = companyOnly.exec(text.slice(0, 1).toLowerCase() + text.slice(1)) ?? joined.exec(text);
  const firm = tidyCompany(match?.groups?.["company"] ?? "");
  if (match && firm !== undefined) {
    const before = titleOnly.exec(text.slice(0, match.index))?.groups?.["title"];
    const earlier = before === undefined ? undefined : tidyTitle(before);
    const rest = text.slice(match.index + match[0].length);
    const ownTitle = earlier !== undefined && tradeScore(earlier) > 0 ? earlier : (titleAfter(rest) ?? doer(match[0]));
    return withPlace({ title: ownTitle ?? "", company: firm }, rest);
  }
  if (parts !== undefined && parts.company !== "") return parts;
  const only = tidyTitle(titleOnly.exec(text)?.groups?.["title"] ?? "");
  if (only !== undefined && tradeScore(only) > 0) return { title: only, company: "" };
  if (parts !== undefined && !/ (?:at|for|with|in) /i.test(parts.title)) return parts;
  // "Nanny for the same family": no employer with a name.
  const alone = tidyTitle(/^(?<title>[^,;]+?)\s+(?:at|for|with|in)\s/iu.exec(body)?.groups?.["title"] ?? "");
  return asked && alone !== undefined && tradeScore(alone) >= 2 ? { title: alone, company: "" } : parts;
};
