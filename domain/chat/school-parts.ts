/** One degree or school out of the words that tell of it. */
import type { Education } from "../profiles/history.ts";
import { institutionScore } from "../resumes/education-words.ts";
import { isKnownPlace } from "../resumes/places.ts";
import { isNoise } from "./asides.ts";
import { degreesIn, isField } from "./degree-words.ts";
import { datesIn } from "./said-dates.ts";
import { asTitle, trimmed, upperFirst } from "./spoken-text.ts";

export const schoolLeadIn =
  /^(?:(?:so|well|ok|okay|sure|yes|yeah|hi|um+|uh+|and|also|then|now|later|currently|i|i'm|im|i am|i was|i've|i have|have|has|had|hold|holding|got|get|getting|did|do|doing|done|earned|completed|completing|finished|received|took|taken|passed|obtained|pursuing|pursued|studying for|working on|working towards?|graduated(?: with)?|qualified with|left (?:high |secondary )?school (?:with|after)|a|an|the|my|in the end|just|only|both|some|still|there|first|later|finally|it's|it was|education:?|studying(?=:)|studied(?=:)|still|in progress:?|[-*•]|\d[.)])[\s,:]+)+/iu;

const fieldEnd = String.raw`(?=\s*(?:[,;(]|$|\s[-–—]\s|\b(?:at|from|@|bei|an der|presso|ved|på|vid|in \d|with|where|but|and (?:i|then|a|an|my|graduated|finished|got)|which|who|through|via|by|for|before|because|while|since|though|in progress)\b))`;
const studied = new RegExp(
  String.raw`\b(?:studied|study|studying|read|majored in|majoring in|major(?:ed)?(?: was|:| in)?|degree in|graduated in|learned|learnt|trained in|specialis(?:ed|ing) in|specializ(?:ed|ing) in|did|doing|took)\s+(?!at\b|for\b|from\b|in\b|an?\b|my\b|the\b|on\b|abroad\b|hard\b|there\b|it\b)(?<field>[^,;()]+?)${fieldEnd}`,
  "iu",
);
/** "B.Eng (Civil)". */
const inBrackets =
  /^\s*\((?!hons?\b|honou?rs\b|in progress|ongoing|part|full|online|with\b|\d)(?<field>[\p{L}][\p{L} &/-]+)\)/iu;
const afterDegree = new RegExp(
  String.raw`^(?:\s+degree)?(?:\s*,)?\s+(?:in|of|on|en|de|i|d'|em|zum|zur|als|as(?: an?)?)\s+(?<field>[^,;()]+?)${fieldEnd}`,
  "iu",
);
const bareField = new RegExp(
  String.raw`^\s+(?![-–—])(?!(?:as|en|at|from|in|with|and|but|degree|then|of|or|for|where|there|on|when|by|is|was|too|level)\b)(?<field>[^,;()@]+?)${fieldEnd}`,
  "iu",
);
const fieldFirst = /^(?<field>\p{L}[\p{L} &/-]+?)\s+(?:at|from|@)\s/iu;
const schoolAfter =
  /(?:\bat|\bfrom|\bbei|\ban der|\bpresso|\bved|(?<!\p{L})på|\bvid|@|\bwent to|\battended|\battending|\bgo to|\bdropped out of|\bdropped out from|\bleft|\bfinished|\bgraduated|\bthrough|\bvia|\bquit|\bout of|\bon(?=\s+\p{Lu})|\benrolled (?:at|in)|\bstudent (?:at|of)|\balum(?:na|nus|ni)? of)\s+(?!(?:with|in|last|a degree|school|there|after|home|from|work|high school\s*$|college\s*$|university\s*$|uni\s*$)\b)(?<school>[^;()]+?)(?=\s*(?:[;(]|$|\s[-–—]\s|,|\b(?:where|but|and (?:i|then|a|an|my|got|graduated|finished)|with|which|in (?:19|20)\d|in progress|studying|for|before|because|after|while|majoring|to study|doing|to work|as an?|then|too)\b))/iu;

const notSchool =
  /\b(?:never|regret\w*|only|left|still|nah|joking|kidding|home-?schooled|dropped|quit)\b|^(?:(?:didn't|did not|never|not)\b|[\d\W]+$|(?:college|university|uni|school|high school|secondary school|community college)(?: in .*)?$|the (?:age|time|moment|same|start|job|side)|home|work|night|there|here|it|that|those|these|them|any|least|all|my|youtube|books|scratch|myself|life|experience|an? (?:early|young|good|local|small))\b/i;

export const tidySchool = (given: string): string | undefined => {
  const text = trimmed(
    given
      .replace(/^(?:an?|my|the)\s+(?=\p{L})/u, "")
      .replace(/^(?:i )?(?:went to|attended|graduated(?: from)?|finished|studied at|still at|now at|at|from)\s+/i, "")
      .replace(/\s+(?:and|in|too|last year|this year|years? ago|ago|now)$/i, "")
      .replace(/\s+(?:in|class of|graduating)\s*$/i, ""),
  );
  if (text === "" || notSchool.test(text) || text.length > 120 || text.split(" ").length > 10) return undefined;
  return text === text.toLowerCase()
    ? asTitle(text).replace(/^(?:Mit|Ucla|Lse|Nyu|Usc|Eth|Mmu|Ucl|Kcl|Iit|Bu|Asu|Unc|Tcd|Ucd|Dcu)\b/, (name) =>
        name.toUpperCase(),
      )
    : text;
};

const notField =
  /^(?:it|that|there|school|college|university|nothing|something|stuff|a lot|hard|abroad|online|the|some|any|progress|not|yet|and|years?|well|my|good|no|never|still|only|just|from|at|to|with|for|classes|courses|studied|study|studying|currently|in my)\b/i;

const tidyField = (given: string | undefined): string | undefined => {
  const text = trimmed((given ?? "").replace(/\s+(?:degree|major|there|too|as well|in|and|now)$/i, ""));
  if (
    text === "" ||
    (notField.test(text) && text !== "IT") ||
    text.split(" ").length > 7 ||
    text.length > 80 ||
    institutionScore(text) > 0
  )
    return undefined;
  return asTitle(text);
};

const capitals =
  /^(?:ba|ma|bs|ms|mba|bba|bsn|msn|adn|llb|llm|jd|md|mph|msw|bsw|hnd|hnc|ged|mpa|emba|bfa|mfa|nvq|btec|mbbs|pgce|mlis|qqi|aa|aas|fp|mbo|hbo|atpl|wassce|kcse|cdl|hgv|cna|cpa)$/;

const tidyDegree = (given: string): string => {
  const text = given.trim();
  const letters = text.replaceAll(".", "");
  if (/^(?:b|m)(?:sc|eng|tech|com|ed|phil|mus|arch|des|div)$/i.test(letters))
    return text === text.toLowerCase() || text === text.toUpperCase()
      ? letters.slice(0, 1).toUpperCase() + letters.slice(1, 2).toUpperCase() + letters.slice(2).toLowerCase()
      : text;
  if (/^phd$/i.test(letters.replaceAll(" ", ""))) return "PhD";
  if (/^gcses?$/.test(letters)) return letters.replace("gcse", "GCSE");
  const [first = "", ...rest] = text.split(" ");
  if (text === text.toLowerCase() && capitals.test(first.replaceAll(".", "")))
    return [first.replaceAll(".", "").toUpperCase(), ...rest.map(upperFirst)].join(" ");
  if (text === text.toUpperCase() && /\p{Lu}{5}/u.test(text) && rest.length > 0) return asTitle(text);
  return upperFirst(text);
};

export const yearOf = (date: string | null | undefined): number | undefined =>
  date === undefined || date === null || date === "" ? undefined : Number(date.slice(0, 4));

/** Many schools are called by their last word alone: "Jesuit High". */
const endsAsSchool =
  /\s(?:high|hs|prep|poly|tech|state|grammar|uni|academy|comp|comprehensive|secondary|sixth form)$|(?:^|\s)(?:univers|üniversit|uniwersyt|univerz|yliopisto|egyetem|politechn)\p{L}*(?=\s|$)/iu;

const isSchool = (text: string): boolean => {
  const found = degreesIn(text);
  return (
    (institutionScore(text) > 0 || endsAsSchool.test(text)) &&
    !/\bdrop ?outs?\b/i.test(text) &&
    !/^(?:high school|secondary school|college|university|some college)$/i.test(text) &&
    !found.some(({ degree }) => degree.length >= text.length - 6)
  );
};

const grade =
  /^(?:hons?\.?|honou?rs|(?:with )?(?:distinction|merit|honou?rs)|first(?: class)?|upper second.*|lower second.*|(?:summa |magna )?cum laude|gpa.*|pass|in progress|ongoing|online|part[- ]time|full[- ]time)$/i;

const partsOf = (text: string): string[] =>
  text
    .split(/\s*[,;|·•]\s*|\s[-–—]\s|\s*[()]\s*|\s*:\s+/u)
    .map(trimmed)
    .filter((part) => /\p{L}/u.test(part) && !grade.test(part));

/** "Level 2 childcare croydon college": the school begins after the words for what is studied. */
const afterField = (text: string): { field: string; house: string } | undefined => {
  if (/[,;(@]|\b(?:at|from)\b/i.test(text)) return undefined;
  const words = text.trim().split(" ");
  const at = words.findIndex((_word, index) => index > 0 && !isField(words.slice(0, index + 1).at(-1) ?? ""));
  const [field, house] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
  return at > 0 && isField(field) && words.length - at > 1 && institutionScore(house) > 0
    ? { field, house }
    : undefined;
};

const schoolIn = (text: string): string | undefined => {
  const after = schoolAfter.exec(text)?.groups?.["school"];
  const own = after === undefined ? undefined : tidySchool(after);
  if (own !== undefined) return own;
  const part = partsOf(text).find(isSchool);
  if (part === undefined) return undefined;
  const [first] = degreesIn(part);
  // "BSc Nursing University of Salford": the school begins after what is studied.
  const named =
    first !== undefined && first.from > 3 && institutionScore(part.slice(0, first.from)) > 0
      ? part.slice(0, first.from)
      : first !== undefined && first.from === 0
        ? (afterField(part.slice(first.to))?.house ??
          /(?<school>(?:the )?(?:university|college|institute|school|academy) of .+)$/iu.exec(part)?.groups?.[
            "school"
          ] ??
          part)
        : part;
  return tidySchool(named);
};

const sentence =
  /\b(?:i|i'm|i've|we|you|they|it|is|are|was|were|have|don't|can't|didn't|my|your|moved|live|living|work\w*|please|because|actually|sorry|never|change|remove)\b/i;

const norm = (text: string): string => text.toLowerCase().replaceAll(".", "");

/** "Lehre Zerspanungstechnik, HTL Linz": what stands alone between commas is told by its place. */
const bySeat = (
  parts: readonly string[],
  found: { degree: string; field: string | undefined; school: string | undefined },
): { degree: string; field: string | undefined; school: string | undefined } => {
  const { degree } = found;
  let { field, school } = found;
  const free = parts.filter(
    (part) =>
      !degreesIn(part).some(({ degree: own }) => norm(own) === norm(degree) || own.length > 4) &&
      (school === undefined || !norm(part).includes(norm(school))) &&
      (field === undefined || !norm(part).includes(norm(field))),
  );
  if (degree !== "") {
    const [subject = "", house = ""] = free;
    // "Lisans, Uluslararası Ticaret, Marmara": between the degree and the school stands what was studied.
    if (field === undefined && school === undefined && house !== "" && !isField(house) && !isKnownPlace(house))
      field = tidyField(subject);
    for (const part of free.filter((each) => field === undefined || norm(each) !== norm(field))) {
      const isPlace = isKnownPlace(part) && free.indexOf(part) > 0;
      if (field === undefined && (isField(part) || (school !== undefined && part === free[0])) && !isPlace)
        field = tidyField(part);
      else if (
        school === undefined &&
        !isKnownPlace(part) &&
        !isField(part) &&
        !notField.test(part) &&
        part.split(" ").length <= 8
      )
        school = tidySchool(part);
    }
    return { degree, field, school };
  }
  const [first = "", second] = free;
  if (first === "" || notField.test(first) || sentence.test(`${first} ${second ?? ""}`) || first.split(" ").length > 7)
    return { degree, field, school };
  if (school !== undefined)
    return field !== undefined || parts.indexOf(first) !== 0
      ? { degree, field: field ?? (isField(first) ? tidyField(first) : undefined), school }
      : isField(first)
        ? { degree, field: tidyField(first), school }
        : {
            degree: tidyDegree(first.replace(schoolLeadIn, "")),
            field: second === undefined || isKnownPlace(second) ? field : tidyField(second),
            school,
          };
  if (second !== undefined && isField(second) && !isField(first))
    return { degree, field: tidyField(second), school: tidySchool(first) };
  if (second !== undefined && !isKnownPlace(second))
    return isField(first)
      ? { degree, field: field ?? tidyField(first), school: tidySchool(second) }
      : { degree: tidyDegree(first), field, school: tidySchool(second) };
  return { degree, field, school };
};

/** "A marketing degree", "my nursing diploma". */
const fieldBefore = (before: string): string | undefined => {
  const words = trimmed(before.replace(schoolLeadIn, ""));
  return words === "" ||
    words.split(" ").length > 3 ||
    /\b(?:at|from|in|with|my|and|of|high|the|a|finished|did|his|her|first|second|\d)\b|,/i.test(words) ||
    institutionScore(words) > 0
    ? undefined
    : tidyField(words);
};

const datesOf = (piece: string): ReturnType<typeof datesIn> =>
  datesIn(
    piece
      .replaceAll(
        /,?\s*\b(?:that was(?: in)?|class of|(?:i |will |i'll |to )*(?:graduated?(?: in)?|graduating(?: in)?|expected(?: in)?|finish(?:ing|ed)?(?: in)?|due(?: in)?|completed?(?: in)?|done(?: in)?|end(?:ed|ing)?(?: in)?))\s+(?=(?:\p{L}+ )?(?:19|20)\d{2})/giu,
        ", in ",
      )
      .replaceAll(/\((?=[^)]*\d{4})(?:graduated|class of|expected|completed)\s+/gi, "("),
  );

export const schoolOf = (piece: string, asked: boolean): Education | undefined => {
  const dates = datesOf(piece);
  const text = trimmed(dates.rest);
  const [match] = degreesIn(text);
  const said = match?.degree ?? "";
  const after = match ? text.slice(match.to) : "";
  const inside = schoolIn(text);
  const told =
    tidyField(inBrackets.exec(after)?.groups?.["field"]) ??
    tidyField(afterDegree.exec(after)?.groups?.["field"]) ??
    (match && !/^(?:high school|gcses?|ged)/i.test(said)
      ? tidyField(afterField(after)?.field ?? bareField.exec(after)?.groups?.["field"])
      : undefined) ??
    tidyField(studied.exec(text.replace(/^(?:currently |now |still )/i, ""))?.groups?.["field"]) ??
    (asked && !match && inside !== undefined
      ? tidyField(fieldFirst.exec(text.replace(schoolLeadIn, ""))?.groups?.["field"])
      : undefined) ??
    (match && match.from > 0 && /^degree$/i.test(said) ? fieldBefore(text.slice(0, match.from)) : undefined);
  const own = { degree: said === "" ? "" : tidyDegree(said), field: told, school: inside };
  const { degree, field, school } = asked ? bySeat(partsOf(text.replace(schoolLeadIn, "")), own) : own;
  const [start, end] = [yearOf(dates.start), yearOf(dates.end)];
  const single = start !== undefined && (start === end || end === undefined);
  const year = end ?? (single ? start : undefined);
  if (school === undefined && field === undefined && degree === "") return asked ? alone(text, year) : undefined;
  return {
    degree,
    ...(field === undefined || field.toLowerCase() === degree.toLowerCase() ? {} : { field }),
    school: school ?? "",
    ...(start === undefined || single ? {} : { startYear: start }),
    ...(year === undefined ? {} : { year }),
  };
};

/** A name and a year, and nothing else: "Harvard 2011", "welding 2009". */
const alone = (text: string, year: number | undefined): Education | undefined => {
  const bare = trimmed(text.replace(schoolLeadIn, ""));
  if (
    !/\p{L}{2}/u.test(bare) ||
    bare.split(" ").length > 5 ||
    notSchool.test(bare) ||
    /\b(?:no|sorry|wait|not|never|work\w*|since)\b/i.test(bare)
  )
    return undefined;
  const isName = /^\p{Lu}[\p{L}'.-]+(?: (?:\p{Lu}[\p{L}'.-]+|of|de|la|the))*$/u.test(bare);
  if (year === undefined)
    return isName && !sentence.test(bare) && !isNoise(bare) && !isField(bare)
      ? { degree: "", school: bare }
      : undefined;
  if (isField(bare)) return { degree: "", field: asTitle(bare), school: "", year };
  return /^\p{Lu}/u.test(bare) ? { degree: "", school: bare, year } : { degree: upperFirst(bare), school: "", year };
};
