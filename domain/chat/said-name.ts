/** What somebody is called, in the order in which they say it is meant. */
import { askedFor, explained, familySaid, namedFamily } from "./explained-name.ts";
import { cue, introCue, opening, partCue, type SaidName, saidNameParts } from "./name-cues.ts";
import { casedName } from "./name-parts.ts";
import { read, withoutFamily } from "./name-reading.ts";
import { runFrom, split } from "./name-run.ts";
import { escaped } from "./spoken-text.ts";
import { isPoor, settled, wholeSentence } from "./whole-name.ts";

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
  // "Evening all, I'm Otto Brandt": what is announced is the name, and not the one word before.
  if (
    intro &&
    (intro.index === 0 || bare === undefined || (bare.lastName === "" && /[,!]$/.test(body.slice(0, intro.index + 1))))
  ) {
    const found = read(body.slice(intro.index + intro[0].length), true);
    if (found) return merged(found, parts);
  }
  const isMine = /^(?<name>.+?)(?:(?:,| -)? (?:is my name|is the name|here|mein name|my name)|'s the name)\b/iu.exec(
    body,
  )?.groups?.["name"];
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
