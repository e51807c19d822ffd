/** Degrees and schools as people tell them, finished or not. */
import type { Education } from "../profiles/history.ts";
import { institutionScore } from "../resumes/education-words.ts";
import { datesIn } from "./said-dates.ts";
import { asTitle, sentencesOf, trimmed, upperFirst } from "./spoken-text.ts";

const degree = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<degree>(?:(?:associate|bachelor|master|doctor|honou?rs|postgraduate|undergraduate|graduate|foundation|advanced|higher national|executive|joint|double|professional|vocational|technical|trade|teaching|integrated)(?:'?s)?(?: of (?:science|arts|engineering|education|laws?|business administration|fine arts|commerce|nursing|music|technology|philosophy|architecture|social work|public health|applied science|pharmacy|medicine|design|accounting|economics))?(?: (?:degree|diploma|certificate|apprenticeship))?|ph\.? ?d\.?|doctorate|d\.?phil|b\.? ?sc\.?|m\.? ?sc\.?|b\.?a\.?|m\.?a\.?|b\.?s\.?|m\.?s\.?|b\.? ?eng\.?|m\.? ?eng\.?|b\.? ?tech\.?|m\.? ?tech\.?|b\.? ?com\.?|m\.? ?com\.?|b\.? ?ed\.?|m\.? ?ed\.?|b\.?f\.?a\.?|m\.?f\.?a\.?|ll\.?b\.?|ll\.?m\.?|j\.?d\.?|m\.?d\.?|mbbs|mba|emba|bba|bsn|msn|adn|mph|msw|bsw|mpa|mphil|pgce|pgdip|hnd|hnc|btec|nvq(?: level \d)?|gcses?|a[- ]levels?|o[- ]levels?|ged|(?:first|2:1|2:2)(?= in )|abitur|baccalaur[ée]at|matura|licenciatura|laurea(?: magistrale)?|staatsexamen|(?:high school|secondary school|school leaving|college|university|trade school|culinary|nursing|teaching|law|business|engineering|medical|computer science|history|science|arts|accounting|marketing) (?:diploma|certificate|degree)|high school|diploma|certificate|certification|apprenticeship|degree)(?: \(hons\)| hons\.?| honou?rs)?)(?![\p{L}\p{N}])`,
  "giu",
);

const leadIn =
  /^(?:(?:so|well|ok|okay|sure|yes|yeah|hi|um+|and|also|then|now|currently|i|i'm|im|i am|i was|i've|i have|have|has|had|hold|holding|got|get|getting|did|do|doing|done|earned|completed|completing|finished|received|took|taken|obtained|pursuing|pursued|studying for|working on|working towards?|graduated(?: with)?|qualified with|a|an|the|my|in the end|just|only|both|some|still|there|first|later|finally|it's|it was|education:?|studying(?=:)|studied(?=:)|still|[-*•]|\d[.)])[\s,:]+)+/iu;

const fieldEnd = String.raw`(?=\s*(?:[,;(]|$|\s[-–—]\s|\b(?:at|from|@|in \d|with|where|but|and (?:i|then|a|an|my|graduated|finished|got)|which|who|through|via|by|for|before|because|while|since|though)\b))`;
const studied = new RegExp(
  String.raw`\b(?:studied|study|studying|read|majored in|majoring in|major(?:ed)?(?: was|:| in)?|degree in|graduated in|learned|learnt|trained in|specialis(?:ed|ing) in|specializ(?:ed|ing) in|did|took)\s+(?!at\b|for\b|from\b|in\b|an?\b|my\b|abroad\b|hard\b|there\b)(?<field>[^,;()]+?)${fieldEnd}`,
  "iu",
);
const afterDegree = new RegExp(
  String.raw`^(?:\s+degree)?(?:\s*,)?\s+(?:in|of|on|en|de|as an?)\s+(?<field>[^,;()]+?)${fieldEnd}`,
  "iu",
);
const bareField = new RegExp(
  String.raw`^\s+(?!(?:as|en|at|from|in|with|and|but|degree|then|of|or|for|where|there|on|when|by|is|was)\b)(?<field>[^,;()@]+?)${fieldEnd}`,
  "iu",
);
const commaField = /^\s*[,:(-]\s*(?<field>\p{L}[^,;()]*?)\s*[,;)(-]/u;
const fieldFirst = /^(?<field>\p{L}[\p{L} &/-]+?)\s+(?:at|from|@)\s/iu;
const schoolAfter =
  /(?:\bat|\bfrom|@|\bwent to|\battended|\battending|\bgo to|\bdropped out of|\bdropped out from|\bleft|\bfinished|\bgraduated|\bthrough|\bvia|\bquit|\bout of|\benrolled (?:at|in)|\bstudent (?:at|of)|\balum(?:na|nus|ni)? of)\s+(?!(?:with|in|last|a degree|school|there|after|home|from|work|high school\s*$|college\s*$|university\s*$|uni\s*$)\b)(?<school>[^;()]+?)(?=\s*(?:[;(]|$|\s[-–—]\s|,\s*(?!\p{Lu})|,(?=\s)|\b(?:where|but|and (?:i|then|a|an|my|got|graduated|finished)|with|which|in (?:19|20)\d|studying|for|before|because|after|while|majoring|to study|doing|to work|as an?|then)\b))/iu;

const notSchool =
  /^(?:(?:college|university|uni|school|high school|community college)(?: in .*)?$|the (?:age|time|moment|same|start)|home|work|night|there|here|it|that|least|all|my|youtube|books|scratch|myself|life|experience|an? (?:early|young|good|local|small))\b/i;

const tidySchool = (given: string): string | undefined => {
  const text = trimmed(
    given
      .replace(/^(?:an?|my)\s+/i, "")
      .replace(/\s+(?:and|in|last year|this year|years? ago|ago)$/i, "")
      .replace(/\s+(?:in|class of|graduating)\s*$/i, ""),
  );
  if (text === "" || notSchool.test(text) || text.length > 120 || text.split(" ").length > 10) return undefined;
  return text === text.toLowerCase()
    ? asTitle(text).replace(/^(?:Mit|Ucla|Lse|Nyu|Usc|Eth|Mmu|Ucl|Kcl|Iit|Bu|Asu|Unc|Tcd)\b/, (name) =>
        name.toUpperCase(),
      )
    : text;
};

const notField =
  /^(?:it|that|there|school|college|university|nothing|something|stuff|a lot|hard|abroad|online|the|some|any|progress|not|yet|and|years?|well|my|good)\b/i;

const tidyField = (given: string | undefined): string | undefined => {
  const text = trimmed((given ?? "").replace(/\s+(?:degree|major|there|too|as well|in|and)$/i, ""));
  if (
    text === "" ||
    notField.test(text) ||
    text.split(" ").length > 7 ||
    text.length > 80 ||
    institutionScore(text) > 0
  )
    return undefined;
  return asTitle(text);
};

const tidyDegree = (given: string): string => {
  const text = given.trim();
  const letters = text.replaceAll(".", "");
  if (/^(?:b|m)(?:sc|eng|tech|com|ed|phil)$/i.test(letters))
    return text === text.toLowerCase() || text === text.toUpperCase()
      ? letters.slice(0, 1).toUpperCase() + letters.slice(1, 2).toUpperCase() + letters.slice(2).toLowerCase()
      : text;
  if (/^phd$/i.test(letters.replaceAll(" ", ""))) return "PhD";
  if (
    text === text.toLowerCase() &&
    letters.length <= 4 &&
    /^(?:ba|ma|bs|ms|mba|bba|bsn|msn|adn|llb|llm|jd|md|mph|msw|bsw|hnd|hnc|ged|mpa|emba|bfa|mfa|nvq|btec|mbbs)$/.test(
      letters,
    )
  )
    return letters.toUpperCase();
  return upperFirst(text);
};

const yearOf = (date: string | null | undefined): number | undefined =>
  date === undefined || date === null || date === "" ? undefined : Number(date.slice(0, 4));

const isUnfinished =
  /\b(?:drop(?:ped)?(?:ping)? out|didn't finish|did not finish|never finished|never graduated|didn't graduate|left before|incomplete|unfinished|some (?:college|university))\b/i;

/** "Two degrees in one breath" are cut where the second begins. */
const apart = (sentence: string): string[] => {
  const pieces = sentence.split(
    /(?<glue>\s*,?\s+(?:and then|then|followed by|and also|and|plus|before that|after that)\s+|,\s+)/iu,
  );
  const groups: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [glue, piece] = [pieces[at - 1] ?? "", pieces[at] ?? ""];
    const last = groups.at(-1);
    const begins = [...piece.matchAll(degree)].length > 0 || /\bstudied\b/i.test(piece);
    const whole = last !== undefined && ([...last.matchAll(degree)].length > 0 || /\bstudied\b/i.test(last));
    if (last === undefined || (begins && whole && !/^\s*(?:hons|honou?rs)/i.test(piece))) groups.push(piece);
    else groups[groups.length - 1] = `${last}${glue}${piece}`;
  }
  return groups;
};

const schoolIn = (text: string): string | undefined => {
  const after = schoolAfter.exec(text)?.groups?.["school"];
  const own = after === undefined ? undefined : tidySchool(after);
  if (own !== undefined) return own;
  const inside = /\((?<school>\p{Lu}[^()]+?)\s*,?\s*\)?\s*$/u.exec(text)?.groups?.["school"];
  if (inside !== undefined && /\p{Ll}/u.test(inside) && !/hons/i.test(inside)) return tidySchool(inside);
  const part = text
    .split(/\s*[,;|()]\s*|\s[-–—]\s/u)
    .map(trimmed)
    .find(
      (each) =>
        institutionScore(each) > 0 &&
        !/^(?:high school|college|university|some college)$/i.test(each) &&
        [...each.matchAll(degree)].every((match) => match[0].length < each.length / 2),
    );
  return part === undefined
    ? undefined
    : tidySchool(part.replace(/^(?:i )?(?:went to|attended|graduated from|finished|studied at)\s+/i, ""));
};

const schoolOf = (piece: string, asked: boolean): Education | undefined => {
  const dates = datesIn(
    piece
      .replaceAll(
        /,?\s*\b(?:class of|graduated(?: in)?|graduating(?: in)?|expected(?: in)?|finishing(?: in)?|due(?: in)?|finished(?: in)?|completed(?: in)?)\s+(?=(?:\p{L}+ )?(?:19|20)\d{2})/giu,
        ", in ",
      )
      .replaceAll(/\((?=[^)]*\d{4})(?:graduated|class of|expected|completed)\s+/gi, "("),
  );
  const text = dates.rest;
  const match = [...text.matchAll(degree)][0];
  const said = match?.groups?.["degree"] ?? "";
  const after = match ? text.slice(match.index + match[0].length) : "";
  const school = schoolIn(text);
  const field =
    tidyField(afterDegree.exec(after)?.groups?.["field"]) ??
    (match && !/^(?:high school|gcses?|ged)/i.test(said)
      ? tidyField(bareField.exec(after)?.groups?.["field"])
      : undefined) ??
    tidyField(studied.exec(text)?.groups?.["field"]) ??
    (match && school !== undefined ? tidyField(commaField.exec(after)?.groups?.["field"]) : undefined) ??
    (asked && !match && school !== undefined
      ? tidyField(fieldFirst.exec(text.replace(leadIn, ""))?.groups?.["field"])
      : undefined) ??
    (match && match.index > 0 ? fieldBefore(text.slice(0, match.index)) : undefined);
  if (school === undefined && field === undefined && said === "") return undefined;
  const [start, end] = [yearOf(dates.start), yearOf(dates.end)];
  const single = start !== undefined && start === end;
  return {
    degree: said === "" ? "" : tidyDegree(said),
    ...(field === undefined ? {} : { field }),
    school: school ?? "",
    ...(start === undefined || single ? {} : { startYear: start }),
    ...(end === undefined ? {} : { year: end }),
  };
};

/** "A marketing degree", "my nursing diploma". */
const fieldBefore = (before: string): string | undefined => {
  const words = trimmed(before.replace(leadIn, ""));
  return words === "" ||
    words.split(" ").length > 3 ||
    /\b(?:at|from|in|with|my|and|of|high|the|a|finished|did|his|her|first|second|\d)\b/i.test(words) ||
    institutionScore(words) > 0
    ? undefined
    : tidyField(words);
};

const cue =
  /\b(?:studied|studying|degree|graduat\w+|bachelor\S*|master'?s|diploma|ph\.?d|dropped out|majored|alum\w*|b\.?sc|m\.?sc|mba|went to (?:\w+ ){0,3}(?:university|college|school))\b/i;

/** Letters after a name are no story of a school. */
const told =
  /\b(?:studied|studying|graduat\w+|majored|dropped out|have|got|hold|holding|went|did|finished|completed|earned|degree)\b/i;

export const saidSchools = (text: string, asked: boolean): Education[] => {
  const schools: Education[] = [];
  for (const piece of sentencesOf(text).flatMap(apart)) {
    if (!asked && !(cue.test(piece) && told.test(piece))) continue;
    if (
      /\b(?:didn't|did not|don't|do not|never|no)\b[^,;]{0,20}\b(?:go|went|attend|have|get|got|degree|college|university|study|studied|education)\b/i.test(
        piece,
      ) &&
      !isUnfinished.test(piece)
    )
      continue;
    const found = schoolOf(piece, asked);
    const last = schoolOf(piece, asked) === undefined ? schools.at(-1) : undefined;
    if (found !== undefined) {
      const before = schools.at(-1);
      // "I did a BA in history. It was at Leeds, 2010 to 2013." goes on about the same one.
      if (before !== undefined && found.degree === "" && found.field === undefined && before.school === "")
        schools[schools.length - 1] = { ...found, ...before, school: found.school };
      else schools.push(found);
    } else if (last !== undefined && last.year === undefined) {
      const { start, end } = datesIn(piece);
      const year = yearOf(end ?? start);
      if (year !== undefined) schools[schools.length - 1] = { ...last, year };
    }
  }
  return schools.filter(({ degree, school, field }) => degree !== "" || school !== "" || field !== undefined);
};

const key = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

export const addedSchools = (before: readonly Education[], more: readonly Education[]): Education[] => {
  const all: Education[] = [...before];
  for (const school of more) {
    const at = all.findIndex(
      (known) =>
        key(known.school) === key(school.school) &&
        (key(known.degree) === key(school.degree) || known.degree === "" || school.degree === ""),
    );
    const known = all[at];
    if (known === undefined) all.push(school);
    else all[at] = { ...known, ...school, degree: school.degree === "" ? known.degree : school.degree };
  }
  return all.slice(0, 50);
};
