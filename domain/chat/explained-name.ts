/** Which word is the family name and which name is wished, where somebody explains it. */
import type { SaidName } from "./name-cues.ts";
import { casedName, isParticle } from "./name-parts.ts";
import { isNameRun, isOther, runFrom, split } from "./name-run.ts";

export const familySaid =
  /(?:(?:family|last|sur) ?-?name|apellido|nachname)s?\s+(?:comes? |goes? |is |being )?first\b|\b(?:family|last|sur) ?-?name first\b/i;

/** "Tanaka Yuki, Tanaka is my family name." */
export const namedFamily = (text: string): string | undefined =>
  /(?<name>[\p{L}\p{M}'-]+(?: [\p{L}\p{M}'-]+)?) (?:is|being|'s) (?:(?:my|the) )?(?:family|last|sur) ?-?name/iu.exec(
    text,
  )?.groups?.["name"] ?? /(?:family|last|sur) ?-?name (?:is |being )(?:the first(?: one| word)?)/i.exec(text)?.[0];

/** "Nour is first name and Alhalabi is family": what each of the words is. */
export const explained = (text: string): SaidName | undefined => {
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

const wholeName = String.raw`(?<name>\p{Lu}[^,.;!?\n]*?)`;

/** "Please use Eleanor Vane", "go with Ola Nowak", "put down Liz Moran". */
const wishedFor = new RegExp(
  String.raw`(?:\b(?:please|just|rather|better|so|but|and)|^|[.,;:!–—-])\s*(?:[Yy]ou can |[Cc]an you )?(?:[Uu]se|[Pp]ut|[Ww]rite|(?<=(?:please|just|rather|better) )call me|[Tt]ake|[Gg]o with|[Ll]ist me as|[Mm]ake it|[Ii]'d prefer|[Ii] prefer|[Ii] go by)\s+(?:me )?(?:down )?(?:as )?${wholeName}(?=\s+(?:please|instead|here|on (?:it|there|the profile)|for (?:this|the profile)|thanks)\b|[,.;!?\n]|$)`,
  "u",
);

/** "Just Tom Hale is fine". */
const isEnough = new RegExp(
  String.raw`(?:\b(?:just|but|simply|plain|or|and)\s+)+${wholeName}\s+(?:is (?:fine|enough|ok|okay|good|all right|alright|what i use|best|plenty)|will do|works|does it|does fine|suits me)\b`,
  "iu",
);

/** The name that is asked for, where another was said too. */
export const askedFor = (text: string): SaidName | undefined => {
  for (const pattern of [isEnough, wishedFor]) {
    const { words, rest } = runFrom(pattern.exec(text)?.groups?.["name"] ?? "");
    const isCapital = words.every((word) => /^\p{Lu}/u.test(word) || isParticle(word));
    if (words.length > 1 && rest === "" && isCapital && isNameRun(words) && !isOther(words))
      return { ...split(words, false), words: text };
  }
  return undefined;
};
