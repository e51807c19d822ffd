/** The words that can belong to a name, and how they are divided into given and family name. */
import { isKnownLocation } from "../resumes/fields/locations.ts";
import { casedName, familyStart, isParticle, scriptIsFamilyFirst } from "./name-parts.ts";
import { honoursBefore, isHonour } from "./name-honours.ts";
import { tradeScore } from "./trade-words.ts";

const stops = new Set(
  "and i i'm im i've ive i'd my me but from is isn't a an the with who living live lives based in at as email e-mail mail phone number cell mobile here there working work works worked currently nice it's its that's thats thanks thank please or not just so because you your you're youre call called calls though however people friends everyone pronouns he she they aged born years year old looking seeking trying want need for on to are was were have has do don't does can could would should will like love hope what why how when where who's speaking by pleased good great glad happy hi hello hey we our this if be been go goes known spelled spelt aka also only full".split(
    " ",
  ),
);
/** What may follow a name that was said without "my name is". */
export const goesOn =
  /^(?:and|i|i'm|i'd|i've|i'll|im|my|but|from|here|with|who|living|based|in|at|a|an|the|currently|working|nice|it's|is|email|phone|speaking|pleased|please|thanks|thank|people|friends|everyone|aka|call|go|known|though|also|spelled|spelt|this|hi|hello|by|so|not|he|she|they|aged|looking)$/i;
export const filler =
  /^(?:lol|lmao|haha\p{L}*|ok|okay|k|kk|yes|yeah|yep|yup|no|nope|nah|sure|fine|cool|what|huh|idk|hmm+|um+|uh+|er+|dunno|nothing|none|test|testing|asdf\p{L}*|qwerty|stop|help|start|begin|ready|go|let's|lets|hello|hi|hey|hiya|yo|morning|evening|afternoon|good|whatever|maybe|perhaps|skip|next|pass|later|wait|sorry|actually|oops|well|thanks|wow|really|seriously|nice|great|anonymous|anything|something|nobody|someone|secret|guess|bot|robot|ai|of|course|absolutely|certainly|right|never|mind|mate|jk|blah|foo|bar|banana|name|names)$/iu;
const word = /^[\p{L}\p{M}][\p{L}\p{M}'.·-]*$/u;
export const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i;
export const letters = /^(?:phd|ph\.d\.?|md|m\.d\.?|mba|cpa|rn|bsn|esq\.?|jd|msc|bsc|pmp|cfa)$/i;

interface Run {
  readonly words: string[];
  readonly rest: string;
}

/** The words from here on that can belong to a name. */
export const runFrom = (text: string): Run => {
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
    if (found !== bare && !suffix.test(bare) && !isHonour(bare)) {
      rest = `.${rest}`;
      break;
    }
  }
  return { words, rest };
};

export const isNameRun = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length <= 7 &&
  words.join(" ").length <= 80 &&
  !words.every((each) => filler.test(each)) &&
  !filler.test(words[0] ?? "") &&
  words.some((each) => each.replaceAll(/[^\p{L}]/gu, "").length > 1 || /\p{Script=Han}/u.test(each));

export const isOther = (words: readonly string[]): boolean => {
  const text = words.join(" ");
  return (
    isKnownLocation(text) ||
    (tradeScore(text) >= 2 && !/^\p{Lu}\p{L}+$/u.test(text)) ||
    words.every((each) => letters.test(each))
  );
};

/** "LEE Wai Man" and "Yasmine BENSAÏD": on papers of many countries the family's name stands in capitals. */
const shoutedFamily = (words: readonly string[]): readonly string[] | undefined => {
  const shouted = words.filter((each) => each === each.toUpperCase() && /\p{Lu}{3}/u.test(each));
  const others = words.filter((each) => !shouted.includes(each));
  const isAtAnEnd = words.indexOf(shouted[0] ?? "") === 0 || words.at(-1) === shouted.at(-1);
  return shouted.length > 0 && others.length > 0 && isAtAnEnd && others.every((each) => /^\p{Lu}\p{Ll}/u.test(each))
    ? shouted
    : undefined;
};

export const split = (given: readonly string[], familyFirst: boolean): { firstName: string; lastName: string } => {
  const own = given.slice(honoursBefore(given)).filter((each, index) => !(index > 0 && letters.test(each)));
  const after = own.length > 2 && suffix.test(own.at(-1) ?? "") ? ` ${own.at(-1)}` : "";
  const said = after === "" ? own : own.slice(0, -1);
  // "Abigail, um, Abigail Fontaine" says the first one twice.
  const words = said.filter(
    (each, index) => index === 0 || each.length < 3 || each.toLowerCase() !== said[index - 1]?.toLowerCase(),
  );
  const family = shoutedFamily(words);
  if (family !== undefined) {
    const own = words.filter((each) => !family.includes(each));
    return { firstName: casedName(own.join(" ")), lastName: casedName(family.join(" "), true) + suffixed(after) };
  }
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
