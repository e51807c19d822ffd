/** What somebody is called, in the order in which they say it is meant. */
import { cue, introCue, opening, partCue, type SaidName, saidNameParts } from "./name-cues.ts";
import { casedName, familyStart, isParticle } from "./name-parts.ts";
import { goesOn, isNameRun, isOther, letters, runFrom, split, suffix } from "./name-run.ts";
import { escaped } from "./spoken-text.ts";

const nickname = /\s*(?:"[^"]{2,20}"|\([^()]{2,30}\))/g;

const familySaid =
  /(?:(?:family|last|sur) ?-?name|apellido|nachname)s?\s+(?:comes? |goes? |is |being )?first\b|\b(?:family|last|sur) ?-?name first\b/i;

/** "Tanaka Yuki, Tanaka is my family name." */
const namedFamily = (text: string): string | undefined =>
  /(?<name>[\p{L}\p{M}'-]+(?: [\p{L}\p{M}'-]+)?) (?:is|being|'s) (?:my|the) (?:family|last|sur) ?-?name/iu.exec(text)
    ?.groups?.["name"] ?? /(?:family|last|sur) ?-?name (?:is |being )(?:the first(?: one| word)?)/i.exec(text)?.[0];

/** "Nour is first name and Alhalabi is family": what each of the words is. */
const explained = (text: string): SaidName | undefined => {
  const which = (kind: string): string | undefined =>
    new RegExp(
      String.raw`(?<name>[\p{L}\p{M}'-]+) (?:is|being|'s) (?:my |the )?(?:${kind})(?:[ -]?name|(?=\s*(?:[,.;!]|$|and\b)))`,
      "iu",
    ).exec(text)?.groups?.["name"];
  const [first, last] = [which("first|given|fore"), which("family|last|sur")];
  return first === undefined || last === undefined
    ? undefined
    : { firstName: casedName(first), lastName: casedName(last), words: text };
};

/** "Please use Eleanor Vane": the name that is asked for. */
const askedFor = (text: string): SaidName | undefined => {
  const name = /\b(?:please|just|rather|better) (?:use|put|write|call me|take)\s+(?<name>\p{Lu}[^,.;!?\n]+)/u.exec(text)
    ?.groups?.["name"];
  const { words, rest } = runFrom(name ?? "");
  return words.length > 1 && rest === "" && isNameRun(words) && !isOther(words)
    ? { ...split(words, false), words: text }
    : undefined;
};

const read = (text: string, cued: boolean): SaidName | undefined => {
  const plain = text.replaceAll(nickname, " ").replaceAll(/ {2,}/g, " ");
  const { words, rest } = runFrom(plain);
  if (!isNameRun(words)) return undefined;
  const familyFirst = familySaid.test(text);
  const follows = /^\s*[,.]\s*(?<after>.+)$/su.exec(rest)?.groups?.["after"];
  if (follows !== undefined) {
    const next = runFrom(follows);
    const after = next.words.filter((each) => !letters.test(each));
    const ends = next.rest === "" || /^[.,!(]/.test(next.rest) || goesOn.test(next.rest.split(/[\s,.]/)[0] ?? "");
    const repeats =
      after.length > 1 &&
      (after[0]?.toLowerCase() === words[0]?.toLowerCase() ||
        after.at(-1)?.toLowerCase() === words.at(-1)?.toLowerCase());
    if (repeats && ends) return { ...split(after, familyFirst), words: text };
    const comma = /^\s*,/.test(rest);
    const isSuffix = after.length === 1 && suffix.test(after[0] ?? "");
    if (isSuffix) return { ...split([...words, ...after], familyFirst), words: text };
    const family =
      words.length <= 3 &&
      (words.length === 1 ||
        isParticle(words[0] ?? "") ||
        words.join(" ") === words.join(" ").toUpperCase() ||
        (words.length === 2 &&
          !/[.]/.test(words.join("")) &&
          after.length <= 2 &&
          next.rest === "" &&
          !cued &&
          familyStart([...words, "x"]) === 1));
    if (
      comma &&
      family &&
      ends &&
      after.length > 0 &&
      after.length <= 4 &&
      isNameRun(after) &&
      !isOther(after) &&
      !familyFirst
    )
      return { firstName: casedName(after.join(" ")), lastName: casedName(words.join(" ")), words: text };
  }
  const first = rest.replace(/^[\s.,;:!–—-]+/, "").split(/[\s,.!?]/)[0] ?? "";
  // Without "my name is", what comes after must be how people go on after their name.
  if (!cued && rest !== "" && !/^\s*[,.;!(–—:/|]|^\s*-\s/.test(rest) && !goesOn.test(first)) return undefined;
  return { ...split(words, familyFirst), words: text };
};

const withoutFamily = (text: string, family: string): string[] => {
  const { words } = runFrom(text.replace(opening, ""));
  const own = family.toLowerCase().split(" ");
  return words.filter((each) => !own.includes(each.toLowerCase()));
};

const toldName = (text: string, asked: boolean): SaidName | undefined => {
  const told = familySaid.test(text) ? (/^[^:]{10,60}:\s*(?<name>.+)$/su.exec(text)?.groups?.["name"] ?? text) : text;
  if (told !== text && asked) return { ...split(runFrom(told).words, true), words: text };
  const body = text.replace(opening, "");
  const parts = saidNameParts(text);
  if (parts?.firstName !== undefined && parts.lastName !== undefined) return parts;
  const family = asked ? namedFamily(text) : undefined;
  if (family !== undefined) {
    const start = cue.exec(body) ?? introCue.exec(body);
    const name = start ? body.slice(start.index + start[0].length) : body;
    if (/first/i.test(family)) return { ...split(runFrom(name).words, true), words: text };
    const last =
      family
        .split(" ")
        .filter((each) => new RegExp(`(?<!\\p{L})${escaped(each)}(?!\\p{L})`, "iu").test(name.slice(0, 60)))
        .at(-1) ?? family;
    const given = withoutFamily(name, last);
    if (given.length > 0) return { firstName: casedName(given.join(" ")), lastName: casedName(last), words: text };
  }
  if (parts !== undefined && !asked) return parts;
  // "Call me Bob, but it's Robert Hale": the name that is written is the other one.
  const formal =
    /\b(?:calls? me|knows? me as|go by|goes by|known as)\s+[^,.]+?,?\s+(?:but|though|although|however|short for)\s+(?:(?:it's|its|it is|my (?:\w+ )?name(?:'s| is)|i'm|officially|legally|really|formally|technically|put|write|use|please|down|the full name is|(?:on|in) (?:paper|(?:my|the) (?:passport|id|papers))|(?:my|the) (?:passport|id|papers|certificate) says?|(?:[\p{L}']+ ){1,3}(?:calls|knows) me(?: as)?)\s+)*(?<name>.+)$/iu.exec(
      body,
    )?.groups?.["name"];
  if (formal !== undefined && asked) {
    const found = read(formal.replace(/^(?:it's|actually|really|officially|legally)\s+/i, ""), true);
    if (found) return found;
  }
  const start = /\b(?:legal|full|real|official|whole|proper) name(?: is|'s|:)\s+/i.exec(body) ?? cue.exec(body);
  if (start) {
    const found = read(body.slice(start.index + start[0].length), true);
    if (found) return merged(found, parts);
  }
  if (!asked) return parts;
  const intro = introCue.exec(body);
  const bare = read(
    parts === undefined ? body : body.replaceAll(partCue, "").replaceAll(/\b(?:and )?my\s*$|[,\s]+$/gi, ""),
    false,
  );
  if (intro && (intro.index === 0 || bare === undefined)) {
    const found = read(body.slice(intro.index + intro[0].length), true);
    if (found) return merged(found, parts);
  }
  const isMine = /^(?<name>.+?)(?:,| -)? (?:is my name|is the name|'s the name|here)\b/iu.exec(body)?.groups?.["name"];
  if (isMine !== undefined) {
    const found = read(isMine, true);
    if (found) return merged(found, parts);
  }
  return bare ? merged(bare, parts) : parts;
};

const isEqual = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one !== "" && one.toLowerCase() === other?.toLowerCase();

/** "Li Wei (family name Li)": the part that is named decides which the other one is. */
const merged = (found: SaidName, parts: SaidName | undefined): SaidName => {
  const isTurned = isEqual(found.firstName, parts?.lastName) || isEqual(found.lastName, parts?.firstName);
  const own = isTurned ? { firstName: found.lastName ?? "", lastName: found.firstName ?? "" } : found;
  return { ...own, ...parts, words: found.words };
};

const selfCorrected =
  /\b(?:no,? sorry|sorry|no,? wait|wait|i mean|i meant|jk|just kidding|kidding|correction)\b.*?\b(?:it's|its|it is|i'm|i am|i meant|name is|that's)\s+(?<name>\p{L}.+)$/iu;

/** Dictated names come with their spelling, with hesitation and with a second try. */
const settled = (text: string): string => {
  const calm = text
    .replaceAll(/(?<!\p{L})(?:(?:that's|thats|spelled|spelt) )?(?:\p{L}[ -]){3,}\p{L}(?!\p{L})/giu, " ")
    .replaceAll(/,?\s*\b(?:like |or )?\p{L}+ for short\b,?/giu, " ")
    .replaceAll(/\b(?:um+|uh+|erm?)\b,?/gi, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  const second = selfCorrected.exec(calm)?.groups?.["name"] ?? "";
  const isWhole = /^(?<one>\p{L}+),? \k<one> \p{L}/iu.test(second) || runFrom(second).words.length > 1;
  return second !== "" && isWhole && !/\bwith an?\b/i.test(second) ? `my name is ${second}` : calm;
};

/** A sentence that is nothing but two to five words with capitals. */
const wholeSentence = (text: string): SaidName | undefined => {
  for (const piece of text.split(/[.!?\n]\s+|\s[–—-]\s/u)) {
    const bare = piece
      .replace(/^[\s–—-]+/, "")
      .replace(/^(?:i'm|i am|im|this is|it's|my name is|name's)\s+/i, "")
      .replace(/[.!\s]+$/, "");
    const { words, rest: left } = runFrom(bare);
    const rest = left.replace(/^,? that(?:'s| is) (?:how|what|me|my|who)\b.*$/i, "");
    const isCapital =
      words.every((word) => /^\p{Lu}/u.test(word) || isParticle(word)) && /^\p{Lu}.*\p{L}/u.test(words.at(-1) ?? "");
    if (rest === "" && words.length > 1 && words.length < 6 && isCapital && isNameRun(words) && !isOther(words))
      return { ...split(words, false), words: text };
  }
  return undefined;
};

/** "Sorry. bad day. Denise Kaplan" and "Tony G. – Tony Gianopoulos": the fuller one is meant. */
const isPoor = (found: SaidName, text: string): boolean => {
  const { firstName = "", lastName = "" } = found;
  const isSmall = (name: string): boolean => name !== "" && !text.includes(name) && /\p{Lu}\p{Ll}/u.test(text);
  return (
    lastName === "" || /^\p{L}\.?$/u.test(lastName) || isSmall(firstName) || isSmall(lastName) || isParticle(lastName)
  );
};

/** `asked`: the question was just put, so the bare words may be the answer. */
export const saidName = (given: string, asked: boolean): SaidName | undefined => {
  if (!asked) return toldName(given, false);
  const text = settled(given);
  const clear = explained(text) ?? askedFor(text);
  if (clear !== undefined) return clear;
  const found = toldName(text, true);
  const stated =
    /(?:^|[.,!]\s*)(?:sorry,? |well,? |so )?(?<name>\p{Lu}[\p{L}' -]+?) is (?:my|the) (?:full|legal|real|whole|official) name/u.exec(
      text,
    )?.groups?.["name"];
  const again = given
    .split(/,\s+/)
    .slice(1)
    .map(wholeSentence)
    .find((name) => isEqual(name?.firstName, found?.firstName));
  const whole = (stated === undefined ? undefined : wholeSentence(stated)) ?? wholeSentence(text) ?? again;
  return whole !== undefined && (found === undefined || isPoor(found, text)) ? whole : found;
};
