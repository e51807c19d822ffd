/** What somebody is called, in the order in which they say it is meant. */
import { isKnownPlace } from "../resumes/places.ts";
import { titleScore } from "../resumes/work-words.ts";
import { casedName, familyStart, isParticle, scriptIsFamilyFirst } from "./name-parts.ts";
import { escaped } from "./spoken-text.ts";

export interface SaidName {
  readonly firstName?: string;
  readonly lastName?: string;
  /** The words it was read from. */
  readonly words: string;
}

const stops = new Set(
  "and i i'm im i've ive i'd my me but from is isn't a an the with who living live lives based in at as email e-mail mail phone number cell mobile here there working work works worked currently nice it's its that's thats thanks thank please or not just so because you your call called calls though however people friends everyone pronouns he she they aged born years year old looking seeking trying want need for on to are was were have has do don't does can could would should will like love hope what why how when where who's speaking by pleased good great glad happy hi hello hey we our this if be been go goes known spelled spelt aka also only full".split(
    " ",
  ),
);
/** What may follow a name that was said without "my name is". */
const goesOn =
  /^(?:and|i|i'm|im|my|but|from|here|with|who|living|based|in|at|a|an|the|currently|working|nice|it's|is|email|phone|speaking|pleased|please|thanks|thank|people|friends|everyone|aka|call|go|known|though|also|spelled|spelt|this|hi|hello|by|so|not|he|she|they|aged|looking)$/i;
