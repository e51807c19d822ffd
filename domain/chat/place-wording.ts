/** One place, written as places are: "austin tx" is "Austin, TX". */
import { locationIn } from "../resumes/fields/locations.ts";
import { fold } from "../resumes/sections/headings.ts";
import { cities, countries, regionCodes, regionNames } from "../resumes/fields/location-words.ts";
import { trimmed } from "./spoken-text.ts";

const ends =
  /\s*(?:(?<!\b(?:Co|St|Mt|Ft|Pt|Ste))\.|[;!?\n]|\s[-–—]\s|\(|\b(?:but|and (?:i|my|am|have|would|can|open|willing|happy|also|looking|work)|though|although|however|working|work(?:s|ed)?|looking|open to|willing|happy to|since|for (?:the|now|about|\d)|because|with|where|which|who|at the moment|right now|currently|now|these days|today|anymore|atm|originally|so|if|or remote|remotely|if that|from|as (?:a|an)|near the|not|instead|please|by the way|btw|is (?:fine|ok|where)|home|when(?:ever)?|while|unless|until|(?:as|like) (?:i )?(?:said|mentioned|told you)|to be (?:exact|precise|specific))\b|,\s*(?:born|raised|bred|(?:as|like) (?:i )?(?:said|mentioned|told you)|but|and|i|i'm|my|working|looking|open|willing|happy|remote\w*|though|originally|so|which|where|not|currently|since|please|email|phone|from|hybrid|relocat\w*|moved)\b).*$/isu;

const small = new Set("of the de del la el los las do da dos di du le les and upon on sur am an der y in".split(" "));

const cap = (word: string): string =>
  word
    .split(/(?<=[-'])/u)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join("");

/** "austin tx" is "Austin, TX"; "NEW YORK" is "New York". */
const cased = (text: string): string => {
  const shouted = text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);
  const words = text.split(" ").map((word, index, all) => {
    const code = word.replaceAll(/[.,]/g, "").toUpperCase();
    const isLast = index === all.length - 1;
    if (
      /^(?:nyc|usa|uk|uae|sf|dc|ny|nsw|us|la)$/i.test(code) &&
      (isLast || word.endsWith(",")) &&
      (all.length > 1 || code !== "LA" || word === "LA")
    )
      return word.toUpperCase();
    if (
      /^[A-Z]{2,3}$/.test(code) &&
      regionCodes.has(code) &&
      index > 0 &&
      (isLast || word.endsWith(",")) &&
      (word === word.toLowerCase() || shouted)
    )
      return word.toUpperCase();
    const lower = shouted ? word.toLowerCase() : word;
    if (lower !== lower.toLowerCase()) return lower;
    return small.has(lower) && index > 0 ? lower : cap(lower);
  });
  return words.join(" ");
};

export const isPart = (text: string): boolean =>
  countries.has(fold(text)) || regionNames.has(fold(text)) || regionCodes.has(text.replaceAll(".", "").toUpperCase());

const vague =
  /^(?:rural|northern|southern|eastern|western|central|upstate|downtown|greater|inner|suburban|north|south|east|west|new)$/i;

/** "Austin TX" and "lisbon portugal" without their comma. */
const withComma = (text: string): string => {
  if (text.includes(",")) return text;
  const words = text.split(" ");
  for (let at = words.length - 1; at > 0; at -= 1) {
    const [city, part] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const isCity =
      cities.has(fold(city)) ||
      (!vague.test(city) && words.length - at === 1 && at <= 2 && /^\p{L}+$/u.test(city.replaceAll(" ", "")));
    if (isPart(part) && isCity && !cities.has(fold(text)) && !isPart(text)) return `${city}, ${part}`;
  }
  return text;
};

const notPlace =
  /^(?:home|here|there|work|town|the (?:office|moment|middle|same)|a |an |my |process|between|it|you|me|school|college|university|lol|ok|okay|yes|no|idk|what|where|anywhere|everywhere|nowhere|somewhere|earth|on earth|the internet|hell|charge|love|need|search|transition|marketing|sales|finance|it$|tech|healthcare|nursing|retail|education|hospitality|construction|logistics|design|hr\b|software|data|team|touch|my \w+|their|his|her|this|that|good|great|i |i'm|not |general|fact|order|addition|particular|operations|management|accounting|engineering|law|insurance|banking|manufacturing|his)\b/i;

const verbs =
  /\b(?:is|are|was|were|have|has|had|do|don't|can|will|would|like|love|want|need|know|think|say|tell|ask|give|prefer|does|did|depends|work|works|studied|got|get)\b/i;

/** "A damp cottage in Hebden Bridge", "it's been Grand Rapids": the name begins after the words that lead to it. */
const settled = (given: string): string => {
  const isDescribed = /^\s*(?:\p{Ll}|(?:We|I|My|It|For|Near|In|Down|Up|Out|Over)\b)/u.test(given);
  const named =
    /^[^,;(]*?\b(?:in|near|outside(?: of)?|around|at|by|been|just off|close to|(?:minutes?|mins?|hours?|miles?|km|kilomet(?:er|re)s) (?:\p{L}+ )?(?:from|of|outside|away from)|(?:outskirts|edge|centre|center|heart|middle|suburbs?) of)\s+(?<place>\p{Lu}.*)$/su.exec(
      given,
    )?.groups?.["place"];
  return isDescribed &&
    named !== undefined &&
    !/\b(?:not|never|work\w*|stud\w+|born|originally|used to|mov(?:e|ing))\b/i.test(
      given.slice(0, given.length - named.length),
    )
    ? named
    : given;
};

/** "Coquimbo, Chile, by the sea": after a name with a capital, what has none is no part of it. */
const withoutRemarks = (text: string): string => {
  const [first = "", ...more] = text.split(/,\s*/);
  if (!/^\p{Lu}.*\p{Ll}/u.test(first)) return text;
  const own = more.filter(
    (part) =>
      (/^[\p{Lu}\d]/u.test(part) || isPart(part) || cities.has(fold(part))) &&
      !/^(?:Near|By|Close|Right|Same|All|Just)\b/.test(part) &&
      !/\s(?:side|area|way|base|end)$/.test(part),
  );
  return [first, ...own].join(", ");
};

/** One place out of the words that follow "I live in". */
export const placeOf = (given: string): string | undefined => {
  const body = trimmed(
    settled(given.replace(/^(?:la|el|le) (?=(?:ciudad|villa|provincia|comunidad|ville|isla)\b)/i, ""))
      .replace(/\s*\((?<part>[\p{L}. ]+)\)/u, (all, part: string) => (isPart(part) ? `, ${part}` : all))
      .replace(ends, ""),
  );
  const named = trimmed(
    body
      .replace(
        /^(?:in|near|around|at|just outside(?: of)?|outside(?: of)?|close to|the (?:greater )?(?:city|town) of|somewhere (?:in|near)|a (?:small )?(?:town|village|suburb|place) (?:near|in|outside|called|of)|north of|south of|east of|west of)\s+(?=\S)/i,
        "",
      )
      .replace(/\s*\([^)]*\)\s*/g, " "),
  );
  const bare = withoutRemarks(named);
  if (bare === "" || notPlace.test(bare) || verbs.test(bare) || bare.split(/\s+/).length > 9 || /@|https?:/.test(bare))
    return undefined;
  const text = cased(withComma(bare));
  const place = locationIn(text);
  if (place !== null && place.split(", ").every((part) => !/^\d/.test(part))) return place.replace(/^The /, "the ");
  return /\d{3,}/.test(text) || text.split(/\s+/).length > 6 ? undefined : text;
};
