/** Licenses and certifications that people say they hold, are working for or have let lapse. What is unclear is asked. */
import { type Credential, credential } from "../profiles/history.ts";
import { listLimits } from "../profiles/profile.ts";
import { parseTypedDate } from "../profiles/typed-date.ts";
import { singleDatesIn } from "../resumes/fields/dates.ts";
import { isRegionName } from "../resumes/fields/locations.ts";
import { mayBeSameCredential } from "../resumes/import/same-entry.ts";
import { findSkills } from "../skills/find-skills.ts";
import { resolveSkill } from "../skills/resolve-skill.ts";
import { squashed } from "../skills/text-tokens.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import { sentencesOf, trimmed, upperFirst } from "./spoken-text.ts";

/** What the person is asked, with answers that can be sent as they are. */
export interface Question {
  readonly text: string;
  readonly suggestions: readonly string[];
}

interface SaidCredentials {
  readonly credentials: readonly Credential[];
  readonly question?: Question;
  /** The message without what was said about credentials. */
  readonly rest: string;
}

type Status = Credential["status"] | "wished" | "unclear";

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthName = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const date = String.raw`(?<date>${monthName}(?: \d{1,2}(?:st|nd|rd|th)?(?!\d))?(?:,? (?:of )?(?:19|20)\d{2})?|\d{1,2}/(?:\d{1,2}/)?(?:19|20)\d{2}|(?:19|20)\d{2}(?:-\d{2}){0,2}|(?:last|this|next) year)(?![\p{L}\d])`;

