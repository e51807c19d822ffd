/** Jobs as people tell them: "nurse at Northside since 2019, before that I waited tables at Rosa's". */
import type { Position } from "../profiles/history.ts";
import { isKnownPlace, placeScore } from "../resumes/places.ts";
import { companyScore, isLegalForm, titleScore } from "../resumes/work-words.ts";
import { isNoise } from "./asides.ts";
import { datesIn, hasDates } from "./said-dates.ts";
import { asTitle, sentencesOf, trimmed, upperFirst } from "./spoken-text.ts";

const turns =
  /\s*,?\s*\b(?:and )?(?:then(?! I (?:left|quit))|before that|prior to that|before this|after that|afterwards|previously|earlier|followed by|most recently|later on|subsequently|and later|and before|before (?=(?:i was|i worked|working|being)))\b[\s,:]*/giu;

const company = String.raw`(?<company>[^,;()]+?)`;
const title = String.raw`(?<title>[^;()]+?)`;
const stop = String.raw`(?=\s*(?:[,;(]|$|\s[-–—]\s|\b(?:where|doing|handling|managing|running|leading|until|since|which|who|but|and (?:i|we|my|now|did|ran|led|managed|was|then|got|loved|left|moved|became)|as (?:an?|the|their)|responsible|in charge|mostly|mainly|on the|before|after|when|because|helping|selling|serving|teaching|building|making|working|looking after|taking care)\b))`;

const heads: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:work(?:ed|ing|s)?|been|employed|intern(?:ed|ing)?|volunteer(?:ed|ing)?|temp(?:ed|ing)?|started|start|joined|contract(?:ed|ing)?|freelanc(?:ed|ing)|am|was|i'm|im)\s+(?:(?:currently|now|also|mostly|full[- ]time|part[- ]time|there)\s+)*(?:at|for|with|in|@)?\s*(?!as\b)${company},?\s+as\s+(?:an?\s+|the\s+|their\s+)?${title}${stop}`,
    "iu",
  ),
  new RegExp(String.raw`\bas\s+(?:an?\s+|the\s+|their\s+)?${title}\s+(?:at|for|with|@|in)\s+${company}${stop}`, "iu"),
  new RegExp(
    String.raw`^(?:at|for|@)\s+${company},?\s+(?:i\s+(?:was|am|worked as|work as)|as)\s+(?:an?\s+|the\s+|their\s+)?${title}${stop}`,
    "iu",
  ),
  new RegExp(String.raw`^${title}\s+(?:at|@|with|for)\s+${company}${stop}`, "iu"),
  new RegExp(String.raw`^${company}\s+as\s+(?:an?\s+|the\s+)?${title}${stop}`, "iu"),
];
const companyOnly = new RegExp(
  String.raw`\b(?:work(?:ed|ing|s)?|been|employed|intern(?:ed|ing)?|volunteer(?:ed|ing)?|temp(?:ed|ing)?|join(?:ed)?|job|stint|time|spent|was|am|i'm|started|years)\s+(?:(?:currently|now|also|mostly|full[- ]time|part[- ]time|there|some time|time|a while)\s+)*(?:at|for|with|by|@)\s+${company}${stop}`,
  "iu",
);
const joined = new RegExp(String.raw`\bjoined\s+${company}${stop}`, "iu");
const titleOnly = new RegExp(
  String.raw`(?:^|\b)(?:was|am|i'm|im|been|became|worked as|work as|working as|employed as|as|did some|a job as)\s+(?:(?:now|currently|also|still|mostly|mainly)\s+)*(?:an?\s+|the\s+|their\s+)?${title}${stop}`,
  "iu",
);

