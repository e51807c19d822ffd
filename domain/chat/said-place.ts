/** Where somebody lives, not where they would like to work. */
import { isKnownPlace, placeIn, placeScore } from "../resumes/places.ts";
import { fold } from "../resumes/headings.ts";
import { cities, countries, regionCodes, regionNames } from "../resumes/place-words.ts";
import { trimmed } from "./spoken-text.ts";

const livesIn =
  /\b(?:(?:i|we)(?:'m| am|'re| are)? (?:currently |now |just |actually |presently |still )?(?:live|living|reside|residing|stay|staying|based|located)(?: (?:currently|now|mostly|temporarily))?(?: (?:in|near|at|around|outside|just outside|close to|out of))?|(?:^|[,;.] ?|\band |\bbut |\bam |\bwho )(?:now |currently |presently )?(?:living|based|located|residing) (?:in|near|at|around|out of|just outside)|(?:have |'ve |just |recently )*moved (?:from [^,.]+? )?(?:back )?to|(?:my |the )?(?:current |home )?(?:location|city|home ?town|town|address)(?: is|'s|:| should be| would be)(?: now| actually)?|home(?: base)? is|(?:currently|right now|at the moment|presently|these days|\bnow) in|i call|i'm from|i am from|im from|i come from|i hail from|vivo en|ich wohne in|j'habite à|moro em|i(?:'m| am) (?:currently |now |actually |here |still |over )*in|(?:put|set|change|make)(?: my)? location (?:to|as|is))\s+/giu;

const wish =
  /\b(?:would (?:like|love)|'d (?:like|love)|want|wanting|hoping|hope|planning|plan|willing|open|happy|able|prefer|preferably|looking|relocat\w*|moving|move|going|commute|travel|work|jobs?|roles?|positions?|originally|grew up|born|raised|used to|formerly|previously|don't|do not|not|no longer|never|left|from) (?:\w+ ){0,4}$/i;

const ends =
  /\s*(?:(?<!\b(?:Co|St|Mt|Ft|Pt|Ste))\.|[;!?\n]|\s[-–—]\s|\(|\b(?:but|and (?:i|my|am|have|would|can|open|willing|happy|also|looking|work)|though|although|however|working|work(?:s|ed)?|looking|open to|willing|happy to|since|for (?:the|now|about|\d)|because|with|where|which|who|at the moment|right now|currently|now|these days|today|anymore|atm|originally|so|if|or remote|remotely|if that|from|as (?:a|an)|near the|not|instead|please|by the way|btw|is (?:fine|ok|where)|home)\b|,\s*(?:but|and|i|i'm|my|working|looking|open|willing|happy|remote\w*|though|originally|so|which|where|not|currently|since|please|email|phone|from|hybrid|relocat\w*|moved)\b).*$/isu;

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

const isPart = (text: string): boolean =>
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
    /^[^,;(]*?\b(?:in|near|outside(?: of)?|around|at|by|been|just off|close to|(?:outskirts|edge|centre|center|heart|middle|suburbs?) of)\s+(?<place>\p{Lu}.*)$/su.exec(
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
    settled(given)
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
  const place = placeIn(text);
  if (place !== null && place.split(", ").every((part) => !/^\d/.test(part))) return place.replace(/^The /, "the ");
  return /\d{3,}/.test(text) || text.split(/\s+/).length > 6 ? undefined : text;
};

/** From "I live in …" in any message. */
export const saidPlace = (text: string): string | undefined => {
  const moved = [...text.matchAll(livesIn)].filter((match) => {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const inside = match[0];
    return (
      !wish.test(
        before
          .split(/[.;,!?]/)
          .at(-1)
          ?.replace(/\bnot (?=\w+ $)/, "not ") ?? "",
      ) ||
      (/\b(?:live|living|based|reside)\b/i.test(inside) &&
        !/\b(?:don't|no longer|used to|not|formerly|previously|want to|like to|love to)\s+(?:\w+ )?$/i.test(before))
    );
  });
  const places = moved.flatMap((match) => {
    const phrase = text.slice(match.index + match[0].length);
    const place = placeOf(phrase);
    const vague = /\b(?:i'm from|i am from|im from|i come from|i hail from|(?:i'm|i am) (?:\w+ )*in)\s+$/i.test(
      match[0],
    );
    // "I'm in sales" and "I'm from a farming family" are no places: those words count only before one that is known or capital.
    if (place === undefined || (vague && !isPlaceLike(phrase, place))) return [];
    return [
      { place, weak: /from\s+$/i.test(match[0]), strong: /live|living|based|moved|location|reside/i.test(match[0]) },
    ];
  });
  const lived = places.filter(({ strong }) => strong);
  return (lived.at(-1) ?? places.find(({ weak }) => !weak) ?? places[0])?.place;
};

const isPlaceLike = (phrase: string, place: string): boolean =>
  isKnownPlace(place) ||
  placeScore(place) >= 0.85 ||
  place.split(", ").some((part) => isKnownPlace(part)) ||
  (/^\p{Lu}/u.test(phrase.trim()) && !/^\p{Lu}+\b/u.test(phrase.trim().split(" ")[0] ?? ""));

const opening =
  /^(?:(?:oh|ok|okay|fine|sure|yes|yeah|well|um+|uh+|hi|hello|hey|like i said|as i said|as mentioned|same as before|actually|sorry|wait|so|right|that would be|it's|its|it is|that's|currently|now|at the moment|right now|presently|mostly|mainly|probably|from)[\s,.!:-]+)+/i;
const remoteOnly =
  /^(?:(?:fully|100%|only|always|strictly|all|just) )?(?:remote(?:ly)?|anywhere|work from home|wfh|digital nomad)(?: (?:only|work|please|worker|is (?:fine|best|ok)|anywhere|for now|ideally|preferred|preferably))*[.!]?$/i;

/** The answer to "Where do you live?" */
export const answeredPlace = (text: string): string | undefined => {
  const said = saidPlace(text);
  if (said !== undefined) return said;
  const body = text
    .replace(opening, "")
    .replace(/^[^,]{2,20}, (?:like|i mean|as in|meaning) (?=\p{L})/iu, "")
    .trim();
  if (remoteOnly.test(body)) return "Remote";
  const clauses = body
    .split(/\s*(?:(?<!\b(?:Co|St|Mt|Ft|Pt|Ste))\.|[;!\n]|\bbut\b|\(|\)|\s[-–—/]\s)\s*/i)
    .filter((clause) => clause !== "");
  const own = clauses
    .map((clause) =>
      clause.replace(
        /^(?:(?:i'm|i am|im) )?(?:(?:currently|now|living|live|based|located|here|over) )*(?:in |from |near |around )?/i,
        "",
      ),
    )
    .filter(
      (clause) =>
        !/\b(?:remote(?:ly)?|relocat\w*|hybrid|willing|open to|travel|commute|prefer|happy to|would|originally|born|grew up|used to|moving|next (?:month|year|week))\b/i.test(
          clause,
        ),
    )
    .map((clause) => placeOf(clause))
    .filter((place) => place !== undefined);
  const known = own.find((place) => isKnownPlace(place) || place.split(", ").some((part) => isKnownPlace(part)));
  if (known !== undefined) return known;
  if (own[0] !== undefined) return own[0];
  const beside =
    /^(?<place>[^,.;(]+(?:, [^,.;(]+)?)[,\s(-]+(?:but |and )?(?:open|willing|happy|remote|hybrid|relocat)/iu.exec(body)
      ?.groups?.["place"];
  return beside === undefined
    ? /\bremote\b/i.test(body) && body.split(" ").length < 5
      ? "Remote"
      : undefined
    : placeOf(beside);
};