const number =
  /,?\s*(?:(?:\b(?:and|with|the|my|its)\s+){0,3}\b(?:number|no\.?|nr\.?|id)|#)(?:\s*(?:is|:|=|#))?\s*(?<number>(?=[\p{L}.-]*\d)[\p{L}\d][\p{L}\d.-]*[\p{L}\d])/iu;
const expiry = new RegExp(
  String.raw`,?\s*\b(?:(?:and|which|that|it|it's|is|will be|not)\s+){0,3}(?:valid|good|current|active|expir(?:es|ing|y|ation)|runs? out|renews?)(?:\s+(?:date|is|to|until|till|til|through|thru|in|on|by|end of|the end of)){0,3}:?\s+${date}`,
  "iu",
);
const until = new RegExp(String.raw`,?\s*(?:until|till|through|thru|exp\.?)\s+(?:the )?(?:end of )?${date}`, "iu");
const lapsedIn = new RegExp(
  String.raw`(?<=\b(?:lapsed?|expired?|ran out))\s+(?:(?:back|in|on|during)\s+){0,2}${date}`,
  "iu",
);
const examIn = new RegExp(String.raw`\s+(?:(?:in|on|by|next|this|around)\s+){1,2}${date}`, "iu");
const issuedIn = new RegExp(
  String.raw`,?\s*\b(?:(?:issued|earned|received|obtained|since|from|got it)\s+){1,2}(?:in |on )?${date}`,
  "iu",
);

/** A month without a year is the next one of an exam and the last one of a lapse; without a calendar nothing is known. */
const isoDate = (said: string, today: string, isPast: boolean): string | undefined => {
  const typed = parseTypedDate(said);
  if (typed !== undefined) return typed;
  const year = Number(today.slice(0, 4));
  const relative = /^(?<which>last|this|next) year$/i.exec(said)?.groups?.["which"]?.toLowerCase();
  if (relative !== undefined)
    return today === "" ? undefined : String(year + (relative === "last" ? -1 : relative === "next" ? 1 : 0));
  const month = months.indexOf(said.slice(0, 3).toLowerCase()) + 1;
  const stated = singleDatesIn(said)[0]?.start.slice(0, 4);
  if (month === 0 || (stated === undefined && today === "")) return undefined;
  const isOtherYear = isPast ? month > Number(today.slice(5, 7)) : month < Number(today.slice(5, 7));
  const saidYear = stated ?? year + (isOtherYear ? (isPast ? -1 : 1) : 0);
  const day = /\p{L}\.? (?<day>\d{1,2})(?!\d)/u.exec(said)?.groups?.["day"] ?? "";
  return parseTypedDate(`${month}/${day}/${saidYear}`) ?? parseTypedDate(`${month}/${saidYear}`);
};

const kindWord =
  /(?<!\p{L})(?:licen[cs]es?|certifications?|certificates?|certified|credentials?|endorsements?|card)$/iu;
const otherThings =
  /\b(?:marriage|fishing|hunting|software|gift|birth|death|business|credit|debit|green|sim|id|report|stock|graphics|sound|score|time|post|birthday|product|site|patent|music)\s+(?:licen[cs]e|certificate|card)s?$/i;
const card =
  /\b(?:journey\p{L}+|twic|cscs|osha(?: \d+)?|union|guard|food handler'?s?|forklift|operator'?s?|apprentice|gold) card$/iu;

/** "RN license" and whatever the vocabulary knows as a credential; "license" alone and a long phrase are no name. */
const isCredentialName = (name: string): boolean => {
  if (name.split(" ").length > 7 || otherThings.test(name) || /\d{5}/.test(name)) return false;
  if (/card$/i.test(name)) return card.test(name);
  if (kindWord.test(name)) return trimmed(name.replace(kindWord, "")) !== "";
  return skillIndex().byName.get(resolveSkill(name, skillIndex()) ?? "")?.kind === "credential";
};

const bareKind = /^(?:(?:professional|state|valid|current)\s+)?(?:licen[cs]e|certification|certificate)$/i;

const wished =
  /\b(?:want(?:ed|s|ing)?|wish(?:es)?|would (?:like|love)|'d (?:like|love)|hop(?:e|ing)|plan(?:s|ning)?|think(?:ing)? (?:of|about)|consider(?:ing)?|might|maybe|perhaps|should|need(?:s|ed)?|worr(?:y|ied)|afraid|scared|concerned|nervous|if|unless|whether|requires?|required|must|wonder(?:ing)?|not sure|unsure|don't know|never|without|don't|do not|doesn't|didn't (?!renew)|haven't|have not|isn't|can't|cannot|couldn't|failed|eligible|some ?day|one day|dream|interested in|looking (?:to|at|into)|not(?! renewed)|no(?! longer)(?!\.?\s*[:#]?\s*\S*\d))\b/i;
const lapsed =
  /\b(?:lapsed|expired|ran out|no longer (?:have|hold|valid|active|current)|is inactive|used to (?:have|hold)|let [^,]{2,40} (?:lapse|expire)|not renewed|didn't renew)\b/i;
const inProgress =
  /\b(?:testing|studying|sitting|prepping|preparing|training|working) (?:for|on|towards?)\b|\b(?:finishing|pursuing|enrolled in|getting|completing)\b|\bin progress\b|\bpending\b|\bexam (?:is )?(?:in|on|next|scheduled|booked)\b/i;
const held =
  /\b(?:have|hold|holds|got|maintain|earned|obtained|received)\b|\bi've\b|\bi (?:just |also )*renewed\b|\bmy .{1,60}? (?:is|are) (?:still |currently |all )*(?:active|current|valid|good|up to date|in good standing)\b|\b(?:i'm|i am|im|am|also) .{0,30}\b(?:certified|licensed)\b/i;

const statusOf = (text: string, isAnswer: boolean): Status => {
  if (wished.test(text)) return "wished";
  if (lapsed.test(text)) return "lapsed";
  if (inProgress.test(text)) return "in_progress";
  if (held.test(text) || expiry.test(text)) return "held";
  // The question was what they have, so that a bare item of a list says that they have it.
  return isAnswer && !/\b(?:my|had|renew\w*|lost)\b/i.test(text) ? "held" : "unclear";
};

const lead =
  /^(?:(?:so|and|also|yes|yeah|well|plus|but|then|currently|now|still|i|i'm|i am|im|i've|i'll|we|am|is|was|have|has|had|do|hold|got|get|getting|keep|let|maintain|earned|obtained|received|completing|just|recently|already|been|lost|want|wanted|hope|hoping|wish|plan|planning|would|i'd|like|love|need|should|might|maybe|could|thinking|about|of|considering|worried|afraid|scared|that|if|don't|do|not|didn't|haven't|never|renew|job|jobs|they|requires?|having|an?|the|my|both|current|active|valid|full|testing|studying|sitting|prepping|preparing|training|working|for|on|towards?|to|finishing|pursuing|enrolled|in|used|old|no|longer|renewed|certified)\s+)+/i;
const tail =
  /(?:,|\s+(?:has|have|had|is|are|was|just|recently|already|now|currently|still|again|exam|exams|test|licensing exam|lapsed?|lapse|expired?|expire|ran out|inactive|active|current|valid|not renewed|in progress|pending|good|all|up to date|in good standing|up for renewal|due(?: for renewal)?|suspended|revoked|will|would|might|may|doesn't|won't|soon|yet|some ?day|one day|too|as well|then|please|there|back|anymore))+$/i;
/** "I'm an RN" says what a person is. */
const profession = /^(?:(?:so|and|also|yes|well|but)\s+)*(?:i'm|i am|im)\s+(?:an?|the)\s/i;
const statement = /^(?:i|i'm|i am|im)\s+(?:also |currently |still )*certified (?:in|as|for) (?<name>[^,]{2,50})$/iu;
/** "CPR certified" is the certification CPR. */
const certified = /^(?:(?:i'm|i am|im)\s+)?(?:also |currently |still )*(?<name>[^,]{2,50}?) certified$/iu;
/** "I'm licensed in Ohio as a therapist" names the license by its work. */
const licensed =
  /^(?:i'm|i am|im)\s+(?:also |currently |still )*licensed(?: in (?<region>[^,]{2,40}?))?(?: as (?:an? )?(?<work>[^,]{2,50}))?$/iu;

const statedName = (text: string): string | undefined => {
  const name = (statement.exec(text) ?? certified.exec(text))?.groups?.["name"];
  const license = name === undefined ? licensed.exec(text)?.groups : undefined;
  if (license === undefined) return name;
  return `${license["work"] ?? ""} license${license["region"] === undefined ? "" : ` in ${license["region"]}`}`.trim();
};

/** "Ohio RN license" and "RN license in Ohio" are licenses of Ohio. */
const withRegion = (text: string): { readonly name: string; readonly region?: string } => {
  const words = text.split(" ");
  for (let at = 1; at < words.length - 1; at++)
    if (/^(?:in|for|from|of)$/i.test(words[at] ?? "")) {
      const place = trimmed(
        words
          .slice(at + 1)
          .join(" ")
          .replace(/^the (?:state|province) of /i, ""),
      );
      if (isRegionName(place)) return { name: trimmed(words.slice(0, at).join(" ")), region: upperFirst(place) };
    }
  for (const count of [2, 1]) {
    const place = words.slice(0, count).join(" ");
    if (words.length > count + 1 && place.length > 2 && isRegionName(place))
      return { name: words.slice(count).join(" "), region: upperFirst(place) };
  }
  return { name: text };
};

const ownWords = /\b(?:i|i'm|i've|im|my|we)\b/i;

/** What is longer tells of more than one credential. */
const maxPieceLength = 300;

interface Read {
  readonly credential: Omit<Credential, "status">;
  readonly status: Status;
}

/** A list that is longer has no sentence about a license in it. */
const maxPieces = 60;

const readPiece = (piece: string, isAnswer: boolean, before: Status | undefined, today: string): Read | undefined => {
  if (piece.length > maxPieceLength) return undefined;
  const said = piece.replace(/[.!]+$/, "");
  let text = said;
  const take = (pattern: RegExp, group: string): string | undefined => {
    const match = pattern.exec(text);
    if (match === null) return undefined;
    text = text.slice(0, match.index) + text.slice(match.index + match[0].length);
    return match.groups?.[group];
  };
  const isOwnWords = ownWords.test(said);
  const own = statusOf(said, isAnswer);
  const status = own === "unclear" || (own === "held" && !isOwnWords) ? (isOwnWords ? own : (before ?? own)) : own;
  const details = {
    number: take(number, "number"),
    expires: take(expiry, "date") ?? take(until, "date"),
    lapsed: take(lapsedIn, "date"),
    exam: status === "in_progress" ? take(examIn, "date") : undefined,
    issued: take(issuedIn, "date"),
  };
  const issuer = take(/,?\s+(?:issued |awarded |granted )by (?:the )?(?<issuer>[^,]{2,80})/iu, "issuer");
  if (status === "unclear") take(examIn, "date");
  const gotIn = status === "held" ? take(new RegExp(String.raw`\s+(?:back )?in ${date}`, "iu"), "date") : undefined;
  const parts = trimmed(text).split(/,\s*/u);
  const region = parts.slice(1).find((part) => isRegionName(part.trim()));
  const [first = "", ...others] = parts;
  if (others.some((part) => part.trim() !== "" && part !== region && !bareKind.test(part.trim()))) return undefined;
  if (profession.test(first)) return undefined;
  const stated = statedName(trimmed(first));
  const bare = trimmed(stated ?? first.replace(lead, "").replace(tail, ""));
  const named = withRegion(bare);
  const name = named.name;
  // A bare word of a list may be a job: "Notary".
  const isClear = isOwnWords || own !== "held" || before !== undefined || kindWord.test(name);
  const isNamed = !bareKind.test(name) && (stated !== undefined || (isClear && isCredentialName(name)));
  if (!isNamed && !(bareKind.test(name) && isOwnWords)) return undefined;
  if (status === "unclear" && !isOwnWords) return undefined;
  const expires = details.expires ?? details.lapsed ?? details.exam;
  const validTo = expires === undefined ? undefined : isoDate(expires, today, details.lapsed !== undefined);
  const since = details.issued ?? gotIn;
  const validFrom = since === undefined ? undefined : isoDate(since, today, true);
  const place = named.region ?? (region === undefined ? undefined : region.trim());
  return {
    status,
    credential: {
      name: upperFirst(name),
      ...(issuer === undefined ? {} : { issuer }),
      ...(details.number === undefined ? {} : { number: details.number }),
      ...(place === undefined ? {} : { region: place }),
      ...(validFrom === undefined ? {} : { validFrom }),
      ...(validTo === undefined ? {} : { validTo }),
    },
  };
};

const isDetail = (piece: string): boolean =>
  isRegionName(piece.trim()) ||
  [number, expiry, until, issuedIn].some((pattern) => pattern.exec(`, ${piece}`)?.index === 0);

const twoCertified = /(?<![\p{L}\d])(?<one>[\p{Lu}\d]{2,8}) and (?<other>[\p{Lu}\d]{2,8}) certified(?!\p{L})/gu;

/** A sentence at its commas and "and": each piece has one license with its number, state and dates. */
const piecesOf = (sentence: string): string[] => {
  const pieces: string[] = [];
  for (const piece of sentence
    .replaceAll(twoCertified, "$<one> certified, $<other> certified")
    .split(/,\s+(?!(?:19|20)\d{2}(?!\d))(?:and |but |also |plus )?|\s+(?:and|but)\s+(?=(?:an?|my|the|i|i'm|i've)\s)/iu))
    if (pieces.length > 0 && isDetail(piece)) pieces[pieces.length - 1] += `, ${piece}`;
    else pieces.push(piece);
  return pieces;
};

const mentionsCredential = (text: string): boolean =>
  /\b(?:licen[cs]ed?|certification|certificate|certified)\b/i.test(text) ||
  findSkills(text, skillIndex()).some(({ skill }) => skillIndex().byName.get(skill)?.kind === "credential");

const askStatus = (name: string): Question => ({
  text: `Do you hold your ${name} now, are you working on it, or has it lapsed?`,
  suggestions: [`My ${name} is current`, `I'm working on my ${name}`, `My ${name} has lapsed`],
});

const askName: Question = {
  text: "Which license or certification is it? For example: “I have an RN license in Ohio, valid to May 2027”.",
  suggestions: [],
};

/** `isAnswer` if the question was which licenses they have; `today` is a date, or "" where it is unknown. */
export const saidCredentials = (message: string, isAnswer: boolean, today: string): SaidCredentials => {
  const credentials: Credential[] = [];
  let question: Question | undefined;
  const kept: string[] = [];
  let isWhole = true;
  for (const sentence of sentencesOf(message)) {
    let before: Status | undefined;
    const others: string[] = [];
    const pieces = piecesOf(sentence);
    for (const [at, piece] of pieces.entries()) {
      const read = at >= maxPieces ? undefined : readPiece(piece, isAnswer, before, today);
      if (ownWords.test(piece)) before = read?.status ?? statusOf(piece, false);
      if (read === undefined) {
        // In a list of skills, a credential that is only wished for would be read as one.
        const isWish = at < maxPieces && isAnswer && ownWords.test(piece) && statusOf(piece, false) === "wished";
        if (!isWish || !mentionsCredential(piece)) others.push(piece);
        continue;
      }
      if (read.status === "wished") continue;
      if (bareKind.test(read.credential.name)) question ??= askName;
      else if (read.status === "unclear") question ??= askStatus(read.credential.name);
      else {
        const entry = { ...read.credential, status: read.status };
        if (credential.safeParse(entry).success) credentials.push(entry);
      }
    }
    isWhole &&= others.length === pieces.length;
    if (others.length === pieces.length) kept.push(sentence);
    else if (others.length > 0) kept.push(others.join(", "));
  }
  const rest = isWhole ? message : kept.join("\n");
  return { credentials, ...(question === undefined ? {} : { question }), rest };
};

/** "RN" and "RN license" are one. Licenses of two states are two. */
const isSame = (known: Credential, said: Credential): boolean => {
  const [one, other] = [known, said].map(({ name, region = "", status }) => ({
    name: credentialKey(name),
    region,
    status,
  })) as [Credential, Credential];
  return mayBeSameCredential(one, other);
};

export const credentialKey = (name: string): string => squashed(trimmed(name.replace(kindWord, "")));

/** What is said again about a license replaces what was known of it; the end of another status doesn't stay. */
export const addedCredentials = (before: readonly Credential[], more: readonly Credential[]): Credential[] => {
  const all = [...before];
  for (const said of more) {
    const at = all.findIndex((known) => isSame(known, said));
    const known = all[at];
    if (known === undefined) all.push(said);
    else {
      const { validTo, ...others } = known;
      const kept = validTo === undefined || known.status !== said.status ? others : known;
      all[at] = { ...kept, ...said, name: known.name };
    }
  }
  return all.slice(0, listLimits.credentials);
};