const leadIn =
  /^(?:(?:so|well|ok|okay|sure|yes|yeah|hi|um+|uh+|and|also|first|firstly|second|secondly|third|finally|lastly|now|currently|right now|at the moment|presently|today|recently|most recently|lately|originally|initially|these days|i|i'm|im|i am|i was|i've|i have|i've been|i have been|been|we|my (?:current|first|last|latest|previous|most recent|present|next|second|main|other) (?:job|role|position|employer|gig)(?: is| was| has been|:)?(?: as)?|(?:job|role|position|employer)(?: \d)?(?:is|was|:)?|a|an|the|am|was|it's|it was|did|do|had|have|got|used to be|used to|let's see|let me see|still|just|mostly|mainly|actually|oh|before|previous|current|past|prior|past jobs?|jobs?|experience|\d{1,2}[.)]|[-*•])[\s,:]+)+/iu;

const workWord =
  /\b(?:work(?:ed|ing|s)?|job|jobs|employed|intern(?:ed|ship|ing)?|volunteer(?:ed|ing)?|joined|freelanc\w*|career|position|temp(?:ed|ing)?|used to be)\b/i;

interface Draft {
  title: string;
  company: string;
  location?: string;
}

/** "Northside Hospital in Chicago" and "Globex, Berlin". */
const sited = (given: string): { name: string; place?: string } => {
  const inPlace =
    /^(?<name>.+?)\s+(?:in|,|based in|out of)\s+(?<place>\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+)*(?:, ?\p{Lu}[\p{L}.]+)?)$/u.exec(
      given,
    )?.groups;
  if (inPlace)
    return { name: inPlace["name"] ?? given, ...(inPlace["place"] === undefined ? {} : { place: inPlace["place"] }) };
  const lower = /^(?<name>.+?)\s+in\s+(?<place>[\p{L} ]+)$/u.exec(given)?.groups;
  const place = lower?.["place"] === undefined ? "" : asTitle(lower["place"]);
  return lower && isKnownPlace(place) ? { name: lower["name"] ?? given, place } : { name: given };
};

const notCompany =
  /^(?:seeking|looking|an? (?:role|job|position|trade|living|hobby|child|kid|student|teenager)\b|apprenticeship|internship|working|work|worked|currently|employed|acting|serving|freelancing|myself|home|me|them|him|her|it|there|here|school|work|the (?:moment|time|same|past|last|company|office)|a while|a (?:few|couple|long)|years|now|that|this|night|nights|weekends|all|once|least|different|various|several|many|some|money|free|fun|cash)\b/i;

const tidyCompany = (given: string): string | undefined => {
  const text = trimmed(
    given
      .replace(/^(?:an?|the|this|my|our|some)\s+(?=\p{Lu})/u, (article) => (/^the/i.test(article) ? article : ""))
      .replace(
        /\s+(?:for (?:a (?:while|bit|few\b.*)|some time|the (?:last|past).*|now|years)|now|too|as well|currently|at the moment|back then|back in the day|there|full[- ]time|part[- ]time)$/i,
        "",
      ),
  );
  if (text === "" || notCompany.test(text) || text.length > 90 || text.split(" ").length > 9 || !/\p{L}|\d/u.test(text))
    return undefined;
  return text === text.toLowerCase() && !/^(?:a|an|my|the|some|own)\b/.test(text) ? asTitle(text) : text;
};

const tidyTitle = (given: string): string | undefined => {
  const text = trimmed(
    given
      .replace(leadIn, "")
      .replace(/^(?:an?|the|their|some|my)\s+/i, "")
      .replace(/\s+(?:job|role|position|work|gig|there|too|as well|currently|now|mostly)$/i, ""),
  );
  if (
    text === "" ||
    text.length > 80 ||
    text.split(" ").length > 8 ||
    /\b(?:i|we|you|is|are|my|have|worked|years?)\b/i.test(text) ||
    !/\p{L}{2}/u.test(text)
  )
    return undefined;
  return asTitle(text);
};

/** Rather a title than a company. */
const leaning = (text: string): number => titleScore(text) - companyScore(text) * 0.7;

/** "Barista, Costa Coffee, Leeds": which of the parts is what? */
const fromParts = (text: string): Draft | undefined => {
  const parts = text
    .split(/\s*[,|]\s*|\s+[-–—/]\s+|\s*[()]\s*|\s*:\s+/u)
    .map(trimmed)
    .filter((part) => part !== "" && /\p{L}{2}/u.test(part));
  const glued: string[] = [];
  for (const part of parts) {
    if (glued.length > 0 && isLegalForm(part)) glued[glued.length - 1] = `${glued.at(-1)}, ${part}`;
    else glued.push(part);
  }
  const places = glued.filter((part, index) => index > 0 && (isKnownPlace(asTitle(part)) || placeScore(part) >= 0.85));
  const named = glued.filter((part) => !places.includes(part));
  const [one = "", two] = named;
  if (named.length === 0 || named.length > 4 || one.split(" ").length > 8) return undefined;
  const place = places.length > 0 ? { location: places.join(", ") } : {};
  if (two === undefined) {
    const own = titleScore(one) > 0 ? tidyTitle(one) : undefined;
    return own === undefined ? undefined : { title: own, company: "", ...place };
  }
  const [titled, firm] = leaning(two) > leaning(one) ? [two, one] : [one, two];
  if (titleScore(titled) === 0 && companyScore(firm) === 0 && !/^\p{Lu}/u.test(firm)) return undefined;
  const [ownTitle, ownFirm] = [tidyTitle(titled), tidyCompany(firm)];
  return ownTitle === undefined || ownFirm === undefined ? undefined : { title: ownTitle, company: ownFirm, ...place };
};

const withPlace = (draft: Draft, rest: string): Draft => {
  const { name, place } = sited(draft.company);
  const after = /^\s*,?\s*\(?(?:in\s+)?(?<place>\p{Lu}[\p{L}' .-]+(?:, ?\p{Lu}[\p{L}.]+)?)/u
    .exec(rest)
    ?.groups?.["place"]?.trim();
  const beside = after !== undefined && (isKnownPlace(after) || placeScore(after) >= 0.85) ? after : undefined;
  const location = place ?? beside ?? draft.location;
  return { title: draft.title, company: name, ...(location === undefined ? {} : { location }) };
};

const ownBusiness =
  /\b(?:ran|run|running|owned|own|founded|started|opened|had)\s+(?<what>my own [^,.;]+?)(?=\s*(?:[,.;(]|$|\bfrom\b|\bsince\b|\bin \d|\bfor\b|\bwhere\b|\bdoing\b|\bin\b))/iu;

const draftOf = (text: string, asked: boolean): Draft | undefined => {
  const body = text.replace(leadIn, "").trim();
  const own = ownBusiness.exec(text)?.groups?.["what"];
  if (own !== undefined) return { title: "", company: upperFirst(own) };
  for (const [index, pattern] of heads.entries()) {
    const subject = index < 2 ? text : body;
    const match = pattern.exec(subject);
    const groups = match?.groups;
    if (!match || groups === undefined) continue;
    const [ownTitle, ownFirm] = [tidyTitle(groups["title"] ?? ""), tidyCompany(groups["company"] ?? "")];
    if (ownTitle === undefined || ownFirm === undefined) continue;
    // "Responsible for Asia" and "looking for work" have the shape of a job, not its words.
    if (
      index >= 3 &&
      titleScore(ownTitle) === 0 &&
      !(
        asked &&
        (/\b(?:at|as)\b|@/i.test(match[0]) || /^\p{Lu}/u.test(ownFirm)) &&
        ownTitle.split(" ").length <= 5 &&
        !/\b(?:good|great|looking|responsible|time|studied|study|degree|experience|skilled|excel|years?)\b/i.test(
          ownTitle,
        )
      )
    )
      continue;
    if (
      index === 1 &&
      /^in\b/i.test(/\s(?:at|for|with|@|in)\s/i.exec(match[0])?.[0].trim() ?? "") &&
      isKnownPlace(asTitle(ownFirm))
    )
      return { title: ownTitle, company: "", location: asTitle(ownFirm) };
    return withPlace({ title: ownTitle, company: ownFirm }, subject.slice(match.index + match[0].length));
  }
  const parts = asked ? fromParts(body) : undefined;
  if (parts !== undefined && parts.company !== "") return parts;
  const match = companyOnly.exec(text) ?? joined.exec(text);
  const firm = tidyCompany(match?.groups?.["company"] ?? "");
  if (match && firm !== undefined) {
    const before = titleOnly.exec(text.slice(0, match.index))?.groups?.["title"];
    const ownTitle = before === undefined ? undefined : tidyTitle(before);
    return withPlace(
      { title: ownTitle !== undefined && titleScore(ownTitle) > 0 ? ownTitle : "", company: firm },
      text.slice(match.index + match[0].length),
    );
  }
  const called =
    /\b(?:managed|ran|run|led|owned|own|helped|worked (?:at|in)|at|in)\s+(?:an?|the|my|our)\s+[^,;]+?\s+(?:called|named)\s+(?<company>[^,;]+)/iu.exec(
      text,
    )?.groups?.["company"];
  const calledFirm = called === undefined ? undefined : tidyCompany(called);
  if (calledFirm !== undefined) return { title: "", company: calledFirm };
  const only = tidyTitle(titleOnly.exec(text)?.groups?.["title"] ?? "");
  if (only !== undefined && titleScore(only) > 0) return { title: only, company: "" };
  return parts;
};

/** "Babysitting" and "taught English in Japan" are jobs that have no other name. */
const plainJob = (text: string): Draft | undefined => {
  const { name, place } = sited(trimmed(text));
  const words = name.split(" ").length;
  const vague =
    /\b(?:i|my|me|it|lot|lots|stuff|things?|odd|various|different|retail|years?|everything|many|some|know|with|here|there|not|no|never|don't|what|how|you)\b/i.test(
      name,
    );
  const title = words > 4 || vague || isNoise(name) ? undefined : tidyTitle(name);
  return title === undefined ? undefined : { title, company: "", ...(place === undefined ? {} : { location: place }) };
};

const isHead = (text: string): boolean => {
  const { rest } = datesIn(text);
  const draft = draftOf(rest, true);
  return draft !== undefined && (draft.company !== "" || hasDates(text)) && draft.title !== "";
};

/** Beyond this a sentence is no story, and cutting it would only take time. */
const mostPieces = 80;

/** One sentence may tell of two jobs: it is cut where a second one begins. */
const apart = (sentence: string): string[] => {
  const pieces = sentence.split(/(?<glue>,\s+(?:and\s+)?|\s+and\s+)/u);
  if (pieces.length > mostPieces) return [sentence];
  const groups: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [glue, piece] = [pieces[at - 1] ?? "", pieces[at] ?? ""];
    const last = groups.at(-1);
    const begins = /\b(?:at|for|as|with)\b|@/i.test(piece) && isHead(piece);
    const listed = last !== undefined && titleScore(piece) >= 2 && !hasDates(piece) && hasDates(last);
    if (last !== undefined && !(begins && isHead(last)) && !(listed && draftOf(datesIn(last).rest, true) !== undefined))
      groups[groups.length - 1] = `${last}${glue}${piece}`;
    else groups.push(piece);
  }
  return groups;
};

export const partsOfHistory = (text: string): string[] => sentencesOf(text.replaceAll(turns, "\n")).flatMap(apart);

const positionOf = (draft: Draft, dates: ReturnType<typeof datesIn>): Position => ({
  title: draft.title.slice(0, 255),
  company: draft.company.slice(0, 255),
  ...(draft.location === undefined ? {} : { location: draft.location }),
  ...(dates.start === undefined || dates.start === "" ? {} : { start: dates.start }),
  ...(dates.end === undefined || dates.end === "" ? {} : { end: dates.end }),
});

const schoolish = /\b(?:studied|degree|graduat\w+|bachelor\S*|master\S*|diploma|phd|university|college)\b/i;

/** Where the question was just put, a bare "Barista, Costa, 2016" is a job; elsewhere it must be told as one. */
export type JobContext = "asked" | "beside a title" | "in passing";

export const saidJobs = (text: string, context: JobContext): Position[] => {
  const asked = context === "asked";
  if (context === "in passing" && !workWord.test(text) && !/\bas an?\b/i.test(text)) return [];
  const jobs: Position[] = [];
  for (const piece of partsOfHistory(text)) {
    if (context === "in passing" && !workWord.test(piece) && !/\bas an?\b/i.test(piece)) continue;
    if (
      context === "beside a title" &&
      (!/\b(?:at|for|with)\s+(?:the\s+)?\p{Lu}|@|\bat\s/u.test(piece) || /\bnot an?\b/i.test(piece))
    )
      continue;
    if (schoolish.test(piece) && !workWord.test(piece) && titleScore(piece) === 0) continue;
    const dates = datesIn(piece);
    const draft =
      /\b(?:looking|searching|hoping|want|would like|'d like|applied|applying)\b/i.test(piece) &&
      dates.start === undefined
        ? undefined
        : (draftOf(dates.rest, asked) ??
          (asked && (jobs.length === 0 || dates.start !== undefined)
            ? plainJob(dates.rest.replace(leadIn, ""))
            : undefined));
    const last = jobs.at(-1);
    if (draft !== undefined && (asked || draft.company !== "")) jobs.push(positionOf(draft, dates));
    else if (last !== undefined && last.start === undefined && last.end === undefined && dates.start !== undefined)
      jobs[jobs.length - 1] = {
        ...last,
        ...positionOf({ title: last.title, company: last.company }, dates),
        ...(last.location === undefined ? {} : { location: last.location }),
      };
    else if (last !== undefined && asked && piece.split(" ").length >= 3 && !piece.endsWith("?"))
      jobs[jobs.length - 1] = {
        ...last,
        description: [last.description, upperFirst(piece)].filter((each) => each !== undefined).join(" "),
      };
  }
  return jobs;
};

const key = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

const isSame = (one: Position, other: Position): boolean =>
  key(one.company) === key(other.company) &&
  (key(one.title) === key(other.title) || one.title === "" || other.title === "") &&
  (one.start === undefined || other.start === undefined || one.start === other.start);

/** The jobs that are known and the new ones; what is said again about a job completes it. */
export const addedJobs = (before: readonly Position[], more: readonly Position[]): Position[] => {
  const all: Position[] = [...before];
  for (const job of more) {
    const at = all.findIndex((known) => isSame(known, job));
    const known = all[at];
    if (known === undefined) all.push(job);
    else all[at] = { ...known, ...job, title: job.title === "" ? known.title : job.title };
  }
  return all.slice(0, 100);
};