const filler =
  /^(?:lol|lmao|haha\p{L}*|ok|okay|k|kk|yes|yeah|yep|yup|no|nope|nah|sure|fine|cool|what|huh|idk|hmm+|um+|uh+|er+|dunno|nothing|none|test|testing|asdf\p{L}*|qwerty|stop|help|start|begin|ready|go|let's|lets|hello|hi|hey|hiya|yo|morning|evening|afternoon|good|whatever|maybe|perhaps|skip|next|pass|later|wait|sorry|actually|oops|well|thanks|wow|really|seriously|nice|great|anonymous|anything|something|nobody|someone|secret|guess|bot|robot|ai|of|course|absolutely|certainly|right|never|mind|blah|foo|bar|banana|name|names)$/iu;
const word = /^[\p{L}\p{M}][\p{L}\p{M}'.·-]*$/u;
const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const honorific = /^(?:dr|prof|professor|mr|mrs|ms|miss|mx|sir|dame|rev|herr|frau|mme|sra?|señora?|capt)\.?$/i;
const letters = /^(?:phd|ph\.d\.?|md|m\.d\.?|mba|cpa|rn|bsn|esq\.?|jd|msc|bsc|pmp|cfa)$/i;

interface Run {
  readonly words: string[];
  readonly rest: string;
}

/** The words from here on that can belong to a name. */
const runFrom = (text: string): Run => {
  const words: string[] = [];
  let rest = text.replace(/^[\s"'(]+/, "");
  const mixed = /\p{Ll}/u.test(text) && /\p{Lu}\p{Ll}/u.test(text);
  while (words.length < 8) {
    const found = /^[^\s,;:()"!?/|]+/u.exec(rest)?.[0] ?? "";
    const bare = found.replace(/(?<=\p{L}{3})\.$/u, "");
    const isCapital = /^\p{Lu}/u.test(bare) && bare !== "I" && !bare.startsWith("I'");
    const stopped =
      stops.has(bare.toLowerCase()) &&
      !(
        mixed &&
        isCapital &&
        !/^(?:My|But|And|It's|From|The|Is|Here|This|He|She|They|Nice|Email|Phone|You|Thanks|Thank|Pleased)$/.test(bare)
      );
    if (!word.test(bare) || stopped) break;
    // In a message with capitals, a small word that is no particle ends the name.
    if (
      mixed &&
      words.length > 0 &&
      /^\p{Ll}/u.test(bare) &&
      !isParticle(bare) &&
      /^\p{Lu}/u.test(words[0] ?? "") &&
      !suffix.test(bare)
    ) {
      if (words.length > 1) break;
    }
    words.push(bare);
    rest = rest.slice(found.length).replace(/^ +/, "");
    if (found !== bare && !suffix.test(bare) && !honorific.test(bare)) {
      rest = `.${rest}`;
      break;
    }
  }
  return { words, rest };
};

const nickname = /\s*(?:"[^"]{2,20}"|\([^()]{2,30}\))/g;

const isNameRun = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length <= 7 &&
  words.join(" ").length <= 80 &&
  !words.every((each) => filler.test(each)) &&
  !filler.test(words[0] ?? "") &&
  words.some((each) => each.replaceAll(/[^\p{L}]/gu, "").length > 1 || /\p{Script=Han}/u.test(each));

const isOther = (words: readonly string[]): boolean => {
  const text = words.join(" ");
  return (
    isKnownPlace(text) ||
    (titleScore(text) >= 2 && !/^\p{Lu}\p{L}+$/u.test(text)) ||
    words.every((each) => letters.test(each))
  );
};

const split = (given: readonly string[], familyFirst: boolean): { firstName: string; lastName: string } => {
  const start = Math.max(
    0,
    given.findIndex((each) => !honorific.test(each)),
  );
  const own = given.slice(given.length > 1 ? start : 0).filter((each, index) => !(index > 0 && letters.test(each)));
  const after = own.length > 2 && suffix.test(own.at(-1) ?? "") ? ` ${own.at(-1)}` : "";
  const words = after === "" ? own : own.slice(0, -1);
  if (words.length === 1) return { firstName: casedName(words.join(" ")), lastName: "" };
  if (familyFirst || scriptIsFamilyFirst(words)) {
    const end = isParticle(words[0] ?? "") && words.length > 2 ? 2 : 1;
    return { firstName: casedName(words.slice(end).join(" ")), lastName: casedName(words.slice(0, end).join(" ")) };
  }
  const at = familyStart(words);
  return {
    firstName: casedName(words.slice(0, at).join(" ")),
    lastName: casedName(words.slice(at).join(" "), at > 0) + suffixed(after),
  };
};

const suffixed = (after: string): string => {
  const bare = after.trim().replace(".", "");
  if (bare === "") return "";
  return /^[iv]+$/i.test(bare)
    ? ` ${bare.toUpperCase()}`
    : ` ${bare.slice(0, 1).toUpperCase()}${bare.slice(1).toLowerCase()}.`;
};

const familySaid =
  /(?:(?:family|last|sur) ?-?name|apellido|nachname)s?\s+(?:comes? |goes? |is |being )?first\b|\b(?:family|last|sur) ?-?name first\b/i;

/** "Tanaka Yuki, Tanaka is my family name." */
const namedFamily = (text: string): string | undefined =>
  /(?<name>[\p{L}\p{M}'-]+(?: [\p{L}\p{M}'-]+)?) (?:is|being|'s) (?:my|the) (?:family|last|sur) ?-?name/iu.exec(text)
    ?.groups?.["name"] ?? /(?:family|last|sur) ?-?name (?:is |being )(?:the first(?: one| word)?)/i.exec(text)?.[0];

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

const opening =
  /^(?:(?:oh|ok|okay|sure|yes|yeah|yep|of course|well|um+|uh+|er+|hi|hello|hey|hiya|hola|bonjour|good (?:morning|afternoon|evening|day)|greetings|there|again|thanks|thank you|nice to meet you|pleased to meet you|so|right|actually|sorry|wait|no|my bad|absolutely|certainly|just|simply|only)[\s,.!:–—-]+)+/i;

const cue =
  /(?:\b(?:my|the) (?:(?:full|legal|real|actual|complete|whole|given|official|birth)(?: and \w+)? )*name(?: is|'s| would be|:)(?: actually| really| technically| officially| legally)?|\b(?:full|legal|real|whole|complete|official|birth) name(?: is|'s|:)?|\bname ?(?:is|:|=|-)|\b(?:i'm|i am|im) (?:called|named)|\bme llamo|\bmi nombre es|\bje m'appelle|\bich hei(?:ß|ss)e|\bmein name ist|\bmi chiamo|\bmeu nome é|\bi go by)\s+/i;
const introCue =
  /(?:^|[.,!]\s*|\b(?:and|but|so) )(?:i'm|i am|im|this is|it's|its|it is|you can call me|(?:just |please )?call me|they call me|people call me|everyone calls me|friends call me)\s+(?!(?:a|an|the|looking|from|currently|working|based|living|in|at|not|trying|here|just|so|very|ready|happy|good|fine|interested|not|secret|private|complicated|none)\b)/i;

const partCue =
  /(?<!\p{L})(?:(?<which>first|given|fore|christian|last|family|sur|second)[ -]?name|(?<foreign>prénom|vorname|nombre|apellidos?|nachname|cognome|nom de famille|nom(?=\s*:)))(?:'s|s)?(?:\s+(?:is|was|should be|has to be|ought to be|to be|would be))?(?:\s+(?:actually|really|just))?(?:\s+(?:spelled|spelt|written|changed to|now))?(?:\s+(?:as|like|with))?[\s:,=-]+(?<value>"?[^,.;!?"]+?)(?=[,.;!?"]|\s+(?:(?:and|but|not|with)\s|(?:prénom|vorname|nachname|apellidos?|nombre|first|last|family|given)\b)|$)/giu;

/** "S-M-Y-T-H" and "s m y t h" are Smyth. */
const unspelled = (text: string): string => {
  const spelledOut = /^(?:\p{L}[\s.-]){2,}\p{L}$/u.exec(text.trim());
  return spelledOut ? casedName(text.replaceAll(/[\s.-]/g, "").toLowerCase()) : text;
};

/** "My first name is Mai and my family name is Nguyen", at any time. */
export const saidNameParts = (text: string): SaidName | undefined => {
  let found: { firstName?: string; lastName?: string } = {};
  for (const match of text.matchAll(partCue)) {
    const { which: english, foreign = "", value = "" } = match.groups ?? {};
    const which = english ?? foreign;
    const spelledOut = unspelled(value);
    const own = /^(?:first|the first|spelled|and)\b/i.test(value) ? [] : runFrom(spelledOut).words;
    const name = spelledOut === value ? casedName(own.join(" "), false) : spelledOut;
    if (name === "" || filler.test(name) || /^(?:not|with|is)$/i.test(name)) continue;
    found = /last|family|sur|second|apellido|nachname|cognome|nom(?!bre)/i.test(which.replace(/prénom/i, ""))
      ? { ...found, lastName: name }
      : { ...found, firstName: name };
  }
  return Object.keys(found).length === 0 ? undefined : { ...found, words: text };
};

const withoutFamily = (text: string, family: string): string[] => {
  const { words } = runFrom(text.replace(opening, ""));
  const own = family.toLowerCase().split(" ");
  return words.filter((each) => !own.includes(each.toLowerCase()));
};

/** `asked`: the question was just put, so the bare words may be the answer. */
export const saidName = (text: string, asked: boolean): SaidName | undefined => {
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
    /\b(?:call me|go by|goes by|known as)\s+[^,.]+?,?\s+(?:but|though|although|however|short for)\s+(?:(?:it's|its|it is|my (?:\w+ )?name(?:'s| is)|i'm|officially|legally|really|formally|technically|put|write|use|please|the full name is|on paper)\s+)*(?<name>.+)$/iu.exec(
      body,
    )?.groups?.["name"];
  if (formal !== undefined && asked) {
    const found = read(formal.replace(/^(?:it's|actually|really|officially|legally)\s+/i, ""), true);
    if (found) return found;
  }
  const start = cue.exec(body);
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

const merged = (found: SaidName, parts: SaidName | undefined): SaidName => ({ ...found, ...parts, words: found.words });
